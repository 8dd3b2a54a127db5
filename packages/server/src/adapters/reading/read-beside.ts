// Files are read by a thread of their own: its rules take the processor for seconds, and the thread that answers
// people goes on answering. Its memory is only taken where something is read.
import { MessageChannel, Worker } from 'node:worker_threads';

import type { FileReading } from '@quitus/domain/reading/read-document';
import { RefusedFile } from '@quitus/reader/file/refused-file';

import type { ReadingOrder, ReadingReply } from './reading-thread.ts';

/** Bytes to documents and facts. Throws RefusedFile. */
export type ReadFile = (path: string, options?: { onPage?: () => void }) => Promise<FileReading>;

export function readBeside(onFailure: (cause: Error) => void): ReadFile {
  let thread: Worker | null = null;

  function running(): Worker {
    if (thread) return thread;
    const started = new Worker(new URL('./reading-thread.ts', import.meta.url));
    started.on('error', onFailure);
    // What it was reading has failed; the next file starts another.
    started.on('exit', () => {
      if (thread === started) thread = null;
    });
    // Nothing to read: no reason to stay.
    started.unref();
    thread = started;
    return started;
  }

  return (path, { onPage } = {}) => read(running(), path, onPage);
}

/** The port closes with the thread: nobody waits for one that is gone. */
function read(thread: Worker, path: string, onPage?: () => void): Promise<FileReading> {
  const { port1: port, port2: reply } = new MessageChannel();
  return new Promise<FileReading>((resolve, reject) => {
    port.once('close', () => reject(new Error('the reading thread is gone')));
    port.on('message', (said: ReadingReply) => {
      if ('page' in said) return onPage?.();
      if ('reading' in said) resolve(said.reading);
      else reject('refusal' in said ? new RefusedFile(said.refusal) : said.cause);
      return port.close();
    });
    const order: ReadingOrder = { path, reply };
    thread.postMessage(order, [reply]);
  });
}
