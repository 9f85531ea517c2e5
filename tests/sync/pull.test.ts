import { createSync, openCache } from '@millrace/offline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSameRows, expectSoundIndexes } from './compare.ts';
import { ADMIN, type Server, startPgliteServer, startPostgresServer } from './server.ts';
import { temporaryFolder } from './temporary-folder.ts';

const key = () => crypto.getRandomValues(new Uint8Array(32));

const openSynced = (server: Server, pageSize = 3) => {
  const cache = openCache({ folder: temporaryFolder(), account: ADMIN, key: key() });
  const sync = createSync({ cache, pull: server.pull, pageSize });
  const pull = async () => {
    expect((await sync.pullNow()).trouble).toBeNull();
  };
  return { cache, sync, pull };
};

const addContacts = (server: Server, names: string[], createdAt = '2026-11-01T10:00:00Z') =>
  server.sql(
    `insert into public.contact_submissions (name, email, message, created_at)
     select name, 'x@shop.example', 'Hello', $2::timestamptz from unnest($1::text[]) name returning id, name`,
    [names, createdAt],
  );

describe.each([
  ['PGlite', startPgliteServer],
  ['Postgres 15', startPostgresServer],
])('pulling from %s', (_, start) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  const names = async (cache: ReturnType<typeof openSynced>['cache']) =>
    cache
      .read((connection) => connection.prepare<[], { name: string }>('SELECT name FROM contact_submissions').all())
      .map(({ name }) => name);

  test('R21 equal moments across page boundaries lose nothing', async () => {
    await addContacts(
      server,
      Array.from({ length: 10 }, (_, index) => `Twin ${index}`),
    );
    const { cache, pull } = openSynced(server);
    await pull();
    await expectSameRows(cache, server.sql);
    await server.sql(`update public.contact_submissions set message = 'Changed in one transaction' where name like 'Twin%'`);
    await pull();
    await expectSameRows(cache, server.sql);
    expectSoundIndexes(cache);
    cache.close();
  });

  test('R21 deletes, cascades and rows set free by a delete arrive, in the search too', async () => {
    const [client] = await server.sql(
      `insert into public.clients (full_name, email) values ('Zenobia Quill', 'z@shop.example') returning id`,
    );
    await server.sql(`insert into public.projects (name, client_id) values ('Press cell', $1)`, [client.id]);
    const [user] = await server.sql(
      `insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), 'gone@shop.example', now()) returning id`,
    );
    const { cache, pull } = openSynced(server);
    await pull();
    const found = () =>
      cache.read((connection) =>
        connection.prepare(`SELECT rowid FROM projects_search WHERE projects_search MATCH '"zenobia"'`).all(),
      );
    expect(found()).toHaveLength(1);

    await server.sql('delete from public.clients where id = $1', [client.id]);
    await server.sql('delete from auth.users where id = $1', [user.id]);
    await pull();
    await expectSameRows(cache, server.sql);
    expect(found()).toEqual([]);
    expectSoundIndexes(cache);
    cache.close();
  });

  test('R21 a row deleted and inserted anew under its id is there', async () => {
    const [row] = await addContacts(server, ['Phoenix']);
    const { cache, pull } = openSynced(server);
    await pull();
    await server.sql('delete from public.contact_submissions where id = $1', [row.id]);
    await server.sql(
      `insert into public.contact_submissions (id, name, email, message) values ($1, 'Phoenix again', 'p@shop.example', 'Back')`,
      [row.id],
    );
    await pull();
    await expectSameRows(cache, server.sql);
    expectSoundIndexes(cache);
    cache.close();
  });

  test('R21 a row whose id changes is one gone and one new', async () => {
    const [row] = await addContacts(server, ['Shifted']);
    const { cache, pull } = openSynced(server);
    await pull();
    await server.sql('update public.contact_submissions set id = gen_random_uuid() where id = $1', [row.id]);
    await pull();
    await expectSameRows(cache, server.sql);
    cache.close();
  });

  test('R21 rows move between quarantine and the ordinary list', async () => {
    const [row] = await addContacts(server, ['Doubtful']);
    const { cache, pull } = openSynced(server);
    await pull();
    await server.sql('update public.contact_submissions set quarantined_at = now() where id = $1', [row.id]);
    await pull();
    await expectSameRows(cache, server.sql);
    expectSoundIndexes(cache);
    await server.sql('update public.contact_submissions set quarantined_at = null where id = $1', [row.id]);
    await pull();
    await expectSameRows(cache, server.sql);
    expectSoundIndexes(cache);
    cache.close();
  });

  test('R21 who is no admin gets nothing, and a demoted admin loses the copy', async () => {
    await expect(server.pullAs(crypto.randomUUID())({ epoch: null, mark: null, cursor: null, size: 10 })).rejects.toMatchObject({
      code: 'forbidden',
    });
    const { cache, sync, pull } = openSynced(server);
    await pull();
    await server.sql(`update public.profiles set role = 'client' where id = $1`, [ADMIN]);
    expect((await sync.pullNow()).trouble).toMatchObject({ code: 'forbidden' });
    expect(() => cache.state()).toThrow();
    await server.sql(`update public.profiles set role = 'admin' where id = $1`, [ADMIN]);
  });

  test('a pull with nothing new writes nothing on the server and asks once', async () => {
    const { cache, pull } = openSynced(server, 1000);
    await pull();
    await pull();
    const marks = async () => (await server.sql('select count(*)::int as count from private.sync_marks'))[0].count;
    const before = await marks();
    await pull();
    await pull();
    expect(await marks()).toBe(before);
    cache.close();
  });

  test('R24 a new epoch, an unknown mark or a truncated table means everything is fetched again, and what is gone goes', async () => {
    await addContacts(server, ['Before']);
    const { cache, pull } = openSynced(server);
    await pull();
    const epoch = cache.state().epoch;

    await server.sql('select private.new_epoch()');
    await server.sql(`alter table public.contact_submissions disable trigger user`);
    await server.sql(`delete from public.contact_submissions where name = 'Before'`);
    await server.sql(`alter table public.contact_submissions enable trigger user`);
    await pull();
    expect(cache.state().epoch).not.toBe(epoch);
    expect(await names(cache)).not.toContain('Before');
    await expectSameRows(cache, server.sql);

    await server.sql('delete from private.sync_marks');
    await addContacts(server, ['After the backup']);
    await pull();
    await expectSameRows(cache, server.sql);

    await server.sql('truncate public.contact_submissions cascade');
    await pull();
    expect(await names(cache)).toEqual([]);
    expectSoundIndexes(cache);
    cache.close();
  });

  test('R24 rows that turn up in another cluster begin another epoch by themselves', async () => {
    const { cache, pull } = openSynced(server);
    await pull();
    const epoch = cache.state().epoch;
    await server.sql(`update private.sync_state set server = 'another cluster/1'`);
    await pull();
    expect(cache.state().epoch).not.toBe(epoch);
    await expectSameRows(cache, server.sql);
    cache.close();
  });

  test('R24 a clock a day off changes nothing', async () => {
    await addContacts(server, ['Punctual']);
    const cache = openCache({ folder: temporaryFolder(), account: ADMIN, key: key() });
    for (const day of [-1, 1, -2]) {
      const sync = createSync({ cache, pull: server.pull, now: () => Date.now() + day * 86_400_000 });
      await server.sql(`update public.contact_submissions set message = 'Day ${day}' where name = 'Punctual'`);
      await sync.pullNow();
      await expectSameRows(cache, server.sql);
    }
    cache.close();
  });

  test('whoever last pulled before the tombstones kept starts over', async () => {
    const [row] = await addContacts(server, ['Forgotten']);
    const { cache, pull } = openSynced(server);
    await pull();
    const answers: boolean[] = [];
    await server.sql('delete from public.contact_submissions where id = $1', [row.id]);
    await server.sql(`update private.tombstones set deleted_at = now() - interval '91 days'`);
    const sync = createSync({
      cache,
      pull: async (query, signal) => {
        const answer = await server.pull(query, signal);
        answers.push(answer.full);
        return answer;
      },
    });
    await sync.pullNow();
    expect(answers[0]).toBe(true);
    await expectSameRows(cache, server.sql);
    await sync.pullNow();
    expect(answers.at(-1)).toBe(false);
    cache.close();
  });

  test('mails that need something are there with their leads; sent ones go', async () => {
    const [row] = await addContacts(server, ['Mailed']);
    await server.sql(
      `insert into private.mail_outbox (kind, lead_table, lead_id, to_email, status) values
        ('contact', 'contact_submissions', $1, 'staff@millrace.example', 'queued')`,
      [row.id],
    );
    const { cache, pull } = openSynced(server);
    await pull();
    await expectSameRows(cache, server.sql);
    await server.sql(`update private.mail_outbox set status = 'dead' where lead_id = $1`, [row.id]);
    await pull();
    await expectSameRows(cache, server.sql);
    await server.sql(`update private.mail_outbox set status = 'sent' where lead_id = $1`, [row.id]);
    await pull();
    await expectSameRows(cache, server.sql);
    cache.close();
  });
});
