/** The `electron` module as the built main process finds it in the tests. What is missing here cannot be imported: that is on purpose. */
import { app } from './app.ts';
import { BrowserWindow } from './browser-window.ts';
import { startControl } from './control.ts';
import { crashReporter, dialog, Notification, nativeTheme, net, powerMonitor, screen, session, shell } from './desktop-things.ts';
import { ipcMain } from './ipc.ts';
import { safeStorage } from './keychain.ts';
import { Menu } from './menu.ts';
import { protocol } from './protocol.ts';

startControl();

export {
  app,
  BrowserWindow,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  Notification,
  nativeTheme,
  net,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
};
export default {
  app,
  BrowserWindow,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  Notification,
  nativeTheme,
  net,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
};
