import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const secretsSchema = z.object({
  /** Signs the sessions of this data folder (HS256). */
  jwtSecret: z.string().min(32),
  /** The key that passes row level security: for the functions and for the owner's own scripts. */
  serviceKey: z.string().startsWith('sb_secret_'),
});

export type Secrets = z.infer<typeof secretsSchema>;

/**
 * Reads the secrets of a data folder, making them on its first start. They are readable by the owner only, and differ
 * between folders, so that a session of one installation is worth nothing in another.
 */
export function openSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const secrets: Secrets = {
    jwtSecret: randomBytes(48).toString('base64url'),
    serviceKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
  const draft = `${file}.new`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return secrets;
}
