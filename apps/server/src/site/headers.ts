import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isUnder } from './route-table.ts';

const headerSet = z.record(z.string(), z.string());
const policySchema = z.object({ default: headerSet, routes: z.record(z.string(), headerSet).default({}) });

export type Headers = Record<string, string>;

export interface SiteHeaders {
  /** For answers that are no page: the interface, errors of the server itself. */
  default: Headers;
  /** For a file of the site at its path; what the build says of a path also holds below it. */
  page(path: string, html: () => string): Headers;
}

/** What every answer carries whatever the build says (R33). */
const always: Headers = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** For answers that hold no page: nothing in them may run or load. */
const bare: Headers = {
  ...always,
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * The security headers of the site. The web build computes them (`headers.json`, from the same policy as the
 * configuration for static hosts); without that file a strict policy is derived from the page's own inline code.
 */
export function loadHeaders(folder: string): SiteHeaders {
  const file = join(folder, 'headers.json');
  if (!existsSync(file))
    return { default: bare, page: (_path, html) => ({ ...always, 'content-security-policy': strictPolicy(html()) }) };
  const policy = policySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const base = { ...always, ...lowerCased(policy.default) };
  const routes = Object.entries(policy.routes).map(([path, headers]) => ({ path, headers: lowerCased(headers) }));
  return {
    default: bare,
    page: (path) =>
      Object.assign({}, base, ...routes.filter((route) => isUnder(path, [route.path])).map((route) => route.headers)),
  };
}

const lowerCased = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function strictPolicy(html: string): string {
  const hashes = (pattern: RegExp) =>
    [...html.matchAll(pattern)]
      .map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
      .join(' ');
  const scripts = hashes(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = hashes(/<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    `style-src 'self' ${styles}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
