import { contactFilterSchema, contactSorts, newestContactsFirst } from '@millrace/core/contacts';
import { describe, expect, test } from 'vitest';
import { readListQuery, writeListQuery } from './list-address.ts';

const shape = { sorts: contactSorts, defaultSort: newestContactsFirst, filter: contactFilterSchema };
const read = (address: string) => readListQuery(new URLSearchParams(address), shape);
const id = '7f2f8a52-8d4e-4a52-9c59-1f3a6f6b0001';

describe('reading', () => {
  test('an empty address is the first page as sorted by default', () => {
    expect(read('')).toEqual({
      search: '',
      sort: newestContactsFirst,
      size: 50,
      from: { at: 'start' },
      filter: { status: 'all', quarantined: false },
    });
  });

  test.each([
    ['an unknown column', 'sort=password.asc'],
    ['an unknown direction', 'sort=name.sideways'],
    ['a size that is not offered', 'size=100000'],
    ['a cursor that is none', 'after=%7Bbroken'],
    ['a cursor of the wrong shape', 'after=%5B1,2,3%5D'],
    ['an unknown filter value', 'status=deleted'],
  ])('%s falls back', (_, address) => {
    expect(read(address)).toEqual(read(''));
  });

  test('a search is cut at 200 characters', () => {
    expect(read(`q=${'x'.repeat(500)}`).search).toHaveLength(200);
  });
});

describe('writing', () => {
  test.each([
    {
      search: 'weld & cut',
      sort: { column: 'name', direction: 'asc' },
      size: 25,
      from: { after: ['ada', id] },
      filter: { status: 'new', quarantined: true },
    },
    {
      search: '',
      sort: newestContactsFirst,
      size: 100,
      from: { before: ['2026-11-21T05:40:57.768123Z', id] },
      filter: { status: 'all', quarantined: false },
    },
    { search: 'ü', sort: newestContactsFirst, size: 50, from: { at: 'end' }, filter: { status: 'notified', quarantined: false } },
  ] as const)('reads back what was written: %j', (query) => {
    const wanted = structuredClone(query) as unknown as ReturnType<typeof read>;
    expect(read(writeListQuery(new URLSearchParams(), wanted, shape).toString())).toEqual(wanted);
  });

  test('the defaults leave no trace and foreign parameters stay', () => {
    const address = writeListQuery(new URLSearchParams('open=1&q=old&sort=name.asc'), read(''), shape);
    expect(address.toString()).toBe('open=1');
  });
});
