import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the repository. */
export const root = join(import.meta.dirname, '..', '..');

/** What the checks read of a package.json. */
export interface Manifest {
  name: string;
  workspaces?: string[];
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The manifest in a folder of the repository; '.' is the root's. */
export const manifest = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** The folders of all workspaces, found from the root manifest: a new one is never left out. */
export const workspaces: string[] = globSync(
  (manifest('.').workspaces ?? []).map((glob) => `${glob}/package.json`),
  { cwd: root },
)
  .map((file) => dirname(file))
  .sort();

/** Every name that a manifest declares, with its version. */
export const declared = (of: Manifest): Record<string, string> => ({
  ...of.peerDependencies,
  ...of.optionalDependencies,
  ...of.devDependencies,
  ...of.dependencies,
});

/** Files of the repository with one of these endings: committed or about to be, never ignored ones. */
export function sources(...endings: string[]): string[] {
  // A clone that belongs to another account is as good: a container often runs as root.
  const patterns = endings.map((ending) => `*${ending}`);
  return execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));
}

/** The import map of the functions, which run under Deno. */
export const denoImports: Record<string, string> = JSON.parse(
  readFileSync(join(root, 'supabase/functions/deno.json'), 'utf8'),
).imports;
