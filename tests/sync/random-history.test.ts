import { AppError } from '@millrace/core/errors';
import type { PullAnswer, PullSource } from '@millrace/data/contracts';
import { type Cache, createSync, openCache } from '@millrace/offline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSameRows, expectSoundIndexes } from './compare.ts';
import { emptyServer, happen, type Random, randomFrom } from './history.ts';
import { type Server, startPgliteServer } from './server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** `npm run test:sync-seeds` runs all of a thousand. */
const SEEDS = Number(process.env.MILLRACE_SYNC_SEEDS ?? 40);
const FIRST = Number(process.env.MILLRACE_SYNC_FIRST ?? 0);
const PER_TEST = 10;

/** A source whose pull may break off, be answered with rubbish, or have the server change between its pages. */
const troubled = (
  server: Server,
  random: Random,
  meanwhile: () => Promise<void>,
): { pull: PullSource; settled(): Promise<unknown> } => {
  const asked: Promise<PullAnswer>[] = [];
  let pages = 0;
  const fails = random.below(3) === 0 ? random.below(4) : Number.POSITIVE_INFINITY;
  const poisons = random.below(4) === 0 ? random.below(3) : Number.POSITIVE_INFINITY;
  const answer: PullSource = async (query) => {
    pages += 1;
    if (pages > fails) throw new AppError({ code: 'offline', message: 'The network is gone' });
    const pulled = await server.pull(query);
    if (random.below(3) === 0) await meanwhile();
    const table = pulled.tables.at(-1);
    if (pages <= poisons || !table || table.rows.length === 0) return pulled;
    // The last row has cells of wrong types: all that came with it must be undone, not half stored.
    const rows = [
      ...table.rows.slice(0, -1),
      (table.rows.at(-1) ?? []).map((cell, index) => (index < 2 ? cell : { poison: true })),
    ];
    return { ...pulled, tables: [...pulled.tables.slice(0, -1), { ...table, rows }] };
  };
  return {
    pull(query) {
      const promise = answer(query);
      asked.push(promise);
      return promise;
    },
    // A sync that gave up leaves the answer it asked for in advance behind; what happens with it must not happen later.
    settled: () => Promise.allSettled(asked),
  };
};

const expectFoundByName = (cache: Cache): void =>
  cache.read((connection) => {
    for (const [table, column] of [
      ['contact_submissions', 'name'],
      ['clients', 'full_name'],
      ['call_requests', 'name'],
    ] as const) {
      const rows = connection.prepare<[], { place: number; word: string }>(`SELECT place, ${column} AS word FROM ${table}`).all();
      const hits = connection.prepare<[string], { rowid: number }>(
        `SELECT rowid FROM ${table}_search WHERE ${table}_search MATCH ?`,
      );
      for (const { place, word } of rows) {
        const same = rows.filter((row) => row.word === word).map((row) => row.place);
        expect(same).toContain(place);
        expect(hits.all(`"${word}"`).map(({ rowid }) => rowid)).toEqual(same.sort((a, b) => a - b));
      }
    }
    // A project is found by the present name of its client, and by no earlier one.
    const projects = connection.prepare<[], { place: number; client: string }>(
      'SELECT t.place, c.full_name AS client FROM projects t JOIN clients c ON c.id = t.client_id ORDER BY t.place',
    );
    const found = connection.prepare<[string], { rowid: number }>(
      'SELECT rowid FROM projects_search WHERE projects_search MATCH ?',
    );
    const all = projects.all();
    for (const { client } of all) {
      const places = all.filter((row) => row.client === client).map((row) => row.place);
      expect(found.all(`"${client}"`).map(({ rowid }) => rowid)).toEqual(places);
    }
  });

const runHistory = async (server: Server, seed: number): Promise<void> => {
  const random = randomFrom(seed);
  let words = 0;
  const newWord = () => {
    words += 1;
    return `w${seed}x${words}e`;
  };
  const meanwhile = () => happen(server, random, newWord);
  await emptyServer(server);
  const options = { folder: temporaryFolder(), account: 'admin', key: Buffer.alloc(32, seed + 1) };
  let cache = openCache(options);

  for (let step = 0; step < 12; step += 1) {
    await meanwhile();
    const what = random.below(10);
    if (what < 6) {
      const { pull, settled } = troubled(server, random, meanwhile);
      const sync = createSync({ cache, pull, pageSize: 1 + random.below(9), sliceSize: 1 + random.below(5) });
      await sync.pullNow();
      await settled();
    } else if (what < 8) {
      // Killed: nothing is said to the cache, its file is just opened again.
      cache.close();
      cache = openCache(options);
    } else if (what === 8 && random.below(4) === 0) {
      await server.sql('select private.new_epoch()');
    }
  }

  const sync = createSync({ cache, pull: server.pull, pageSize: 1 + random.below(20) });
  expect((await sync.pullNow()).trouble).toBeNull();
  await expectSameRows(cache, server.sql);
  expectSoundIndexes(cache);
  expectFoundByName(cache);
  expect(cache.recovered).toBeNull();
  cache.close();
};

describe('random histories', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startPgliteServer();
  });
  afterAll(() => server.stop());

  const batches = Array.from({ length: Math.ceil(SEEDS / PER_TEST) }, (_, batch) => FIRST + batch * PER_TEST);
  test.each(batches)(
    'R23 whatever happens, the copy ends equal to the server: seeds from %i',
    async (first) => {
      for (let seed = first; seed < Math.min(first + PER_TEST, FIRST + SEEDS); seed += 1) {
        await runHistory(server, seed).catch((error: unknown) => {
          throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
        });
      }
    },
    300_000,
  );
});
