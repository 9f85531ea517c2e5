import { app, type BrowserWindow, dialog } from 'electron';
import type { AppInfo } from '../ipc/bridge.ts';

/** The about box, the same on every system. */
export const showAbout = async (window: BrowserWindow | null, { name, version, updateState }: AppInfo): Promise<void> => {
  const { electron, chrome, node } = process.versions;
  const engine = [electron && `Electron ${electron}`, chrome && `Chromium ${chrome}`, `Node ${node}`].filter(Boolean);
  const options = {
    type: 'info' as const,
    title: `About ${name}`,
    message: `${name} ${version}`,
    detail: [...(updateState ? [updateState] : []), engine.join(', '), `Data folder: ${app.getPath('userData')}`].join('\n'),
    buttons: ['Close'],
    noLink: true,
  };
  await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
};
