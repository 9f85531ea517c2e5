import { UnstyledButton } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { DataColumn } from './column.ts';
import classes from './data-table.module.css';
import type { TableModel } from './table-model.ts';

const STEP = 16;

/** Header row: sorting by button, widths by dragging or with the arrow keys. */
export function TableHead<Row extends object, Column extends string>(props: {
  table: TableModel<Row>;
  columns: readonly DataColumn<Row, Column>[];
}) {
  const { table, columns } = props;
  return (
    <thead className={classes.head}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {group.headers.map((header, index) => {
            const { column } = header;
            const sorted = column.getIsSorted();
            const title = String(column.columnDef.header);
            const resize = (event: KeyboardEvent) => {
              const delta = event.key === 'ArrowRight' ? STEP : event.key === 'ArrowLeft' ? -STEP : 0;
              if (delta === 0) return;
              event.preventDefault();
              table.setColumnSizing((sizes) => ({ ...sizes, [column.id]: clamp(column.getSize() + delta) }));
            };
            return (
              <th
                key={header.id}
                scope="col"
                data-align={columns[index]?.align}
                aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined}
              >
                {column.getCanSort() ? (
                  <UnstyledButton
                    className={classes.sort}
                    onClick={() => column.toggleSorting()}
                    data-sorted={sorted || undefined}
                  >
                    {title}
                    <span aria-hidden className={classes.arrow}>
                      {sorted === 'asc' ? '↑' : sorted === 'desc' ? '↓' : '↕'}
                    </span>
                  </UnstyledButton>
                ) : (
                  <span className={classes.title}>{title}</span>
                )}
                {/* biome-ignore lint/a11y/useSemanticElements: a movable separator has no element of its own */}
                <div
                  role="separator"
                  aria-orientation="vertical"
                  aria-label={`Width of ${title}`}
                  aria-valuenow={column.getSize()}
                  aria-valuemin={64}
                  aria-valuemax={900}
                  tabIndex={0}
                  className={classes.resizer}
                  data-active={column.getIsResizing() || undefined}
                  onMouseDown={header.getResizeHandler()}
                  onTouchStart={header.getResizeHandler()}
                  onDoubleClick={() => column.resetSize()}
                  onKeyDown={resize}
                />
              </th>
            );
          })}
        </tr>
      ))}
    </thead>
  );
}

const clamp = (width: number): number => Math.min(900, Math.max(64, width));
