import { matchesSearch } from '@millrace/core/lists';
import { describe, expect, test } from 'vitest';
import { indexText, occursAtWordStart } from '../database/functions.ts';
import { searchWords } from './search-words.ts';

describe('what a person types', () => {
  test.each([
    ['weld', '"weld"*', false],
    ['  Ada   MILL ', '"ada"* AND "mill"*', false],
    ['ada@shop.example', '"ada|shop|e"* AND "shop"', true],
    ['automatically', '"automatica"*', true],
    ["o'brien", '"o|brien"*', true],
    ['100%', '"100"', true],
    ['"quoted" AND NEAR(x)', '"quoted" AND "and"* AND "near|x"*', true],
    ['Šípek', '"šípek"*', false],
  ])('%s', (search, match, needsCheck) => {
    expect(searchWords(search)).toMatchObject({ match: match.replaceAll('|', '\uE000'), needsCheck });
  });

  test('nothing, and nothing but signs', () => {
    expect(searchWords('   ')).toBeNull();
    expect(searchWords('% --')).toMatchObject({ match: null, words: '["%","--"]' });
  });

  test('no more than ten words and 200 characters', () => {
    expect(JSON.parse(searchWords('a '.repeat(99))?.words ?? '')).toHaveLength(10);
    expect(JSON.parse(searchWords('a'.repeat(300))?.words ?? '')[0]).toHaveLength(200);
  });
});

test.each([
  ['A welding cell', 'weld', true],
  ['A welding cell', 'ding', false],
  ['ada@Shop.example', 'shop.ex', true],
  ['ada@Shop.example', '@sh', true],
  ['100% uptime', '0%', false],
  ['rewelded, welded', 'welded', true],
])('%s has %s where a word begins: %s', (text, word, expected) => {
  expect(occursAtWordStart(text, word)).toBe(expected);
  // Never more than the rule of every edition allows.
  if (expected) expect(matchesSearch([text], word)).toBe(true);
});

test.each([
  ['A welding cell', 'A welding cell'],
  ['Ask ada.mill@shop.example, please', 'Ask ada.mill@shop.example, please ada|mill|shop|example mill|shop|example shop|example'],
  ["O'Brien (100%)", "O'Brien (100%) O|Brien"],
])('%s is indexed as %s', (text, indexed) => {
  expect(indexText(text)).toBe(indexed.replaceAll('|', '\uE000'));
});
