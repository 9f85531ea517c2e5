/** What a log line may carry: facts about the work, never a person's data (no names, addresses, messages, tokens). */
export type LogFacts = Record<string, string | number | boolean | null | undefined>;

const write = (level: 'info' | 'error', event: string, facts: LogFacts): void => {
  const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...facts });
  if (level === 'error') console.error(line);
  else console.info(line);
};

/** One JSON line. */
export const logInfo = (event: string, facts: LogFacts): void => write('info', event, facts);
export const logError = (event: string, facts: LogFacts): void => write('error', event, facts);

/** The name and words of an error without addresses that it may quote. */
export const errorWords = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replace(/[^\s<>"'@]+@[^\s<>"'@]+/g, '<address>').slice(0, 300);
};
