import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { fromChromium, isAppHost } from './addresses.ts';

type OpenHandler = (details: { url: string }) => { action: 'allow' | 'deny' };

/** A new window is asked for in two ways; both become a question to the main process's window-open handler. */
const OPENING = `(() => {
  const ask = window.__standInOpen;
  delete window.__standInOpen;
  window.open = (url) => { void ask(new URL(url, location.href).href); return null; };
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[target="_blank"]') : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    void ask(link.href);
  });
})();`;

/** What the main process does with a page: sends to it, and decides where it may go. */
export class WebContents extends EventEmitter {
  #page: Page | undefined;
  #openHandler: OpenHandler = () => ({ action: 'allow' });

  /** Called once the page exists; navigation and new windows are decided by the main process's own listeners from then on. */
  async attach(page: Page): Promise<void> {
    this.#page = page;
    page.on('crash', () => this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 }));
    page.on('load', () => this.emit('did-finish-load'));
    await page.exposeBinding('__standInOpen', (_source, url: string) => {
      if (this.#openHandler({ url: fromChromium(url) }).action === 'allow')
        throw new Error('The stand-in opens no second window');
    });
    await page.addInitScript(OPENING);
    page.on('popup', (popup) => void popup.close());
    await page.route(
      () => true,
      async (route) => {
        const request = route.request();
        if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return route.fallback();
        const from = page.mainFrame().url();
        if (from === 'about:blank' || from === '') return route.fallback();
        let prevented = false;
        const event = { preventDefault: () => (prevented = true), url: fromChromium(request.url()), isMainFrame: true };
        this.emit('will-navigate', event, event.url);
        if (prevented) return route.abort('aborted');
        if (!isAppHost(new URL(request.url()))) return route.abort('blockedbyclient');
        return route.fallback();
      },
    );
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler;
  }

  send(channel: string, payload: unknown): void {
    const page = this.#page;
    if (!page || page.isClosed()) return;
    page
      .evaluate(
        ([name, data]) =>
          (window as unknown as { __standInDeliver?: (channel: string, payload: unknown) => void }).__standInDeliver?.(
            name as string,
            data,
          ),
        [channel, structuredClone(payload)],
      )
      .catch(() => {}); // the page went away between the check and the call, as a window may in Electron
  }

  getURL(): string {
    return fromChromium(this.#page?.url() ?? '');
  }

  reload(): void {
    void this.#page?.reload();
  }

  isDestroyed(): boolean {
    return this.#page?.isClosed() ?? false;
  }
}
