import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@millrace/core/errors';
import { app, type BrowserWindow, dialog, ipcMain, Menu, powerMonitor, protocol, session, shell } from 'electron';
import type { AppInfo, BridgeEvents } from '../ipc/bridge.ts';
import { eventName } from '../ipc/channels.ts';
import { showAbout } from './about.ts';
import { composeAccount } from './account/compose.ts';
import { bridgeApi } from './api.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { keepCrashReports } from './crash-reports.ts';
import { type ErrorLog, errorLog } from './error-log.ts';
import { registerHandlers } from './handlers.ts';
import { tellOfLeads } from './lead-news.ts';
import { menuTemplate } from './menu.ts';
import { notify } from './notify.ts';
import { serveRenderer } from './protocol.ts';
import { guardDownloads } from './security/downloads.ts';
import { denyPermissions, guardEveryContents } from './security/guards.ts';
import { APP_ORIGIN, APP_SCHEME, mayOpenOutside } from './security/trusted-url.ts';
import { keepUpdated } from './updates.ts';
import { openMainWindow, showWindow } from './window/main-window.ts';
import { reloadOnce } from './window/one-reload.ts';

const NAME = 'Millrace Console';
/** Under which Windows shows notifications; the same as in build/electron-builder.yml. */
const APP_ID = 'example.millrace.console';
const FIRST_SCREEN = '/admin';
const TICK_MS = 60_000;
/** Without "persist:" it lives in memory: a form that is being filled in must not lie on disk in plain text (R28). */
const PARTITION = 'console';

/** The development server of electron-vite; never trusted by a packaged program. */
const developmentOrigin = () => {
  const address = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL;
  return address ? new URL(address).origin : null;
};

/** The machine's own `console.json`, beside the data. @throws SyntaxError when it is no JSON */
const configurationFile = (): Record<string, unknown> => {
  const path = join(app.getPath('userData'), 'console.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {};
};

const openOutside = (url: string) => {
  if (mayOpenOutside(url)) void shell.openExternal(url);
};

/** Everything that must happen before Electron is ready, then the console itself. */
export const startConsole = (): void => {
  const origin = developmentOrigin() ?? APP_ORIGIN;
  // Before the first path is asked for: the data folder bears this name. Development keeps apart from what is installed.
  app.setName(app.isPackaged ? NAME : `${NAME} (development)`);
  const log = errorLog(app.getPath('logs'));
  keepCrashReports(log);
  app.enableSandbox();
  app.setAppUserModelId(APP_ID);
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
  guardEveryContents(app, openOutside, origin);
  app
    .whenReady()
    .then(() => run(origin, log, readConfiguration([process.env, configurationFile(), __BUILT_IN_CONFIGURATION__])))
    .catch((error: unknown) => {
      log.write('start', error);
      dialog.showErrorBox(`${NAME} cannot start`, error instanceof Error ? error.message : String(error));
      app.exit(1);
    });
};

const run = (origin: string, log: ErrorLog, configuration: Configuration): void => {
  const bundle = import.meta.dirname;
  const userData = app.getPath('userData');
  let window: BrowserWindow | null = null;
  const emit = <Name extends keyof BridgeEvents>(name: Name, payload: BridgeEvents[Name]) => {
    if (window && !window.isDestroyed()) window.webContents.send(eventName(name), payload);
  };

  const account = composeAccount({
    userData,
    configuration,
    log,
    onAccount(state) {
      emit('account-changed', state);
      if (state.state === 'signed-in') void leads.look([]);
    },
    onStatus: (status) => emit('sync-status', status),
    onData(tables) {
      emit('data-changed', tables);
      void leads.look(tables);
    },
  });
  const refresh = async () => {
    await account.books()?.refresh();
  };

  const open = (address = FIRST_SCREEN) => {
    if (window && !window.isDestroyed()) return showWindow(window);
    const opened = openMainWindow({
      statePath: join(userData, 'window.json'),
      preload: join(bundle, '../preload/index.cjs'),
      url: `${origin}${address}`,
      title: NAME,
      partition: PARTITION,
    });
    reloadOnce(
      opened.webContents,
      (error) => log.write('window', error),
      () => dialog.showErrorBox(NAME, 'The window stopped twice within a minute. Please start the program again.'),
    );
    opened.on('focus', () => void refresh());
    opened.on('closed', () => {
      window = null;
    });
    window = opened;
  };
  const navigate = (address: string) => {
    // A new window begins there; one that is open is told.
    const isOpen = window !== null;
    open(address);
    if (isOpen) emit('navigate', address);
  };
  const leads = tellOfLeads({
    books: () => account.books(),
    isWatched: () => window?.isFocused() ?? false,
    show: (news) => notify(news, navigate),
    report: (error) => log.write('new leads', error),
  });

  let updateState = (): string | null => null;
  const info = (): AppInfo => ({ name: NAME, version: app.getVersion(), platform: process.platform, updateState: updateState() });

  const api = bridgeApi(
    {
      account,
      sync: {
        status: async () => account.books()?.status() ?? null,
        refresh,
      },
      app: {
        info: async () => info(),
        async openExternal(url) {
          if (!mayOpenOutside(url)) throw new AppError({ code: 'forbidden', message: 'This link may not be opened' });
          await shell.openExternal(url);
        },
      },
    },
    () => account.books()?.repositories ?? null,
  );
  registerHandlers(ipcMain, api, {
    origin,
    report: (error) => log.write('bridge', error),
    failed({ code }) {
      if (code === 'offline' || code === 'timeout') void refresh();
      if (code === 'forbidden' || code === 'unauthorised') account.doubted();
    },
  });

  const pages = session.fromPartition(PARTITION);
  pages.protocol.handle(APP_SCHEME, serveRenderer(join(bundle, '../renderer')));
  for (const each of [pages, session.defaultSession]) {
    denyPermissions(each);
    guardDownloads(each, origin);
  }

  Menu.setApplicationMenu(
    Menu.buildFromTemplate(
      menuTemplate(process.platform, NAME, {
        navigate,
        refresh: () => void refresh(),
        signOut: () => void account.signOut(),
        about: () => void showAbout(window, info()),
        openLogs: () => void shell.openPath(app.getPath('logs')),
      }),
    ),
  );

  app.on('second-instance', () => open());
  app.on('activate', () => open());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  powerMonitor.on('resume', () => void refresh());
  const ticking = setInterval(() => void account.checkDays(), TICK_MS);

  let closed = false;
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    clearInterval(ticking);
    void account.close().finally(() => {
      closed = true;
      app.quit();
    });
  });

  // The page loads while the cache is being opened.
  open();
  void account.start();
  void keepUpdated(
    app.isPackaged ? configuration.updateUrl : null,
    async () => (await import('electron-updater')).default.autoUpdater,
    log,
  ).then((said) => {
    updateState = said;
  });
};
