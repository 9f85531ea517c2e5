import { supabaseCli } from './cli.ts';
import type { Postgres } from './postgres.ts';

export const TYPES_FILE = new URL('../../../packages/data/src/supabase/database.types.ts', import.meta.url);

/** The `Database` type of the exposed schema, as `supabase gen types` writes it. */
export const generateTypes = async (server: Postgres): Promise<string> => {
  const types = await supabaseCli('gen', 'types', 'typescript', '--schema', 'public', '--remote', server.url('postgres'));
  return `${types.trim()}\n`;
};
