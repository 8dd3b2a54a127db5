// How a guarded child speaks: one byte once it is ready to open the file, then its answer.
import { writeFileSync } from 'node:fs';

const ANSWER_DESCRIPTOR = 3;

/** A child that ends before this never met the file: the fault is ours, not the sender's. */
export const sayReady = () => writeFileSync(ANSWER_DESCRIPTOR, '\n');

export const sayAnswer = (content: string | Uint8Array) =>
  writeFileSync(ANSWER_DESCRIPTOR, content);
