import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, workspaces } from './tree.ts';

/**
 * The import rules of biome.json, proved by forbidden imports that must be refused: one file of each kind, written to a
 * copy of the tree's skeleton (so that nobody's work tree is touched) and linted in a single run.
 */

interface Case {
  /** Where the import is written. */
  file: string;
  code: string;
  /** The rule that must refuse it, or null when it must pass. */
  rule: 'noRestrictedImports' | 'noRestrictedGlobals' | 'noUndeclaredDependencies' | null;
}

const importing = (from: string) => `import * as it from '${from}';\nexport default it;\n`;
const refused = (file: string, from: string): Case => ({ file, code: importing(from), rule: 'noRestrictedImports' });
const allowed = (file: string, from: string): Case => ({ file, code: importing(from), rule: null });

const cases: Case[] = [
  // The direction: core <- data <- { offline, ui } <- apps.
  refused('packages/core/src/lists/a.ts', '@millrace/data/contracts'),
  refused('packages/core/src/lists/b.ts', '@millrace/core/errors'),
  refused('packages/data/src/queries/a.ts', '@millrace/ui/table'),
  refused('packages/data/src/queries/b.ts', '@millrace/offline'),
  refused('packages/offline/src/a.ts', '@millrace/ui/theme'),
  refused('packages/ui/src/admin/a.tsx', '@millrace/offline'),
  ...['core', 'data', 'offline', 'ui'].flatMap((library) =>
    ['web', 'desktop', 'server'].map((app) => refused(`packages/${library}/src/to-${app}.ts`, `@millrace/${app}`)),
  ),
  refused('apps/web/src/a.ts', '@millrace/desktop'),
  refused('apps/web/src/b.ts', '@millrace/server'),
  refused('apps/desktop/src/main/a.ts', '@millrace/web'),
  refused('apps/desktop/src/renderer/a.ts', '@millrace/server'),
  refused('apps/server/src/a.ts', '@millrace/web'),
  refused('apps/server/src/b.ts', '@millrace/desktop/main'),

  // packages/core is pure.
  refused('packages/core/src/values/node.ts', 'node:crypto'),
  refused('packages/core/src/values/node-folder.ts', 'node:fs/promises'),
  refused('packages/core/src/values/bare-node.ts', 'fs'),
  refused('packages/core/src/values/react.ts', 'react'),
  refused('packages/core/src/values/react-jsx.ts', 'react/jsx-runtime'),
  refused('packages/core/src/values/mantine.ts', '@mantine/core'),
  refused('packages/core/src/values/electron.ts', 'electron'),
  refused('packages/core/src/values/supabase.ts', '@supabase/supabase-js'),
  refused('packages/core/src/values/sqlite.ts', 'better-sqlite3'),
  {
    file: 'packages/core/src/values/dom.ts',
    code: 'export const here = () => window.location.href;\n',
    rule: 'noRestrictedGlobals',
  },
  {
    file: 'packages/core/src/values/process.ts',
    code: 'export const home = () => process.env.HOME;\n',
    rule: 'noRestrictedGlobals',
  },

  // The seam: contracts know no implementation; queries and screens know the contracts, not Supabase.
  refused('packages/data/src/contracts/a.ts', '../supabase/contact-book.ts'),
  refused('packages/data/src/contracts/b.ts', '../memory/contact-book.ts'),
  refused('packages/data/src/contracts/c.ts', '@supabase/supabase-js'),
  refused('packages/data/src/queries/c.ts', '../supabase/index.ts'),
  refused('packages/data/src/queries/d.ts', '@supabase/supabase-js'),
  refused('packages/data/src/supabase/node.ts', 'node:fs'),
  refused('packages/ui/src/admin/b.tsx', '@supabase/supabase-js'),
  refused('packages/ui/src/admin/c.tsx', '@millrace/data/supabase'),
  refused('packages/ui/src/admin/d.tsx', 'electron'),
  refused('packages/ui/src/admin/e.tsx', 'node:path'),

  // packages/offline is plain Node.
  refused('packages/offline/src/b.ts', 'electron'),
  refused('packages/offline/src/c.ts', 'react'),

  // The two ends of the desktop app.
  refused('apps/desktop/src/main/b.ts', 'react'),
  refused('apps/desktop/src/main/c.ts', '../renderer/app.tsx'),
  refused('apps/desktop/src/preload/a.ts', 'node:fs'),
  refused('apps/desktop/src/preload/b.ts', '../main/windows.ts'),
  refused('apps/desktop/src/renderer/b.tsx', 'electron'),
  refused('apps/desktop/src/renderer/c.tsx', 'node:fs'),
  refused('apps/desktop/src/renderer/d.tsx', '@supabase/supabase-js'),
  refused('apps/desktop/src/renderer/e.tsx', '../main/windows.ts'),
  refused('apps/desktop/src/renderer/f.tsx', '@millrace/offline'),
  refused('apps/web/src/c.ts', 'better-sqlite3'),
  refused('apps/server/src/c.ts', 'react'),
  refused('supabase/functions/_shared/a.ts', '@millrace/data/supabase'),

  // No chains of parents, in any workspace; no dependency of somebody else's.
  ...['packages/core/src/a/b', 'packages/ui/src/a/b', 'apps/web/src/a/b', 'apps/server/src/a/b', 'tests/e2e/a/b'].map((folder) =>
    refused(`${folder}/chain.ts`, '../../../elsewhere.ts'),
  ),
  { file: 'packages/core/src/values/undeclared.ts', code: importing('hono'), rule: 'noUndeclaredDependencies' },
  { file: 'apps/web/src/undeclared.ts', code: importing('nodemailer'), rule: 'noUndeclaredDependencies' },

  // What the direction allows passes, or the rules above would prove nothing.
  allowed('packages/core/src/values/allowed.ts', 'zod'),
  allowed('packages/data/src/supabase/allowed.ts', '@supabase/supabase-js'),
  allowed('packages/data/src/queries/allowed.ts', '@millrace/core/lists'),
  allowed('packages/offline/src/allowed.ts', '@millrace/data/contracts'),
  allowed('packages/offline/src/allowed-node.ts', 'node:fs'),
  allowed('packages/ui/src/admin/allowed.tsx', '@millrace/data/queries'),
  allowed('apps/web/src/allowed.ts', '@millrace/ui/admin'),
  allowed('apps/web/src/a/b/allowed.ts', '../../elsewhere.ts'),
  allowed('apps/desktop/src/main/allowed.ts', 'electron'),
  allowed('apps/desktop/src/renderer/allowed.tsx', '@millrace/ui/admin'),
  allowed('apps/server/src/allowed.ts', 'hono'),
];

