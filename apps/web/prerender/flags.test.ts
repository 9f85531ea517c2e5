import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flagSheet } from './flags.ts';

it('the sheet of flags holds the flag of every country', () => {
  const sheet = join(import.meta.dirname, '..', 'src', 'features', 'call-back', 'flags.svg');
  expect(readFileSync(sheet, 'utf8')).toBe(flagSheet());
});
