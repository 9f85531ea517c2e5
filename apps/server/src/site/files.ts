import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { CompressionCache, type Encoding, isCompressible } from './compression.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.map': 'application/json; charset=utf-8',
};

/** What the build writes for servers, not for browsers. */
const internal = new Set(['headers.json', 'routes.json', '_headers', '_redirects']);

export interface SiteFile {
  /** Path below the site's folder, with forward slashes. */
  path: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  hash: string;
  compressible: boolean;
  packed: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

/** Reads the built site into memory; a few megabytes. Empty when it was not built. */
export function loadFiles(folder: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const full = join(folder, entry);
    const path = relative(folder, full).split(sep).join('/');
    if (internal.has(path) || /\.(br|gz)$/.test(path) || !statSync(full).isFile()) continue;
    const bytes = new Uint8Array(readFileSync(full));
    const type = types[extname(path).toLowerCase()] ?? 'application/octet-stream';
    files.set(path, {
      path,
      type,
      bytes,
      hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
      compressible: isCompressible(type, bytes.byteLength),
      packed: {},
    });
  }
  return files;
}

/** Compresses what is not compressed yet, HTML first, without holding up anything else. */
export async function compressFiles(files: Iterable<SiteFile>, cacheFolder: string): Promise<void> {
  const cache = new CompressionCache(cacheFolder);
  const waiting = [...files]
    .filter((file) => file.compressible)
    .sort((a, b) => Number(b.path.endsWith('.html')) - Number(a.path.endsWith('.html')));
  for (const file of waiting) {
    for (const encoding of ['br', 'gzip'] as const) file.packed[encoding] = await cache.get(file.hash, file.bytes, encoding);
  }
}
