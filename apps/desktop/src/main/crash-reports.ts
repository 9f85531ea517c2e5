import { app, crashReporter } from 'electron';
import type { ErrorLog } from './error-log.ts';

/**
 * Keeps what goes wrong on this machine and sends it nowhere: native crashes in the system's crash folder, errors in the log. An error
 * that nobody caught does not end the app: it holds no state that a restart would mend, and its cache is transactional.
 */
export const keepCrashReports = (log: ErrorLog): void => {
  crashReporter.start({ uploadToServer: false });
  process.on('uncaughtException', (error) => log.write('main, uncaught', error));
  process.on('unhandledRejection', (reason) => log.write('main, unhandled', reason));
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') log.write('child process', new Error(`${type}: ${reason} (${exitCode})`));
  });
};
