import { verify } from 'hono/jwt';
import { withClientAddress } from '../http/client-address.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import type { FunctionEntry } from './registry.ts';
import type { FunctionsHost } from './runner.ts';

export interface GatewayOptions {
  functions: FunctionEntry[];
  host: FunctionsHost;
  jwtSecret: string;
  serviceKey: string;
}

/** An error of the gateway in the shape that the functions document for theirs. */
function gatewayError(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ success: false, error: message, message, details: null, hint: null, code }, { status, headers });
}

/** The answer to a body above the limit, in the functions' own error shape. */
export const bodyTooLarge = () => gatewayError(413, 'payload_too_large', 'The request is too large.');

/**
 * What stands before Edge Functions on Supabase: finds the function, checks the token where its configuration says so,
 * states the client's address, and passes the request on with the path below `/functions/v1`.
 * @returns a handler; `body` is the request's, read whole.
 */
export function createGateway({ functions, host, jwtSecret, serviceKey }: GatewayOptions) {
  const byName = new Map(functions.map((entry) => [entry.name, entry]));

  async function isAllowed(request: Request): Promise<boolean> {
    if (request.headers.get('apikey') === serviceKey) return true;
    const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
    if (token === undefined || token === LOCAL_PUBLISHABLE_KEY) return false;
    if (token === serviceKey) return true;
    return verify(token, jwtSecret, 'HS256').then(
      () => true,
      () => false,
    );
  }

  return async (request: Request, body: Uint8Array<ArrayBuffer>, address: string): Promise<Response> => {
    const url = new URL(request.url);
    const path = url.pathname.slice('/functions/v1'.length);
    const entry = byName.get(path.split('/')[1] ?? '');
    if (!entry) return gatewayError(404, 'not_found', 'Requested function was not found');
    if (entry.verifyJwt && request.method !== 'OPTIONS' && !(await isAllowed(request))) {
      return gatewayError(401, 'unauthorized', 'Missing or invalid authorization');
    }
    const headers = withClientAddress(request.headers, address);
    for (const name of ['host', 'connection', 'content-length', 'transfer-encoding', 'expect', 'accept-encoding'])
      headers.delete(name);
    try {
      const answer = await host.fetch(path + url.search, {
        method: request.method,
        headers,
        body: body.byteLength > 0 ? body : null,
      });
      return new Response(answer.body, { status: answer.status, headers: endToEnd(answer.headers) });
    } catch {
      return gatewayError(503, 'unavailable', 'The service is temporarily unavailable. Please try again in a moment.', {
        'retry-after': '2',
      });
    }
  };
}

/** The headers that are the function's and not of the connection to it; its body was decoded on the way. */
function endToEnd(headers: Headers): Headers {
  const copy = new Headers(headers);
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length', 'date', 'vary'])
    copy.delete(name);
  const vary = headers.get('vary');
  if (vary) copy.set('vary', vary);
  return copy;
}
