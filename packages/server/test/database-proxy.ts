// The line to the database, which tests cut and mend: to whoever is at its other end it is the database
// that went away.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

import { afterAll } from 'vitest';

export type DatabaseProxy = Awaited<ReturnType<typeof databaseProxy>>;

export async function databaseProxy() {
  const sockets = new Set<Socket>();
  let target = { host: '127.0.0.1', port: 0 };
  const server = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}); // the other end is told by the close that follows
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  let port = 0;

  async function mend(): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  }

  async function cut(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await mend();
  afterAll(cut);
  return {
    cut,
    mend,
    /** The same database, at the end of this line. */
    through: (url: URL): URL => {
      target = { host: url.hostname, port: Number(url.port) };
      const proxied = new URL(url);
      proxied.port = String(port);
      return proxied;
    },
  };
}
