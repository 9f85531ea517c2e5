import { settings } from '../settings.ts';

const REQUEST_HEADERS = 'authorization, x-client-info, apikey, content-type, x-request-id, x-supabase-api-version';

const allowedOrigins = (): ReadonlySet<string> => {
  const { SITE_URL, CORS_ORIGINS } = settings();
  return new Set([new URL(SITE_URL).origin, ...CORS_ORIGINS.map((entry) => new URL(entry).origin)]);
};

/**
 * The headers that let an allow-listed web page read the answer; a page of any other origin gets none (R19). A request without
 * an Origin comes from no page and needs none.
 */
export const corsHeaders = (request: Request): Record<string, string> => {
  const origin = request.headers.get('origin');
  if (origin === null || !allowedOrigins().has(origin)) return { vary: 'Origin' };
  return { vary: 'Origin', 'access-control-allow-origin': origin, 'access-control-expose-headers': 'retry-after, x-request-id' };
};

/** Answers a browser's question before the real request: 204 to an allow-listed page, 403 to any other. */
export const preflight = (request: Request, methods: readonly string[]): Response => {
  const headers = corsHeaders(request);
  if (!('access-control-allow-origin' in headers)) return new Response(null, { status: 403, headers });
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': REQUEST_HEADERS,
      'access-control-max-age': '7200',
    },
  });
};
