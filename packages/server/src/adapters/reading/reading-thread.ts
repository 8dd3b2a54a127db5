// The thread of read-beside.ts: opens, recognises and extracts the files it is shown.
import { type MessagePort, parentPort } from 'node:worker_threads';

import type { FileRefusal } from '@quitus/domain/documents/file-rules';
import type { FileReading } from '@quitus/domain/reading/read-document';
import { RefusedFile } from '@quitus/reader/file/refused-file';
import { readFile } from '@quitus/reader/read';

export type ReadingOrder = { path: string; reply: MessagePort };
/** An error loses its class on the way between threads: a refusal is told apart. */
export type ReadingReply =
  | { page: true }
  | { reading: FileReading }
  | { refusal: FileRefusal }
  | { cause: unknown };

async function read(path: string, say: (reply: ReadingReply) => void): Promise<void> {
  try {
    say({ reading: await readFile(path, { onPage: () => say({ page: true }) }) });
  } catch (cause) {
    say(cause instanceof RefusedFile ? { refusal: cause.refusal } : { cause });
  }
}

parentPort?.on('message', ({ path, reply }: ReadingOrder) => {
  void read(path, (said) => reply.postMessage(said, []));
});
