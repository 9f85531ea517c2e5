import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { app } from './app.ts';
import { debuggingPort } from './browser.ts';
import { BrowserWindow, firstWindowShown } from './browser-window.ts';
import { nativeTheme, permissions, powerMonitor, seen } from './desktop-things.ts';
import { menuEntries, pressMenu } from './menu.ts';
import { askProtocol } from './protocol.ts';

type Command = { do: string; value?: unknown };

const window = () => {
  const [first] = BrowserWindow.getAllWindows();
  if (!first) throw new Error('No window is open');
  return first;
};

const askPermission = (permission: string) =>
  new Promise<boolean>((resolve) => {
    if (permissions.request) permissions.request(null, permission, resolve);
    else resolve(true); // Electron grants when nobody decides
  });

/** What a person does outside of the page, one word each. */
const commands: Record<string, (value: unknown) => unknown> = {
  'debugging-port': async () => {
    await firstWindowShown;
    return debuggingPort();
  },
  state: () => ({
    ...seen,
    notifications: seen.notifications.map(({ title, body }) => ({ title, body })),
    menu: menuEntries(),
    windows: BrowserWindow.getAllWindows().map(({ options }) => options.webPreferences),
  }),
  'press-menu': (value) => pressMenu(String(value)),
  'click-notification': (value) => seen.notifications[Number(value)]?.click(),
  'answer-message-box': (value) => {
    seen.messageBoxAnswer = Number(value);
  },
  'save-to': (value) => {
    seen.saveDialogPath = value as string | null;
  },
  'ask-protocol': (value) => askProtocol(value as { url: string; method: string }),
  'ask-permission': (value) => askPermission(String(value)),
  // Chromium cannot start the same page again after a crash; the main process hears of one all the same, and reloads.
  'kill-page': () => {
    window().webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
  },
  blur: () => window().blur(),
  focus: () => window().focus(),
  resize: (value) => window().setBounds(value as { width: number; height: number }),
  wake: () => powerMonitor.emit('resume'),
  'second-instance': () => app.emit('second-instance', {}, [], ''),
  theme: async (value) => {
    nativeTheme.shouldUseDarkColors = value === 'dark';
    nativeTheme.emit('updated');
    await window().follow(value === 'dark' ? 'dark' : 'light');
  },
  'close-window': () => window().close(),
  quit: () => app.quit(),
};

/** Listens on loopback for the test that started this process, and tells it where. */
export const startControl = (): void => {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    try {
      const { do: name, value } = JSON.parse(Buffer.concat(parts).toString('utf8')) as Command;
      const command = commands[name];
      if (!command) throw new Error(`There is no command ${name}`);
      response.end(JSON.stringify({ answer: (await command(value)) ?? null }));
    } catch (error) {
      response.statusCode = 500;
      response.end(JSON.stringify({ error: String(error) }));
    }
  });
  server.listen(0, '127.0.0.1', () => console.info(`Stand-in listens on ${(server.address() as AddressInfo).port}`));
};
