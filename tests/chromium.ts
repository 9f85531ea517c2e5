import { existsSync } from 'node:fs';

const usual = ['/usr/bin/chromium', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'];

/**
 * How every browser test starts Chromium: the one that the set-up found (CHROMIUM_PATH), else the system's, else Playwright's own.
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
