import { createHash } from 'node:crypto';
import { INLINE_SCRIPT } from './inline-script.ts';

/** Header name to value. */
export type Headers = Record<string, string>;
export type HeaderTable = { default: Headers; routes: Record<string, Headers> };

export type PolicyInput = {
  /** Where the backend is when it is not the site's own origin; '' for the same origin. */
  backendUrl: string;
  /** Hosts that may show the site in a frame (site.ts, previewFrameHosts); none may unless configured. */
  previewFrameHosts: readonly string[];
  /** Whether the forms ask Cloudflare Turnstile, whose script and frame then come from there. */
  turnstile?: boolean;
};

const TURNSTILE = 'https://challenges.cloudflare.com';

export const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const backendSources = (backendUrl: string): string[] => {
  if (!backendUrl) return [];
  const { origin, protocol, host } = new URL(backendUrl);
  return [origin, `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`];
};

/** Scripts from here or by hash only; styles may be inline because components place themselves by style attributes. */
const contentSecurityPolicy = ({ backendUrl, previewFrameHosts, turnstile }: PolicyInput): string => {
  const ancestors = previewFrameHosts.length > 0 ? previewFrameHosts.map((host) => `https://${host}`) : ["'none'"];
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", hashSource(INLINE_SCRIPT), ...(turnstile ? [TURNSTILE] : [])],
    ...(turnstile && { 'frame-src': [TURNSTILE] }),
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backendSources(backendUrl)],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ancestors,
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
};

/** Routes of the signed-in area: one document for all of them, kept out of search engines and of caches. */
export const APPLICATION_ROUTES = ['/login', '/client', '/admin'] as const;

/**
 * Every response header of the site, the one source for the local edition (`headers.json`) and static hosts (`_headers`):
 * R33, on every page including errors. `routes` adds to `default`; a route covers the paths below it too.
 */
export const headerTable = (input: PolicyInput): HeaderTable => ({
  default: {
    'content-security-policy': contentSecurityPolicy(input),
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(input.previewFrameHosts.length === 0 && { 'x-frame-options': 'DENY' }),
  },
  routes: {
    ...Object.fromEntries(APPLICATION_ROUTES.map((route) => [route, { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' }])),
    '/assets': { 'cache-control': 'public, max-age=31536000, immutable' },
  },
});

/** The same table in the `_headers` format of static hosts (Netlify, Cloudflare Pages). */
export const headersFile = ({ default: common, routes }: HeaderTable): string => {
  const block = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const below = Object.entries(routes).flatMap(([route, headers]) =>
    route === '/assets' ? [block('/assets/*', headers)] : [block(route, headers), block(`${route}/*`, headers)],
  );
  return `${[block('/*', common), ...below].join('\n\n')}\n`;
};
