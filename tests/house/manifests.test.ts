import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importers, importsOf, isRelative, packageOf, workspaceOf } from './imports.ts';
import { declared, type Manifest, manifest, root, sources, workspaces } from './tree.ts';

const folders = ['.', ...workspaces];

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}
const locked: Record<string, Locked> = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** Dependencies that no import names, each with its reason; those of one workspace only after its folder. */
const usedOtherwise: Record<string, string> = {
  '@biomejs/biome': 'the lint command',
  '@types/node': 'types',
  '@types/react': 'types',
  '@types/react-dom': 'types',
  '@types/pg': 'types of pg',
  '@types/smtp-server': 'types of smtp-server',
  deno: 'runs the functions',
  electron: 'the desktop runtime, also a development tool of its main process',
  'electron-builder': 'makes the installers',
  postcss: 'runs the two plugins of postcss.config.mjs',
  'postcss-preset-mantine': 'named in postcss.config.mjs',
  'postcss-simple-vars': 'named in postcss.config.mjs',
  'apps/desktop: better-sqlite3': 'packed beside the bundle of the main process: its native part cannot be bundled',
  'apps/web: @mantine/notifications': 'loaded when first needed: named in vite.config.ts',
  'apps/desktop: @mantine/dates': 'loaded when first needed: named in electron.vite.config.ts',
  'apps/desktop: @mantine/notifications': 'loaded when first needed: named in electron.vite.config.ts',
  supabase: 'the database command',
  typescript: 'the types command',
  '@supabase/lite': 'resolved at run time by the local edition',
};

/** What a package wants beside it: declared by whoever uses the package, and imported by the package alone. */
function peersOf(name: string): string[] {
  const file = join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? Object.keys((JSON.parse(readFileSync(file, 'utf8')) as Manifest).peerDependencies ?? {}) : [];
}

describe('every manifest', () => {
  it.each(folders)('%s names exact versions', (folder) => {
    const loose = Object.entries(declared(manifest(folder))).filter(
      ([, version]) => !/^(npm:(@[^/]+\/)?[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it.each(folders)('%s declares nothing that is not used', (folder) => {
    const names = new Set(
      importers()
        .filter((file) => folder === '.' || workspaceOf(file) === folder)
        .flatMap(importsOf)
        .map(({ from }) => from)
        .filter((from) => !isRelative(from))
        .map(packageOf),
    );
    const needed = [...names].flatMap(peersOf);
    const unused = Object.keys(declared(manifest(folder))).filter(
      (name) =>
        !names.has(name) && !needed.includes(name) && !(name in usedOtherwise) && !(`${folder}: ${name}` in usedOtherwise),
    );
    expect(unused).toEqual([]);
  });

  it('agree on the version of what they share', () => {
    const versions = new Map<string, Set<string>>();
    for (const folder of folders) {
      for (const [name, version] of Object.entries(declared(manifest(folder))))
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
    }
    expect([...versions].filter(([, found]) => found.size > 1)).toEqual([]);
  });
});

describe('the list of reasons', () => {
  it('names nothing that is gone', () => {
    const everything = new Set(
      folders.flatMap((folder) => Object.keys(declared(manifest(folder))).flatMap((name) => [name, `${folder}: ${name}`])),
    );
    expect(Object.keys(usedOtherwise).filter((name) => !everything.has(name))).toEqual([]);
  });
});

describe('the lockfile', () => {
  it('carries no registry address: it installs from whichever registry npm is set to', () => {
    const addressed = Object.entries(locked).filter(([, { resolved, link }]) => resolved !== undefined && !link);
    expect(addressed.map(([path]) => path)).toEqual([]);
    expect(Object.values(locked).filter(({ resolved }) => /^\w+:\/\//.test(resolved ?? ''))).toEqual([]);
  });

  it('names every workspace as a link to its folder', () => {
    const links = Object.values(locked).flatMap(({ link, resolved }) => (link && resolved ? [resolved] : []));
    expect(links.sort()).toEqual([...workspaces].sort());
  });

  it('pins the content of every package (optional ones of other platforms may lack it where their registry did)', () => {
    const unpinned = Object.entries(locked).filter(
      ([path, { integrity, link, optional }]) => path.includes('node_modules/') && !link && !optional && !integrity,
    );
    expect(unpinned.map(([path]) => path)).toEqual([]);
  });

  it('has an entry for the binaries of every platform, or npm ci refuses it', () => {
    const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !(`${path}/node_modules/${name}` in locked) && !(`node_modules/${name}` in locked),
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe('the entry points of our packages', () => {
  it.each(workspaces.filter((folder) => manifest(folder).exports))('%s are files of its own, each by name', (folder) => {
    const files = new Set(sources('.ts', '.tsx', '.css'));
    const entries = Object.entries(manifest(folder).exports ?? {});
    expect(entries.filter(([name]) => name.includes('*'))).toEqual([]);
    expect(entries.filter(([, file]) => !files.has(join(folder, file)))).toEqual([]);
  });
});
