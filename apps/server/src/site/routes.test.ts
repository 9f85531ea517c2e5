import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from './routes.ts';

let folder: string;
let site: Site;
const script = 'console.info("hello");'.repeat(40);

function write(files: Record<string, string>): string {
  const target = mkdtempSync(join(folder, 'site-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  }
  return target;
}

const pages = {
  'index.html': `<!doctype html><title>Home</title><script>boot()</script>${'<p>Robots</p>'.repeat(40)}`,
  'blog/index.html': '<!doctype html><title>Blog</title>',
  'blog/first-robot.html': '<!doctype html><title>First robot</title>',
  '404.html': '<!doctype html><title>Page Not Found</title>',
  'app.html': '<!doctype html><title>App</title>',
  'assets/main-B1c2D3e4.js': script,
  'robots.txt': 'User-agent: *',
  'og/machine-tending-payback.png': 'a picture that keeps its name when it is drawn anew',
  'headers.json':
    '{"default":{"Content-Security-Policy":"default-src \'self\'"},"routes":{"/blog":{"Content-Security-Policy":"blog-policy"},"/admin":{"X-Robots-Tag":"noindex","cache-control":"no-store"}}}',
  'routes.json': JSON.stringify({
    routes: {
      '/': { file: 'index.html', status: 200 },
      '/blog': { file: 'blog/index.html', status: 200 },
      '/blog/first-robot': { file: 'blog/first-robot.html', status: 200 },
      '/404': { file: '404.html', status: 404 },
      '/admin': { file: 'app.html', status: 200 },
    },
    shell: { file: 'app.html', prefixes: ['/login', '/client', '/admin'] },
    notFound: '404.html',
  }),
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sites-'));
  site = openSite(write(pages), join(folder, 'cache'));
  await site.compressed;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.answer(new Request(`http://127.0.0.1${path}`, { headers, method }));
const title = async (path: string) => /<title>(.*)<\/title>/.exec(await get(path).text())?.[1];

describe('the site', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/blog', 200, 'Blog'],
    ['/blog/first-robot', 200, 'First robot'],
    ['/blog/unknown', 404, 'Page Not Found'],
    ['/nowhere', 404, 'Page Not Found'],
    ['/app', 404, 'Page Not Found'],
    ['/app.html', 404, 'Page Not Found'],
    ['/404', 404, 'Page Not Found'],
    ['/headers.json', 404, 'Page Not Found'],
    ['/..%2f..%2fpackage.json', 404, 'Page Not Found'],
    ['/%', 404, 'Page Not Found'],
    ['/login', 200, 'App'],
    ['/admin', 200, 'App'],
    ['/admin/contacts', 200, 'App'],
    ['/client/projects', 200, 'App'],
    ['/administrator', 404, 'Page Not Found'],
  ])('answers %s with %i: %s', async (path, status, expected) => {
    expect(get(path).status).toBe(status);
    expect(await title(path)).toBe(expected);
  });

  it('keeps search engines and caches out of the signed-in parts', () => {
    expect(get('/admin/contacts').headers.get('x-robots-tag')).toBe('noindex');
    expect(get('/admin/contacts').headers.get('cache-control')).toBe('no-store');
    expect(get('/blog').headers.get('x-robots-tag')).toBeNull();
  });

  it('has one address a page, and never redirects to another host', () => {
    const answer = get('/blog/?utm=1');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/blog?utm=1');
    expect(get('///blog//').headers.get('location')).toBe('/blog');
  });

  it('lets hashed files be kept for ever and asks back for pages', () => {
    expect(get('/assets/main-B1c2D3e4.js').headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(get('/').headers.get('cache-control')).toBe('no-cache');
    expect(get('/nowhere').headers.get('cache-control')).toBe('no-cache');
    expect(get('/robots.txt').headers.get('cache-control')).toBe('public, max-age=3600');
    expect(get('/og/machine-tending-payback.png').headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('compresses in what the client takes', async () => {
    const brotli = get('/assets/main-B1c2D3e4.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await brotli.bytes()).toString()).toBe(script);
    const gzip = get('/assets/main-B1c2D3e4.js', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gunzipSync(await gzip.bytes()).toString()).toBe(script);
    const plain = get('/assets/main-B1c2D3e4.js');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    expect(await plain.text()).toBe(script);
  });

  it('sends nothing that the client has already', () => {
    const etag = get('/', { 'accept-encoding': 'br' }).headers.get('etag') ?? '';
    expect(get('/', { 'if-none-match': etag, 'accept-encoding': 'br' }).status).toBe(304);
    expect(get('/', { 'if-none-match': `W/${etag}` }).status).toBe(304);
    expect(get('/', { 'if-none-match': '"other"' }).status).toBe(200);
    expect(get('/nowhere', { 'if-none-match': get('/nowhere').headers.get('etag') ?? '' }).status).toBe(404);
  });

  it('answers HEAD without a body and refuses other methods', async () => {
    const head = get('/', {}, 'HEAD');
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
    expect(await head.text()).toBe('');
    expect(get('/', {}, 'POST').status).toBe(405);
  });

  it('R33 sends the built policy of each page, errors included', () => {
    const policy = (path: string) => get(path).headers.get('content-security-policy');
    expect(policy('/')).toBe("default-src 'self'");
    expect(policy('/blog')).toBe('blog-policy');
    expect(policy('/nowhere')).toBe("default-src 'self'");
    for (const path of ['/', '/nowhere', '/admin']) {
      const { headers } = get(path);
      expect(headers.get('strict-transport-security')).toContain('max-age=');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });
});

it('R33 derives a policy by hash from the page when the build wrote none', () => {
  const { 'headers.json': _, ...rest } = pages;
  const policy = openSite(write(rest), join(folder, 'cache'))
    .answer(new Request('http://127.0.0.1/'))
    .headers.get('content-security-policy');
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}'/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

it('says so when the site was not built', () => {
  const empty = openSite(join(folder, 'nothing'), join(folder, 'cache'));
  expect(empty.isBuilt).toBe(false);
  expect(empty.answer(new Request('http://127.0.0.1/')).status).toBe(503);
});
