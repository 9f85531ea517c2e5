import { existsSync } from 'node:fs';

const usual = ['/usr/bin/chromium', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'];

/**
 * How browsers are started: the one that the set-up found (CHROMIUM_PATH), else the system's, else Playwright's own.
 * The arguments keep it from talking to anyone but the page under test.
 */
export const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? usual.find((path) => existsSync(path)),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The same for tests, by Debian's build without windows where it is installed: it starts and draws in little more than half the time. */
export const headlessChromium = {
  ...chromium,
  executablePath:
    chromium.executablePath === '/usr/bin/chromium' && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromium.executablePath,
};
