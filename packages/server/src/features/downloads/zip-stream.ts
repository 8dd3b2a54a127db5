// Sends any stretch of a zip that was laid out. A file is opened when its turn comes and dropped as
// soon as nobody reads any longer.
import { Readable } from 'node:stream';

import type { ByteRange } from '../../adapters/storage/storage.ts';
import type { ZipLayout } from './zip-layout.ts';

/** Read ahead of a slow client, so that the disk and the network work at the same time. */
const AHEAD_BYTES = 1024 * 1024;

type Open<E> = (entry: E, range?: ByteRange) => Promise<Readable>;

/** First and last byte, both included. */
export function streamZip<E>(
  layout: ZipLayout<E>,
  open: Open<E>,
  { start, end }: { start: number; end: number } = { start: 0, end: layout.size - 1 },
): Readable {
  return Readable.from(stretch(layout, open, start, end), {
    objectMode: false,
    highWaterMark: AHEAD_BYTES,
  });
}

async function* stretch<E>(
  { parts }: ZipLayout<E>,
  open: Open<E>,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  for (const part of parts) {
    const from = Math.max(start - part.start, 0);
    const to = Math.min(end - part.start, part.length - 1);
    if (from > to) continue;
    if ('bytes' in part) {
      yield part.bytes.subarray(from, to + 1);
      continue;
    }
    const whole = from === 0 && to === part.length - 1;
    const wanted = to - from + 1;
    yield* exactly(await open(part.entry, whole ? undefined : { start: from, end: to }), wanted);
  }
}

/** A file that is not as long as announced would move everything behind it: better to stop. */
async function* exactly(source: Readable, length: number): AsyncGenerator<Buffer> {
  let left = length;
  for await (const chunk of source) {
    left -= chunk.length;
    if (left < 0) break;
    yield chunk;
  }
  if (left !== 0) throw new Error('a file is not as long as its zip announced');
}
