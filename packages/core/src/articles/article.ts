/** What a list of articles shows; it never needs a body (specification, section 3: blog article). */
export type ArticleSummary = {
  /** Stable key, as in the specification; the address uses `slug`. */
  id: string;
  /** Last part of the article's address: `/blog/<slug>`. */
  slug: string;
  title: string;
  /** One or two sentences of plain text, at most 200 characters. */
  excerpt: string;
  author: string;
  /** Day of publication, ISO 8601 (YYYY-MM-DD), no time zone. */
  date: string;
  /** Minutes, as `readTime` counts them from the body. */
  readTime: number;
  /** At least two; a card shows the first two (specification, section 9). */
  tags: readonly string[];
  /** Id of the drawing in the brand package: the slug of an article image. */
  image: string;
};

/** An article with its body. */
export type Article = ArticleSummary & {
  /** HTML with inline SVG figures; still to be sanitised before display (specification, section 5). */
  content: string;
};
