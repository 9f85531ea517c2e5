import type { PulledTable, PullSource } from '@millrace/data/contracts';
import type { emptyStore } from '@millrace/data/memory';

type Store = ReturnType<typeof emptyStore>;

const micros = (instant: string | null): number | null => {
  if (instant === null) return null;
  const fraction = /\.(\d{1,6})/.exec(instant)?.[1] ?? '';
  return Math.floor(Date.parse(instant) / 1000) * 1_000_000 + Number(fraction.padEnd(6, '0'));
};

const pulled = <Row extends { id: string }>(
  name: string,
  columns: Record<string, (row: Row) => unknown>,
  rows: Iterable<Row>,
): PulledTable => {
  const cells = Object.values(columns);
  return {
    name,
    columns: Object.keys(columns),
    rows: [...rows]
      .map((row) => cells.map((cell) => cell(row)))
      // Newest first, as the procedure answers: created_at is the second column.
      .sort((a, b) => Number(b[1]) - Number(a[1]) || (String(a[0]) < String(b[0]) ? 1 : -1)),
    done: true,
  };
};

/** A source that sends all of an in-memory store with every pull, as after a change of epoch. */
export const storePull =
  (store: Store): PullSource =>
  async () => ({
    epoch: crypto.randomUUID(),
    full: true,
    mark: crypto.randomUUID(),
    counts: {},
    deleted: [],
    next: null,
    tables: [
      pulled(
        'profiles',
        {
          id: (row) => row.id,
          created_at: () => 0,
          email: (row) => row.email,
          full_name: (row) => row.fullName,
          role: () => 'client',
        },
        store.profiles.values(),
      ),
      pulled(
        'clients',
        {
          id: (row) => row.id,
          created_at: (row) => micros(row.createdAt),
          updated_at: (row) => micros(row.updatedAt),
          full_name: (row) => row.fullName,
          email: (row) => row.email,
          phone: (row) => row.phone,
          company: (row) => row.company,
          address: (row) => row.address,
          user_id: (row) => row.userId,
        },
        store.clients.values(),
      ),
      pulled(
        'contact_submissions',
        {
          id: (row) => row.id,
          created_at: (row) => micros(row.createdAt),
          quarantined_at: (row) => micros(row.quarantinedAt),
          name: (row) => row.name,
          email: (row) => row.email,
          phone: (row) => row.phone,
          message: (row) => row.message,
          email_sent: (row) => row.emailSent,
          converted_client_id: (row) => row.convertedClientId,
        },
        store.contacts.values(),
      ),
      pulled(
        'projects',
        {
          id: (row) => row.id,
          created_at: (row) => micros(row.createdAt),
          updated_at: (row) => micros(row.updatedAt),
          name: (row) => row.name,
          description: (row) => row.description,
          status: (row) => row.status,
          client_id: (row) => row.clientId,
          start_date: (row) => row.startDate,
          end_date: (row) => row.endDate,
          budget: (row) => row.budget,
        },
        store.projects.values(),
      ),
    ],
  });
