import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FunctionEntry {
  name: string;
  /** Whether the gateway asks for a valid token before the function sees the request. */
  verifyJwt: boolean;
}

/**
 * Lists the Edge Functions as Supabase's tools see them: every folder with an `index.ts` that does not begin with `_`,
 * with `verify_jwt` from `config.toml` (on unless switched off there).
 */
export function readFunctions(supabaseFolder: string): FunctionEntry[] {
  const folder = join(supabaseFolder, 'functions');
  if (!existsSync(folder)) return [];
  const open = functionsWithoutJwt(join(supabaseFolder, 'config.toml'));
  return readdirSync(folder)
    .filter((name) => !/^[_.]/.test(name) && existsSync(join(folder, name, 'index.ts')))
    .map((name) => ({ name, verifyJwt: !open.has(name) }));
}

/** The names of `[functions.<name>]` tables that say `verify_jwt = false`. */
function functionsWithoutJwt(file: string): Set<string> {
  const open = new Set<string>();
  if (!existsSync(file)) return open;
  let table = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const header = /^\s*\[\s*([^\]]+?)\s*\]/.exec(line)?.[1];
    if (header !== undefined) table = header;
    const name = /^functions\.(?:"([^"]+)"|([\w-]+))$/.exec(table);
    if (name && /^\s*verify_jwt\s*=\s*false\b/.test(line)) open.add(name[1] ?? name[2] ?? '');
  }
  return open;
}
