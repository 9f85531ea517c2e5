import { articles, loadArticle } from '@millrace/core/articles';
import purify from 'dompurify';
import { describe, expect, it } from 'vitest';
import { sanitise } from './sanitise.ts';

const safe = (html: string) => sanitise(purify, html);

describe('article HTML (specification, section 5, Blog: sanitised before display)', () => {
  it.each([
    ['<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>'],
    ['<a href="javascript:alert(1)">x</a>'],
    ['<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
    ['<iframe src="https://evil.example"></iframe>'],
    ['<form action="https://evil.example"><input name="password"><button>Go</button></form>'],
    ['<style>body{display:none}</style><p style="position:fixed;inset:0">x</p>'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>'],
  ])('%s can do nothing', (html) => {
    expect(safe(html)).not.toMatch(/script|onerror|javascript:|<iframe|<form|<input|<button|style/i);
  });

  it.each(articles.map(({ slug }) => slug))('%s comes through whole: words, tables and figures', async (slug) => {
    const content = (await loadArticle(slug))?.content ?? '';
    const cleaned = safe(content);
    const text = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;
    const elements = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*').length;
    expect(text(cleaned)).toBe(text(content));
    expect(elements(cleaned)).toBe(elements(content));
  });
});
