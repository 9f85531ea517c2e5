import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { securityHeaders } from './security/content-policy.ts';
import { resolveAsset } from './security/resolve-asset.ts';
import { APP_ORIGIN } from './security/trusted-url.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

const answer = (status: number, body: BodyInit | null, type = 'text/plain; charset=utf-8') =>
  new Response(body, { status, headers: { ...securityHeaders, 'content-type': type } });

/** Answers the app's protocol from the renderer's build folder: GET only, its own host only (R30). */
export const serveRenderer =
  (root: string) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'GET') return answer(405, 'Only GET is served');
    const url = new URL(request.url);
    if (`${url.protocol}//${url.host}` !== APP_ORIGIN) return answer(404, 'There is no such page');
    // The raw path: URL has already resolved plain dot segments, encoded ones arrive here.
    const file = resolveAsset(root, url.pathname);
    if (!file) return answer(404, 'There is no such page');
    try {
      return answer(200, new Uint8Array(await readFile(file)), TYPES[extname(file)] ?? 'application/octet-stream');
    } catch {
      return answer(404, 'There is no such page');
    }
  };
