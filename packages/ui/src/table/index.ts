export type { DataColumn, PageResult } from './column.ts';
export { DataTable, type DataTableProps } from './data-table.tsx';
export { type ListShape, noFilter } from './list-address.ts';
export { useRowTabIndex } from './row-active.ts';
export { type ChangeList, useListQuery } from './use-list-query.ts';
