import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { StartError } from '../start-error.ts';
import { normaliseAddress } from './client-address.ts';
import type { RequestFacts } from './env.ts';

export interface Listener {
  port: number;
  /** Ends after the requests under way, or after `patience` milliseconds. */
  close(patience: number): Promise<void>;
}

type Handler = (request: Request, facts: RequestFacts) => Response | Promise<Response>;

/**
 * Listens at once, so that a taken port is known before any work is done.
 * @throws StartError when the port is taken or the address is not this machine's.
 */
export async function listen(host: string, port: number, handler: Handler): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: (request, env) =>
      handler(request, { address: normaliseAddress('incoming' in env ? env.incoming.socket.remoteAddress : undefined) }),
  }) as Server;
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 15_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(reason(error, host, port));
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (patience) => closeServer(server, patience),
  };
}

function reason(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken by another program. Stop it, or choose another with PORT.`;
  if (error.code === 'EACCES') return `Port ${port} may not be used by this account. Choose one above 1023 with PORT.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return `HOST=${host} is no address of this machine.`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}

function closeServer(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const insist = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(insist);
      resolve();
    });
    server.closeIdleConnections();
  });
}
