import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<true>();

/** SQLSTATE classes that mean trouble in the database itself: resources, operator intervention, system, internal errors. */
const trouble = /^(53|57|58|XX)/;

let installed = false;

/**
 * Keeps the embedded backend from printing every refused request: it writes each database error to the console with
 * the statement and its parameters, that is with what visitors typed. Trouble of the database itself is reported by
 * its code; what callers did wrong is in the answers they got.
 */
export function quietly<T>(work: () => Promise<T>): Promise<T> {
  if (!installed) {
    installed = true;
    const print = console.error;
    console.error = (...values: unknown[]) => {
      if (!inside.getStore()) return print(...values);
      const code = codeOf(values[0]);
      if (code === undefined || trouble.test(code)) print(`The embedded backend reported an error (${code ?? nameOf(values)}).`);
    };
  }
  return inside.run(true, work);
}

function codeOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : undefined;
}

function nameOf(values: unknown[]): string {
  const error = values.find((value) => value instanceof Error);
  return error ? error.name : 'unknown';
}
