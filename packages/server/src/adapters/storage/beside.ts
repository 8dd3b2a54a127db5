// Large pieces are sealed and written by a thread of their own: the one that answers people goes on
// answering, and is not the one that has to collect what sealing leaves behind.
import { MessageChannel, Worker } from 'node:worker_threads';

import type { Storage } from './storage.ts';
import type { ThreadOrder, ThreadReply, ThreadSetting } from './writing-thread.ts';

/** Below this the way to the thread costs more than the work. */
const WORTH_THE_WAY = 256 * 1024;

export function besideStorage(storage: Storage, setting: ThreadSetting): Storage {
  let thread: Worker | null = null;

  /** One that died is replaced at the next piece; what it was writing has failed. */
  function running(): Worker {
    thread ??= new Worker(new URL('./writing-thread.ts', import.meta.url), {
      workerData: setting,
    })
      .once('error', () => (thread = null))
      .once('exit', () => (thread = null));
    return thread;
  }

  return {
    ...storage,
    putBytes: (key, bytes) =>
      bytes.length < WORTH_THE_WAY ? storage.putBytes(key, bytes) : write(running(), key, bytes),
    close: () => {
      void thread?.terminate();
      storage.close();
    },
  };
}

/** The line to the thread closes with it: nobody waits for one that is gone. */
function write(thread: Worker, key: string, bytes: Buffer): Promise<void> {
  const { port1: line, port2: reply } = new MessageChannel();
  return new Promise<void>((resolve, reject) => {
    line.once('close', () => reject(new Error('the writing thread is gone')));
    line.once('message', (said: ThreadReply) => {
      if (said.written) resolve();
      else reject(said.cause);
      line.close();
    });
    const order: ThreadOrder = { key, bytes, reply };
    thread.postMessage(order, [reply]);
  });
}
