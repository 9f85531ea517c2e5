import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AccountFolder, accountFolder } from './account-folder.ts';
import { fileKeychain } from './file-keychain.ts';
import { type Keychain, memoryFile, type SealedFile, sealedFile } from './sealed-file.ts';

/** Whether anything may be kept on this machine. `ask`: the system has no keychain and the person has not been asked yet (R28). */
export type Keeping = 'yes' | 'no' | 'ask';

/** Everything that the console keeps on this machine, and the question whether it may. */
export type Vault = {
  keeping(): Keeping;
  /** The person's answer. Agreeing writes down what was held in memory meanwhile; refusing leaves nothing on disk. */
  decide(allowed: boolean): void;
  /** The Supabase session. */
  session: SealedFile;
  /** The record that opens the console offline. */
  unlock: SealedFile;
  /** The folder of an account's cache; null while nothing may be kept. */
  account(userId: string): AccountFolder | null;
  /** Removes the caches of other accounts that nobody could open offline any more. */
  sweep(currentUserId: string, olderThan: Date): void;
  /** Forgets session, unlock record and the answer about keeping. */
  clear(): void;
};

/**
 * @param root the app's own data folder
 * @param keychain the system's; null when it has none that protects anything
 */
export const createVault = (root: string, keychain: Keychain | null): Vault => {
  const consentPath = join(root, 'kept-without-keychain');
  const accountsRoot = join(root, 'accounts');
  const seal = keychain ?? fileKeychain(join(root, 'local.key'));
  let keeping: Keeping = keychain || statSync(consentPath, { throwIfNoEntry: false }) ? 'yes' : 'ask';

  const kept = (name: string): SealedFile & { writeDown(): void } => {
    const onDisk = sealedFile(join(root, name), seal);
    const inMemory = memoryFile();
    const place = () => (keeping === 'yes' ? onDisk : inMemory);
    return {
      read: () => place().read(),
      write: (text) => place().write(text),
      remove() {
        inMemory.remove();
        onDisk.remove();
      },
      writeDown() {
        const held = inMemory.read();
        if (held !== null) onDisk.write(held);
        inMemory.remove();
      },
    };
  };
  const session = kept('session.sealed');
  const unlock = kept('unlock.sealed');

  return {
    session,
    unlock,
    keeping: () => keeping,

    decide(allowed) {
      if (keeping === 'yes') return;
      keeping = allowed ? 'yes' : 'no';
      if (!allowed) return;
      mkdirSync(root, { recursive: true });
      writeFileSync(consentPath, '', { mode: 0o600 });
      session.writeDown();
      unlock.writeDown();
    },

    account: (userId) => (keeping === 'yes' ? accountFolder(accountsRoot, userId, seal) : null),

    sweep(currentUserId, olderThan) {
      if (keeping !== 'yes') return;
      const current = accountFolder(accountsRoot, currentUserId, seal).name;
      for (const name of readdirSync(accountsRoot)) {
        if (name === current) continue;
        const folder = join(accountsRoot, name);
        const lastUse = Math.max(...readdirSync(folder).map((file) => statSync(join(folder, file)).mtimeMs), 0);
        if (lastUse < olderThan.getTime()) rmSync(folder, { recursive: true, force: true });
      }
    },

    clear() {
      session.remove();
      unlock.remove();
      if (keychain) return;
      rmSync(consentPath, { force: true });
      // Without their key the other caches are worth nothing either.
      rmSync(join(root, 'local.key'), { force: true });
      rmSync(accountsRoot, { recursive: true, force: true });
      keeping = 'ask';
    },
  };
};
