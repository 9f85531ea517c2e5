const LIMIT = 140;

/** The beginning of a message on one line; tables and lists cut what still does not fit. */
export const excerpt = (message: string): string => {
  const line = message.replace(/\s+/g, ' ').trim();
  return line.length > LIMIT ? `${line.slice(0, LIMIT).trimEnd()}…` : line;
};
