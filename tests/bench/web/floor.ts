import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const SCRIPT = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** The page's own HTML without its scripts: no page with the same content can be faster. */
export const withoutScripts = (html: string) => html.replace(SCRIPT, '');

export type Floor = { url: string; close(): Promise<void> };

/** Headers that say how this one answer was carried; every other one is the page's, and has its price too (a process of its own, for one). */
const OF_THE_ANSWER = new Set([
  'content-encoding',
  'content-length',
  'etag',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
]);

/** Serves the given pages of a site without scripts, everything else as the site does, from memory. */
export const serveFloor = async (site: string): Promise<Floor> => {
  const kept = new Map<string, { status: number; headers: Record<string, string>; body: Buffer }>();
  const answerTo = async (path: string) => {
    const known = kept.get(path);
    if (known) return known;
    const answer = await fetch(site + path);
    const type = answer.headers.get('content-type') ?? '';
    const raw = Buffer.from(await answer.arrayBuffer());
    const plain = type.startsWith('text/html') ? Buffer.from(withoutScripts(raw.toString())) : raw;
    const compressible = /text|javascript|json|svg|manifest/.test(type);
    const headers: Record<string, string> = {
      ...Object.fromEntries([...answer.headers].filter(([name]) => !OF_THE_ANSWER.has(name))),
      ...(compressible ? { 'content-encoding': 'br' } : {}),
    };
    const made = { status: answer.status, headers, body: compressible ? brotliCompressSync(plain) : plain };
    kept.set(path, made);
    return made;
  };
  const server = createServer((request, response) => {
    answerTo(request.url ?? '/').then(
      ({ status, headers, body }) => response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
