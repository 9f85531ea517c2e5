import { describe, expect, it } from 'vitest';
import { articles, featuredArticle, findArticle, latestArticles } from './articles.ts';
import { loadArticle } from './load-article.ts';
import { readTime, wordCount } from './read-time.ts';

describe('articles', () => {
  it('are four, the fourth featured and the first three latest', () => {
    expect(articles).toHaveLength(4);
    expect(featuredArticle).toBe(articles[3]);
    expect(latestArticles).toEqual(articles.slice(0, 3));
  });

  it('have their own ids and slugs', () => {
    expect(new Set(articles.map((article) => article.id)).size).toBe(4);
    expect(new Set(articles.map((article) => article.slug)).size).toBe(4);
  });

  it.each(articles.map((article) => [article.slug, article] as const))('%s has what a card shows', (_slug, article) => {
    expect(article.tags.length).toBeGreaterThanOrEqual(2);
    expect(article.excerpt.length).toBeLessThanOrEqual(200);
    expect(article.date).toMatch(/^2026-\d\d-\d\d$/);
    expect(Number.isNaN(Date.parse(article.date))).toBe(false);
  });

  it.each(articles.map((article) => [article.slug, article] as const))(
    '%s is 900 to 1,500 words and says how long that takes',
    async (slug, article) => {
      const loaded = await loadArticle(slug);
      expect(loaded).toMatchObject(article);
      const content = loaded?.content ?? '';
      expect(wordCount(content)).toBeGreaterThanOrEqual(900);
      expect(wordCount(content)).toBeLessThanOrEqual(1500);
      expect(article.readTime).toBe(readTime(content));
    },
  );

  it.each(articles.map((article) => [article.slug]))('%s names its sources and describes its figures', async (slug) => {
    const content = (await loadArticle(slug))?.content ?? '';
    expect(content).toMatch(/<h2>Sources<\/h2>\s*<ul>/);
    const figures = content.match(/<svg[^>]*>/g) ?? [];
    expect(figures.length).toBeGreaterThanOrEqual(2);
    for (const figure of figures) expect(figure).toMatch(/role="img" aria-label="[^"]{40,}"/);
    expect(content).not.toMatch(/<h1|<img|<script|style=/);
  });

  it('finds nothing at an unknown slug, not even one that every object has', async () => {
    expect(findArticle('no-such-article')).toBeUndefined();
    expect(await loadArticle('no-such-article')).toBeUndefined();
    expect(await loadArticle('constructor')).toBeUndefined();
  });
});
