import { site } from '@millrace/core/site';
import type { PublicPage } from '../src/site/public-pages.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** sitemap.xml: the pages that may be indexed, with the day of the last change where it is known. */
export const sitemap = (
  pages: readonly PublicPage[],
  canonicalOf: (path: string) => string,
  changed: (path: string) => string | undefined,
) => {
  const entries = pages
    .filter(({ index }) => index)
    .map(({ path }) => {
      const day = changed(path);
      return `  <url><loc>${escaped(canonicalOf(path))}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};

/** robots.txt: everything public; the signed-in area and the pages behind mail links are nobody's business. */
export const robots = () =>
  [
    'User-agent: *',
    'Disallow: /login',
    'Disallow: /client',
    'Disallow: /admin',
    'Disallow: /newsletter/',
    'Allow: /',
    '',
    `Sitemap: ${site.origin}/sitemap.xml`,
    '',
  ].join('\n');
