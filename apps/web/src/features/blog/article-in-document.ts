import { findArticle } from '@millrace/core/articles';
import type { ArticlePage } from './load-article-page.ts';

/** The article that the prerendered document already shows. */
export const articleInDocument = (slug: string, bodyId: string): ArticlePage | undefined => {
  const article = findArticle(slug);
  const body = document.getElementById(bodyId);
  return article && body ? { article, html: body.innerHTML } : undefined;
};
