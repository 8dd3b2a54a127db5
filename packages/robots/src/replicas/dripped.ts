import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** A file that leaves in small pieces, one each second: by default for a minute and a half. */
export const dripped = (bytes: Uint8Array, size = Math.ceil(bytes.length / 90)): Readable =>
  Readable.from(pieces(bytes, size));

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) {
    yield bytes.subarray(from, from + size);
    await wait(1000, undefined, { ref: false });
  }
}
