import { describe, expect, it } from 'vitest';
import {
  featureOf,
  type Import,
  importers,
  importsOf,
  isBuiltIn,
  isRelative,
  packageOf,
  resolves,
  target,
  usesSharedTools,
  workspaceOf,
} from './imports.ts';
import { declared, denoImports, manifest, workspaces } from './tree.ts';

/**
 * What the lint rules cannot say: rules made from the folders themselves, so that a workspace or a feature that is added tomorrow
 * is guarded without anybody listing it, and so that styles are guarded like code.
 */

const all = importers().flatMap(importsOf);
const named = ({ file, from }: Import) => `${file} imports ${from}`;

/** How far a workspace may reach: core <- data <- { offline, ui } <- apps. */
const below: Record<string, readonly string[]> = {
  '@millrace/core': [],
  '@millrace/data': ['@millrace/core'],
  '@millrace/offline': ['@millrace/core', '@millrace/data'],
  '@millrace/ui': ['@millrace/core', '@millrace/data'],
};
const libraries = workspaces.filter((folder) => folder.startsWith('packages/')).map((folder) => manifest(folder).name);
const ours = workspaces.map((folder) => manifest(folder).name);

const mayImport = (name: string): readonly string[] => below[name] ?? libraries;

describe('imports', () => {
  it('are found at all', () => {
    expect(all.length).toBeGreaterThan(100);
    expect(Object.keys(below).sort()).toEqual([...libraries].sort());
  });

  it('follow the direction of the workspaces', () => {
    const against = all.filter(({ file, from }) => {
      const workspace = workspaceOf(file);
      const reached = packageOf(from);
      return workspace !== '.' && ours.includes(reached) && !mayImport(manifest(workspace).name).includes(reached);
    });
    expect(against.map(named)).toEqual([]);
  });

  it('stay inside their workspace when they are relative', () => {
    const outside = all.filter(
      (it) => isRelative(it.from) && workspaceOf(it.file) !== '.' && workspaceOf(target(it)) !== workspaceOf(it.file),
    );
    expect(outside.map(named)).toEqual([]);
  });

  it('of one feature never reach another', () => {
    const across = all.filter((it) => {
      const [mine, theirs] = [featureOf(it.file), isRelative(it.from) ? featureOf(target(it)) : undefined];
      return mine !== undefined && theirs !== undefined && mine !== theirs;
    });
    expect(across.map(named)).toEqual([]);
  });

  it('name files that exist, with their extension', () => {
    expect(all.filter((it) => isRelative(it.from) && !resolves(it)).map(named)).toEqual([]);
  });

  it('climb two folders at most', () => {
    expect(all.filter(({ from }) => from.startsWith('../../../')).map(named)).toEqual([]);
  });

  it('name an entry point of our packages', () => {
    const beside = all.filter(({ from }) => {
      const folder = workspaces.find((candidate) => manifest(candidate).name === packageOf(from));
      if (!folder || isRelative(from)) return false;
      const entry = `.${from.slice(packageOf(from).length)}`;
      return !(entry in (manifest(folder).exports ?? {}));
    });
    expect(beside.map(named)).toEqual([]);
  });

  it('name declared dependencies only', () => {
    const everywhere = declared({
      name: '',
      dependencies: Object.assign({}, ...['.', ...workspaces].map((folder) => declared(manifest(folder)))),
    });
    const undeclared = all.filter(({ file, from }) => {
      if (isRelative(from) || isBuiltIn(from)) return false;
      if (file.startsWith('supabase/functions/')) return !(from in denoImports);
      const name = packageOf(from);
      const own = { ...declared(manifest(workspaceOf(file))), ...(usesSharedTools(file) ? declared(manifest('.')) : {}) };
      if (workspaceOf(file) === '.') return !(name in everywhere) && !ours.includes(name);
      return !(name in own);
    });
    expect(undeclared.map(named)).toEqual([]);
  });
});

describe('the import map of the functions', () => {
  it('names what the manifest pins and what core exports: one version, one file, in Node and in Deno', () => {
    const pinned = declared(manifest('supabase'));
    const exported = manifest('packages/core').exports ?? {};
    const expected = Object.keys(denoImports).map((from) => {
      const rest = from.slice(packageOf(from).length);
      const entry = exported[`.${rest}`]?.replace(/^\./, '../../packages/core');
      return [from, packageOf(from) === '@millrace/core' ? entry : `npm:${packageOf(from)}@${pinned[packageOf(from)]}${rest}`];
    });
    expect(Object.entries(denoImports)).toEqual(expected);
  });
});

describe('the feature fence', () => {
  it.each([
    ['apps/web/src/features/home/hero.tsx', 'apps/web/src/features/home'],
    ['apps/web/src/features/home/parts/card.tsx', 'apps/web/src/features/home'],
    ['apps/desktop/src/renderer/features/sign-in/form.tsx', 'apps/desktop/src/renderer/features/sign-in'],
    ['apps/web/src/routes.tsx', undefined],
  ])('finds the feature of %s', (path, feature) => expect(featureOf(path)).toBe(feature));
});
