// A clamd for tests: reads what it is sent as the real one does, and answers what the test wants.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type FakeClamd = {
  port: number;
  /** Everything it was sent, file by file. */
  seen: Buffer[];
  stop: () => Promise<void>;
};

/** Null: it says nothing, and leaves the line open. Throws: it hangs up. */
export type Answer = (file: Buffer) => string | null;

export async function startClamd(answer: Answer, port = 0): Promise<FakeClamd> {
  const seen: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // Whoever calls may hang up at any time: that is theirs to test.
    socket.on('error', () => {});
    let received = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const file = streamedIn(received);
      if (!file) return;
      seen.push(file);
      try {
        const reply = answer(file);
        if (reply !== null) socket.end(reply);
      } catch {
        socket.destroy();
      }
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('not listening');
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { port: address.port, seen, stop };
}

const COMMAND = 'zINSTREAM\0';

/** The file, once its last chunk of no length is there. */
function streamedIn(received: Buffer): Buffer | null {
  if (received.toString('latin1', 0, COMMAND.length) !== COMMAND.slice(0, received.length))
    throw new Error('not INSTREAM');
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
