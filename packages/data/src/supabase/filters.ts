/** A LIKE pattern for "contains the text": `%`, `_` and `\` in it stay text; `*`, which PostgREST takes for `%`, matches any one letter. */
export const containing = (text: string): string =>
  `%${text
    .trim()
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('*', '_')}%`;
