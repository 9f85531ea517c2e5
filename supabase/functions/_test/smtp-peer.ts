import { createServer, type Socket } from 'node:net';

/**
 * How the peer treats a message: `stall` never answers it, `drop` closes the connection instead; the refusals answer 4xx or 5xx, the last
 * one already at the recipient.
 */
export type Manner = 'accept' | 'refuse-temporarily' | 'refuse' | 'no-such-mailbox' | 'stall' | 'drop';

export type Received = { to: string[]; raw: string };

/** A mail server on loopback that a test tells how to behave; it speaks the protocol itself, so that nothing is hidden by a library. */
export interface SmtpPeer {
  port: number;
  url: string;
  manner: Manner;
  /** Messages offered in full, accepted or not. */
  offered: Received[];
  accepted: Received[];
  /** Connections made so far. */
  connections: number;
  /** Stops listening and drops everybody, as a server that is down; `start` brings it back on the same port. */
  close(): Promise<void>;
  start(): Promise<void>;
}

type Dialog = { to: string[]; inData: boolean; buffer: string };

/** Starts the peer on a free port. */
export const startSmtpPeer = async (): Promise<SmtpPeer> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    peer.connections += 1;
    sockets.add(socket);
    socket.setEncoding('utf8');
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    const dialog: Dialog = { to: [], inData: false, buffer: '' };
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('data', (chunk) => {
      dialog.buffer += String(chunk);
      for (;;) {
        const end = dialog.inData ? dialog.buffer.indexOf('\r\n.\r\n') : dialog.buffer.indexOf('\r\n');
        if (end < 0) return;
        const piece = dialog.buffer.slice(0, end);
        dialog.buffer = dialog.buffer.slice(end + (dialog.inData ? 5 : 2));
        if (dialog.inData) finish(dialog, piece.replace(/^\.\./gm, '.'), say, socket);
        else converse(dialog, piece, say, socket);
      }
    });
    say('220 peer ready');
  });

  const converse = (dialog: Dialog, line: string, say: (line: string) => void, socket: Socket) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') return say('250-peer\r\n250 8BITMIME');
    if (verb === 'MAIL') {
      dialog.to = [];
      return say('250 2.1.0 Ok');
    }
    if (verb === 'RCPT') {
      if (peer.manner === 'no-such-mailbox') return say('550 5.1.1 No such mailbox');
      dialog.to.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
      return say('250 2.1.5 Ok');
    }
    if (verb === 'DATA') {
      dialog.inData = true;
      return say('354 Go ahead');
    }
    if (verb === 'QUIT') return socket.end('221 Bye\r\n');
    return say('250 Ok');
  };

  const finish = (dialog: Dialog, raw: string, say: (line: string) => void, socket: Socket) => {
    dialog.inData = false;
    const received = { to: dialog.to, raw };
    peer.offered.push(received);
    if (peer.manner === 'stall') return;
    if (peer.manner === 'drop') return socket.destroy();
    if (peer.manner === 'refuse-temporarily') return say('451 4.3.0 Try again later');
    if (peer.manner === 'refuse') return say('554 5.7.1 Not today');
    peer.accepted.push(received);
    say('250 2.0.0 Kept');
  };

  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const peer: SmtpPeer = {
    port,
    url: `smtp://127.0.0.1:${port}`,
    manner: 'accept',
    offered: [],
    accepted: [],
    connections: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    start: () => listen(port),
  };
  return peer;
};
