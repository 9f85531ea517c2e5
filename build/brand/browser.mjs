import { chromium } from '@playwright/test';

/**
 * Runs `work` with a Chromium that closes afterwards.
 * CHROMIUM names the executable; without it the system's, then Playwright's own.
 */
export async function withBrowser(work) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
