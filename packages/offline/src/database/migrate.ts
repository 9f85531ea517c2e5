import { AppError } from '@millrace/core/errors';
import { offlineMessages } from '@millrace/core/messages';
import type { WriteConnection } from './connection.ts';

/** The version of a file's schema: how many migrations it has seen. */
export const schemaVersion = (connection: WriteConnection): number => Number(connection.pragma('user_version', { simple: true }));

/**
 * Brings a file to the newest schema, each migration in a transaction of its own.
 * @throws AppError with hint `newer-cache` for a file of a newer program, `migration-failed` when one fails; the file is then as before.
 */
export const migrate = (connection: WriteConnection, migrations: readonly string[]): void => {
  const version = schemaVersion(connection);
  if (version > migrations.length) {
    throw new AppError({
      code: 'conflict',
      message: offlineMessages.newerCache,
      details: `schema ${version}, this program knows ${migrations.length}`,
      hint: 'newer-cache',
    });
  }
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue;
    try {
      connection.transaction(() => {
        connection.exec(sql);
        connection.pragma(`user_version = ${index + 1}`);
      })();
    } catch (error) {
      throw new AppError(
        { code: 'unexpected', message: offlineMessages.migrationFailed, details: String(error), hint: 'migration-failed' },
        { cause: error },
      );
    }
  }
};
