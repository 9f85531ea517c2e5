import type { ListQuery, Page } from '@millrace/core/lists';
import { type CsvColumn, csvHeader, csvRows } from './csv.ts';

const PAGE = 200;
/** Excel takes a file for UTF-8 only with this mark. */
const BOM = '\uFEFF';

type ExportInput<Row, Column extends string, Filter extends object> = {
  columns: readonly CsvColumn<Row>[];
  query: ListQuery<Column, Filter>;
  list: (query: ListQuery<Column, Filter>) => Promise<Page<Row>>;
  onProgress: (rows: number) => void;
  signal: AbortSignal;
};

/**
 * The whole filtered list, in its order, as the parts of a CSV file. Pages by cursor, so rows that arrive meanwhile neither repeat
 * nor push others out.
 * @throws AppError of the list, or the signal's reason when the person gave up.
 */
export async function exportList<Row, Column extends string, Filter extends object>(
  input: ExportInput<Row, Column, Filter>,
): Promise<string[]> {
  const parts = [BOM, csvHeader(input.columns)];
  let from: ListQuery<Column, Filter>['from'] = { at: 'start' };
  let count = 0;
  for (;;) {
    const page = await input.list({ ...input.query, size: PAGE, from });
    input.signal.throwIfAborted();
    parts.push(csvRows(input.columns, page.rows));
    count += page.rows.length;
    input.onProgress(count);
    if (!page.next) return parts;
    from = { after: page.next };
  }
}
