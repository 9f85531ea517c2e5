/**
 * An error in PostgREST's shape, which `@supabase/supabase-js` turns into `{ code, message, details, hint }`.
 * @param code a stable, upper-case word of this server.
 */
export function restError(status: number, code: string, message: string, hint: string | null = null): Response {
  return Response.json({ code, message, details: null, hint }, { status, headers: { 'access-control-allow-origin': '*' } });
}

/** An error in the shape of Supabase Auth, which `@supabase/supabase-js` turns into an `AuthApiError`. */
export function authError(status: number, errorCode: string, message: string): Response {
  return Response.json(
    { code: status, error_code: errorCode, msg: message },
    { status, headers: { 'access-control-allow-origin': '*', 'x-sb-error-code': errorCode } },
  );
}
