import { useMediaQuery } from '@mantine/hooks';
import { toAppError } from '@millrace/core/errors';
import type { ListQuery, Page, PageStart } from '@millrace/core/lists';
import type { ReactNode } from 'react';
import type { DataColumn, PageResult } from './column.ts';
import classes from './data-table.module.css';
import { Pager } from './pager.tsx';
import { SearchField } from './search-field.tsx';
import { TableCards } from './table-cards.tsx';
import { TableHead } from './table-head.tsx';
import { useTableModel } from './table-model.ts';
import { TableRows } from './table-rows.tsx';
import { EmptyRows, FailedRows, LoadingRows } from './table-states.tsx';
import type { ChangeList } from './use-list-query.ts';

const NO_ROWS: never[] = [];

export type DataTableProps<Row extends { id: string }, Column extends string, Filter extends object> = {
  /** Names the stored column widths. */
  id: string;
  /** What the rows are, in the plural and lower case after the first word: "Contacts". */
  label: string;
  columns: readonly DataColumn<Row, Column>[];
  page: PageResult<Page<Row>>;
  query: ListQuery<Column, Filter>;
  onQueryChange: ChangeList<Column, Filter>;
  onOpen?: (row: Row) => void;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  /** Heads the error state. */
  failed: string;
  searchLabel: string;
  filters?: ReactNode;
  /** Buttons at the end of the bar above the table. */
  actions?: ReactNode;
  onReach?: (from: PageStart) => void;
};

/**
 * The list of every screen: searched, sorted and paged on the server, its state in the address. Rows of the previous page stay while
 * the next one loads, so nothing jumps; below 768 px rows are cards.
 */
export function DataTable<Row extends { id: string }, Column extends string, Filter extends object>(
  props: DataTableProps<Row, Column, Filter>,
) {
  const { columns, page, query, onQueryChange, onOpen, label } = props;
  const narrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const rows = page.data?.rows ?? NO_ROWS;
  const table = useTableModel<Row, Column>({
    id: props.id,
    columns,
    rows,
    sort: query.sort,
    onSort: (sort) => onQueryChange({ sort }),
  });
  const noun = label.toLowerCase();

  return (
    <section className={classes.root} aria-label={label} aria-busy={page.isFetching}>
      <div className={classes.bar}>
        <div className={classes.search}>
          <SearchField
            label={props.searchLabel}
            value={query.search}
            onSearch={(search) => onQueryChange({ search }, { replace: true })}
          />
        </div>
        {props.filters}
        <div className={classes.actions}>{props.actions}</div>
      </div>
      <div className={classes.progress} data-on={(page.isFetching && !page.isPending) || undefined} aria-hidden />
      {renderRows()}
      {page.data && rows.length > 0 && (
        <Pager
          page={page.data}
          noun={noun}
          size={query.size}
          onMove={(from) => onQueryChange({ from })}
          onSize={(size) => onQueryChange({ size })}
          {...(props.onReach ? { onReach: props.onReach } : {})}
        />
      )}
    </section>
  );

  function renderRows() {
    if (page.error && !page.data) {
      return (
        <FailedRows
          title={props.failed}
          detail={toAppError(page.error).message}
          retrying={page.isFetching}
          onRetry={() => void page.refetch()}
        />
      );
    }
    if (page.isPending) return <LoadingRows label={noun} />;
    if (rows.length === 0) {
      return <EmptyRows>{query.search.trim() ? `Nothing matches “${query.search.trim()}”.` : props.empty}</EmptyRows>;
    }
    if (narrow) return <TableCards label={label} columns={columns} rows={rows} onOpen={onOpen} />;
    return (
      <div className={classes.scroll} data-stale={page.isPlaceholderData || undefined}>
        <table aria-label={label} className={classes.table} style={{ width: `max(100%, ${table.getTotalSize()}px)` }}>
          <colgroup>
            {table.getAllLeafColumns().map((column) => (
              <col key={column.id} style={{ width: column.getSize() }} />
            ))}
          </colgroup>
          <TableHead table={table} columns={columns} />
          <TableRows table={table} columns={columns} onOpen={onOpen} />
        </table>
      </div>
    );
  }
}
