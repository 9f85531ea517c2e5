/** The palette of the figures: theme variables, with the light scheme as fallback. */
export const ink = 'currentColor';
export const faint = 'var(--mr-dimmed, #55616d)';
export const rule = 'var(--mr-line, #d3d9df)';
export const body = 'var(--mr-surface, #ffffff)';
export const accent = 'var(--mr-accent, #c2410c)';
export const link = 'var(--mr-link, #0b5a9d)';

type Figure = {
  /** Height of the sheet, in units; it is always 520 wide. */
  height: number;
  /** What the figure shows, with its figures, for people who do not see it. */
  label: string;
  /** The line below it. */
  caption: string;
  /** SVG elements. */
  lines: string;
};

/** A figure as HTML: one line weight, the page's own typeface, colours of the theme. */
export const figure = ({ height, label, caption, lines }: Figure): string =>
  `<figure><svg viewBox="0 0 520 ${height}" width="520" height="${height}" role="img" aria-label="${label}" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${lines}</svg><figcaption>${caption}</figcaption></figure>`;

type Anchor = 'start' | 'middle' | 'end';

/** Lettering at `x`, `y` (baseline). */
export const text = (x: number, y: number, words: string, fill = faint, anchor: Anchor = 'start'): string =>
  `<text x="${x}" y="${y}" fill="${fill}" stroke="none" font-size="15" font-weight="500" text-anchor="${anchor}">${words}</text>`;

/** A path in `stroke`, filled with `fill`. */
export const path = (d: string, stroke = ink, fill = 'none'): string => `<path d="${d}" stroke="${stroke}" fill="${fill}"/>`;

/** A dashed path in `stroke`. */
export const dashed = (d: string, stroke = faint): string => `<path d="${d}" stroke="${stroke}" stroke-dasharray="8 7"/>`;

/** A bar with its outline, `w` by `h`. */
export const bar = (x: number, y: number, w: number, h: number, stroke = ink, fill = body): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" stroke="${stroke}" fill="${fill}"/>`;
