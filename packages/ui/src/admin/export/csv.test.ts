import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvColumn, csvHeader, csvRows } from './csv.ts';

type Row = { text: string | null };
const columns: CsvColumn<Row>[] = [{ header: 'Text', value: ({ text }) => text }];
const written = (text: string | null) => csvRows(columns, [{ text }]);

/** A small RFC 4180 reader, written apart from the writer. */
function readBack(csv: string): string {
  const inner = csv.slice(0, -2);
  return inner.startsWith('"') ? inner.slice(1, -1).replaceAll('""', '"') : inner;
}

describe('R14 a spreadsheet never runs what a visitor wrote', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+49 30 1', "'+49 30 1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['  =1+1', "'  =1+1"],
    ['a=1', 'a=1'],
  ])('%j becomes %j', (text, expected) => {
    expect(readBack(written(text))).toBe(expected);
  });

  test('whatever the text, the cell begins with no formula character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readBack(written(text)).trimStart()).not.toMatch(/^[=+\-@]/);
      }),
    );
  });
});

describe('RFC 4180', () => {
  test('quotes, commas and line breaks stay inside their field', () => {
    expect(written('say "hi", then\nleave')).toBe('"say ""hi"", then\nleave"\r\n');
  });

  test('nothing is an empty field, and the header is a line of its own', () => {
    expect(csvHeader(columns) + written(null)).toBe('Text\r\n\r\n');
  });
});
