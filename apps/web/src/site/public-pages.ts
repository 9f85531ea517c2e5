import { articles } from '@millrace/core/articles';
import { configurators } from './configurators.ts';
import { metadataOf } from './metadata.ts';

export type PublicPage = {
  path: string;
  /** Below the output folder. */
  file: string;
  /** The module whose styles the page needs beside those of the site itself. */
  module: string | undefined;
  status: number;
  /** False for pages that stand under foreign addresses and stay plain documents. */
  live: boolean;
  index: boolean;
};

const page = (path: string, module: string): PublicPage => ({
  path,
  file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  module: `src/pages/${module}.tsx`,
  status: 200,
  live: true,
  index: metadataOf(path).index,
});
const errorPage = (path: string): PublicPage => ({
  ...page(path, ''),
  module: undefined,
  status: Number(path.slice(1)),
  live: false,
});

/** Every page that is prerendered. */
export const publicPages: readonly PublicPage[] = [
  page('/', 'home-page'),
  page('/blog', 'blog-page'),
  ...articles.map(({ slug }) => page(`/blog/${slug}`, 'article-page')),
  page(configurators.cnc.path, 'configurator-pages'),
  page(configurators.welding.path, 'configurator-pages'),
  page('/newsletter-confirmed', 'newsletter-pages'),
  page('/newsletter/confirm', 'newsletter-pages'),
  page('/newsletter/unsubscribe', 'newsletter-pages'),
  errorPage('/403'),
  errorPage('/404'),
  errorPage('/500'),
];
