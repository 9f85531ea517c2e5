import { createSync, openCache } from '@millrace/offline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSameRows } from './compare.ts';
import { ADMIN, type Server, startPostgresServer } from './server.ts';
import { temporaryFolder } from './temporary-folder.ts';

describe('transactions that commit late, on Postgres 15 with two connections', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startPostgresServer();
  });
  afterAll(() => server.stop());

  const opened = () => {
    const cache = openCache({ folder: temporaryFolder(), account: ADMIN, key: crypto.getRandomValues(new Uint8Array(32)) });
    const sync = createSync({ cache, pull: server.pull, pageSize: 2 });
    const names = () =>
      cache.read((connection) =>
        connection
          .prepare<[], { full_name: string }>('SELECT full_name FROM clients ORDER BY full_name')
          .all()
          .map((row) => row.full_name),
      );
    return { cache, sync, names };
  };
  const insert = (name: string) => `insert into public.clients (full_name, email) values ('${name}', 'a@shop.example')`;

  test('R20 a write that was open during a pull arrives with the next one', async () => {
    const { cache, sync, names } = opened();
    await sync.pullNow();
    const slow = await server.connect();
    await slow.sql('begin');
    await slow.sql(insert('First, slow'));
    await server.sql(insert('Second, quick'));
    await sync.pullNow();
    expect(names()).toEqual(['Second, quick']);
    await slow.sql('commit');
    await sync.pullNow();
    expect(names()).toEqual(['First, slow', 'Second, quick']);
    await expectSameRows(cache, server.sql);
    await slow.close();
    cache.close();
  });

  test('R20 a delete and a change that were open during a pull arrive with the next one', async () => {
    await server.sql('delete from public.clients');
    await server.sql(insert('Deleted late'));
    await server.sql(insert('Changed late'));
    const { cache, sync, names } = opened();
    await sync.pullNow();
    const slow = await server.connect();
    await slow.sql('begin');
    await slow.sql(`delete from public.clients where full_name = 'Deleted late'`);
    await slow.sql(`update public.clients set full_name = 'Changed' where full_name = 'Changed late'`);
    await server.sql(insert('Meanwhile'));
    await sync.pullNow();
    expect(names()).toEqual(['Changed late', 'Deleted late', 'Meanwhile']);
    await slow.sql('commit');
    await sync.pullNow();
    expect(names()).toEqual(['Changed', 'Meanwhile']);
    await expectSameRows(cache, server.sql);
    await slow.close();
    cache.close();
  });

  test('R20 a write open since before the very first pull, in a pull of many pages, arrives', async () => {
    await server.sql('delete from public.clients');
    const slow = await server.connect();
    await slow.sql('begin');
    await slow.sql(insert('Open all the time'));
    for (let index = 0; index < 9; index += 1) await server.sql(insert(`Client ${index}`));
    const { cache, sync, names } = opened();
    await sync.pullNow();
    expect(names()).toHaveLength(9);
    await slow.sql('commit');
    await sync.pullNow();
    expect(names()).toContain('Open all the time');
    await expectSameRows(cache, server.sql);
    await slow.close();
    cache.close();
  });

  test('R20 writes that commit between the pages of a pull arrive with it or with the next', async () => {
    await server.sql('delete from public.clients');
    for (let index = 0; index < 9; index += 1) await server.sql(insert(`Client ${index}`));
    const { cache } = opened();
    let pages = 0;
    const busy = createSync({
      cache,
      pageSize: 2,
      pull: async (query) => {
        const answer = await server.pull(query);
        pages += 1;
        await server.sql(insert(`Between ${pages}`));
        await server.sql(`delete from public.clients where full_name = 'Client ${pages}'`);
        return answer;
      },
    });
    await busy.pullNow();
    const quiet = createSync({ cache, pull: server.pull });
    await quiet.pullNow();
    await expectSameRows(cache, server.sql);
    cache.close();
  });
});
