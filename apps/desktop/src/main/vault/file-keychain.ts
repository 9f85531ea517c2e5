import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Keychain } from './sealed-file.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A keychain whose key is a file, for machines whose system offers none and whose owner agreed to keep data all the same (R28). Whoever
 * can read this person's files can open what it seals; it keeps plain text out of backups and searches of the disk, no more.
 * @param path of the key, made on first use and readable by this person only
 */
export const fileKeychain = (path: string): Keychain => {
  const key = (): Buffer => {
    try {
      const kept = readFileSync(path);
      if (kept.length === KEY_BYTES) return kept;
    } catch {
      // There is none yet.
    }
    const made = randomBytes(KEY_BYTES);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, made, { mode: 0o600 });
    return made;
  };

  return {
    isEncryptionAvailable: () => true,
    encryptString(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key(), iv, { authTagLength: TAG_BYTES });
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    decryptString(sealed) {
      const decipher = createDecipheriv(ALGORITHM, key(), sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
};
