import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PullAnswer, PullSource } from '@millrace/data/contracts';

/** Serves a source to another process on a port of its own. `onAsked` runs before each answer. */
export const servePull = async (pull: PullSource, onAsked: () => void = () => undefined) => {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    onAsked();
    const answer = await pull(JSON.parse(body));
    response.end(JSON.stringify(answer));
  });
  // A busy machine may take long between two pages; the connection must not be closed under the next request.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** The other end of `servePull`. */
export const httpPull =
  (url: string): PullSource =>
  async (query, signal) => {
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(query), ...(signal ? { signal } : {}) });
    return (await response.json()) as PullAnswer;
  };
