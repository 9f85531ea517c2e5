import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { fromChromium, toChromium } from './addresses.ts';
import { app } from './app.ts';
import { browserContext } from './browser.ts';
import { decideDownload, isKnownPartition } from './desktop-things.ts';
import { honest } from './honest.ts';
import { answerInvocations } from './ipc.ts';
import { preloadScript } from './preload-host.ts';
import { serveProtocols } from './protocol.ts';
import { settings } from './settings.ts';
import { WebContents } from './web-contents.ts';

type Bounds = { x: number; y: number; width: number; height: number };
type Options = Partial<Bounds> & { show?: boolean; webPreferences?: Record<string, unknown> & { preload?: string } };

/** Runs in the page: the time of the frame in which the first match was on screen. */
const noteFirstSeen = (selector: string) => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        (window as unknown as { firstSeen: number }).firstSeen = performance.now();
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
};

const shown = Promise.withResolvers<void>();
/** Resolves when the first window has its page. */
export const firstWindowShown = shown.promise;

const windows = new Set<BrowserWindow>();
let routes: Promise<void> | undefined;

/** A window is a page of Chromium. Only one is ever open in this application; a second one is a bug of it and throws. */
export class BrowserWindow extends EventEmitter {
  static getAllWindows(): BrowserWindow[] {
    return [...windows];
  }

  readonly webContents: WebContents;
  /** What the main process asked for, so that a test can check it. */
  readonly options: Options;
  #page: Page | undefined;
  #bounds: Bounds;
  #focused = true;
  #maximized = false;
  #destroyed = false;

  constructor(options: Options) {
    super();
    if (windows.size > 0) throw new Error('The stand-in shows one window');
    if (!isKnownPartition(options.webPreferences?.partition))
      throw new Error('The stand-in shows windows of a partition in memory only');
    this.options = options;
    this.#bounds = { x: options.x ?? 0, y: options.y ?? 0, width: options.width ?? 800, height: options.height ?? 600 };
    this.webContents = honest('webContents', new WebContents());
    windows.add(this);
    app.emit('web-contents-created', {}, this.webContents);
    // biome-ignore lint/correctness/noConstructorReturn: the window handed out must be the one that throws on what it does not have
    return honest('BrowserWindow', this);
  }

  async loadURL(url: string): Promise<void> {
    const context = await browserContext();
    routes ??= serveProtocols(context);
    await routes;
    if (!this.#page) {
      const page = context.pages()[0] ?? (await context.newPage());
      this.#page = page;
      await page.setViewportSize({ width: this.#bounds.width, height: this.#bounds.height });
      await answerInvocations(page, this.webContents);
      await this.webContents.attach(page);
      const preload = this.options.webPreferences?.preload;
      if (preload) await page.addInitScript(preloadScript(preload));
      if (settings.STAND_IN_WATCH) await page.addInitScript(noteFirstSeen, settings.STAND_IN_WATCH);
      page.on('close', () => this.#closed());
      page.on('download', async (download) => {
        const path = decideDownload(fromChromium(download.url()), download.suggestedFilename());
        if (path === null) await download.cancel();
        else await download.saveAs(path);
      });
    }
    await this.#page.goto(toChromium(url));
    this.emit('ready-to-show');
    shown.resolve();
  }

  #closed(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    windows.delete(this);
    this.emit('closed');
  }

  /** As a person closes it. */
  close(): void {
    let prevented = false;
    this.emit('close', { preventDefault: () => (prevented = true) });
    if (prevented) return;
    this.#closed();
    void this.#page?.close().catch(() => {});
    if (windows.size === 0) app.emit('window-all-closed');
  }

  show(): void {}
  restore(): void {}
  setBackgroundColor(): void {}

  maximize(): void {
    this.#maximized = true;
  }

  focus(): void {
    this.#focused = true;
    this.emit('focus');
  }

  blur(): void {
    this.#focused = false;
    this.emit('blur');
  }

  isFocused(): boolean {
    return this.#focused;
  }

  isMinimized(): boolean {
    return false;
  }

  isMaximized(): boolean {
    return this.#maximized;
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  getNormalBounds(): Bounds {
    return { ...this.#bounds };
  }

  setBounds(bounds: Partial<Bounds>): void {
    this.#bounds = { ...this.#bounds, ...bounds };
    if (bounds.width || bounds.height)
      void this.#page?.setViewportSize({ width: this.#bounds.width, height: this.#bounds.height });
    this.emit('resize');
  }

  /** The system's light or dark, as pages see it. */
  async follow(scheme: 'light' | 'dark'): Promise<void> {
    await this.#page?.emulateMedia({ colorScheme: scheme });
  }

  setMenuBarVisibility(): void {}
}
