import { Readable } from 'node:stream';

/** What a stream becomes on its way. Both end together: whoever drops one drops the other. */
export function through(
  source: Readable,
  change: (source: Readable) => AsyncIterable<Buffer>,
): Readable {
  const changed = Readable.from(change(source), { objectMode: false });
  source.on('error', (cause) => changed.destroy(cause));
  // Nobody may be reading yet: the failure then waits for the reader instead of ending the process.
  changed.on('error', () => {});
  return changed.once('close', () => source.destroy());
}

/** Lets everything pass, shown to `see` on the way. */
export const watched = (source: Readable, see: (chunk: Buffer) => void): Readable =>
  through(source, async function* (chunks) {
    for await (const chunk of chunks) {
      see(chunk);
      yield chunk;
    }
  });
