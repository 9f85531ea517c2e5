import { UnstyledButton } from '@mantine/core';
import type { DataColumn } from './column.ts';
import classes from './data-table.module.css';

/** The same rows for a narrow screen: one card a row, each value with its column's name. */
export function TableCards<Row extends { id: string }, Column extends string>(props: {
  label: string;
  columns: readonly DataColumn<Row, Column>[];
  rows: readonly Row[];
  onOpen: ((row: Row) => void) | undefined;
}) {
  const { label, columns, rows, onOpen } = props;
  const title = columns.find((column) => column.card === 'title') ?? columns[0];
  const details = columns.filter((column) => column !== title && column.card !== 'hidden');
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={classes.card}>
          {onOpen ? (
            <UnstyledButton className={classes.cardTitle} onClick={() => onOpen(row)}>
              {title?.cell(row)}
            </UnstyledButton>
          ) : (
            <div className={classes.cardTitle}>{title?.cell(row)}</div>
          )}
          <dl className={classes.pairs}>
            {details.map((column) => (
              <div key={column.id} data-wide={column.card === 'wide' || undefined}>
                <dt>{column.header}</dt>
                <dd>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
