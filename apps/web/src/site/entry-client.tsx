import './base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { articleInDocument } from '../features/blog/article-in-document.ts';
import { type ArticleLoader, loadPage, SiteRoutes, sitePages } from './routes.tsx';
import { SiteRoot } from './site-root.tsx';

/** The first article is in the document; body and purifier of others come with the move there. */
const loadArticle: ArticleLoader = async (slug) => {
  const here = articleInDocument(slug);
  if (here) return here;
  const [{ loadArticlePage }, { default: purify }] = await Promise.all([
    import('../features/blog/load-article-page.ts'),
    import('dompurify'),
  ]);
  return loadArticlePage(slug, purify);
};

/** Makes the prerendered page live. Resolves when its buttons and forms answer. */
export const startSite = async (): Promise<void> => {
  const container = document.getElementById('app');
  if (!container) return;
  const pages = sitePages(loadArticle);
  // Before hydration, so that React meets the HTML that it made.
  await loadPage(pages, window.location.pathname);
  await new Promise<void>((resolve) => {
    const site = (
      <BrowserRouter>
        <SiteRoot onReady={resolve}>
          <SiteRoutes pages={pages} />
        </SiteRoot>
      </BrowserRouter>
    );
    // Only the development server serves a page without its content.
    if (container.hasChildNodes()) hydrateRoot(container, site);
    else createRoot(container).render(site);
  });
};
