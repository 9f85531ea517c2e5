import { AppError, type AppErrorCode } from '@millrace/core/errors';

type PostgrestFailure = { message: string; code?: string; details?: string | null; hint?: string | null };

const BY_SQL_STATE: Record<string, AppErrorCode> = {
  '42501': 'forbidden',
  '23505': 'conflict',
  '23503': 'invalid',
  '23502': 'invalid',
  '23514': 'invalid',
  '22001': 'invalid',
  '22003': 'invalid',
  '22007': 'invalid',
  '22P02': 'invalid',
  P0002: 'not-found',
  PGRST116: 'not-found',
  PGRST301: 'unauthorised',
  PGRST302: 'unauthorised',
  PGRST303: 'unauthorised',
};

const BY_STATUS: Record<number, AppErrorCode> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'invalid',
  422: 'invalid',
  429: 'rate-limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

const networkCode = (message: string): AppErrorCode | undefined => {
  if (/timeout|timed out|aborted/i.test(message)) return 'timeout';
  if (/failed to fetch|fetch failed|network ?error|load failed|ECONNREFUSED|ECONNRESET/i.test(message)) return 'offline';
  return undefined;
};

/** What a status says of its own, whatever the body: 401 means that the session has ended. */
export const codeOfStatus = (status: number): AppErrorCode => BY_STATUS[status] ?? (status >= 500 ? 'unavailable' : 'invalid');

/** A failed REST call as an AppError; the message stays the server's own. Status 0 is a request that never arrived. */
export const fromPostgrest = (failure: PostgrestFailure, status: number): AppError => {
  const code =
    (status === 401 ? 'unauthorised' : undefined) ??
    BY_SQL_STATE[failure.code ?? ''] ??
    (status === 0 || !status ? (networkCode(failure.message) ?? 'offline') : (BY_STATUS[status] ?? 'unexpected'));
  return new AppError({
    code,
    message: failure.message,
    ...(failure.details ? { details: failure.details } : {}),
    ...(failure.hint ? { hint: failure.hint } : {}),
  });
};

type AuthFailure = { message: string; name?: string; status?: number | undefined; code?: string | undefined };

/** A failed Auth call as an AppError; the message stays the server's own (specification, section 8: "shows the server message"). */
export const fromAuth = (failure: AuthFailure): AppError => {
  const network = failure.name === 'AuthRetryableFetchError' && !failure.status;
  const code =
    failure.name === 'AuthSessionMissingError'
      ? 'unauthorised'
      : network
        ? (networkCode(failure.message) ?? 'offline')
        : failure.status
          ? (BY_STATUS[failure.status] ?? (failure.status >= 500 ? 'unexpected' : 'invalid'))
          : 'unexpected';
  return new AppError({ code, message: failure.message, ...(failure.code ? { hint: failure.code } : {}) });
};
