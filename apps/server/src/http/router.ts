import type { Hono } from 'hono';
import type { Health } from '../health.ts';
import type { Site } from '../site/routes.ts';
import { refuseWrite } from '../supabase/rest-guard.ts';
import { restError } from './answers.ts';
import { readBody } from './body.ts';
import type { RequestFacts, ServerEnv } from './env.ts';

type WithBody = (request: Request, body: Uint8Array<ArrayBuffer>, address: string) => Promise<Response>;

export interface Parts {
  site: Site;
  auth: WithBody;
  rest: (request: Request, address: string) => Promise<Response>;
  functions: WithBody;
  functionBodyTooLarge: () => Response;
  health: () => Promise<Health>;
  /** Absent when an outside SMTP server takes the mail. */
  mail: Hono<ServerEnv> | undefined;
}

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** Sends each request to its part, and puts the security headers on whatever comes back (R33). */
export function createRouter(parts: Parts): (request: Request, facts: RequestFacts) => Promise<Response> {
  async function route(request: Request, facts: RequestFacts): Promise<Response> {
    const path = new URL(request.url).pathname;
    if (isBelow(path, '/rest/v1')) return rest(request, facts);
    if (isBelow(path, '/auth/v1')) {
      const body = await readBody(request);
      return body ? parts.auth(request, body, facts.address) : tooLarge();
    }
    if (isBelow(path, '/functions/v1')) {
      const body = await readBody(request);
      return body ? parts.functions(request, body, facts.address) : parts.functionBodyTooLarge();
    }
    if (path === '/healthz') return Response.json(await parts.health(), { headers: { 'cache-control': 'no-store' } });
    if (parts.mail && isBelow(path, '/_mail')) return parts.mail.fetch(request, facts);
    return parts.site.answer(request);
  }

  async function rest(request: Request, facts: RequestFacts): Promise<Response> {
    const body = await readBody(request);
    if (!body) return tooLarge();
    const refusal = refuseWrite(request.method, request.headers.get('content-type'), body);
    if (refusal) return refusal;
    const forwarded = new Request(request.url, {
      method: request.method,
      headers: request.headers,
      body: body.byteLength > 0 ? body : null,
    });
    return parts.rest(forwarded, facts.address);
  }

  return async (request, facts) => {
    const path = new URL(request.url).pathname;
    const answer = await route(request, facts).catch(unexpected);
    const isInterface = ['/rest/v1', '/auth/v1', '/functions/v1'].some((prefix) => isBelow(path, prefix));
    return secured(answer, parts.site.headers.default, isInterface);
  };
}

/** Says nothing of the cause to the caller, and everything but the request's content to the owner. */
function unexpected(error: unknown): Response {
  console.error(error);
  return restError(500, 'UNEXPECTED', 'An unexpected error occurred. Please try again.');
}

const tooLarge = () => restError(413, 'PAYLOAD_TOO_LARGE', 'The request body is larger than 1 MB.');

/** Adds what the part did not set itself. Answers of the interfaces may be somebody's own data: no cache keeps them (R19). */
function secured(answer: Response, headers: Record<string, string>, isInterface: boolean): Response {
  for (const [name, value] of Object.entries(headers)) if (!answer.headers.has(name)) answer.headers.set(name, value);
  if (isInterface && !/\b(public|no-store)\b/.test(answer.headers.get('cache-control') ?? ''))
    answer.headers.set('cache-control', 'no-store');
  return answer;
}
