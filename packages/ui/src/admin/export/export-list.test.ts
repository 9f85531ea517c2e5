import type { ListQuery, Page } from '@millrace/core/lists';
import { expect, test, vi } from 'vitest';
import { exportList } from './export-list.ts';

type Row = { id: string; name: string };
const query: ListQuery<'name'> = {
  search: 'weld',
  sort: { column: 'name', direction: 'asc' },
  size: 25,
  from: { after: ['m', '00000000-0000-0000-0000-000000000001'] },
  filter: {},
};
const columns = [{ header: 'Name', value: ({ name }: Row) => name }];
const page = (names: string[], next: string | null): Page<Row> => ({
  rows: names.map((name) => ({ id: name, name })),
  total: 3,
  capped: false,
  previous: null,
  next: next ? [next, '00000000-0000-0000-0000-000000000002'] : null,
});

test('walks the whole filtered list by cursor, from its start, wherever the screen is', async () => {
  const list = vi
    .fn()
    .mockResolvedValueOnce(page(['a', 'b'], 'b'))
    .mockResolvedValueOnce(page(['c'], null));
  const progress: number[] = [];
  const parts = await exportList({
    columns,
    query,
    list,
    onProgress: (n) => progress.push(n),
    signal: new AbortController().signal,
  });
  expect(parts.join('')).toBe('\uFEFFName\r\na\r\nb\r\nc\r\n');
  expect(progress).toEqual([2, 3]);
  expect(list.mock.calls.map(([asked]) => [asked.search, asked.from])).toEqual([
    ['weld', { at: 'start' }],
    ['weld', { after: ['b', '00000000-0000-0000-0000-000000000002'] }],
  ]);
});

test('stops when the person gives up', async () => {
  const controller = new AbortController();
  const list = vi.fn(async () => {
    controller.abort();
    return page(['a'], 'a');
  });
  await expect(exportList({ columns, query, list, onProgress() {}, signal: controller.signal })).rejects.toThrow();
  expect(list).toHaveBeenCalledTimes(1);
});
