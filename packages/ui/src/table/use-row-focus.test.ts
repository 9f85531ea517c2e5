import { expect, test } from 'vitest';
import { nextRow } from './use-row-focus.ts';

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 2],
  ['ArrowUp', 0, 3, 0],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Tab', 0, 3, null],
  ['ArrowDown', 0, 0, null],
] as const)('%s at row %i of %i leads to %s', (key, current, count, expected) => {
  expect(nextRow(key, current, count)).toBe(expected);
});
