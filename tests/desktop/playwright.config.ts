import { defineConfig } from '@playwright/test';
import { headlessChromium } from '../chromium.ts';

/** The desktop console, whole: its built main, preload and renderer, started as a person starts it. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/desktop',
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: { browserName: 'chromium', launchOptions: headlessChromium, trace: 'off', screenshot: 'only-on-failure' },
});
