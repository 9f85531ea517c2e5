import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { settings } from './settings.ts';

type Running = { browser: Browser; context: BrowserContext; port: number };

let running: Promise<Running> | undefined;

/** A port that nobody uses just now; Chromium does not say which one it took when it may choose. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const start = async (): Promise<Running> => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: settings.STAND_IN_CHROMIUM,
    headless: true,
    downloadsPath: join(settings.STAND_IN_FOLDER, 'downloads'),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--window-size=1280,860',
    ],
  });
  // A profile in memory, as a partition without "persist:" is.
  const context = await browser.newContext({ viewport: null, colorScheme: settings.STAND_IN_DARK === '1' ? 'dark' : 'light' });
  return { browser, context, port };
};

const started = (): Promise<Running> => {
  running ??= start();
  return running;
};

/** The one browser profile of this app process. */
export const browserContext = async (): Promise<BrowserContext> => (await started()).context;

/** Where the browser listens for the test's own Playwright. */
export const debuggingPort = async (): Promise<number> => (await started()).port;

export const closeBrowser = async (): Promise<void> => {
  if (running) await (await running).browser.close();
};
