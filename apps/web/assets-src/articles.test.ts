import { articles, loadArticle } from '@millrace/core/articles';
import DOMPurify from 'dompurify';
import { describe, expect, it } from 'vitest';

/** As a browser writes the same HTML, so that only what was removed makes a difference. */
const normalised = (html: string) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
};

describe('article bodies', () => {
  it.each(articles.map((article) => [article.slug]))('%s passes the sanitiser whole, figures included', async (slug) => {
    const content = (await loadArticle(slug))?.content ?? '';
    expect(content).not.toBe('');
    const clean = DOMPurify.sanitize(content, { USE_PROFILES: { html: true, svg: true } });
    expect(normalised(clean)).toBe(normalised(content));
  });

  it.each(articles.map((article) => [article.slug]))('%s has headings in order', async (slug) => {
    const template = document.createElement('template');
    template.innerHTML = (await loadArticle(slug))?.content ?? '';
    const levels = [...template.content.querySelectorAll('h2, h3')].map((heading) => heading.tagName);
    expect(levels[0]).toBe('H2');
    expect(levels.at(-1)).toBe('H2');
    expect(template.content.querySelectorAll('h1, h4, h5, h6')).toHaveLength(0);
  });
});
