import { type LeadFilter, leadFilterSchema } from '@millrace/core/leads';
import type { ListQuery, Page, Sort } from '@millrace/core/lists';
import { leadQueries } from '@millrace/data/queries';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type DataColumn, DataTable, type ListShape, useListQuery } from '../../table/index.ts';
import { DeadMailNotice } from '../contacts/dead-mail-notice.tsx';
import type { CsvColumn } from '../export/csv.ts';
import { ExportButton } from '../export/export-button.tsx';
import { useRepositories } from '../repositories-context.tsx';
import { useLoadFailure } from '../shared/use-load-failure.ts';
import { HeldBackSwitch } from './held-back-switch.tsx';
import { LeadRelease } from './lead-release.tsx';

/** What differs between demo requests, call requests and subscribers. Kept at module level: a stable identity keeps the list stable. */
export type LeadKindView<Row, Column extends string> = {
  kind: 'demo' | 'call' | 'newsletter';
  label: string;
  columns: readonly DataColumn<Row, Column>[];
  csv: readonly CsvColumn<Row>[];
  sorts: readonly Column[];
  searchLabel: string;
  /** Names a row in its buttons. */
  nameOf: (row: Row) => string;
};

/** One list of leads beside the contact messages, newest first; those held back as spam can be let through. */
export function LeadList<Row extends { id: string }, Column extends string>(props: {
  view: LeadKindView<Row, Column>;
  list: (query: ListQuery<Column, LeadFilter>) => Promise<Page<Row>>;
}) {
  const { view, list } = props;
  const { leads } = useRepositories();
  const cache = useQueryClient();
  const shape = useMemo(
    (): ListShape<Column, LeadFilter> => ({
      sorts: view.sorts,
      defaultSort: { column: 'created_at', direction: 'desc' } as Sort<Column>,
      filter: leadFilterSchema,
    }),
    [view],
  );
  const [query, change] = useListQuery(shape);
  const options = (wanted: ListQuery<Column, LeadFilter>) => ({
    queryKey: [...leadQueries(leads).all, view.kind, wanted],
    queryFn: () => list(wanted),
    placeholderData: keepPreviousData<Page<Row>>,
  });
  const page = useQuery(options(query));
  const noun = view.label.toLowerCase();
  const failed = useMemo(() => ({ kind: 'error' as const, title: `Failed to load ${noun}` }), [noun]);
  useLoadFailure(page, failed);

  const held = query.filter.quarantined;
  const columns = useMemo(() => {
    if (!held) return view.columns;
    const release: DataColumn<Row, Column> = {
      id: 'release',
      header: 'Actions',
      width: 120,
      card: 'wide',
      cell: (row) => <LeadRelease kind={view.kind} id={row.id} name={view.nameOf(row)} />,
    };
    return [...view.columns, release];
  }, [held, view]);

  return (
    <>
      <DeadMailNotice ready={page.isFetched} />
      <DataTable
        id={view.kind}
        label={view.label}
        columns={columns}
        page={page}
        query={query}
        onQueryChange={change}
        empty={held ? 'Nothing is held back.' : `No ${noun} yet.`}
        failed={failed.title}
        searchLabel={view.searchLabel}
        onReach={(from) => void cache.prefetchQuery(options({ ...query, from }))}
        filters={<HeldBackSwitch filter={query.filter} onChange={(filter) => change({ filter })} />}
        actions={<ExportButton name={noun.replace(' ', '-')} csv={view.csv} list={list} query={query} />}
      />
    </>
  );
}
