import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunks.ts';
import { APPLICATION_ROUTES } from './security/policy.ts';

/** The local edition that `vite` in development talks to. */
const LOCAL_EDITION = 'http://127.0.0.1:3000';

/** In development the signed-in area is a document of its own too. */
const signedInArea: Plugin = {
  name: 'signed-in-area',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const path = request.url?.split('?')[0] ?? '';
      if (APPLICATION_ROUTES.some((route) => path === route || path.startsWith(`${route}/`))) request.url = '/app.html';
      next();
    });
  },
};

/**
 * Two documents: the public site (`boot` and what it loads, prerendered by `prerender/`) and the signed-in area (`app.html`).
 * The manifest tells the prerender which styles each page needs.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), signedInArea],
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { boot: 'src/boot/main.ts', app: 'app.html' },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: {
    proxy: Object.fromEntries(['/auth/v1', '/rest/v1', '/functions/v1'].map((path) => [path, LOCAL_EDITION])),
  },
  optimizeDeps: {
    include: ['@mantine/core', '@mantine/dates', '@mantine/notifications', 'react-router-dom', 'react-dom/client'],
  },
});
