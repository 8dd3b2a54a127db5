import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';

/** A file as it is, for readers that want a path. */
export type PlainCopy = { path: string; sha256: string; crc32: number; size: number };

/** Hashed while it is written: nothing is read twice. */
export async function copyHashed(source: AsyncIterable<Buffer>, path: string): Promise<PlainCopy> {
  const hash = createHash('sha256');
  let [crc, size] = [0, 0];
  const seen = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      hash.update(chunk);
      crc = crc32(chunk, crc);
      size += chunk.length;
      yield chunk;
    }
  };
  await pipeline(seen(), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { path, sha256: hash.digest('hex'), crc32: crc, size };
}
