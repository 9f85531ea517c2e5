import { defineConfig } from '@playwright/test';
import { headlessChromium } from '../chromium.ts';

/** Browser end-to-end tests. Each starts the local editions it needs, on free ports and with data folders of their own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  // Recording every test slows them all by a fifth: ask for it with --trace on.
  use: { browserName: 'chromium', launchOptions: headlessChromium, trace: 'off', screenshot: 'only-on-failure' },
});
