import { type Cursor, cursorSchema, type ListQuery, PAGE_SIZES, type PageStart, type Sort } from '@millrace/core/lists';

/** What a list allows in its address, and what it shows when the address says nothing. */
export type ListShape<Column extends string, Filter extends object> = {
  sorts: readonly Column[];
  defaultSort: Sort<Column>;
  filter: { parse(input: unknown): Filter; safeParse(input: unknown): { success: boolean; data?: Filter } };
};

/** For a list that has nothing to filter by. */
export const noFilter = { parse: () => ({}), safeParse: () => ({ success: true, data: {} }) };

const DEFAULT_SIZE = 50;
const OWN_PARAMS = ['q', 'sort', 'size', 'after', 'before', 'at'] as const;

/**
 * The list that an address asks for. Whatever is unknown, malformed or not allowed falls back to the default, so a link that someone
 * edited or that is older than the product still opens a list.
 */
export function readListQuery<Column extends string, Filter extends object>(
  params: URLSearchParams,
  shape: ListShape<Column, Filter>,
): ListQuery<Column, Filter> {
  return {
    search: (params.get('q') ?? '').slice(0, 200),
    sort: readSort(params.get('sort'), shape),
    size: PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? DEFAULT_SIZE,
    from: readStart(params),
    filter: readFilter(params, shape),
  };
}

/** The address of a list: only what differs from the defaults; parameters that are not the list's own are kept. */
export function writeListQuery<Column extends string, Filter extends object>(
  params: URLSearchParams,
  query: ListQuery<Column, Filter>,
  shape: ListShape<Column, Filter>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of OWN_PARAMS) next.delete(name);
  if (query.search.trim()) next.set('q', query.search);
  const { column, direction } = query.sort;
  if (column !== shape.defaultSort.column || direction !== shape.defaultSort.direction)
    next.set('sort', `${column}.${direction}`);
  if (query.size !== DEFAULT_SIZE) next.set('size', String(query.size));
  if ('after' in query.from) next.set('after', encodeCursor(query.from.after));
  else if ('before' in query.from) next.set('before', encodeCursor(query.from.before));
  else if (query.from.at === 'end') next.set('at', 'end');
  const defaults = shape.filter.parse({});
  for (const [name, value] of Object.entries(query.filter)) {
    if (value === defaults[name as keyof Filter]) next.delete(name);
    else next.set(name, value === true ? '1' : String(value));
  }
  return next;
}

function readSort<Column extends string>(text: string | null, shape: ListShape<Column, object>): Sort<Column> {
  const [column, direction] = text?.split('.') ?? [];
  const known = shape.sorts.find((sort) => sort === column);
  return known && (direction === 'asc' || direction === 'desc') ? { column: known, direction } : shape.defaultSort;
}

function readStart(params: URLSearchParams): PageStart {
  const after = decodeCursor(params.get('after'));
  if (after) return { after };
  const before = decodeCursor(params.get('before'));
  if (before) return { before };
  return { at: params.get('at') === 'end' ? 'end' : 'start' };
}

function readFilter<Filter extends object>(params: URLSearchParams, shape: ListShape<string, Filter>): Filter {
  const defaults = shape.filter.parse({});
  const asked = Object.entries(defaults).map(([name, standard]) => {
    const text = params.get(name);
    if (text === null) return [name, standard];
    return [name, typeof standard === 'boolean' ? text === '1' : text];
  });
  const parsed = shape.filter.safeParse(Object.fromEntries(asked));
  return parsed.success && parsed.data ? parsed.data : defaults;
}

const encodeCursor = (cursor: Cursor): string => JSON.stringify(cursor);

function decodeCursor(text: string | null): Cursor | null {
  if (!text) return null;
  try {
    const parsed = cursorSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