let skeleton: string;
const found = new Map<string, string[]>();

beforeAll(async () => {
  skeleton = await mkdtemp(join(tmpdir(), 'millrace-fences-'));
  const manifests = ['.', ...workspaces].map((folder) => join(folder, 'package.json'));
  const files = ['biome.json', '.gitignore', ...manifests].map(async (file) => {
    await mkdir(dirname(join(skeleton, file)), { recursive: true });
    await copyFile(join(root, file), join(skeleton, file));
  });
  const fixtures = cases.map(async ({ file, code }) => {
    await mkdir(dirname(join(skeleton, file)), { recursive: true });
    await writeFile(join(skeleton, file), code);
  });
  await Promise.all([...files, ...fixtures]);

  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const lint = promisify(execFile)(process.execPath, [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'], {
    cwd: skeleton,
    maxBuffer: 64 * 1024 * 1024,
  });
  // Refusals make it exit with 1: what it says is what counts.
  const { stdout } = await lint.catch((failure: { stdout: string }) => failure);
  for (const { category, location } of JSON.parse(stdout).diagnostics as { category: string; location: { path: string } }[]) {
    const rule = category.split('/').at(-1) ?? category;
    found.set(location.path, [...(found.get(location.path) ?? []), rule]);
  }
}, 60_000);

afterAll(() => rm(skeleton, { recursive: true, force: true }));

const imported = (code: string) => /from '([^']+)'/.exec(code)?.[1] ?? code.trim();

describe('a forbidden import is refused', () => {
  it.each(cases.filter(({ rule }) => rule !== null))('$file: $code', ({ file, code, rule }) => {
    expect(found.get(file) ?? [], imported(code)).toContain(rule);
  });
});

describe('an import along the direction passes', () => {
  it.each(cases.filter(({ rule }) => rule === null))('$file: $code', ({ file, code }) => {
    expect(found.get(file) ?? [], imported(code)).toEqual([]);
  });
});
