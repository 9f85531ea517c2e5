import { chromium as browserType, type Page } from '@playwright/test';
import { chromium } from '../../chromium.ts';

/** Bytes over the wire, by kind of resource. */
export type Bytes = Record<string, number>;
export type PageBytes = { before: Bytes; afterInteraction: Bytes; afterDialog: Bytes | undefined };

const countBytes = async (page: Page): Promise<() => Bytes> => {
  const client = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes: Bytes = {};
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = (kinds.get(requestId) ?? 'Other').toLowerCase();
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return () => ({ ...bytes });
};

/** What a phone downloads before it is touched, after the first touch, and (on the home page) with the demo dialog open. */
export const measureBytes = async (url: string): Promise<PageBytes> => {
  const browser = await browserType.launch(chromium);
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const bytes = await countBytes(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const before = bytes();
    await page.mouse.move(5, 5);
    await page.mouse.move(20, 20); // the first move of a pointer is no movement yet
    await page.locator('html[data-live="ready"]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const afterInteraction = bytes();
    const button = page.getByRole('button', { name: 'Book A Free Consultation' });
    if ((await button.count()) === 0) return { before, afterInteraction, afterDialog: undefined };
    await button.dispatchEvent('click');
    await page.getByRole('dialog').waitFor();
    return { before, afterInteraction, afterDialog: bytes() };
  } finally {
    await browser.close();
  }
};

export const total = (bytes: Bytes) => Object.values(bytes).reduce((sum, size) => sum + size, 0);
