import { ArticleView } from '../features/blog/article-view.tsx';
import type { ArticlePage as Content } from '../features/blog/load-article-page.ts';
import { PageMeta } from '../site/page-meta.tsx';

/** `/blog/<slug>`: the detail view of the blog at an address of its own, so that it can be shared and indexed. */
export function ArticlePage({ article, html }: Content) {
  return (
    <>
      <PageMeta path={`/blog/${article.slug}`} />
      <ArticleView article={article} html={html} />
    </>
  );
}
