import { join } from 'node:path';
import { site } from '@millrace/core/site';
import { createSupabase, supabaseAdmin, supabasePull } from '@millrace/data/supabase';
import { net, safeStorage } from 'electron';
import type { AccountState, SyncStatus } from '../../ipc/bridge.ts';
import { booksOpener } from '../books/books-opener.ts';
import { carefulPull } from '../books/careful-pull.ts';
import type { Configuration } from '../configuration.ts';
import type { ErrorLog } from '../error-log.ts';
import { patientFetch } from '../network.ts';
import { systemKeychain } from '../vault/system-keychain.ts';
import { unlockRecord } from '../vault/unlock.ts';
import { createVault } from '../vault/vault.ts';
import { type AccountService, createAccountService } from './account-service.ts';
import { supabaseAuthority } from './authority.ts';
import { sessionStorage } from './session-storage.ts';

type Parts = {
  /** The app's own data folder. */
  userData: string;
  configuration: Configuration;
  log: ErrorLog;
  onAccount(state: AccountState): void;
  onStatus(status: SyncStatus): void;
  onData(tables: string[]): void;
};

/** The only Supabase client of the console, with the vault, the account and the books that stand on it. */
export const composeAccount = ({ userData, configuration, log, onAccount, onStatus, onData }: Parts): AccountService => {
  const vault = createVault(join(userData, 'vault'), systemKeychain(safeStorage, process.platform));
  const storage = sessionStorage(vault.session);
  const supabase = createSupabase(configuration.supabaseUrl, configuration.supabaseKey, {
    auth: { storage, persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    global: { fetch: patientFetch((input, init) => net.fetch(input, init)) },
  });
  const account: AccountService = createAccountService({
    authority: supabaseAuthority(supabase, storage, site.origin),
    vault,
    unlock: unlockRecord(vault.unlock, configuration.offlineDays),
    offlineDays: configuration.offlineDays,
    openBooks: booksOpener({
      online: supabaseAdmin(supabase),
      pull: carefulPull(supabasePull(supabase), () => account),
      onStatus,
      onData,
      onRefused: () => account.doubted(),
      report: (error) => log.write('cache', error),
    }),
    onChange: onAccount,
    report: (error) => log.write('account', error),
  });
  return account;
};
