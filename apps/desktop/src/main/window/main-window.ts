import { BrowserWindow, nativeTheme, screen } from 'electron';
import { keepWindowState, restoreWindowState, SMALLEST_WINDOW } from '../window-state.ts';

/** The page's own background, so that nothing flashes before the first paint. */
const GROUND = { light: '#f4f6f8', dark: '#14181c' };
const KEEP_AFTER_MS = 300;

const ground = () => (nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light);

type Options = {
  statePath: string;
  preload: string;
  url: string;
  title: string;
  /** The page's own storage and cache; one that is never written to disk. */
  partition: string;
};

/** Opens the one window where it was last time (R29: a sandboxed page without Node). */
export const openMainWindow = ({ statePath, preload, url, title, partition }: Options): BrowserWindow => {
  const { bounds, maximized } = restoreWindowState(
    statePath,
    screen.getAllDisplays().map(({ workArea }) => workArea),
  );
  const window = new BrowserWindow({
    ...bounds,
    minWidth: SMALLEST_WINDOW.width,
    minHeight: SMALLEST_WINDOW.height,
    title,
    show: false,
    backgroundColor: ground(),
    webPreferences: {
      preload,
      partition,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
    },
  });

  let pending: NodeJS.Timeout | undefined;
  const keep = () => {
    clearTimeout(pending);
    if (!window.isDestroyed()) keepWindowState(statePath, { bounds: window.getNormalBounds(), maximized: window.isMaximized() });
  };
  const keepSoon = () => {
    clearTimeout(pending);
    pending = setTimeout(keep, KEEP_AFTER_MS);
  };
  window.on('resize', keepSoon);
  window.on('move', keepSoon);
  window.on('close', keep);

  const repaint = () => window.setBackgroundColor(ground());
  nativeTheme.on('updated', repaint);
  window.on('closed', () => {
    clearTimeout(pending);
    nativeTheme.off('updated', repaint);
  });

  window.once('ready-to-show', () => {
    if (maximized) window.maximize();
    window.show();
  });
  void window.loadURL(url);
  return window;
};

/** Brings the window to the front, wherever the person left it. */
export const showWindow = (window: BrowserWindow): void => {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
};
