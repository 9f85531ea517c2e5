import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { honest } from './honest.ts';
import { settings } from './settings.ts';

const keyPath = join(settings.STAND_IN_FOLDER, 'keychain', 'key');
const VERSION = Buffer.from('v10');

const key = (): Buffer => {
  if (!existsSync(keyPath)) {
    mkdirSync(join(settings.STAND_IN_FOLDER, 'keychain'), { recursive: true });
    writeFileSync(keyPath, randomBytes(32), { mode: 0o600 });
  }
  return readFileSync(keyPath);
};

/** Seals with a key that lives outside userData, as the keychain's does; what another key sealed cannot be opened. */
export const safeStorage = honest('safeStorage', {
  // Electron says so on Linux without a keychain, unless it is told to use a password that everyone knows.
  isEncryptionAvailable: () => settings.STAND_IN_KEYCHAIN !== 'basic_text',
  getSelectedStorageBackend: () => settings.STAND_IN_KEYCHAIN,
  encryptString(text: string): Buffer {
    if (settings.STAND_IN_KEYCHAIN === 'basic_text')
      throw new Error('Error while encrypting the text provided to safeStorage.encryptString. Encryption is not available.');
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key(), iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([VERSION, iv, cipher.getAuthTag(), sealed]);
  },
  decryptString(sealed: Buffer): string {
    if (!sealed.subarray(0, 3).equals(VERSION))
      throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptString.');
    const decipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(3, 15));
    decipher.setAuthTag(sealed.subarray(15, 31));
    return Buffer.concat([decipher.update(sealed.subarray(31)), decipher.final()]).toString('utf8');
  },
});
