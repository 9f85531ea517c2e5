import { type ArticleSummary, loadArticle } from '@millrace/core/articles';
import type { DOMPurify } from 'dompurify';
import { sanitise } from './sanitise.ts';

export type ArticlePage = { article: ArticleSummary; html: string };

/** An article ready for display. */
export const loadArticlePage = async (slug: string, purify: DOMPurify): Promise<ArticlePage> => {
  const article = await loadArticle(slug);
  if (!article) throw new Error(`There is no article ${slug}`);
  const { content, ...summary } = article;
  return { article: summary, html: sanitise(purify, content) };
};
