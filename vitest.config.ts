import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** A busy machine needs patience, not a red test: a bound on time is asserted where it matters, never by the runner's own limit. */
const PATIENCE_MS = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'packages/{core,data,offline}/src/**/*.test.ts',
            'apps/{server,desktop}/src/**/*.test.ts',
            'build/**/*.test.{ts,mjs}',
            'tests/house/**/*.test.ts',
          ],
          environment: 'node',
          setupFiles: ['./tests/setup-console.ts'],
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          include: ['packages/ui/src/**/*.test.{ts,tsx}', 'apps/web/**/*.test.{ts,tsx}', 'apps/desktop/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['./tests/setup-console.ts', './tests/setup-dom.ts'],
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          name: 'database',
          include: ['supabase/tests/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: PATIENCE_MS,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'intake',
          include: ['tests/intake/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 25_000 } },
        },
      },
      {
        test: {
          name: 'sync',
          include: ['tests/sync/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: PATIENCE_MS,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
