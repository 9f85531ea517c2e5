import { memoryAdmin } from '@millrace/data/memory';
import { clientQueries, contactQueries, overviewQueries, projectQueries } from '@millrace/data/queries';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readListQuery } from '../table/list-address.ts';
import { clientShape, contactShape, projectShape } from './list-shapes.ts';
import { prefetchAdminPanel } from './tabs.ts';

const address = new URLSearchParams('q=mill&sort=created_at.asc&size=100');
const asked = async (pathname: string, search = `?${address}`) => {
  const client = new QueryClient();
  const admin = memoryAdmin();
  await prefetchAdminPanel({ pathname, search }, client, admin);
  return { client, admin, keys: client.getQueryCache().getAll() };
};

test('what a tab shows first is read under the key that the tab asks for', async () => {
  const { client, admin } = await asked('/admin');
  expect(client.getQueryData(overviewQueries(admin.overview).read().queryKey)).toBeDefined();
  const contacts = await asked('/admin/contacts/');
  expect(
    contacts.client.getQueryData(contactQueries(admin.contacts).list(readListQuery(address, contactShape)).queryKey),
  ).toBeDefined();
  const clients = await asked('/admin/clients');
  expect(
    clients.client.getQueryData(clientQueries(admin.clients).list(readListQuery(address, clientShape)).queryKey),
  ).toBeDefined();
  const projects = await asked('/admin/projects');
  expect(
    projects.client.getQueryData(projectQueries(admin.projects).list(readListQuery(address, projectShape)).queryKey),
  ).toBeDefined();
});

test.each([
  ['/admin/orders', ''],
  ['/admin/nothing', ''],
  ['/client', ''],
  ['/admin/contacts', '?list=calls'],
])('nothing is read for %s%s', async (pathname, search) => {
  expect((await asked(pathname, search)).keys).toEqual([]);
});
