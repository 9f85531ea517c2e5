import type { Sort } from '@millrace/core/lists';
import {
  type ColumnDef,
  columnResizingFeature,
  columnSizingFeature,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useMemo, useState } from 'react';
import type { DataColumn } from './column.ts';
import { readWidths, storeWidths } from './column-widths.ts';

const features = tableFeatures({ columnSizingFeature, columnResizingFeature, rowSortingFeature });

export type TableModel<Row extends object> = ReactTable<typeof features, Row>;

type ModelInput<Row, Column extends string> = {
  id: string;
  columns: readonly DataColumn<Row, Column>[];
  rows: readonly Row[];
  sort: Sort<Column>;
  onSort: (sort: Sort<Column>) => void;
};

/** The TanStack table behind DataTable: rows come sorted from the server, widths are the person's own. */
export function useTableModel<Row extends { id: string }, Column extends string>(
  input: ModelInput<Row, Column>,
): TableModel<Row> {
  const { id, columns, rows, sort, onSort } = input;
  const [columnSizing, setColumnSizing] = useState(() => readWidths(id));
  useEffect(() => {
    if (Object.keys(columnSizing).length > 0) storeWidths(id, columnSizing);
  }, [id, columnSizing]);

  const definitions = useMemo(() => columns.map((column) => toDefinition<Row, Column>(column)), [columns]);
  const sorting = useMemo(() => {
    const column = columns.find((candidate) => candidate.sort === sort.column);
    return column ? [{ id: column.id, desc: sort.direction === 'desc' }] : [];
  }, [columns, sort]);

  return useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: (row: Row) => row.id,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    columnResizeMode: 'onChange',
    state: { sorting, columnSizing },
    onColumnSizingChange: setColumnSizing,
    onSortingChange: (updater) => {
      const [next] = typeof updater === 'function' ? updater(sorting) : updater;
      const column = columns.find((candidate) => candidate.id === next?.id)?.sort;
      if (next && column) onSort({ column, direction: next.desc ? 'desc' : 'asc' });
    },
  });
}

const toDefinition = <Row extends object, Column extends string>(
  column: DataColumn<Row, Column>,
): ColumnDef<typeof features, Row> => ({
  id: column.id,
  header: column.header,
  // Only columns with an accessor count as sortable; the order itself comes from the server.
  accessorFn: () => '',
  cell: (context) => column.cell(context.row.original),
  size: column.width,
  minSize: 64,
  maxSize: 900,
  enableSorting: column.sort !== undefined,
  sortDescFirst: false,
});
