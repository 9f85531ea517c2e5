import './base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { ARTICLE_BODY_ID } from '../features/blog/article-body-id.ts';
import { articleInDocument } from '../features/blog/article-in-document.ts';
import { ARTICLE_ROUTE_ID, type ArticleLoader, siteRoutes } from './routes.tsx';
import { SiteRoot } from './site-root.tsx';

/** Body and purifier come with the first move to an article. */
const loadArticle: ArticleLoader = async (slug) => {
  const [{ loadArticlePage }, { default: purify }] = await Promise.all([
    import('../features/blog/load-article-page.ts'),
    import('dompurify'),
  ]);
  return loadArticlePage(slug, purify);
};

/** Loads the chunks of the current page before hydration, so that React meets the HTML that it made; answers what the page shows. */
const prepareCurrentPage = async (routes: RouteObject[]): Promise<HydrationState> => {
  const loaderData: Record<string, unknown> = {};
  for (const { route, params } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    if (route.id === ARTICLE_ROUTE_ID) loaderData[ARTICLE_ROUTE_ID] = articleInDocument(params.slug ?? '', ARTICLE_BODY_ID);
  }
  return { loaderData };
};

/** Makes the prerendered page live. Resolves when its buttons and forms answer. */
export const startSite = async (): Promise<void> => {
  const container = document.getElementById('app');
  if (!container) return;
  const routes = siteRoutes(loadArticle);
  const router = createBrowserRouter(routes, { hydrationData: await prepareCurrentPage(routes) });
  await new Promise<void>((resolve) => {
    const site = (
      <SiteRoot onReady={resolve}>
        <RouterProvider router={router} />
      </SiteRoot>
    );
    // Only the development server serves a page without its content.
    if (container.hasChildNodes()) hydrateRoot(container, site);
    else createRoot(container).render(site);
  });
};
