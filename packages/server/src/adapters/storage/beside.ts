// Large pieces are sealed and written by a thread of their own: the one that answers people goes on
// answering, and is not the one that has to collect what sealing leaves behind.
import { Readable } from 'node:stream';
import { MessageChannel, Worker } from 'node:worker_threads';

import { type Storage, StorageDown, StorageFull } from './storage.ts';
import type { ThreadOrder, ThreadReply, ThreadSetting } from './writing-thread.ts';

/** Below this the way to the thread costs more than the work. */
const WORTH_THE_WAY = 256 * 1024;

export function besideStorage(
  storage: Storage,
  setting: ThreadSetting,
  onFailure: (cause: Error) => void,
): Required<Storage> {
  let thread: Worker | null = null;

  function running(): Worker {
    if (thread) return thread;
    const started = new Worker(new URL('./writing-thread.ts', import.meta.url), {
      workerData: setting,
    });
    started.on('error', onFailure);
    // What it was writing has failed; the next piece starts another.
    started.on('exit', () => {
      if (thread === started) thread = null;
    });
    // Nothing to write: no reason to stay.
    started.unref();
    thread = started;
    return started;
  }

  return {
    ...storage,
    putBytes: async (key, bytes) => {
      if (bytes.length >= WORTH_THE_WAY) await write(running(), key, bytes);
      else await storage.put(key, Readable.from([bytes], { objectMode: false }));
    },
    close: () => {
      void thread?.terminate();
      thread = null;
      storage.close();
    },
  };
}

function failureOf({ failure, cause }: Extract<ThreadReply, { written: false }>): unknown {
  if (failure === 'FULL') return new StorageFull('the writing thread found no room', { cause });
  if (failure === 'DOWN') return new StorageDown('the writing thread got no answer', { cause });
  return cause;
}

/** The line to the thread closes with it: nobody waits for one that is gone. */
function write(thread: Worker, key: string, bytes: Buffer): Promise<void> {
  const { port1: line, port2: reply } = new MessageChannel();
  return new Promise<void>((resolve, reject) => {
    line.once('close', () => reject(new Error('the writing thread is gone')));
    line.once('message', (said: ThreadReply) => {
      if (said.written) resolve();
      else reject(failureOf(said));
      line.close();
    });
    const order: ThreadOrder = { key, bytes, reply };
    thread.postMessage(order, [reply]);
  });
}
