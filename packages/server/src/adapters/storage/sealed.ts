// Any storage, with its content sealed at rest. Nothing is ever held but a few frames.
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import type { KeyRing } from '../../keys.ts';
import {
  cut,
  DamagedFile,
  type FileSeal,
  FRAME_LENGTH,
  frameCount,
  HEADER_LENGTH,
  newSeal,
  plainSize,
  readSeal,
  SEALED_FRAME_LENGTH,
} from './frames.ts';
import { type ByteRange, clipRange, MissingFile, type Storage } from './storage.ts';
import { through } from './through.ts';

/** The ring's first key closes; a file closed by a former one still opens. */
export function sealStorage(storage: Storage, keys: KeyRing): Storage {
  return {
    ...storage,

    put: async (key, stream) => {
      const seal = newSeal(keys, key);
      const stored = await storage.put(
        key,
        through(stream, (source) => closed(source, seal)),
      );
      return { size: sizeOf(key, stored.size) };
    },

    open: (key, range) =>
      range ? openRange(storage, keys, key, range) : openWhole(storage, keys, key),

    stat: async (key) => {
      const stored = await storage.stat(key);
      return stored && { ...stored, size: sizeOf(key, stored.size) };
    },

    // One damaged file must not hide the others: it is listed, and fails when it is opened.
    list: async function* (prefix) {
      for await (const file of storage.list(prefix))
        yield { ...file, size: plainSize(file.size) ?? 0 };
    },
  };
}

function sizeOf(key: string, sealed: number): number {
  const size = plainSize(sealed);
  if (size === null) throw new DamagedFile(key);
  return size;
}

async function* closed(source: Readable, seal: FileSeal): AsyncGenerator<Buffer> {
  yield seal.header;
  let index = 0;
  for await (const { frame, last } of cut(source, FRAME_LENGTH))
    for (const piece of seal.close(frame, index++, last)) yield piece;
}

/** One read from end to end, so that a file replaced meanwhile is read as it was. */
async function openWhole(storage: Storage, keys: KeyRing, key: string): Promise<Readable> {
  const source = await storage.open(key);
  try {
    const { head, rest } = await behead(source, HEADER_LENGTH);
    const seal = readSeal(keys, head, key);
    return through(source, async function* () {
      let index = 0;
      for await (const { frame, last } of cut(rest, SEALED_FRAME_LENGTH)) {
        const plain = seal.open(frame, index++, last);
        if (plain.length > 0) yield plain;
      }
    });
  } catch (cause) {
    source.destroy();
    throw cause;
  }
}

async function behead(source: Readable, length: number) {
  const chunks = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < length) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const rest = async function* (): AsyncGenerator<Buffer> {
    yield head.subarray(length);
    yield* chunks;
  };
  return { head: head.subarray(0, length), rest: rest() };
}

/** Reads only the header and the frames that hold the range. */
async function openRange(
  storage: Storage,
  keys: KeyRing,
  key: string,
  range: ByteRange,
): Promise<Readable> {
  const stored = await storage.stat(key);
  if (!stored) throw new MissingFile(key);
  const size = sizeOf(key, stored.size);
  const { start, end } = clipRange(key, range, size);
  const header = await buffer(await storage.open(key, { start: 0, end: HEADER_LENGTH - 1 }));
  const seal = readSeal(keys, header, key);

  const [first, until] = [Math.floor(start / FRAME_LENGTH), Math.floor(end / FRAME_LENGTH)];
  const source = await storage.open(key, {
    start: HEADER_LENGTH + first * SEALED_FRAME_LENGTH,
    end: HEADER_LENGTH + (until + 1) * SEALED_FRAME_LENGTH - 1,
  });
  return through(source, async function* (chunks) {
    let index = first;
    for await (const { frame, last } of cut(chunks, SEALED_FRAME_LENGTH)) {
      // Cut short since its size was asked, at the very border of a frame.
      if (last && index !== until) throw new DamagedFile(key);
      const plain = seal.open(frame, index, index === frameCount(size) - 1);
      const at = index * FRAME_LENGTH;
      yield plain.subarray(Math.max(0, start - at), end + 1 - at);
      index += 1;
    }
  });
}
