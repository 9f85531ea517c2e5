import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@millrace/core/errors';
import { offlineMessages } from '@millrace/core/messages';
import { type Keychain, sealedFile } from './sealed-file.ts';

const KEY_BYTES = 32;

/** Everything that one account keeps on this machine: the cache and the key that opens it. Accounts share nothing (R27). */
export type AccountFolder = {
  /** The folder's own name, which tells nothing of the account. */
  name: string;
  path: string;
  /** The cache's key, made on first use; another one when the old one can no longer be opened (the cache is then rebuilt). */
  key(): Buffer;
  /** Removes the folder with cache, -wal, -shm and key. */
  destroy(): void;
};

/** @param root the folder of all accounts. The user id is hashed: a file name tells nobody who works here. */
export const accountFolder = (root: string, userId: string, keychain: Keychain): AccountFolder => {
  const name = createHash('sha256').update(userId).digest('hex').slice(0, 32);
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let destroyed = false;
  const keyFile = sealedFile(join(folder, 'cache.key'), keychain);
  return {
    name,
    path: folder,
    key() {
      // What still runs when an account is removed must not bring its folder back.
      if (destroyed) throw new AppError({ code: 'unauthorised', message: offlineMessages.closed });
      const kept = keyFile.read();
      if (kept && kept.length === KEY_BYTES * 2) return Buffer.from(kept, 'hex');
      const key = randomBytes(KEY_BYTES);
      keyFile.write(key.toString('hex'));
      return key;
    },
    destroy() {
      destroyed = true;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
