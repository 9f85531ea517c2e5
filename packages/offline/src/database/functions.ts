import type { Database } from 'better-sqlite3';

const TOKEN_CHARACTER = /[\p{L}\p{N}\p{Co}]/u;
/** What FTS5's unicode61 takes for tokens. */
export const TOKENS = /[\p{L}\p{N}\p{Co}]+/gu;
const SIGNED_WORD = /[\p{L}\p{N}\p{Co}]+(?:[^\p{L}\p{N}\p{Co}\s]+[\p{L}\p{N}\p{Co}]+)+/gu;
const isTokenCharacter = (character: string | undefined): boolean => character !== undefined && TOKEN_CHARACTER.test(character);

/**
 * Whether `word` (lower case) occurs in the text, letter case aside, where a word begins. This is what a search means here; the
 * index of tokens only finds the candidates.
 */
export const occursAtWordStart = (text: string, word: string): boolean => {
  const lower = text.toLowerCase();
  if (!isTokenCharacter(word[0])) return lower.includes(word);
  for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + 1)) {
    if (at === 0 || !isTokenCharacter(lower[at - 1])) return true;
  }
  return false;
};

/** Of a longer run ("a.b.c.d...") no more than so many parts are joined. */
const MOST_PARTS = 8;

/** A character that FTS5 takes for a letter (private use) and nobody types. */
const JOINT = '\uE000';

/** The parts of a signed word as one token. */
export const joinParts = (parts: readonly string[]): string => parts.slice(0, MOST_PARTS).join(JOINT);

/**
 * The text as it is indexed. Words that hold signs ("ada.mill@shop.example", "o'brien") are for FTS5 several tokens; looking for rows
 * that have them all, anywhere, would find far too many. So they are added once more as one token, from each of their parts on:
 * "ada|mill|shop|example", "mill|shop|example", "shop|example", where | is a letter of no language.
 */
export const indexText = (text: string): string => {
  const joined: string[] = [];
  for (const [run] of text.matchAll(SIGNED_WORD)) {
    const tokens = run.match(TOKENS) ?? [];
    for (let at = 0; at < tokens.length - 1; at += 1) joined.push(joinParts(tokens.slice(at)));
  }
  return joined.length === 0 ? text : `${text} ${joined.join(' ')}`;
};

/**
 * `has_words(text, words)`: 1 when every one of the words (a JSON array, lower case) occurs in the text where a word begins.
 * `index_text(text)`: see indexText.
 */
export const registerFunctions = (database: Database): void => {
  database.function('index_text', { deterministic: true }, (text: unknown) => indexText(String(text)));
  let lastWords = '';
  let words: string[] = [];
  database.function('has_words', { deterministic: true }, (text: unknown, wordsAsJson: unknown) => {
    if (wordsAsJson !== lastWords) {
      lastWords = String(wordsAsJson);
      words = JSON.parse(lastWords) as string[];
    }
    return words.every((word) => occursAtWordStart(String(text), word)) ? 1 : 0;
  });
};
