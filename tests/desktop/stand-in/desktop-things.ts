import { EventEmitter } from 'node:events';
import { honest } from './honest.ts';
import { sessionProtocol } from './protocol.ts';
import { settings } from './settings.ts';

/** What a person would see or press outside of the page; tests read and answer it through the control port. */
export const seen = {
  openedOutside: [] as string[],
  openedPaths: [] as string[],
  notifications: [] as { title: string; body: string; click: () => void }[],
  messageBoxes: [] as unknown[],
  /** The index of the button that the next message boxes answer with. */
  messageBoxAnswer: 0,
  /** Where the next save dialog saves; null cancels. */
  saveDialogPath: null as string | null,
  saveDialogs: [] as unknown[],
  errorBoxes: [] as { title: string; content: string }[],
};

export const shell = honest('shell', {
  async openExternal(url: string): Promise<void> {
    seen.openedOutside.push(url);
  },
  async openPath(path: string): Promise<string> {
    seen.openedPaths.push(path);
    return '';
  },
});

export const dialog = honest('dialog', {
  async showMessageBox(...args: unknown[]): Promise<{ response: number; checkboxChecked: boolean }> {
    seen.messageBoxes.push(args.at(-1));
    return { response: seen.messageBoxAnswer, checkboxChecked: false };
  },
  showErrorBox(title: string, content: string): void {
    seen.errorBoxes.push({ title, content });
  },
});

export class Notification extends EventEmitter {
  static isSupported(): boolean {
    return true;
  }

  readonly #content: { title: string; body: string };

  constructor({ title = '', body = '' }: { title?: string; body?: string }) {
    super();
    this.#content = { title, body };
  }

  show(): void {
    seen.notifications.push({ ...this.#content, click: () => this.emit('click') });
  }
}

export const nativeTheme = honest(
  'nativeTheme',
  Object.assign(new EventEmitter(), { shouldUseDarkColors: settings.STAND_IN_DARK === '1', themeSource: 'system' }),
);

export const powerMonitor = honest('powerMonitor', new EventEmitter());

export const net = honest('net', {
  isOnline: () => true,
  fetch: (...args: Parameters<typeof fetch>) => fetch(...args),
});

const display = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 }, bounds: { x: 0, y: 0, width: 1920, height: 1080 } };
export const screen = honest('screen', {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
  getDisplayMatching: () => display,
});

export const crashReporter = honest('crashReporter', { start(): void {} });

type PermissionHandler = (contents: unknown, permission: string, callback: (granted: boolean) => void) => void;
export const permissions: { request: PermissionHandler | null; check: (() => boolean) | null } = { request: null, check: null };

/** A download asks the main process first, then the person where to save it. */
type DownloadItem = { getURL(): string; getFilename(): string; setSaveDialogOptions(options: { defaultPath?: string }): void };
type DownloadListener = (event: { preventDefault(): void }, item: DownloadItem) => void;
const downloads: { listener: DownloadListener | null } = { listener: null };

/** @returns where the person saves it; null when the main process or the person does not want it */
export const decideDownload = (url: string, name: string): string | null => {
  let prevented = false;
  downloads.listener?.(
    { preventDefault: () => (prevented = true) },
    {
      getURL: () => url,
      getFilename: () => name,
      setSaveDialogOptions: (options) => seen.saveDialogs.push(options),
    },
  );
  return prevented ? null : seen.saveDialogPath;
};

const guardedSession = (name: string) =>
  honest(name, {
    setPermissionRequestHandler(handler: PermissionHandler): void {
      permissions.request = handler;
    },
    setPermissionCheckHandler(handler: () => boolean): void {
      permissions.check = handler;
    },
    setDevicePermissionHandler(): void {},
    on(event: string, listener: DownloadListener): void {
      if (event !== 'will-download') throw new Error(`The Electron stand-in does not implement session.on('${event}')`);
      downloads.listener = listener;
    },
    protocol: sessionProtocol,
  });

const partitions = new Map<string, ReturnType<typeof guardedSession>>();

export const session = honest('session', {
  defaultSession: guardedSession('session.defaultSession'),
  fromPartition(name: string) {
    // A browser profile of its own in memory is what the stand-in has (browser.ts).
    if (name.startsWith('persist:')) throw new Error('The Electron stand-in keeps no partition on disk');
    const known = partitions.get(name) ?? guardedSession(`session ${name}`);
    partitions.set(name, known);
    return known;
  },
});

/** Whether a window's partition is one that the main process has prepared. */
export const isKnownPartition = (name: unknown): boolean => typeof name === 'string' && partitions.has(name);
