import { createServer, type IncomingMessage } from 'node:http';

export type Call = { method: string; path: string; headers: IncomingMessage['headers']; body: string };
/** An answer, or a way to give none. */
export type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'stall' | 'drop';

/** An HTTP service on loopback that a test tells what to answer. */
export interface HttpPeer {
  url: string;
  calls: Call[];
  reply: (call: Call) => Reply;
  close(): Promise<void>;
}

export const startHttpPeer = async (reply: HttpPeer['reply']): Promise<HttpPeer> => {
  const server = createServer((request, response) => {
    const chunks: Uint8Array[] = [];
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    request.on('end', () => {
      const body = new TextDecoder().decode(joined(chunks));
      const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
      peer.calls.push(call);
      const answer = peer.reply(call);
      if (answer === 'stall') return;
      if (answer === 'drop') return request.socket.destroy();
      response.writeHead(answer.status, { 'content-type': 'application/json', connection: 'close', ...answer.headers });
      response.end(JSON.stringify(answer.body ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const peer: HttpPeer = {
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    calls: [],
    reply,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return peer;
};

const joined = (chunks: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
};
