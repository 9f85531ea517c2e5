import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Where the owner's scripts work and with which key: SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY when both are set, else the local
 * edition, whose key lies in its data folder (DATA_DIR) and which listens on HOST and PORT.
 * @throws Error with a message for a person when neither is there.
 */
export const ownerAccess = (env: Record<string, string | undefined>): { url: string; key: string } => {
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key } = env;
  if (url && key) return { url, key };
  if (url || key) throw new Error('Set both SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY, or neither for the local edition.');
  const file = join(resolve(ROOT, env.DATA_DIR ?? '.data'), 'secrets.json');
  try {
    const { serviceKey } = JSON.parse(readFileSync(file, 'utf8')) as { serviceKey: string };
    return { url: `http://${env.HOST ?? '127.0.0.1'}:${env.PORT ?? '3000'}`, key: serviceKey };
  } catch (cause) {
    throw new Error(
      `No local edition was found (${file}). Start it with \`npm start\`, or set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY of a hosted project.`,
      { cause },
    );
  }
};
