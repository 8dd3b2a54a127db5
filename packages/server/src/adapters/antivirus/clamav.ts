// Asks a clamd whether a file carries something harmful. Only its plain « OK » is a yes: whatever
// else it says, or does not say, throws, and the file waits until it was really looked at.
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

import type { FileRefusal } from '@quitus/domain/documents/file-rules';

/** Null: nothing was found in it. */
export type Antivirus = { scan: (path: string) => Promise<FileRefusal | null> };

export type ClamavOptions = { host: string; port: number };

const CHUNK_BYTES = 64 * 1024;
/** Without a word from either side. */
const SILENCE_MS = 60_000;

/** What clamd finds that is no malware: a file it could not look into. */
const OTHER_FINDINGS: readonly (readonly [RegExp, FileRefusal])[] = [
  [/^Heuristics\.Encrypted\./, 'ENCRYPTED_FILE'],
  [/^Heuristics\.Limits\.Exceeded/, 'FILE_TOO_SLOW'],
];

export const clamav = ({ host, port }: ClamavOptions, silence_ms = SILENCE_MS): Antivirus => ({
  scan: async (path) => {
    const socket = connect({ host, port });
    socket.setTimeout(silence_ms, () => socket.destroy(new Error('clamd is silent')));
    try {
      // Read from the start: clamd may answer, and hang up, before it has everything.
      const [reply] = await Promise.all([buffer(socket), send(socket, path)]);
      return verdict(reply.toString('latin1'));
    } finally {
      socket.destroy();
    }
  },
});

async function send(socket: Socket, path: string): Promise<void> {
  await once(socket, 'connect');
  socket.write('zINSTREAM\0');
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    if (!socket.write(chunk)) await once(socket, 'drain');
  }
  socket.write(Buffer.alloc(4));
}

function verdict(reply: string): FileRefusal | null {
  if (reply === 'stream: OK\0') return null;
  const found = /^stream: ([^\0\n]+) FOUND\0$/.exec(reply)?.[1];
  // Its text goes to the log: cut, as nothing else bounds it.
  if (!found) throw new Error(`clamd said ${JSON.stringify(reply.slice(0, 100))}`);
  return OTHER_FINDINGS.find(([name]) => name.test(found))?.[1] ?? 'INFECTED_FILE';
}
