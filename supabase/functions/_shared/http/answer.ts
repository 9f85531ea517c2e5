/** What a function answers when it refuses or fails (specification, section 7): `error` is for people, `code` for programs. */
export type ErrorBody = {
  success: false;
  error: string;
  message: string;
  details: string | null;
  hint: string | null;
  code: string;
};

/** A refusal or failure with its HTTP status; its words never contain internals. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: string; hint?: string; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { success: false, error: message, message, details: more.details ?? null, hint: more.hint ?? null, code };
    this.headers = more.headers ?? {};
  }
}

/** What a function does with a request: an answer, a word for the log, and work to do once the answer is on its way. */
export type Handled = { status?: number; body: Record<string, unknown>; outcome: string; after?: () => Promise<void> };

/** Answers are never stored by a cache, whoever asked (R19). */
const ALWAYS = {
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
} as const;

export const jsonAnswer = (status: number, body: unknown, headers: Record<string, string>): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...ALWAYS, ...headers } });
