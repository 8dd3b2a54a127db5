// A sealed file: a header, then frames of 64 KiB each closed by AES-256-GCM.
//   header  magic (7) version (1) key id (8) file nonce (16)
//   frame   up to 64 KiB closed, tag (16)
// Each file has its own key, drawn from the server's by its nonce; a frame's nonce is its number and
// whether it is the last. Header and name are authenticated with every frame: nothing can be
// changed, swapped, cut, lengthened or moved to another name without failing.
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

import type { Key, KeyRing } from '../../keys.ts';

const CIPHER = 'aes-256-gcm';
const MAGIC = 'QUITUS\n';
const VERSION = 1;
const KEY_ID_AT = 8;
const NONCE_AT = 16;
const TAG_LENGTH = 16;

export const HEADER_LENGTH = 32;
export const FRAME_LENGTH = 64 * 1024;
export const SEALED_FRAME_LENGTH = FRAME_LENGTH + TAG_LENGTH;

export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
  constructor(name: string, options?: ErrorOptions) {
    super(`${name} is not what was sealed`, options);
  }
}

export type FileSeal = {
  header: Buffer;
  /** In pieces, for whoever writes them to put together. */
  close: (frame: Buffer, index: number, last: boolean) => Buffer[];
  open: (frame: Buffer, index: number, last: boolean) => Buffer;
};

export function newSeal([key]: KeyRing, name: string): FileSeal {
  const start = Buffer.from(`${MAGIC}${String.fromCodePoint(VERSION)}${key.id}`, 'latin1');
  if (start.length !== NONCE_AT) throw new Error('a key id has eight characters');
  return sealWith(key, Buffer.concat([start, randomBytes(HEADER_LENGTH - NONCE_AT)]), name);
}

export function readSeal(keys: KeyRing, header: Buffer, name: string): FileSeal {
  const magic = header.toString('latin1', 0, MAGIC.length);
  if (header.length !== HEADER_LENGTH || magic !== MAGIC || header[MAGIC.length] !== VERSION)
    throw new DamagedFile(name);
  const id = header.toString('latin1', KEY_ID_AT, NONCE_AT);
  const key = keys.find((candidate) => candidate.id === id);
  if (!key) throw new Error(`${name} is sealed with an unknown key`);
  return sealWith(key, header, name);
}

function sealWith(key: Key, header: Buffer, name: string): FileSeal {
  const salt = header.subarray(NONCE_AT);
  const secret = hkdfSync('sha256', key.bytes, salt, 'quitus/stored-file', 32);
  // Wrapped once: wrapping it again for each frame costs as much as opening the frame.
  const fileKey = createSecretKey(new Uint8Array(secret));
  const bound = Buffer.concat([header, Buffer.from(name)]);
  return {
    header,
    close: (frame, index, last) => {
      const cipher = createCipheriv(CIPHER, fileKey, frameNonce(index, last)).setAAD(bound);
      const closed = cipher.update(frame);
      // Adds nothing in this mode.
      cipher.final();
      return [closed, cipher.getAuthTag()];
    },
    open: (frame, index, last) => {
      if (frame.length < TAG_LENGTH) throw new DamagedFile(name);
      const closed = frame.subarray(0, -TAG_LENGTH);
      const decipher = createDecipheriv(CIPHER, fileKey, frameNonce(index, last))
        .setAAD(bound)
        .setAuthTag(frame.subarray(-TAG_LENGTH));
      try {
        const plain = decipher.update(closed);
        decipher.final();
        return plain;
      } catch (cause) {
        throw new DamagedFile(name, { cause });
      }
    },
  };
}

function frameNonce(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(last ? 1 : 0, 11);
  return nonce;
}

/** An empty file still has a frame, which says that it is empty. */
export const frameCount = (size: number): number => Math.max(1, Math.ceil(size / FRAME_LENGTH));

/** What a sealed file of this length holds, or null: no sealed file has this length. */
export function plainSize(sealed: number): number | null {
  const frames = Math.ceil((sealed - HEADER_LENGTH) / SEALED_FRAME_LENGTH);
  const size = sealed - HEADER_LENGTH - frames * TAG_LENGTH;
  return size >= 0 && frames === frameCount(size) ? size : null;
}

/** Cuts a stream into frames of one length; the last may be shorter, and knows that it is the last. */
export async function* cut(
  source: AsyncIterable<Buffer>,
  length: number,
): AsyncGenerator<{ frame: Buffer; last: boolean }> {
  let waiting: Buffer[] = [];
  let buffered = 0;
  for await (const chunk of source) {
    let rest = chunk;
    while (buffered + rest.length > length) {
      const taken = rest.subarray(0, length - buffered);
      yield { frame: joined([...waiting, taken]), last: false };
      rest = rest.subarray(taken.length);
      [waiting, buffered] = [[], 0];
    }
    if (rest.length > 0) waiting.push(rest);
    buffered += rest.length;
  }
  yield { frame: joined(waiting), last: true };
}

/** What is in one piece already is not copied. */
const joined = ([first, ...others]: Buffer[]): Buffer =>
  first && others.length === 0 ? first : Buffer.concat(first ? [first, ...others] : []);
