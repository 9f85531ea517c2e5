import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

export const readManifest = async (out: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(out, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** Chunks that the named modules need at once (not what they load later), each before those that import it. */
const chunksOf = (manifest: Manifest, modules: readonly string[]) => {
  const ordered = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build manifest`);
    chunk.imports?.forEach(visit);
    ordered.add(key);
  };
  modules.forEach(visit);
  return [...ordered].flatMap((key) => manifest[key] ?? []);
};

export type Style = { href: string; css: string };

/** The style sheets of a page, in the order in which the browser would load them. */
export const stylesOf = async (out: string, manifest: Manifest, modules: readonly string[]): Promise<Style[]> => {
  const files = new Set(chunksOf(manifest, modules).flatMap(({ css }) => css ?? []));
  return Promise.all([...files].map(async (file) => ({ href: `/${file}`, css: await readFile(join(out, file), 'utf8') })));
};

/** Address of the script or asset that the build made of a source. */
export const addressOf = (manifest: Manifest, source: string): string => {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is not in the build manifest`);
  return `/${chunk.file}`;
};
