import { Button, Skeleton, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { contactFilterSchema, newestContactsFirst } from '@millrace/core/contacts';
import { toAppError } from '@millrace/core/errors';
import { COUNT_CAP, type PageStart } from '@millrace/core/lists';
import { adminMessages } from '@millrace/core/messages';
import { contactQueries } from '@millrace/data/queries';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchField } from '../../table/search-field.tsx';
import { TableCards } from '../../table/table-cards.tsx';
import { useRepositories } from '../repositories-context.tsx';
import { Dialog } from '../shared/dialog.tsx';
import { useConvert } from '../shared/use-convert.ts';
import { convertColumns } from './convert-columns.tsx';
import classes from './convert-dialog.module.css';
import { ConvertTable } from './convert-table.tsx';

const SIZE = 50;
const filter = contactFilterSchema.parse({});

/** 'Convert Contact Submission to Client' (specification, section 2, Clients): at most 56 rem wide, the list 24 rem high with scroll. */
export default function ConvertDialog({ onClose }: { onClose: () => void }) {
  const { contacts } = useRepositories();
  const [search, setSearch] = useState('');
  const convert = useConvert();
  const pages = useInfiniteQuery({
    queryKey: [...contactQueries(contacts).all, 'to-convert', search],
    queryFn: ({ pageParam }) => contacts.list({ search, sort: newestContactsFirst, size: SIZE, from: pageParam, filter }),
    initialPageParam: { at: 'start' } as PageStart,
    getNextPageParam: (last) => (last.next ? { after: last.next } : undefined),
    maxPages: COUNT_CAP / SIZE,
  });
  const narrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const columns = convertColumns(convert.converting, convert.run);
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];

  return (
    <Dialog title="Convert Contact Submission to Client" size="56rem" onClose={onClose} dismissible={convert.converting === null}>
      <SearchField autoFocus label="Search name, e-mail or message" value={search} onSearch={setSearch} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={classes.scroll} aria-label="Contact submissions" tabIndex={0}>
        {renderRows()}
      </section>
    </Dialog>
  );

  function renderRows() {
    if (pages.isPending) return <Skeleton height={200} role="status" aria-label="Loading contacts" />;
    if (pages.isError && rows.length === 0) {
      return (
        <div role="alert" className={classes.state}>
          <Text fw={600}>{adminMessages.contacts.loadFailed.title}</Text>
          <Text c="dimmed">{toAppError(pages.error).message}</Text>
          <Button variant="default" onClick={() => void pages.refetch()}>
            Try again
          </Button>
        </div>
      );
    }
    if (rows.length === 0) {
      return <p className={classes.state}>{search ? `Nothing matches “${search}”.` : adminMessages.contacts.empty}</p>;
    }
    return (
      <>
        {narrow ? (
          <div className={classes.cards}>
            <TableCards label="Contact submissions" columns={columns} rows={rows} onOpen={undefined} />
          </div>
        ) : (
          <ConvertTable columns={columns} rows={rows} />
        )}
        {pages.hasNextPage && (
          <Button variant="subtle" fullWidth loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            Show more
          </Button>
        )}
      </>
    );
  }
}
