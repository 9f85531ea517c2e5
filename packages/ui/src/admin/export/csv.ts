/** One column of an exported file. */
export type CsvColumn<Row> = { header: string; value: (row: Row) => string | number | null };

/**
 * Makes a value safe to open in a spreadsheet: text that a visitor wrote must not run as a formula, so a leading = + - @ or control
 * character gets an apostrophe in front (OWASP, CSV injection).
 */
const withoutFormula = (text: string): string =>
  /^[=+\-@\t\r\n]/.test(text.trimStart()) || /^[\t\r\n]/.test(text) ? `'${text}` : text;

const field = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = withoutFormula(value);
  return /[",\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const line = (fields: string[]): string => `${fields.join(',')}\r\n`;

export const csvHeader = <Row>(columns: readonly CsvColumn<Row>[]): string => line(columns.map(({ header }) => field(header)));

/** Rows as CSV lines (RFC 4180: CRLF, quotes doubled). */
export const csvRows = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => line(columns.map(({ value }) => field(value(row))))).join('');
