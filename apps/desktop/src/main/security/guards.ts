import type { App, Session, WebContents } from 'electron';
import { isAppUrl, mayOpenOutside } from './trusted-url.ts';

/** No permission is ever needed: camera, location, USB and the rest are denied without a question (R29). */
export const denyPermissions = (session: Session): void => {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
};

/**
 * Keeps a page where it is: no navigation away from the app, no second window, no webview. Links that may be opened outside go to the
 * person's own browser (R29).
 */
export const guardContents = (
  contents: Pick<WebContents, 'on' | 'setWindowOpenHandler'>,
  openOutside: (url: string) => void,
  origin?: string,
): void => {
  const stay = (event: { url: string; preventDefault(): void }) => {
    if (!isAppUrl(event.url, origin)) event.preventDefault();
  };
  contents.on('will-navigate', stay);
  contents.on('will-redirect', stay);
  contents.on('will-frame-navigate', stay);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (mayOpenOutside(url)) openOutside(url);
    return { action: 'deny' };
  });
};

/** The same for whatever contents come to be. */
export const guardEveryContents = (app: App, openOutside: (url: string) => void, origin?: string): void => {
  app.on('web-contents-created', (_event, contents) => guardContents(contents, openOutside, origin));
};
