/** Longest search that is looked at, in characters, and how many words of it. */
export const SEARCH_LENGTH = 200;
const SEARCH_WORDS = 10;
const SHORT_WORD = 3;

/** The words of a search, lower-cased. */
export const searchWords = (search: string): string[] =>
  search.slice(0, SEARCH_LENGTH).toLowerCase().split(/\s+/).filter(Boolean).slice(0, SEARCH_WORDS);

/**
 * The rule by which every edition searches: each word of the search must occur somewhere in the text, whatever its case. Words of one or
 * two letters count only where a word begins, since indexes of three-letter pieces cannot find them elsewhere.
 */
export const matchesSearch = (fields: readonly (string | null)[], search: string): boolean => {
  const text = fields
    .map((field) => field ?? '')
    .join(' ')
    .toLowerCase();
  return searchWords(search).every((word) =>
    word.length < SHORT_WORD ? text.startsWith(word) || text.includes(` ${word}`) : text.includes(word),
  );
};
