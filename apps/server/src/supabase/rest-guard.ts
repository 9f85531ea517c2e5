import { restError } from '../http/answers.ts';

/** Rows accepted in one insert: what hosted Supabase returns in one answer, and far below the engine's limit. */
export const MAX_ROWS = 1000;
/** Bind parameters the engine takes in one statement; one more and its connection answers wrongly until a restart. */
export const MAX_PARAMETERS = 32_767;

/**
 * Looks at a write before the engine does.
 *
 * The engine numbers bind parameters with a signed 16-bit integer. An insert with more of them is answered 201 and
 * stores nothing, and every later request on that connection fails or sees nothing. Bodies other than JSON are
 * refused because their rows cannot be counted here.
 * @returns the refusal, or undefined when the request may go on.
 */
export function refuseWrite(method: string, contentType: string | null, body: Uint8Array): Response | undefined {
  if (!['POST', 'PUT', 'PATCH'].includes(method) || body.byteLength === 0) return undefined;
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? 'application/json';
  if (type !== 'application/json' && !/^application\/vnd\.pgrst\.(object|array)\+json$/.test(type)) {
    return restError(415, 'UNSUPPORTED_MEDIA_TYPE', `Content-Type ${type} is not accepted; send application/json.`);
  }
  const rows = parseRows(body);
  if (rows.length > MAX_ROWS) {
    const message = `${rows.length} rows in one request; at most ${MAX_ROWS} are accepted.`;
    return restError(413, 'TOO_MANY_ROWS', message, 'Send them in several requests.');
  }
  const columns = new Set(rows.flatMap((row) => (typeof row === 'object' && row !== null ? Object.keys(row) : []))).size;
  if (rows.length * columns > MAX_PARAMETERS) {
    const message = `${rows.length} rows of ${columns} columns are too many values for one request.`;
    return restError(413, 'TOO_MANY_VALUES', message, 'Send them in several requests.');
  }
  return undefined;
}

/** The rows of a JSON body; none for malformed JSON, which the REST layer reports itself. */
function parseRows(body: Uint8Array): unknown[] {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return Array.isArray(value) ? value : [value];
  } catch {
    return [];
  }
}
