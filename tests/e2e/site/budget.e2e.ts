import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { untilCompressed } from './compressed.ts';
import { goLive } from './site.ts';

const KIB = 1024;
const BUDGET = { scriptBefore: 15 * KIB, totalBefore: 120 * KIB, scriptAfter: 110 * KIB };

/** Bytes over the wire by kind of resource, counted by the browser. */
const countBytes = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return {
    script: () => bytes.Script ?? 0,
    total: () => Object.values(bytes).reduce((sum, size) => sum + size, 0),
  };
};

test.use({ viewport: { width: 412, height: 823 } });
test.beforeAll(async ({ edition }) => {
  test.slow();
  await untilCompressed(edition.url);
});

for (const path of ['/', '/blog', '/blog/machine-tending-payback', '/cnc-configurator']) {
  test(`${path} stays within its budget before and after the first interaction`, async ({ page }) => {
    const bytes = await countBytes(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(bytes.script()).toBeGreaterThan(0);
    expect(bytes.script()).toBeLessThanOrEqual(BUDGET.scriptBefore);
    expect(bytes.total()).toBeLessThanOrEqual(BUDGET.totalBefore);

    await goLive(page);
    await page.waitForLoadState('networkidle');
    expect(bytes.script()).toBeLessThanOrEqual(BUDGET.scriptAfter);
  });
}

test('the demo dialog as the first interaction stays within the budget too', async ({ page }) => {
  const bytes = await countBytes(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Book A Free Consultation' }).dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Request a Demo' })).toBeVisible();
  expect(bytes.script()).toBeLessThanOrEqual(BUDGET.scriptAfter);
});

test('nothing of the signed-in area, of Supabase’s client or of the calendar loads for a visitor', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await goLive(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /admin|portal|login|session|supabase|intake-|date-picker|shelf|dialog/.test(url))).toEqual([]);
});
