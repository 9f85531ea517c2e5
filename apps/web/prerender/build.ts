import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { site } from '@millrace/core/site';
import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';
import { build } from 'vite';
import { INLINE_SCRIPT } from '../security/inline-script.ts';
import { APPLICATION_ROUTES, headersFile, headerTable } from '../security/policy.ts';
import { documentOf } from './document.ts';
import { readManifest, stylesOf } from './manifest.ts';
import { robots, sitemap } from './search-files.ts';

const root = join(import.meta.dirname, '..');
const out = join(root, 'dist');
const serverOut = join(root, '.cache', 'prerender');

const write = async (file: string, content: string) => {
  const path = join(out, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
};

const configFile = join(root, 'vite.config.ts');
await build({ configFile, logLevel: 'warn' });
await build({
  configFile,
  logLevel: 'warn',
  build: {
    ssr: true,
    manifest: false,
    outDir: serverOut,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { input: { server: 'src/site/entry-server.tsx' } },
  },
});

const server = (await import(pathToFileURL(join(serverOut, 'server.js')).href)) as typeof import('../src/site/entry-server.tsx');
const manifest = await readManifest(out);
const routes: Record<string, { file: string; status: number }> = {};

const purify = createPurifier(new JSDOM('').window);
for (const page of server.publicPages) {
  const { head, body } = await server.renderPage(page.path, (slug) => server.loadArticlePage(slug, purify));
  const styles = await stylesOf(out, manifest, ['src/site/entry-client.tsx', ...(page.module ? [page.module] : [])]);
  const data = server.structuredDataOf(page.path);
  await write(page.file, documentOf({ head, body, styles, manifest, data, live: page.live }));
  routes[page.path] = { file: page.file, status: page.status };
}
await write('sitemap.xml', sitemap(server.publicPages, server.canonicalOf, server.lastChangeOf));
await write('robots.txt', robots());

const shell = await readFile(join(out, 'app.html'), 'utf8');
await write('app.html', shell.replace('<!--inline-script-->', `<script>${INLINE_SCRIPT}</script>`));
for (const path of APPLICATION_ROUTES) routes[path] = { file: 'app.html', status: 200 };

const table = headerTable({
  backendUrl: process.env.VITE_SUPABASE_URL ?? '',
  previewFrameHosts: site.previewFrameHosts,
  turnstile: Boolean(process.env.VITE_TURNSTILE_SITE_KEY),
});
await write('headers.json', `${JSON.stringify(table, null, 2)}\n`);
await write('_headers', headersFile(table));
await write(
  'routes.json',
  `${JSON.stringify({ routes, shell: { file: 'app.html', prefixes: APPLICATION_ROUTES }, notFound: '404.html' }, null, 2)}\n`,
);
await rm(join(out, '.vite'), { recursive: true, force: true });
await rm(serverOut, { recursive: true, force: true });
console.info(`${server.publicPages.length} pages prerendered to apps/web/dist`);
