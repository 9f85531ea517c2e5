import type { ContactFilter, ContactSort } from '@millrace/core/contacts';
import { AppError } from '@millrace/core/errors';
import type { ListQuery } from '@millrace/core/lists';
import type { AdminRepositories, PullAnswer } from '@millrace/data/contracts';
import { emptyStore, memoryAdmin } from '@millrace/data/memory';
import { expect, test, vi } from 'vitest';
import { cachedAdmin } from './cached-admin.ts';
import { createSync } from './sync/sync.ts';
import { answerWith, idOf, momentOf, pulledContacts } from './testing/pages.ts';
import { temporaryCache } from './testing/temporary.ts';

// Real files: on a machine that runs every suite at once they take their time.
vi.setConfig({ testTimeout: 60_000 });

const draft = (fullName: string) => ({ fullName, email: 'ada@shop.example', phone: null, company: null, address: null });
const everything: ListQuery<never> = {
  search: '',
  sort: { column: 'created_at' as never, direction: 'desc' },
  size: 50,
  from: { at: 'start' },
  filter: {},
};
const contactQuery: ListQuery<ContactSort, ContactFilter> = {
  ...everything,
  sort: { column: 'created_at', direction: 'desc' },
  filter: { status: 'all', quarantined: false },
};
const offline = () => Promise.reject(new AppError({ code: 'offline', message: 'No network' }));

const opened = () => {
  const cache = temporaryCache();
  const store = emptyStore(() => new Date('2026-11-21T12:00:00.123Z'));
  const online = memoryAdmin(store);
  return { cache, store, online, admin: cachedAdmin(cache, online) };
};

test('what the person writes is in the copy when the promise resolves, with a word to the screens', async () => {
  const { cache, admin } = opened();
  const changed = vi.fn();
  cache.onChange(changed);
  const id = crypto.randomUUID();
  await admin.clients.create(id, draft('Ada Mill'));
  expect(changed).toHaveBeenLastCalledWith(['clients']);
  expect((await admin.clients.options('mill')).map((option) => option.id)).toEqual([id]);
  const project = {
    name: 'Lathe cell',
    status: 'planning',
    description: null,
    clientId: id,
    budget: null,
    startDate: null,
    endDate: null,
  } as const;
  await admin.projects.create(idOf(7), project);
  expect((await admin.projects.get(idOf(7))).client?.fullName).toBe('Ada Mill');
  await admin.clients.remove(id);
  expect(changed).toHaveBeenLastCalledWith(['projects']);
  expect(await admin.projects.get(idOf(7))).toMatchObject({ clientId: null, client: null });
  expect((await admin.clients.list(everything)).rows).toEqual([]);
});

test('a write that the server refuses leaves the copy alone', async () => {
  const { cache, admin, online } = opened();
  online.clients.create = offline;
  const changed = vi.fn();
  cache.onChange(changed);
  await expect(admin.clients.create(idOf(1), draft('Ada'))).rejects.toMatchObject({ code: 'offline' });
  expect(changed).not.toHaveBeenCalled();
});

test('releasing, resending and converting show at once', async () => {
  const { cache, admin, store, online } = opened();
  online.contacts.release = async () => {};
  online.mails.resend = async () => {};
  const held = pulledContacts({ 1: { name: 'Doubtful', heldSince: momentOf(3) } });
  const mail = {
    name: 'mail_outbox',
    columns: ['id', 'created_at', 'kind', 'lead_table', 'lead_id', 'to_email', 'status', 'attempts', 'last_error'],
    rows: [[idOf(9), momentOf(2), 'contact', 'contact_submissions', idOf(1), 'staff@millrace.example', 'dead', 5, 'refused']],
    done: true,
  };
  await createSync({ cache, pull: async () => answerWith({ full: true, counts: {}, tables: [held, mail] }) }).pullNow();
  expect(await admin.mails.deadMails()).toMatchObject([{ id: idOf(9), lastError: 'refused' }]);
  expect((await admin.contacts.get(idOf(1))).mailState).toBe('dead');

  await admin.contacts.release(idOf(1));
  expect((await admin.contacts.list(contactQuery)).rows.map(({ name }) => name)).toEqual(['Doubtful']);
  await admin.mails.resend(idOf(9));
  expect(await admin.mails.deadMails()).toEqual([]);
  expect((await admin.contacts.get(idOf(1))).mailState).toBe('queued');

  store.contacts.set(idOf(1), { ...(await admin.contacts.get(idOf(1))), convertedClientId: null });
  const { client } = await admin.contacts.convert(idOf(1), idOf(5));
  expect((await admin.contacts.get(idOf(1))).convertedClientId).toBe(client.id);
  expect(await admin.overview.read()).toMatchObject({ clients: 1, recentContacts: [{ name: 'Doubtful' }] });
});

test('a row that is not here yet is asked for, unless there is no network', async () => {
  const { admin, online } = opened();
  await online.clients.create(idOf(3), draft('Made elsewhere'));
  expect((await admin.clients.get(idOf(3))).fullName).toBe('Made elsewhere');
  expect((await admin.clients.options('made')).length).toBe(1);
  online.projects.get = offline as AdminRepositories['projects']['get'];
  await expect(admin.projects.get(idOf(4))).rejects.toMatchObject({ code: 'not-found' });
});

test('an answer asked for before a write does not undo it', async () => {
  const { cache, admin } = opened();
  const id = idOf(1);
  await admin.clients.create(id, draft('Before'));
  const { updatedAt } = await admin.clients.get(id);
  const old: PullAnswer = answerWith({
    tables: [
      {
        name: 'clients',
        columns: ['id', 'created_at', 'updated_at', 'full_name', 'email'],
        rows: [[id, momentOf(1), momentOf(1), 'Before', 'ada@shop.example']],
        done: true,
      },
    ],
  });
  const sync = createSync({
    cache,
    pull: async () => {
      await admin.clients.update(id, draft('After'), updatedAt);
      return old;
    },
  });
  await sync.pullNow();
  expect((await admin.clients.get(id)).fullName).toBe('After');
});
