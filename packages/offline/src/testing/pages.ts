import type { PullAnswer, PulledTable } from '@millrace/data/contracts';

/** A uuid that sorts like the number. */
export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const HOUR = 3_600_000_000;
export const momentOf = (hour: number): number => Date.UTC(2026, 0, 1) * 1000 + hour * HOUR;

type ContactCells = { createdAt?: number; name?: string; message?: string; heldSince?: number | null; updatedAt?: number };

/** Contacts as a pull answers them; the number says the id and, unless told otherwise, the moment. */
export const pulledContacts = (rows: Record<number, ContactCells>): PulledTable => ({
  name: 'contact_submissions',
  columns: [
    'id',
    'created_at',
    'updated_at',
    'quarantined_at',
    'name',
    'email',
    'phone',
    'message',
    'email_sent',
    'converted_client_id',
  ],
  rows: Object.entries(rows)
    .map(([number, cells]) => [
      idOf(Number(number)),
      cells.createdAt ?? momentOf(Number(number)),
      cells.updatedAt ?? momentOf(Number(number)),
      cells.heldSince ?? null,
      cells.name ?? `Visitor ${number}`,
      `visitor${number}@shop.example`,
      null,
      cells.message ?? 'Hello',
      false,
      null,
    ])
    .sort((a, b) => Number(b[1]) - Number(a[1]) || (String(a[0]) < String(b[0]) ? 1 : -1)),
  done: true,
});

/** An answer with changes, complete in itself. */
export const answerWith = (change: Partial<PullAnswer>): PullAnswer => ({
  epoch: idOf(1),
  full: false,
  mark: idOf(2),
  counts: null,
  tables: [],
  deleted: [],
  next: null,
  ...change,
});
