import { expect, test } from 'vitest';
import { formatDay, formatMoney } from './format.tsx';

test.each([
  [null, '-'],
  [0, '$0'],
  [86400, '$86,400'],
  [58300.5, '$58,300.50'],
  [1234567.89, '$1,234,567.89'],
])('budget %j shows as %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

test('a day is never shifted by a zone', () => {
  expect(formatDay('2026-01-01')).toMatch(/Jan.*1.*2026|1.*Jan.*2026/);
  expect(formatDay(null)).toBe('-');
});
