import { open } from 'node:fs/promises';

import { MAX_FILE_BYTES } from '@quitus/domain/documents/file-size';

import { type Edges, HEAD_BYTES, sniff, type Sniffed, TAIL_BYTES } from './sniff.ts';

/** Size, then first and last bytes: enough to send most bad files away without opening them. */
export async function sniffFile(path: string, declaredName: string): Promise<Sniffed> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size === 0) return { refusal: 'EMPTY_FILE' };
    if (size > MAX_FILE_BYTES) return { refusal: 'FILE_TOO_LARGE' };
    const part = async (length: number, position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    const edges: Edges = {
      head: await part(Math.min(HEAD_BYTES, size), 0),
      tail: await part(Math.min(TAIL_BYTES, size), Math.max(0, size - TAIL_BYTES)),
    };
    return sniff(edges, declaredName);
  } finally {
    await file.close();
  }
}
