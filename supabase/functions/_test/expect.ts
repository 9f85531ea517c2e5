import { AssertionError, deepStrictEqual, match, ok } from 'node:assert/strict';

export const equal: (actual: unknown, expected: unknown, message?: string) => void = deepStrictEqual;
export const matches: (text: string, pattern: RegExp) => void = match;
export const truth: (value: unknown, message?: string) => asserts value = ok;

/** What a promise was rejected with. Fails when it was not rejected. */
export const rejection = async (promise: Promise<unknown>): Promise<Error> => {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
  throw new AssertionError({ message: 'The promise was not rejected' });
};

/** What a function threw. Fails when it did not throw. */
export const thrown = (work: () => unknown): Error => {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
  throw new AssertionError({ message: 'Nothing was thrown' });
};
