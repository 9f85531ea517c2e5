import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** Builds a page with React, Mantine and one line of text: the floor that no dashboard on them can beat. Returns its folder. */
export async function buildEmptyPage(): Promise<{ folder: string; remove(): void }> {
  const source = mkdtempSync(join(root, '.cache', 'empty-page-'));
  writeFileSync(
    join(source, 'index.html'),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title></head><body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>',
  );
  writeFileSync(
    join(source, 'main.jsx'),
    `import '@mantine/core/styles.css';
     import { MantineProvider, Text } from '@mantine/core';
     import { createRoot } from 'react-dom/client';
     import { jsx } from 'react/jsx-runtime';
     createRoot(document.getElementById('root')).render(jsx(MantineProvider, { children: jsx(Text, { 'data-row': 'first', children: 'Ready' }) }));`,
  );
  const folder = join(source, 'dist');
  await build({ root: source, configFile: false, logLevel: 'silent', base: './', build: { outDir: folder } });
  return { folder, remove: () => rmSync(source, { recursive: true, force: true }) };
}
