import { startHoldingProxy } from './fixtures/holding-proxy.ts';
import { admin, dashboard, enter, indicator, openTab } from './fixtures/people.ts';
import { onServer } from './fixtures/rows.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ editionName: 'first-sync' });

/** More than two answers of a pull hold. */
const CONTACTS = 4_500;
const DEMO_CONTACTS = 18;

test('the first sync shows its progress by table, lets the person work, and goes on after the power was cut', async ({
  edition,
  launch,
}) => {
  test.setTimeout(180_000);
  await onServer(edition).addContacts(CONTACTS);
  const proxy = await startHoldingProxy(edition.url);
  try {
    const environment = { SUPABASE_URL: proxy.url };
    const first = await launch(environment);
    await enter(first.page, admin);
    await expect(dashboard(first.page)).toBeVisible();
    await expect(indicator(first.page)).toHaveText('Connecting');

    proxy.allow(1);
    const banner = first.page.getByRole('region', { name: 'First sync' });
    await expect(banner).toContainText('You can work meanwhile');
    await expect(first.page.getByRole('progressbar', { name: 'Clients' })).toHaveAttribute('aria-valuenow', '100');
    await first.page.screenshot({ path: 'test-results/desktop/looks/first-sync-light.png' });
    const contacts = first.page.getByRole('progressbar', { name: 'Contact messages' });
    const before = Number(await contacts.getAttribute('aria-valuenow'));
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(100);

    await openTab(first.page, 'Clients');
    await expect(first.page.getByRole('row', { name: /Roland Mackie/ })).toBeVisible();
    await expect.poll(() => proxy.pulls.length).toBe(2);
    await first.kill();

    proxy.allow(100);
    const second = await launch(environment);
    await expect(indicator(second.page)).toHaveText('Live', { timeout: 60_000 });
    await expect(second.page.getByRole('region', { name: 'First sync' })).toBeHidden();
    // The first question after the cut goes on from where the last stored answer ended.
    expect(proxy.pulls[0]?.cursor).toBeNull();
    expect(proxy.pulls[2]?.cursor).toEqual(proxy.pulls[1]?.cursor);

    await openTab(second.page, 'Contacts');
    await second.page.getByRole('searchbox').fill('Bulk 4499');
    await expect(second.page.getByRole('row', { name: /Bulk 4499/ })).toBeVisible();
    await second.page.getByRole('searchbox').fill('');
    const all = new Intl.NumberFormat('en-US').format(CONTACTS + DEMO_CONTACTS);
    await expect(second.page.getByText(`${all} contacts`)).toBeVisible();
  } finally {
    proxy.allow(1_000);
    await proxy.close();
  }
});
