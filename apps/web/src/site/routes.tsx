import type { RouteObject } from 'react-router-dom';
import type { ArticlePage } from '../features/blog/load-article-page.ts';
import { Forbidden, NotFound, ServerError } from '../pages/error-pages.tsx';
import { configurators } from './configurators.ts';
import { SiteLayout } from './layout/site-layout.tsx';
import { RouteError } from './route-error.tsx';

const newsletter = () => import('../pages/newsletter-pages.tsx');

export const ARTICLE_ROUTE_ID = 'article';

/** Loads what `/blog/<slug>` shows; the browser and the prerender each have their own way. */
export type ArticleLoader = (slug: string) => Promise<ArticlePage | undefined>;

/**
 * The public pages (specification, section 2, Route table). Each is a chunk of its own, prerendered; the signed-in area is another
 * document (`src/app`).
 */
export const siteRoutes = (loadArticle: ArticleLoader): RouteObject[] => [
  {
    Component: SiteLayout,
    ErrorBoundary: RouteError,
    children: [
      { path: '/', lazy: async () => ({ Component: (await import('../pages/home-page.tsx')).HomePage }) },
      { path: '/blog', lazy: async () => ({ Component: (await import('../pages/blog-page.tsx')).BlogPage }) },
      {
        id: ARTICLE_ROUTE_ID,
        path: '/blog/:slug',
        lazy: async () => ({ Component: (await import('../pages/article-page.tsx')).ArticlePage }),
        loader: async ({ params }) => {
          const page = await loadArticle(params.slug ?? '');
          if (!page) throw new Response('Not Found', { status: 404 });
          return page;
        },
      },
      {
        path: configurators.cnc.path,
        lazy: async () => ({ Component: (await import('../pages/configurator-pages.tsx')).CncConfiguratorPage }),
      },
      {
        path: configurators.welding.path,
        lazy: async () => ({ Component: (await import('../pages/configurator-pages.tsx')).WeldingConfiguratorPage }),
      },
      { path: '/newsletter-confirmed', lazy: async () => ({ Component: (await newsletter()).NewsletterConfirmedPage }) },
      { path: '/newsletter/confirm', lazy: async () => ({ Component: (await newsletter()).NewsletterConfirmPage }) },
      { path: '/newsletter/unsubscribe', lazy: async () => ({ Component: (await newsletter()).NewsletterUnsubscribePage }) },
    ],
  },
  { path: '/403', Component: Forbidden },
  { path: '/500', Component: ServerError },
  { path: '*', Component: NotFound },
];
