import { describe, expect, it } from 'vitest';
import { email, emptyToNull, instant, money } from './index.ts';

describe('instant', () => {
  it.each([
    ['2026-11-21 05:40:57.768+00', '2026-11-21T05:40:57.768Z'],
    ['2026-11-21T05:40:57.768123+00:00', '2026-11-21T05:40:57.768123Z'],
    ['2026-11-21T05:40:57Z', '2026-11-21T05:40:57Z'],
    ['2026-11-21T05:40:57+02:00', '2026-11-21T03:40:57.000Z'],
  ])('reads %s as %s', (text, iso) => {
    expect(instant.parse(text)).toBe(iso);
  });

  it.each(['', 'yesterday', '2026-13-40T00:00:00Z'])('refuses %j', (text) => {
    expect(instant.safeParse(text).success).toBe(false);
  });
});

describe('money', () => {
  it('reads the text of the local database and the number of the hosted one alike', () => {
    expect(money.parse('1500.50')).toBe(1500.5);
    expect(money.parse(1500.5)).toBe(1500.5);
  });

  it.each([-0.01, 1e12, 'a lot'])('refuses %j', (value) => {
    expect(money.safeParse(value).success).toBe(false);
  });
});

describe('email', () => {
  it('trims and keeps the letter case as typed', () => {
    expect(email.parse('  Ada@Shop.example ')).toBe('Ada@Shop.example');
  });

  it.each([
    '',
    'ada',
    'ada@',
    'a@b.example, c@d.example',
    'ada@shop.example\r\nBcc: x@y.example',
    `${'a'.repeat(250)}@b.example`,
  ])('refuses %j', (text) => {
    expect(email.safeParse(text).success).toBe(false);
  });
});

describe('emptyToNull', () => {
  it.each([
    ['  ', null],
    [undefined, null],
    [null, null],
    [' 12 ', '12'],
  ])('turns %j into %j', (text, expected) => {
    expect(emptyToNull(text)).toBe(expected);
  });
});
