import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountFolder } from './account-folder.ts';
import { fileKeychain } from './file-keychain.ts';
import { type Keychain, sealedFile } from './sealed-file.ts';
import { systemKeychain } from './system-keychain.ts';
import { createVault } from './vault.ts';

const ALICE = '7b6a1b52-5f0e-4a58-9d4d-0c9f2a1f0001';
const BOB = '7b6a1b52-5f0e-4a58-9d4d-0c9f2a1f0002';

let folder: string;
let keychain: Keychain;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vault-'));
  keychain = fileKeychain(join(folder, 'keychain', 'key'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a sealed file', () => {
  test('keeps a text that cannot be read without the keychain', () => {
    const path = join(folder, 'deep', 'session.sealed');
    const file = sealedFile(path, keychain);
    expect(file.read()).toBeNull();
    file.write('refresh-token');
    expect(file.read()).toBe('refresh-token');
    expect(readFileSync(path).includes('refresh-token')).toBe(false);
    expect(statSync(path).mode & 0o077).toBe(0);
    file.remove();
    expect(readdirSync(join(folder, 'deep'))).toEqual([]);
  });

  test.each<[string, (path: string) => void]>([
    ['damaged', (path) => writeFileSync(path, 'not sealed by anyone')],
    ['empty', (path) => writeFileSync(path, '')],
    ['sealed with a key that is lost', () => rmSync(join(folder, 'keychain'), { recursive: true })],
  ])('that is %s is worth nothing: it reads as none and is removed', (_how, spoil) => {
    const path = join(folder, 'session.sealed');
    const file = sealedFile(path, keychain);
    file.write('refresh-token');
    spoil(path);
    expect(file.read()).toBeNull();
    expect(existsSync(path)).toBe(false);
    file.write('another');
    expect(file.read()).toBe('another');
  });
});

test('R28: a Linux session without a keychain has none, whatever it calls it', () => {
  const storage = (available: boolean, backend: string) => ({
    isEncryptionAvailable: () => available,
    getSelectedStorageBackend: () => backend as 'basic_text',
    encryptString: keychain.encryptString,
    decryptString: keychain.decryptString,
  });
  expect(systemKeychain(storage(true, 'gnome_libsecret'), 'linux')).not.toBeNull();
  expect(systemKeychain(storage(true, 'basic_text'), 'linux')).toBeNull();
  expect(systemKeychain(storage(true, 'unknown'), 'linux')).toBeNull();
  expect(systemKeychain(storage(false, 'kwallet6'), 'linux')).toBeNull();
  expect(systemKeychain(storage(true, 'unknown'), 'win32')).not.toBeNull();
});

describe('R27: the folder of an account', () => {
  test('has a name and a key of its own, both the same at every opening', () => {
    const [alice, bob] = [accountFolder(folder, ALICE, keychain), accountFolder(folder, BOB, keychain)];
    expect(alice.path).not.toBe(bob.path);
    expect(alice.path).not.toContain(ALICE);
    expect(alice.key()).toHaveLength(32);
    expect(alice.key().equals(bob.key())).toBe(false);
    expect(accountFolder(folder, ALICE, keychain).key().equals(alice.key())).toBe(true);
    expect(statSync(alice.path).mode & 0o077).toBe(0);
  });

  test('gets another key when the old one is lost', () => {
    const before = accountFolder(folder, ALICE, keychain).key();
    rmSync(join(folder, 'keychain'), { recursive: true });
    expect(accountFolder(folder, ALICE, keychain).key().equals(before)).toBe(false);
  });

  test('goes with everything in it, and what still runs cannot bring it back', () => {
    const alice = accountFolder(folder, ALICE, keychain);
    alice.key();
    writeFileSync(join(alice.path, 'cache.db-wal'), '');
    alice.destroy();
    expect(existsSync(alice.path)).toBe(false);
    expect(() => alice.key()).toThrow();
    expect(existsSync(alice.path)).toBe(false);
  });
});

describe('the vault', () => {
  test('keeps at once where there is a keychain', () => {
    const vault = createVault(join(folder, 'vault'), keychain);
    expect(vault.keeping()).toBe('yes');
    vault.session.write('token');
    vault.decide(false);
    expect(vault.keeping()).toBe('yes');
    expect(createVault(join(folder, 'vault'), keychain).session.read()).toBe('token');
  });

  test('R28: without one it holds everything in memory until the person has agreed', () => {
    const root = join(folder, 'vault');
    const vault = createVault(root, null);
    expect(vault.keeping()).toBe('ask');
    vault.session.write('token');
    vault.unlock.write('who');
    expect(vault.session.read()).toBe('token');
    expect(vault.account(ALICE)).toBeNull();
    expect(existsSync(root)).toBe(false);

    vault.decide(true);
    expect(vault.account(ALICE)).not.toBeNull();
    const again = createVault(root, null);
    expect([again.keeping(), again.session.read(), again.unlock.read()]).toEqual(['yes', 'token', 'who']);
    expect(readFileSync(join(root, 'session.sealed')).includes('token')).toBe(false);
  });

  test('R28: refusing leaves nothing on disk, and the question comes again after the next start', () => {
    const root = join(folder, 'vault');
    const vault = createVault(root, null);
    vault.session.write('token');
    vault.decide(false);
    expect([vault.keeping(), vault.account(ALICE), vault.session.read()]).toEqual(['no', null, 'token']);
    expect(existsSync(root)).toBe(false);
    expect(createVault(root, null).keeping()).toBe('ask');
  });

  test('R27: forgets session, unlock record, the answer and the key that lay beside', () => {
    const root = join(folder, 'vault');
    const vault = createVault(root, null);
    vault.decide(true);
    vault.session.write('token');
    vault.unlock.write('who');
    vault.account(ALICE)?.key();
    vault.clear();
    expect(readdirSync(root)).toEqual([]);
    expect(vault.keeping()).toBe('ask');
  });

  test('sweeps caches of other accounts that were not used for long, never the current one', () => {
    const vault = createVault(join(folder, 'vault'), keychain);
    const [alice, bob] = [vault.account(ALICE), vault.account(BOB)];
    for (const account of [alice, bob]) {
      account?.key();
      utimesSync(join(account?.path ?? '', 'cache.key'), new Date('2026-01-01'), new Date('2026-01-01'));
    }
    vault.sweep(ALICE, new Date('2025-12-01'));
    expect(existsSync(bob?.path ?? '')).toBe(true);
    vault.sweep(ALICE, new Date('2026-02-01'));
    expect([existsSync(alice?.path ?? ''), existsSync(bob?.path ?? '')]).toEqual([true, false]);
  });
});
