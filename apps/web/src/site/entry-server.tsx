import './base.css';
import { findArticle } from '@millrace/core/articles';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { type ArticleLoader, siteRoutes } from './routes.tsx';
import { SiteRoot } from './site-root.tsx';

export { loadArticlePage } from '../features/blog/load-article-page.ts';
export { canonicalOf } from './metadata.ts';
export { publicPages } from './public-pages.ts';
export { structuredDataOf } from './structured-data.ts';

/** Day of the last change of a page, where it is known. */
export const lastChangeOf = (path: string): string | undefined => findArticle(path.replace('/blog/', ''))?.date;

const NOWHERE = 'http://prerender.invalid';
/** React puts the metadata that it would hoist before everything else. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

/** One public page as HTML: what belongs in the head, and what the client hydrates. */
export const renderPage = async (path: string, loadArticle: ArticleLoader): Promise<{ head: string; body: string }> => {
  const handler = createStaticHandler(siteRoutes(loadArticle));
  const context = await handler.query(new Request(NOWHERE + path));
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <SiteRoot>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SiteRoot>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
};
