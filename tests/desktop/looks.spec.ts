import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { dashboard, indicator, openTab, signIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const AWAY = { SUPABASE_URL: 'http://127.0.0.1:9' };

/** axe runs in the page itself: frames of its own are nothing that this page may have. */
const problems = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
};

const picture = (page: Page, name: string) => page.screenshot({ path: `test-results/desktop/looks/${name}.png` });

for (const scheme of ['light', 'dark'] as const) {
  test(`R35 axe finds nothing on the console's own parts, ${scheme}, and the page follows the system`, async ({ launch }) => {
    const online = await launch({ STAND_IN_DARK: scheme === 'dark' ? '1' : '0' });
    const { page } = online;
    await expect(page.getByRole('heading', { name: 'Admin Dashboard Login' })).toBeVisible();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const first = await background();
    await picture(page, `sign-in-${scheme}`);
    expect(await problems(page)).toEqual([]);

    await signIn(page);
    await expect(page.getByRole('list', { name: 'Figures' })).toBeVisible();
    await picture(page, `overview-${scheme}`);
    expect(await problems(page)).toEqual([]);
    await openTab(page, 'Contacts');
    await expect(page.getByRole('row', { name: /Darnell Whitcomb/ })).toBeVisible();
    await online.command('resize', { width: 900, height: 700 });
    await picture(page, `contacts-900-${scheme}`);
    expect(await problems(page)).toEqual([]);
    await online.command('theme', scheme === 'dark' ? 'light' : 'dark');
    await expect.poll(background).not.toBe(first);
    await online.quit();

    const offline = await launch({ ...AWAY, STAND_IN_DARK: scheme === 'dark' ? '1' : '0' });
    await expect(dashboard(offline.page)).toBeVisible();
    await expect(indicator(offline.page)).toHaveText(/^Offline since/);
    await openTab(offline.page, 'Projects');
    await expect(offline.page.getByRole('row', { name: /Handrail/ })).toBeVisible();
    await picture(offline.page, `projects-offline-${scheme}`);
    expect(await problems(offline.page)).toEqual([]);
  });
}
