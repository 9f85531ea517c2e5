/**
 * Repairs `process.emitWarning` after the embedded backend was loaded. It replaces that function by one that takes
 * every warning for a string, so the first warning given as an error, as Node's own often are ("possible memory leak"),
 * would throw in the middle of whatever caused it.
 */
export function repairWarnings(): void {
  const forText = process.emitWarning as (warning: string, ...rest: unknown[]) => void;
  const repaired = (warning: string | Error, ...rest: unknown[]): void => {
    if (typeof warning === 'string') forText(warning, ...rest);
    else forText(warning.message, { type: warning.name, detail: warning.stack });
  };
  process.emitWarning = repaired as typeof process.emitWarning;
}
