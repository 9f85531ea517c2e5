export type { Article, ArticleSummary } from './article.ts';
export { articles, featuredArticle, findArticle, latestArticles } from './articles.ts';
export { loadArticle } from './load-article.ts';
export { readTime, readTimeLabel, wordCount } from './read-time.ts';
