/** A step that failed, in words for the person who ran it: what failed, and what to do about it. */
export class SetupError extends Error {
  /**
   * @param {string} what what failed
   * @param {string} remedy what the person can do
   * @param {string} [output] the end of what the failing command said
   */
  constructor(what, remedy, output = '') {
    super(what);
    this.name = 'SetupError';
    this.remedy = remedy;
    this.output = output;
  }
}

/** @param {number} ms */
export const seconds = (ms) =>
  ms < 60_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;

/**
 * Does one step and prints one line about it, with its time.
 * @template T
 * @param {string} title
 * @param {() => Promise<{ value: T, detail: string }> | { value: T, detail: string }} work its result, and what the line says of it
 * @param {(line: string) => void} [print]
 * @returns {Promise<T>}
 */
export async function step(title, work, print = console.log) {
  const started = performance.now();
  try {
    const { value, detail } = await work();
    print(`✓ ${title}: ${detail} (${seconds(performance.now() - started)})`);
    return value;
  } catch (error) {
    print(`✗ ${title} (${seconds(performance.now() - started)})`);
    throw error;
  }
}

/**
 * The last lines of a command's output.
 * @param {string} output
 * @param {number} [lines]
 */
export const tail = (output, lines = 25) => output.trimEnd().split('\n').slice(-lines).join('\n');

/**
 * Tells a failure on the error channel.
 * @param {unknown} error
 */
export function explain(error) {
  if (!(error instanceof SetupError)) {
    console.error(error);
    return;
  }
  if (error.output) console.error(error.output.replace(/^/gm, '  | '));
  console.error(`What failed: ${error.message}`);
  console.error(`What to do:  ${error.remedy}`);
}
