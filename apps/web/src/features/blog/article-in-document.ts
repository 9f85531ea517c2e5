import { findArticle } from '@millrace/core/articles';
import { ARTICLE_BODY_ID } from './article-body-id.ts';
import type { ArticlePage } from './load-article-page.ts';

/** The article at this slug, if it is the one that the document already shows. */
export const articleInDocument = (slug: string): ArticlePage | undefined => {
  const article = findArticle(slug);
  const body = document.getElementById(ARTICLE_BODY_ID);
  return article && body?.dataset.slug === slug ? { article, html: body.innerHTML } : undefined;
};
