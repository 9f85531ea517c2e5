import { toAppError } from '@millrace/core/errors';
import type { AdminRepositories, PullSource } from '@millrace/data/contracts';
import { openCache } from '@millrace/offline';
import type { SyncStatus } from '../../ipc/bridge.ts';
import type { AccountFolder } from '../vault/account-folder.ts';
import { cachedBooks } from './cached-books.ts';
import { onlineBooks } from './online-books.ts';
import type { OpenBooks } from './open-books.ts';

type Parts = {
  online: AdminRepositories;
  pull: PullSource;
  onStatus(status: SyncStatus): void;
  onData(tables: string[]): void;
  /** Hears of a refusal by the server. */
  onRefused(): void;
  /** Writes a cache that cannot be opened to the error log. */
  report(error: unknown): void;
};

/**
 * Opens the books of an account: over its cache where one may be kept and can be opened, straight from the server otherwise. A cache that
 * cannot be opened locks nobody out.
 */
export const booksOpener =
  (parts: Parts) =>
  (userId: string, folder: AccountFolder | null): OpenBooks => {
    if (!folder) return onlineBooks(parts);
    try {
      return cachedBooks({ ...parts, cache: openCache({ folder: folder.path, account: userId, key: folder.key() }) });
    } catch (error) {
      parts.report(error);
      return onlineBooks({ ...parts, notice: toAppError(error, 'The data on this computer cannot be opened.').message });
    }
  };
