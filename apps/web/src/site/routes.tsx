import { articles } from '@millrace/core/articles';
import { type Loadable, loadable } from '@millrace/ui/loading';
import { matchPath, Route, Routes } from 'react-router-dom';
import type { ArticlePage as ArticleContent } from '../features/blog/load-article-page.ts';
import { Forbidden, NotFound, ServerError } from '../pages/error-pages.tsx';
import { configurators } from './configurators.ts';
import { SiteLayout } from './layout/site-layout.tsx';

const newsletter = () => import('../pages/newsletter-pages.tsx');
const configurator = () => import('../pages/configurator-pages.tsx');

/** Loads what `/blog/<slug>` shows; the browser and the prerender each have their own way. */
export type ArticleLoader = (slug: string) => Promise<ArticleContent>;

export type SitePage = { path: string; page: Loadable };

const articlePage = (slug: string, loadArticle: ArticleLoader): SitePage => ({
  path: `/blog/${slug}`,
  page: loadable(async () => {
    const [{ ArticlePage }, content] = await Promise.all([import('../pages/article-page.tsx'), loadArticle(slug)]);
    return () => <ArticlePage {...content} />;
  }),
});

/**
 * The public pages (specification, section 2, Route table). Each is a chunk of its own, prerendered; the signed-in area is another
 * document (`src/app`).
 */
export const sitePages = (loadArticle: ArticleLoader): SitePage[] => [
  { path: '/', page: loadable(async () => (await import('../pages/home-page.tsx')).HomePage) },
  { path: '/blog', page: loadable(async () => (await import('../pages/blog-page.tsx')).BlogPage) },
  ...articles.map(({ slug }) => articlePage(slug, loadArticle)),
  { path: configurators.cnc.path, page: loadable(async () => (await configurator()).CncConfiguratorPage) },
  { path: configurators.welding.path, page: loadable(async () => (await configurator()).WeldingConfiguratorPage) },
  { path: '/newsletter-confirmed', page: loadable(async () => (await newsletter()).NewsletterConfirmedPage) },
  { path: '/newsletter/confirm', page: loadable(async () => (await newsletter()).NewsletterConfirmPage) },
  { path: '/newsletter/unsubscribe', page: loadable(async () => (await newsletter()).NewsletterUnsubscribePage) },
];

/** Loads the page at an address, so that it renders at once. */
export const loadPage = async (pages: readonly SitePage[], pathname: string): Promise<void> =>
  pages.find(({ path }) => matchPath(path, pathname))?.page.load();

/** Without a fallback of its own: on a move within the site the old page stays until the new one is loaded. */
export function SiteRoutes({ pages }: { pages: readonly SitePage[] }) {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {pages.map(({ path, page }) => (
          <Route key={path} path={path} element={<page.Screen />} />
        ))}
      </Route>
      <Route path="/403" element={<Forbidden />} />
      <Route path="/500" element={<ServerError />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
