import { errorWords, logError, logInfo } from '../log.ts';
import { type Handled, jsonAnswer, Refusal } from './answer.ts';
import { inBackground } from './background.ts';
import { corsHeaders, preflight } from './cors.ts';

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

const requestIdOf = (request: Request): string => {
  const given = request.headers.get('x-request-id') ?? '';
  return REQUEST_ID.test(given) ? given : crypto.randomUUID();
};

const internalError = () =>
  new Refusal(500, 'unexpected', 'An unexpected error occurred. Please try again.', {
    hint: 'Quote the x-request-id of this answer to support.',
  });

/** Without readable settings no origin is known to be ours: the answer then goes out without CORS headers. */
const safeCorsHeaders = (request: Request): Record<string, string> => {
  try {
    return corsHeaders(request);
  } catch {
    return {};
  }
};

/**
 * The outer shell of every function: method and preflight, the documented error shape, the headers every answer has, one log line a
 * request, and background work that starts once the answer is ready. Unforeseen errors become a 500 that says nothing of its cause.
 */
export const endpoint =
  (name: string, methods: readonly string[], handle: (request: Request, requestId: string) => Promise<Handled>) =>
  async (request: Request): Promise<Response> => {
    const started = performance.now();
    const requestId = requestIdOf(request);
    const finish = (status: number, outcome: string, body: unknown, headers: Record<string, string> = {}): Response => {
      logInfo('request', { function: name, outcome, status, durationMs: Math.round(performance.now() - started), requestId });
      return jsonAnswer(status, body, { ...safeCorsHeaders(request), 'x-request-id': requestId, ...headers });
    };
    try {
      if (request.method === 'OPTIONS') return preflight(request, methods);
      if (!methods.includes(request.method)) {
        throw new Refusal(405, 'method_not_allowed', `Use ${methods.join(' or ')}.`, { headers: { allow: methods.join(', ') } });
      }
      const { status = 200, body, outcome, after } = await handle(request, requestId);
      if (after) inBackground(after);
      return finish(status, outcome, body);
    } catch (error) {
      if (!(error instanceof Refusal)) logError('failure', { function: name, requestId, error: errorWords(error) });
      const refusal = error instanceof Refusal ? error : internalError();
      return finish(refusal.status, refusal.body.code, refusal.body, refusal.headers);
    }
  };
