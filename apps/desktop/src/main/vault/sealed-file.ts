import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the vault asks of the operating system's keychain; Electron's `safeStorage` has this shape. */
export type Keychain = {
  isEncryptionAvailable(): boolean;
  encryptString(text: string): Buffer;
  decryptString(sealed: Buffer): string;
};

/** A small text kept on disk, readable only through the keychain of the person who is signed in to this machine. */
export type SealedFile = {
  /** The text; null when there is none or when it can no longer be opened (the file is then removed). */
  read(): string | null;
  write(text: string): void;
  remove(): void;
};

/** @param path where the sealed bytes are kept; replaced as a whole, so that a crash leaves the old or the new text. */
export const sealedFile = (path: string, keychain: Keychain): SealedFile => ({
  read() {
    let sealed: Buffer;
    try {
      sealed = readFileSync(path);
    } catch {
      return null;
    }
    try {
      return keychain.decryptString(sealed);
    } catch {
      // Another login, a reset keychain or a damaged file: what cannot be opened is worth nothing, and must not stop the app.
      rmSync(path, { force: true });
      return null;
    }
  },

  write(text) {
    mkdirSync(dirname(path), { recursive: true });
    const unfinished = `${path}.new`;
    writeFileSync(unfinished, keychain.encryptString(text), { mode: 0o600 });
    renameSync(unfinished, path);
  },

  remove() {
    rmSync(path, { force: true });
    rmSync(`${path}.new`, { force: true });
  },
});

/** The same, forgotten when the app ends: for machines without a keychain whose owner did not agree to keep anything. */
export const memoryFile = (): SealedFile => {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (text) => {
      kept = text;
    },
    remove: () => {
      kept = null;
    },
  };
};
