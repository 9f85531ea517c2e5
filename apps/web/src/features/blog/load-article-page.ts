import { type ArticleSummary, loadArticle } from '@millrace/core/articles';
import type { DOMPurify } from 'dompurify';
import { sanitise } from './sanitise.ts';

export type ArticlePage = { article: ArticleSummary; html: string };

/** An article ready for display, or undefined when there is none at that address. */
export const loadArticlePage = async (slug: string, purify: DOMPurify): Promise<ArticlePage | undefined> => {
  const article = await loadArticle(slug);
  if (!article) return undefined;
  const { content, ...summary } = article;
  return { article: summary, html: sanitise(purify, content) };
};
