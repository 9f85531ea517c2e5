import { compressFiles, loadFiles, type SiteFile } from './files.ts';
import { loadHeaders, type SiteHeaders } from './headers.ts';
import { findPage, loadRoutes } from './route-table.ts';

export interface Site {
  /** Answers GET and HEAD for any path that is no interface of the server. */
  answer(request: Request): Response;
  headers: SiteHeaders;
  /** Resolves when every file is compressed. */
  compressed: Promise<void>;
  isBuilt: boolean;
}

/** Only the bundler's own folder carries a hash of the content in each name; icons and sharing cards keep their names for ever. */
const HASHED_FOLDER = '/assets/';
const ONE_YEAR = 'public, max-age=31536000, immutable';

const notBuilt =
  '<!doctype html><html lang="en"><title>Not built</title><p>The site has not been built yet: <code>npm start</code> builds it.';

/** Serves the built site from memory: prerendered pages, hashed assets, the shell of the signed-in parts, the 404 page. */
export function openSite(folder: string, cacheFolder: string): Site {
  const files = loadFiles(folder);
  const headers = loadHeaders(folder);
  const table = loadRoutes(folder);

  function find(path: string): { file: SiteFile | undefined; status: number } {
    const page = findPage(table, path);
    if (page) return { file: files.get(page.file), status: page.status };
    const file = files.get(path.slice(1));
    // A page has one address, the one in the table; its file name is none.
    if (file && !file.path.endsWith('.html')) return { file, status: 200 };
    return { file: files.get(table.notFound), status: 404 };
  }

  return {
    headers,
    isBuilt: files.size > 0,
    compressed: compressFiles(files.values(), cacheFolder),
    answer(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response(null, { status: 405, headers: { ...headers.default, allow: 'GET, HEAD' } });
      }
      if (files.size === 0) return plainPage(503, notBuilt, headers);
      const path = decodedPath(request);
      const withoutSlashes = `/${path.replace(/^\/+|\/+$/g, '')}`;
      if (path !== withoutSlashes && findPage(table, withoutSlashes)) return redirectTo(withoutSlashes, request, headers);
      const { file, status } = find(path);
      if (!file) return plainPage(404, '<!doctype html><html lang="en"><title>Page Not Found</title><p>Page Not Found', headers);
      return send(file, status, request, { ...cacheHeaders(file, path), ...fileHeaders(file, path, headers) });
    },
  };
}

function plainPage(status: number, html: string, headers: SiteHeaders): Response {
  return new Response(html, {
    status,
    headers: { ...headers.default, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function decodedPath(request: Request): string {
  const { pathname } = new URL(request.url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function redirectTo(path: string, request: Request, headers: SiteHeaders): Response {
  return new Response(null, { status: 308, headers: { ...headers.default, location: path + new URL(request.url).search } });
}

function cacheHeaders(file: SiteFile, path: string): Record<string, string> {
  if (file.path.endsWith('.html')) return { 'cache-control': 'no-cache' };
  return { 'cache-control': path.startsWith(HASHED_FOLDER) ? ONE_YEAR : 'public, max-age=3600' };
}

const decoder = new TextDecoder();
function fileHeaders(file: SiteFile, path: string, headers: SiteHeaders): Record<string, string> {
  return headers.page(path, () => (file.path.endsWith('.html') ? decoder.decode(file.bytes) : ''));
}

/** The whole body in the best encoding that the client takes and that is ready; 304 when the client has it already. */
function send(file: SiteFile, status: number, request: Request, headers: Record<string, string>): Response {
  const accepted = acceptedEncodings(request.headers.get('accept-encoding'));
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.has(name) && file.packed[name]);
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  const all: Record<string, string> = {
    ...headers,
    'content-type': file.type,
    etag,
    ...(file.compressible ? { vary: 'Accept-Encoding' } : {}),
  };
  if (status === 200 && matches(request.headers.get('if-none-match'), file.hash))
    return new Response(null, { status: 304, headers: all });
  const body = (encoding && file.packed[encoding]) ?? file.bytes;
  if (encoding) all['content-encoding'] = encoding;
  all['content-length'] = String(body.byteLength);
  return new Response(request.method === 'HEAD' ? null : body, { status, headers: all });
}

function acceptedEncodings(header: string | null): Set<string> {
  const entries = (header ?? '').split(',').map((entry) => entry.trim().split(/\s*;\s*/));
  return new Set(
    entries.flatMap(([name = '', ...parameters]) =>
      parameters.some((parameter) => /^q=0(\.0+)?$/.test(parameter)) ? [] : [name],
    ),
  );
}

const matches = (header: string | null, hash: string) => header !== null && new RegExp(`"${hash}(-br|-gzip)?"`).test(header);
