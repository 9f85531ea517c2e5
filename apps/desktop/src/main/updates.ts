import type { ErrorLog } from './error-log.ts';

const CHECK_EVERY_MS = 6 * 60 * 60 * 1000;

/** The part of electron-updater in use. It checks the publisher's signature (Windows, macOS) and the SHA-512 of the feed's own file. */
export type Updater = {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  allowDowngrade: boolean;
  setFeedURL(feed: { provider: 'generic'; url: string }): void;
  checkForUpdates(): Promise<unknown>;
  on(event: 'update-available' | 'update-downloaded', listener: (info: { version: string }) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
};

/**
 * Looks for updates now and every six hours, fetches them quietly and installs them when the person quits. Never back to an older version.
 * @param feed https address of the folder with latest*.yml; null for none (R32)
 * @returns what the about box says, or null
 */
export const keepUpdated = async (
  feed: string | null,
  load: () => Promise<Updater>,
  log: ErrorLog,
  every: (work: () => void, ms: number) => unknown = setInterval,
): Promise<() => string | null> => {
  if (!feed) return () => null;
  if (!feed.startsWith('https://')) throw new Error('Updates come over https only');
  const updater = await load();
  let state: string | null = 'Up to date';
  updater.autoDownload = true;
  updater.autoInstallOnAppQuit = true;
  updater.allowDowngrade = false;
  updater.setFeedURL({ provider: 'generic', url: feed });
  updater.on('update-available', ({ version }) => {
    state = `Version ${version} is being fetched`;
  });
  updater.on('update-downloaded', ({ version }) => {
    state = `Version ${version} will be installed when you quit`;
  });
  updater.on('error', (error) => log.write('update', error));
  const check = () => {
    updater.checkForUpdates().catch((error: unknown) => log.write('update', error));
  };
  check();
  every(check, CHECK_EVERY_MS);
  return () => state;
};
