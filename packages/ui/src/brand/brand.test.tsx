import { articles } from '@millrace/core/articles';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  AboutDrawing,
  ArticleImage,
  articleImageSlugs,
  CncTendingDrawing,
  type DrawingProps,
  ErrorDrawing,
  HeroCellDrawing,
  Logo,
  LogoMark,
  NewsletterDrawing,
  WeldingDrawing,
  WhyIconPayback,
  WhyIconPrecision,
  WhyIconSupport,
  WhyIconUptime,
} from './index.ts';

const drawings: [string, ComponentType<DrawingProps>][] = [
  ['hero', HeroCellDrawing],
  ['tending', CncTendingDrawing],
  ['welding', WeldingDrawing],
  ['about', AboutDrawing],
  ['newsletter', NewsletterDrawing],
  ...([404, 403, 500, 'browser'] as const).map((code): [string, ComponentType<DrawingProps>] => [
    `error ${code}`,
    (props) => <ErrorDrawing code={code} {...props} />,
  ]),
  ...articleImageSlugs.map((slug): [string, ComponentType<DrawingProps>] => [
    `article ${slug}`,
    (props) => <ArticleImage slug={slug} {...props} />,
  ]),
];

describe.each(drawings)('drawing: %s', (_name, Picture) => {
  it('has a name and a description', () => {
    render(<Picture />);
    screen.getByRole('img', { name: /\S{2,}/, description: /\w.{20,}\.$/ });
  });

  it('is hidden when the text beside it says the same', () => {
    const { container } = render(<Picture decorative />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('title')).toBeNull();
  });

  it('is light enough to inline, and its colours are the theme’s', () => {
    const markup = renderToStaticMarkup(<Picture />);
    expect(markup.length).toBeLessThan(6 * 1024);
    expect(markup.replace(/var\(--mr-[a-z]+, #[0-9a-f]{6}\)/g, '')).not.toMatch(/#[0-9a-f]{3}|rgb|style=/);
  });
});

describe('ids', () => {
  it('do not clash when a page shows the same drawing twice', () => {
    const { container } = render(
      <>
        <WeldingDrawing />
        <WeldingDrawing />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('icons', () => {
  it.each([
    ['precision', WhyIconPrecision],
    ['uptime', WhyIconUptime],
    ['support', WhyIconSupport],
    ['payback', WhyIconPayback],
  ])('%s is decoration', (_name, Icon) => {
    const { container } = render(<Icon />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('logo', () => {
  it('says the name once', () => {
    render(<Logo />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.body.textContent).toBe('Millrace Robotics');
  });

  it('as a mark alone is named, unless it is decoration', () => {
    const { rerender } = render(<LogoMark />);
    screen.getByRole('img', { name: 'Millrace Robotics' });
    rerender(<LogoMark decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('article images', () => {
  it('exist for every article', () => {
    expect(articles.map((article) => article.image).filter((image) => !articleImageSlugs.includes(image))).toEqual([]);
  });

  it('fall back to a drawing for an article without one of its own', () => {
    render(<ArticleImage slug="constructor" />);
    screen.getByRole('img', { name: /plan/ });
  });
});
