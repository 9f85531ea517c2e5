import { searchWords as wordsOf } from '@millrace/core/lists';
import { joinParts, TOKENS } from '../database/functions.ts';

/** The longest beginning of a word that has an index of its own (0003-search.ts); longer ones are compared with the rows. */
const LONGEST_PREFIX = 10;

export type SearchWords = {
  /** The expression for FTS5: each word must occur as the beginning of a token, or of tokens joined (see indexText). */
  match: string | null;
  /** The words as JSON for `has_words`. */
  words: string;
  /** Whether hits of the index need a look at the text: a word holds signs that the index does not know ("o'brien", "100%"). */
  needsCheck: boolean;
};

/**
 * What a person typed, as every list understands it: each word must occur, letter case aside, where a word begins; signs count as
 * typed, and none of them is a wildcard. Null for a blank search. `match` is null when there are only signs to look for.
 */
export const searchWords = (search: string): SearchWords | null => {
  const words = wordsOf(search);
  if (words.length === 0) return null;
  const terms = words.flatMap((word) => {
    const tokens = word.match(TOKENS) ?? [];
    const openEnded = tokens.length > 0 && word.endsWith(tokens.at(-1) ?? '');
    const joined = [...joinParts(tokens)];
    const isOpen = openEnded || tokens.length > 1 || joined.length > LONGEST_PREFIX;
    const found = `"${joined.slice(0, LONGEST_PREFIX).join('')}"${isOpen ? '*' : ''}`;
    // Of an address only its beginning is looked up so; its further parts tell it from all others that begin alike.
    const inside = joined.length > LONGEST_PREFIX ? tokens.slice(1, -1).map((token) => `"${token}"`) : [];
    return joined.length === 0 ? [] : [found, ...inside];
  });
  return {
    match: terms.length > 0 ? [...new Set(terms)].join(' AND ') : null,
    words: JSON.stringify(words),
    needsCheck: words.some((word) => [...word].length > LONGEST_PREFIX || (word.match(TOKENS) ?? []).join('') !== word),
  };
};
