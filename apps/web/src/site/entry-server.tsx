import './base.css';
import { findArticle } from '@millrace/core/articles';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { type ArticleLoader, loadPage, SiteRoutes, sitePages } from './routes.tsx';
import { SiteRoot } from './site-root.tsx';

export { loadArticlePage } from '../features/blog/load-article-page.ts';
export { canonicalOf } from './metadata.ts';
export { publicPages } from './public-pages.ts';
export { structuredDataOf } from './structured-data.ts';

/** Day of the last change of a page, where it is known. */
export const lastChangeOf = (path: string): string | undefined => findArticle(path.replace('/blog/', ''))?.date;

/** React puts the metadata that it would hoist before everything else. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

/** One public page as HTML: what belongs in the head, and what the client hydrates. */
export const renderPage = async (path: string, loadArticle: ArticleLoader): Promise<{ head: string; body: string }> => {
  const pages = sitePages(loadArticle);
  // What still suspended would leave its place to a script.
  await loadPage(pages, path);
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <SiteRoot>
        <SiteRoutes pages={pages} />
      </SiteRoot>
    </StaticRouter>,
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
