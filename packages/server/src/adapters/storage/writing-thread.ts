// The thread of beside.ts: seals and writes the bytes it is shown. Its heap is next to nothing, so that
// what sealing throws away is collected at next to no cost.
import { Readable } from 'node:stream';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

import type { KeyRing } from '../../keys.ts';
import { diskStorage } from './disk.ts';
import type { S3Options } from './s3.ts';
import { sealStorage } from './sealed.ts';
import { type Storage, StorageDown, StorageFull } from './storage.ts';

export type ThreadSetting = { keys: KeyRing; place: { folder: string } | { s3: S3Options } };
export type ThreadOrder = { key: string; bytes: Uint8Array; reply: MessagePort };
/** What kind of failure it was is told apart: an error loses its class on the way between threads. */
export type ThreadReply =
  | { written: true }
  | { written: false; failure: 'FULL' | 'DOWN' | null; cause: unknown };

const { keys, place }: ThreadSetting = workerData;
const storage = sealStorage(await openPlace(), keys);

async function openPlace(): Promise<Storage> {
  if ('folder' in place) return diskStorage(place.folder);
  return (await import('./s3.ts')).s3Storage(place.s3);
}

async function write({ key, bytes }: ThreadOrder): Promise<ThreadReply> {
  try {
    const shown = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    await storage.put(key, Readable.from([shown], { objectMode: false }));
    return { written: true };
  } catch (cause) {
    const full = cause instanceof StorageFull ? 'FULL' : null;
    return { written: false, failure: cause instanceof StorageDown ? 'DOWN' : full, cause };
  }
}

parentPort?.on('message', (order: ThreadOrder) => {
  void write(order).then((reply) => order.reply.postMessage(reply, []));
});
