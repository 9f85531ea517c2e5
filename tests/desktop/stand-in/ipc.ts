import type { Frame, Page } from '@playwright/test';
import { fromChromium } from './addresses.ts';
import { honest } from './honest.ts';

type SenderFrame = { url: string; parent: SenderFrame | null; origin: string };
type Handler = (event: { senderFrame: SenderFrame | null; sender: unknown }, ...args: unknown[]) => unknown;

const handlers = new Map<string, Handler>();

export const ipcMain = honest('ipcMain', {
  handle(channel: string, handler: Handler): void {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  },
  removeHandler(channel: string): void {
    handlers.delete(channel);
  },
});

/** The real frame's address and parents, as Electron reports them. */
const senderFrame = (frame: Frame): SenderFrame => {
  const parent = frame.parentFrame();
  const url = fromChromium(frame.url());
  return { url, origin: url.split('/').slice(0, 3).join('/'), parent: parent ? senderFrame(parent) : null };
};

/** What the page's `ipcRenderer.invoke` reaches. Arguments and answers pass through the structured clone, as in Electron. */
export const answerInvocations = async (page: Page, sender: unknown): Promise<void> => {
  await page.exposeBinding('__standInInvoke', async ({ frame }, channel: string, args: unknown[]) => {
    const handler = handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    return structuredClone(await handler({ senderFrame: senderFrame(frame), sender }, ...structuredClone(args)));
  });
};
