import type { MouseEvent } from 'react';
import type { DataColumn } from './column.ts';
import classes from './data-table.module.css';
import { RowActiveProvider } from './row-active.ts';
import type { TableModel } from './table-model.ts';
import { useRowFocus } from './use-row-focus.ts';

/** Body rows with one tab stop; a click anywhere but on a control opens the row. */
export function TableRows<Row extends { id: string }, Column extends string>(props: {
  table: TableModel<Row>;
  columns: readonly DataColumn<Row, Column>[];
  onOpen: ((row: Row) => void) | undefined;
}) {
  const { table, columns, onOpen } = props;
  const { rows } = table.getRowModel();
  const open = onOpen
    ? (index: number) => {
        const row = rows[index];
        if (row) onOpen(row.original);
      }
    : undefined;
  const focus = useRowFocus(rows.length, open);

  const onClick = (index: number) => (event: MouseEvent<HTMLTableRowElement>) => {
    if ((event.target as HTMLElement).closest('button, a, input')) return;
    if (window.getSelection()?.toString()) return;
    open?.(index);
  };

  return (
    <tbody ref={focus.body} onKeyDown={focus.onKeyDown} className={classes.body}>
      {rows.map((row, index) => (
        <RowActiveProvider key={row.id} value={index === focus.active}>
          <tr
            data-row={row.id}
            data-opens={open ? '' : undefined}
            tabIndex={index === focus.active ? 0 : -1}
            onFocus={() => focus.setActive(index)}
            onClick={onClick(index)}
          >
            {row.getAllCells().map((cell, column) => (
              <td key={cell.id} data-align={columns[column]?.align}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        </RowActiveProvider>
      ))}
    </tbody>
  );
}
