/** Words a minute of a steady reader of technical text. */
const WORDS_PER_MINUTE = 220;

/** Lettering inside figures is looked at, not read. */
const FIGURE = /<svg\b[\s\S]*?<\/svg>/g;
const TAG = /<[^>]*>/g;
const ENTITY = /&[a-z0-9#]+;/gi;
/** A word holds a letter or a digit: dashes and signs standing alone do not count. */
const WORD = /[^\s]*[\p{L}\p{N}][^\s]*/gu;

/** Number of words a person reads in `html`. */
export const wordCount = (html: string): number =>
  html.replace(FIGURE, ' ').replace(TAG, ' ').replace(ENTITY, ' ').match(WORD)?.length ?? 0;

/** Whole minutes to read `html`, rounded up, at least 1. */
export const readTime = (html: string): number => Math.max(1, Math.ceil(wordCount(html) / WORDS_PER_MINUTE));

/** The minutes as a person reads them: "6 min read". */
export const readTimeLabel = (minutes: number): string => `${minutes} min read`;
