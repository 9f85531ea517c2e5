import type { SafeStorage } from 'electron';
import type { Keychain } from './sealed-file.ts';

/** What Electron calls a Linux session whose only "keychain" is a password known to everyone. */
const UNPROTECTED = new Set(['basic_text', 'unknown']);

type Storage = Pick<SafeStorage, 'isEncryptionAvailable' | 'getSelectedStorageBackend' | 'encryptString' | 'decryptString'>;

/** The system's keychain; null where it has none that protects anything (R28). To be asked once Electron is ready. */
export const systemKeychain = (storage: Storage, platform: NodeJS.Platform): Keychain | null => {
  if (!storage.isEncryptionAvailable()) return null;
  if (platform === 'linux' && UNPROTECTED.has(storage.getSelectedStorageBackend())) return null;
  return storage;
};
