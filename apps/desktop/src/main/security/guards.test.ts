import type { Session, WebContents } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { guardDownloads } from './downloads.ts';
import { denyPermissions, guardContents } from './guards.ts';
import { isTrustedSender } from './sender.ts';
import { isAppUrl, mayOpenOutside } from './trusted-url.ts';

describe('R31: whose call is heard', () => {
  const frame = (url: string, parent: unknown = null) =>
    ({ senderFrame: { url, parent } }) as Parameters<typeof isTrustedSender>[0];

  test('the main frame of the app', () => {
    expect(isTrustedSender(frame('millrace://console/admin/contacts?open=1'))).toBe(true);
  });

  test.each([
    '',
    'about:blank',
    'about:srcdoc',
    'data:text/html,x',
    'millrace://console.example/admin',
    'millrace://consolex/admin',
    'millrace://user@console/admin',
    'https://console/admin',
    'http://localhost:5173/admin',
    'blob:millrace://console/1',
  ])('not %s', (url) => {
    expect(isTrustedSender(frame(url))).toBe(false);
  });

  test('no frame inside the page, and none that has gone', () => {
    expect(isTrustedSender(frame('millrace://console/admin', {}))).toBe(false);
    expect(isTrustedSender({ senderFrame: null })).toBe(false);
  });

  test('in development the page of the development server, and only that', () => {
    expect(isTrustedSender(frame('http://localhost:5173/admin'), 'http://localhost:5173')).toBe(true);
    expect(isAppUrl('http://localhost:5174/', 'http://localhost:5173')).toBe(false);
    expect(isAppUrl('millrace://console/', 'http://localhost:5173')).toBe(false);
  });
});

test('R29: only https: and mailto: open outside, without anyone’s password in them', () => {
  const all = [
    'https://a.example/',
    'mailto:a@b.example',
    'http://a.example/',
    'file:///x',
    'javascript:1',
    'https://u:p@a.example/',
    'x',
  ];
  expect(all.filter(mayOpenOutside)).toEqual(['https://a.example/', 'mailto:a@b.example']);
});

describe('R29: a page', () => {
  type Handler = (event: { url: string; preventDefault(): void }) => void;
  const guarded = () => {
    const handlers = new Map<string, Handler>();
    let opening: Parameters<WebContents['setWindowOpenHandler']>[0] | undefined;
    const contents = {
      on: (name: string, handler: Handler) => handlers.set(name, handler),
      setWindowOpenHandler: (handler: typeof opening) => {
        opening = handler;
      },
    };
    const opened: string[] = [];
    guardContents(contents as unknown as WebContents, (url) => opened.push(url));
    const goes = (name: string, url: string) => {
      const preventDefault = vi.fn();
      handlers.get(name)?.({ url, preventDefault });
      return preventDefault.mock.calls.length === 0;
    };
    const open = (url: string) => opening?.({ url } as Parameters<NonNullable<typeof opening>>[0]);
    return { goes, open, opened };
  };

  test.each(['will-navigate', 'will-redirect', 'will-frame-navigate'])('stays in the app (%s)', (name) => {
    const { goes } = guarded();
    expect(goes(name, 'millrace://console/admin')).toBe(true);
    for (const url of ['https://example.com/', 'file:///etc/passwd', 'about:blank', 'millrace://elsewhere/'])
      expect(goes(name, url)).toBe(false);
  });

  test('holds no webview and opens no window', () => {
    const { goes, open, opened } = guarded();
    expect(goes('will-attach-webview', '')).toBe(false);
    expect(open('https://a.example/')).toEqual({ action: 'deny' });
    expect(open('file:///etc/passwd')).toEqual({ action: 'deny' });
    expect(opened).toEqual(['https://a.example/']);
  });

  test('gets no permission', () => {
    const session = {
      setPermissionRequestHandler: vi.fn(),
      setPermissionCheckHandler: vi.fn(),
      setDevicePermissionHandler: vi.fn(),
    };
    denyPermissions(session as unknown as Session);
    const decide = vi.fn();
    session.setPermissionRequestHandler.mock.calls[0]?.[0](null, 'media', decide);
    expect(decide).toHaveBeenCalledWith(false);
    expect(session.setPermissionCheckHandler.mock.calls[0]?.[0]()).toBe(false);
    expect(session.setDevicePermissionHandler.mock.calls[0]?.[0]()).toBe(false);
  });

  test('saves CSV files of its own, and asks where', () => {
    let listener: ((event: { preventDefault(): void }, item: unknown) => void) | undefined;
    guardDownloads(
      { on: (_name: string, heard: typeof listener) => (listener = heard) } as unknown as Session,
      'millrace://console',
    );
    const download = (url: string, name: string) => {
      const preventDefault = vi.fn();
      const setSaveDialogOptions = vi.fn();
      listener?.({ preventDefault }, { getURL: () => url, getFilename: () => name, setSaveDialogOptions });
      return { refused: preventDefault.mock.calls.length > 0, asked: setSaveDialogOptions.mock.calls.length > 0 };
    };
    expect(download('blob:millrace://console/1', 'contacts.csv')).toEqual({ refused: false, asked: true });
    expect(download('blob:millrace://console/1', 'contacts.csv.exe')).toEqual({ refused: true, asked: false });
    expect(download('https://example.com/contacts.csv', 'contacts.csv')).toEqual({ refused: true, asked: false });
    expect(download('blob:https://example.com/1', 'contacts.csv')).toEqual({ refused: true, asked: false });
  });
});
