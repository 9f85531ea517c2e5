/**
 * How fast rows are stored, next to better-sqlite3 alone: `applied.ts <folder> <recorded answers>`. Both write the same rows into
 * files with the same cipher, tables, indexes and full-text index; neither waits for a server.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PullAnswer } from '@millrace/data/contracts';
import { createSync, favourSmallMemory, openCache, tableNames } from '@millrace/offline';
import {
  migrate,
  migrations,
  openForWriting,
  rowReader,
  storedColumns,
  tables,
  type WriteConnection,
} from '@millrace/offline/testing';
import { median, report, timed } from './measure.ts';
import { person } from './rows.ts';

favourSmallMemory(); // as the console's main process does
const [folder = '', recording = ''] = process.argv.slice(2);
const KEY = Buffer.alloc(32, 7);
const INCREMENT = 10_000;
const ROUNDS = 3;
const TRANSACTION = 2_000;

const texts = readFileSync(recording, 'utf8').trimEnd().split('\n');

/** Rows of one table as better-sqlite3 wants them, newest first. */
type Load = { name: (typeof tableNames)[number]; rows: unknown[][] };
const loads = (): Load[] => {
  const byName = new Map<string, unknown[][]>();
  for (const text of texts) {
    for (const { name, columns, rows } of (JSON.parse(text) as PullAnswer).tables) {
      const table = tables[name as Load['name']];
      const read = rowReader(table, columns);
      byName.set(name, [...(byName.get(name) ?? []), ...rows.map(read)]);
    }
  }
  return tableNames.map((name) => ({ name, rows: byName.get(name) ?? [] }));
};

const inTransactions = (connection: WriteConnection, count: number, write: (index: number) => void) => {
  for (let start = 0; start < count; start += TRANSACTION) {
    connection.transaction(() => {
      for (let index = start; index < Math.min(start + TRANSACTION, count); index += 1) write(index);
    })();
  }
};

const insertInto = (connection: WriteConnection, name: Load['name']) => {
  const columns = storedColumns(tables[name]);
  return connection.prepare(`INSERT INTO ${name} (place, ${columns.join(', ')}) VALUES (?${', ?'.repeat(columns.length)})`);
};

const rawLoad = (connection: WriteConnection, data: Load[]) => {
  for (const { name, rows } of data) {
    const insert = insertInto(connection, name);
    inTransactions(connection, rows.length, (index) => insert.run(index * 8, ...(rows[index] ?? [])));
  }
  for (const name of tableNames) {
    const { searchText } = tables[name];
    if (searchText) {
      connection.exec(
        `INSERT INTO ${name}_search (rowid, text) SELECT place, index_text(${searchText}) FROM ${name} t ORDER BY place`,
      );
    }
  }
};

const newContacts = (round: number): unknown[][] =>
  Array.from({ length: INCREMENT }, (_, index) => {
    const { name, email, phone, message } = person(20_000_000 + round * INCREMENT + index);
    const moment = Date.UTC(2030, 0, 1 + round) * 1000 + index * 1_000_000;
    return [crypto.randomUUID(), moment, moment, null, name, email, phone, message, false, null];
  });
const CONTACT_COLUMNS = [
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
];

const rawIncrement = (connection: WriteConnection, rows: unknown[][], round: number) => {
  const insert = insertInto(connection, 'contact_submissions');
  const text = connection.prepare<[number], { text: string }>(
    `SELECT index_text(${tables.contact_submissions.searchText}) AS text FROM contact_submissions t WHERE place = ?`,
  );
  const index = connection.prepare('INSERT INTO contact_submissions_search (rowid, text) VALUES (?, ?)');
  inTransactions(connection, rows.length, (at) => {
    const place = 100_000_000 + round * 1_000_000 + at * 8;
    insert.run(place, ...(rows[at] ?? []));
    index.run(place, text.get(place)?.text);
  });
};

const data = loads();
const count = data.reduce((sum, { rows }) => sum + rows.length, 0);
const figures = { raw: [] as number[], ours: [] as number[], rawIncrement: [] as number[], oursIncrement: [] as number[] };
let [rawBytes, oursBytes] = [0, 0];

for (let round = 0; round < ROUNDS; round += 1) {
  const raw = openForWriting(join(folder, `raw-${round}.db`), KEY);
  migrate(raw, migrations);
  figures.raw.push(await timed(() => rawLoad(raw, data)));
  raw.pragma('wal_checkpoint(truncate)');
  rawBytes = statSync(join(folder, `raw-${round}.db`)).size;

  const cache = openCache({ folder: join(folder, `ours-${round}`), account: 'admin', key: KEY });
  const waiting = [...texts];
  const first = createSync({
    cache,
    // Reading the answer's text is part of storing it.
    pull: async () => JSON.parse(waiting.shift() ?? '{"tables":[],"deleted":[],"next":null,"full":false}') as PullAnswer,
  });
  figures.ours.push(await timed(() => first.pullNow()));
  cache.write((connection) => connection.pragma('wal_checkpoint(truncate)'));
  oursBytes = statSync(cache.file).size;

  const read = rowReader(tables.contact_submissions, CONTACT_COLUMNS);
  const rows = newContacts(round);
  const cells = rows.map(read);
  figures.rawIncrement.push(await timed(() => rawIncrement(raw, cells, round)));
  const pages = Array.from({ length: INCREMENT / TRANSACTION }, (_, page) =>
    JSON.stringify({
      epoch: cache.state().epoch,
      full: false,
      mark: null,
      counts: null,
      tables: [
        {
          name: 'contact_submissions',
          columns: CONTACT_COLUMNS,
          rows: rows.slice(page * TRANSACTION, (page + 1) * TRANSACTION),
          done: false,
        },
      ],
      deleted: [],
      next: (page + 1) * TRANSACTION < INCREMENT ? page : null,
    }),
  );
  const increments = createSync({ cache, pull: async () => JSON.parse(pages.shift() ?? '{}') as PullAnswer });
  figures.oursIncrement.push(await timed(() => increments.pullNow()));
  const missing = cache.read((connection) =>
    connection.prepare('SELECT count(*) AS rows FROM contact_submissions_search').get(),
  ) as { rows: number };
  const expected = (data.find(({ name }) => name === 'contact_submissions')?.rows.length ?? 0) + INCREMENT;
  if (missing.rows !== expected) throw new Error(`${missing.rows} of ${expected} contacts are searchable`);
  raw.close();
  cache.close();
}

const rate = (rows: number, milliseconds: number[]) => Math.round((rows / median(milliseconds)) * 1000);
report({
  rows: count,
  rawRowsPerSecond: rate(count, figures.raw),
  oursRowsPerSecond: rate(count, figures.ours),
  rawIncrementRowsPerSecond: rate(INCREMENT, figures.rawIncrement),
  oursIncrementRowsPerSecond: rate(INCREMENT, figures.oursIncrement),
  rawBytes,
  oursBytes,
});
