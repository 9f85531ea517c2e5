import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';
import { root, sources, workspaces } from './tree.ts';

/** One import of one file: `from` is what stands in the quotes. */
export interface Import {
  file: string;
  from: string;
}

const code = ['.ts', '.tsx', '.mjs', '.js'];

/** Every file of the repository that can import something, styles included. */
export const importers = (): string[] => sources(...code, '.css').filter((file) => !file.endsWith('database.types.ts'));

/** What a file imports: statements, re-exports, `import()` of a constant, types; in styles `@import` and `url()`. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  return (file.endsWith('.css') ? fromStyle(text) : fromModule(file, text)).map((from) => ({ file, from }));
}

function fromModule(file: string, text: string): string[] {
  const { module, errors } = parseSync(file, text);
  const fatal = errors.find(({ severity }) => severity === 'Error');
  if (fatal) throw new Error(`${file}: ${fatal.message}`);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end));
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamic.flatMap((argument) => /^(['"`])([^$]*)\1$/.exec(argument)?.[2] ?? []),
    // Types named in place, such as the type of a module.
    ...[...text.matchAll(/\bimport\(\s*(['"])([^'"]+)\1\s*\)/g)].flatMap(([, , from]) => from ?? []),
  ];
}

const fromStyle = (text: string): string[] =>
  [...text.matchAll(/(?:@import\s+(?:url\()?|\burl\()\s*['"]?([^'")\s]+)/g)]
    .flatMap(([, from]) => from ?? [])
    .filter((from) => !/^(data:|https?:|#|\/)/.test(from))
    .map((from) => (from.startsWith('.') || from.startsWith('@') ? from : `./${from}`));

export const isRelative = (from: string): boolean => /^\.\.?(\/|$)/.test(from);

/** The path in the repository that a relative import names. */
export const target = ({ file, from }: Import): string => posix.join(posix.dirname(file), from.replace(/\?.*$/, ''));

/** Whether a relative import names a file that is there (Vite's `?raw` and the like aside). */
export const resolves = (it: Import): boolean => {
  const path = join(root, target(it));
  return existsSync(path) && statSync(path).isFile();
};

/** The workspace that a path belongs to, '.' for what crosses workspaces (tests, build, configuration). */
export const workspaceOf = (path: string): string => workspaces.find((folder) => path.startsWith(`${folder}/`)) ?? '.';

/** The feature that a path belongs to, by its folder: `apps/<app>/.../features/<feature>`. Found in the path, never listed. */
export const featureOf = (path: string): string | undefined => /^apps\/.*?\/features\/[^/]+(?=\/)/.exec(path)?.[0];

/** The npm name in a bare import: `@scope/name` of `@scope/name/part`. */
export const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');

/** Whether a bare import is one of Node, Deno or the tools rather than a package. */
export const isBuiltIn = (from: string): boolean => /^(node:|virtual:|https?:|npm:|jsr:|#)/.test(from);

/** Tests and tool configuration, which use the shared tools of the root manifest. */
export const usesSharedTools = (file: string): boolean =>
  /(\.test\.(tsx?|mjs)|_test\.ts)$|\/testing\//.test(file) ||
  /^(tests|build|supabase\/(tests|scripts))\//.test(file) ||
  /^[^/]+\.(ts|mjs)$/.test(posix.relative(workspaceOf(file), file)) ||
  dirname(file) === 'apps/web/prerender';
