import { afterEach, beforeEach } from 'vitest';

/**
 * What a test writes to `console.error` without expecting it fails that test: React says there what it found wrong, and code of our own
 * what it could not do. A test that expects it replaces the method (`vi.spyOn(console, 'error').mockImplementation(...)`).
 */
const written: unknown[][] = [];
const write = console.error;

beforeEach(() => {
  written.length = 0;
  console.error = (...words: unknown[]) => {
    written.push(words);
    write(...words);
  };
});

afterEach(() => {
  console.error = write;
  if (written.length > 0)
    throw new Error(`Unexpected console.error: ${written.map((words) => words.map(String).join(' ')).join('\n')}`);
});
