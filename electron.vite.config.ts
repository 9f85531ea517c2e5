import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';

const source = resolve(import.meta.dirname, 'apps/desktop/src');

/** What a release is told at build time; the installed program's own file and environment come before it (see configuration.ts). */
const { SUPABASE_URL, SUPABASE_ANON_KEY, MILLRACE_UPDATE_URL, MILLRACE_OFFLINE_DAYS } = process.env;
const builtIn = { SUPABASE_URL, SUPABASE_ANON_KEY, MILLRACE_UPDATE_URL, MILLRACE_OFFLINE_DAYS };

/** Screens lie at several depths and may be loaded again at any of them; electron-vite means pages that are opened as files. */
const fromTheRoot: Plugin = { name: 'from-the-root', enforce: 'post', config: () => ({ base: '/' }) };

export default defineConfig({
  main: {
    define: { __BUILT_IN_CONFIGURATION__: JSON.stringify(builtIn) },
    build: {
      // The native module alone stays outside: everything else, our workspaces included, is in the bundle.
      externalizeDeps: { include: ['better-sqlite3'] },
      rolldownOptions: { input: { index: resolve(source, 'main/index.ts') } },
    },
  },
  preload: {
    build: {
      // A sandboxed preload can neither be a module nor require anything but Electron.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: resolve(source, 'preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: resolve(source, 'renderer'),
    plugins: [react(), fromTheRoot],
    // The pages come from the app's own protocol: there is no older browser to polyfill and no network to preload from.
    build: {
      minify: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { index: resolve(source, 'renderer/index.html') } },
    },
    optimizeDeps: { include: ['@mantine/core', '@mantine/dates', '@mantine/notifications', 'react-router-dom'] },
  },
});
