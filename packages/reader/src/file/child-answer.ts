// How a guarded child speaks: one byte once it is ready to open the file, then its answer; beside
// them, a sign at each step of a long work.
import { writeFileSync } from 'node:fs';

import type { FileRefusal } from '@quitus/domain/documents/file-rules';

import { RefusedFile } from './refused-file.ts';

const ANSWER_DESCRIPTOR = 3;
const STEPS_DESCRIPTOR = 4;

/** A child that ends before this never met the file: the fault is ours, not the sender's. */
export function sayReady(): void {
  process.once('exit', sayEnd);
  writeFileSync(ANSWER_DESCRIPTOR, '\n');
}

/** The last word, with the code that the process ends with: it may fail to end (see guarded-child). */
const sayEnd = (code: number) => writeFileSync(STEPS_DESCRIPTOR, `!${code};`);

export const sayAnswer = (content: string | Uint8Array) =>
  writeFileSync(ANSWER_DESCRIPTOR, content);

/** A page or a part is done: counted by whoever waits, and the clock starts again. */
export const sayStep = () => writeFileSync(STEPS_DESCRIPTOR, '\n');

/** Some of the work is done, which only the clock needs to know. */
export const sayAlive = () => writeFileSync(STEPS_DESCRIPTOR, '.');

/** What it ended with, from what it said beside its answer; null while it has not. */
export function endSaid(signs: string): number | null {
  const code = /!(\d+);/.exec(signs)?.[1];
  return code === undefined ? null : Number(code);
}

/** How a child ends when the disk failed it. */
export const DISK_FAILED = 74;

/** Whatever a decoder throws comes from the bytes it was given; the disk's errors do not. */
export function refusalOf(error: unknown): FileRefusal {
  if (error instanceof RefusedFile) return error.refusal;
  const ofDisk = error instanceof Error && ('syscall' in error || 'permission' in error);
  return ofDisk ? process.exit(DISK_FAILED) : 'CORRUPT_FILE';
}
