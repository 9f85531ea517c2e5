import { Refusal } from '../http/answer.ts';
import { settings } from '../settings.ts';

/** How often a call is tried when the database cannot be reached; every call made here may be repeated without harm. */
const TRIES = 3;
const PAUSE_MS = 150;

/** The database answered with an error of its own (SQLSTATE in `code`). Its words are for the log only. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const unavailable = () =>
  new Refusal(503, 'unavailable', 'The service is temporarily unavailable. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  });

const post = async (name: string, body: string): Promise<Response> => {
  const { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY: key } = settings();
  // A legacy service key is a JWT and goes in both headers; a new secret key only identifies in `apikey`.
  const bearer: Record<string, string> = key.startsWith('eyJ') ? { authorization: `Bearer ${key}` } : {};
  return await fetch(`${SUPABASE_URL}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: key, ...bearer, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(15_000),
  });
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Calls a database function with the service key; one round trip.
 * @returns its JSON result.
 * @throws DatabaseError when it raised; Refusal 503 when it could not be reached.
 */
export const callDatabase = async (name: string, parameters: Record<string, unknown>): Promise<unknown> => {
  const body = JSON.stringify(parameters);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await post(name, body);
      if (response.ok) return await response.json();
      const text = await response.text();
      if (response.status < 500) throw databaseError(text);
      if (attempt >= TRIES) throw unavailable();
    } catch (error) {
      if (error instanceof DatabaseError || error instanceof Refusal) throw error;
      if (attempt >= TRIES) throw unavailable();
    }
    await pause(PAUSE_MS * attempt);
  }
};

const databaseError = (text: string): DatabaseError => {
  try {
    const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown };
    return new DatabaseError(String(code ?? 'unknown'), String(message ?? 'unknown'));
  } catch {
    return new DatabaseError('unknown', 'The answer was no JSON');
  }
};
