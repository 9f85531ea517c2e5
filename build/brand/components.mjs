import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';

const root = new URL('../../', import.meta.url).pathname;

/** Loads the brand components through Vite and gives each as the text of an SVG. */
export async function brand() {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const module = await server.ssrLoadModule(`${root}packages/ui/src/brand/index.ts`);
  const svg = (name, props) => renderToStaticMarkup(createElement(module[name], props));
  const drawings = {};
  for (const name of Object.keys(module)) {
    if (name === 'ErrorDrawing') for (const code of [404, 403, 500, 'browser']) drawings[`Error-${code}`] = svg(name, { code });
    else if (name === 'ArticleImage')
      for (const slug of module.articleImageSlugs) drawings[`Article-${slug}`] = svg(name, { slug });
    else if (/^[A-Z]/.test(name)) drawings[name] = svg(name, {});
  }
  return { drawings, svg, close: () => server.close() };
}
