import { gzipSync } from 'node:zlib';
import { type Browser, chromium as browserType, type Page } from '@playwright/test';
import { chromium } from '../../chromium.ts';
import { people } from '../../e2e/fixtures/api.ts';
import { median } from './statistics.ts';

const RUNS = Number(process.env.ADMIN_BENCH_RUNS ?? 9);

/** Milliseconds from the start of a reload to the first row on screen, medians; bytes of gzipped script; bytes of live heap. */
export type OpenFigures = { plain: number; slow: number; scriptBytes: number; heapBytes: number };

/** Notes in the page when the first row was painted, measured from the start of the navigation. */
const WATCH_FIRST_ROW = `
  const seen = () => {
    if (!document.querySelector('[data-row]')) return false;
    requestAnimationFrame(() => setTimeout(() => { window.firstRow = performance.now(); }));
    return true;
  };
  if (!seen()) new MutationObserver((_, observer) => { if (seen()) observer.disconnect(); }).observe(document, { childList: true, subtree: true });
`;

async function firstRow(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => (window as { firstRow?: number }).firstRow, undefined, { timeout: 60_000 });
  return (await handle.jsonValue()) ?? Number.NaN;
}

/** Reloads a page that shows rows: at full speed, with a four times slower processor, and looks at its weight. */
async function measurePage(page: Page, path: string): Promise<OpenFigures> {
  await page.addInitScript(WATCH_FIRST_ROW);
  const client = await page.context().newCDPSession(page);
  const reload = async () => {
    await page.goto(path);
    return firstRow(page);
  };
  const runs = async (slowdown: number) => {
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await reload();
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await reload());
    return median(times);
  };
  const plain = await runs(1);
  const slow = await runs(4);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await reload();
  await page.waitForLoadState('networkidle');
  const scriptBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return { plain, slow, scriptBytes, heapBytes: usedSize };
}

async function onPage<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** /admin/contacts of a signed-in admin, and the empty page, in one browser. */
export async function measureOpening(site: string, empty: string): Promise<{ contacts: OpenFigures; floor: OpenFigures }> {
  const browser = await browserType.launch(chromium);
  try {
    const floor = await onPage(browser, (page) => measurePage(page, empty));
    const contacts = await onPage(browser, async (page) => {
      await page.goto(`${site}/login?next=/admin/contacts`);
      await page.getByLabel('Email').fill(people.admin.email);
      await page.getByRole('textbox', { name: 'Password' }).fill(people.admin.password);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.locator('tr[data-row]').first().waitFor({ timeout: 60_000 });
      return measurePage(page, `${site}/admin/contacts`);
    });
    return { contacts, floor };
  } finally {
    await browser.close();
  }
}
