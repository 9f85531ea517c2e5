import type { BrowserContext } from '@playwright/test';
import { fromChromium, isAppHost } from './addresses.ts';
import { honest } from './honest.ts';

type ProtocolHandler = (request: Request) => Response | Promise<Response>;

const handlers = new Map<string, ProtocolHandler>();
const privileged = new Set<string>();

export const protocol = honest('protocol', {
  registerSchemesAsPrivileged(schemes: { scheme: string }[]): void {
    for (const { scheme } of schemes) privileged.add(scheme);
  },
});

/** The schemes of the one session that has a window. */
export const sessionProtocol = honest('session.protocol', {
  handle(scheme: string, handler: ProtocolHandler): void {
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    if (!privileged.has(scheme))
      throw new Error(`The stand-in shows only privileged schemes; ${scheme} is not registered as one`);
    handlers.set(scheme, handler);
  },
});

/** Asks a scheme's handler directly, with an address that no browser would send unchanged. */
export const askProtocol = async ({ url, method }: { url: string; method: string }) => {
  const handler = handlers.get(url.slice(0, url.indexOf(':')));
  if (!handler) throw new Error(`No handler for ${url}`);
  const response = await handler(new Request(url, { method }));
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
};

/** Every request of the browser goes to the app's protocol handler or nowhere: the renderer has no network. */
export const serveProtocols = async (context: BrowserContext): Promise<void> => {
  await context.route(
    () => true,
    async (route) => {
      const request = route.request();
      const url = fromChromium(request.url());
      const handler = handlers.get(new URL(url).protocol.slice(0, -1));
      if (!handler || !isAppHost(new URL(request.url()))) return route.abort('blockedbyclient');
      const body = request.postDataBuffer();
      const response = await handler(
        new Request(url, {
          method: request.method(),
          headers: request.headers(),
          ...(body ? { body: new Uint8Array(body) } : {}),
        }),
      );
      return route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      });
    },
  );
};
