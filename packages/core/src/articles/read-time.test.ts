import { describe, expect, it } from 'vitest';
import { readTime, readTimeLabel, wordCount } from './read-time.ts';

const words = (count: number) => `<p>${Array.from({ length: count }, () => 'word').join(' ')}</p>`;

describe('reading time', () => {
  it('counts 220 words a minute, rounded up', () => {
    expect(readTime(words(220))).toBe(1);
    expect(readTime(words(221))).toBe(2);
    expect(readTime(words(1100))).toBe(5);
  });

  it('is never less than a minute', () => {
    expect(readTime('')).toBe(1);
    expect(readTime('<p></p>')).toBe(1);
  });

  it('counts words, not tags, attributes, entities or signs standing alone', () => {
    expect(wordCount('<p class="a b c">one two&nbsp;three = <em>four</em>five &amp; 6.5</p>')).toBe(6);
  });

  it('takes words in neighbouring cells apart', () => {
    expect(wordCount('<tr><td>one</td><td>two</td></tr>')).toBe(2);
  });

  it('leaves out lettering in figures', () => {
    expect(wordCount('<p>one</p><svg viewBox="0 0 1 1"><text>two three</text></svg><p>four</p>')).toBe(2);
  });

  it('reads as a person says it', () => {
    expect(readTimeLabel(6)).toBe('6 min read');
  });
});
