import type { ReactNode } from 'react';

/** One column of a DataTable. */
export type DataColumn<Row, Column extends string> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The sort it stands for; without one the column cannot be sorted. */
  sort?: Column;
  /** Width in pixels until a person changes it. */
  width: number;
  /** Numbers line up at the end. */
  align?: 'end';
  /** On a phone: `title` heads the card, `wide` gets a line of its own, `hidden` is left out. Others are a labelled pair. */
  card?: 'title' | 'wide' | 'hidden';
};

/** What DataTable needs to know of a running list request (the shape of a TanStack Query result). */
export type PageResult<Page> = {
  data: Page | undefined;
  isPending: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  error: unknown;
  refetch: () => unknown;
};
