import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const tableSchema = z.object({
  /** Every page at its exact path. */
  routes: z.record(z.string(), z.object({ file: z.string(), status: z.number().int() })),
  /** The document of the parts that are rendered in the browser, and what lies below them. */
  shell: z.object({ file: z.string(), prefixes: z.array(z.string()) }),
  notFound: z.string(),
});

export type RouteTable = z.infer<typeof tableSchema>;

const empty: RouteTable = { routes: {}, shell: { file: 'app.html', prefixes: [] }, notFound: '404.html' };

/** What the web build says of its pages (`routes.json`); nothing when the site was not built. */
export function loadRoutes(folder: string): RouteTable {
  const file = join(folder, 'routes.json');
  return existsSync(file) ? tableSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : empty;
}

/** Whether a path is one of these or lies below one. */
export const isUnder = (path: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** The page at a path of the site, without a trailing slash; the shell below its prefixes; undefined for an unknown path. */
export function findPage({ routes, shell }: RouteTable, path: string): { file: string; status: number } | undefined {
  if (Object.hasOwn(routes, path)) return routes[path];
  return isUnder(path, shell.prefixes) ? { file: shell.file, status: 200 } : undefined;
}
