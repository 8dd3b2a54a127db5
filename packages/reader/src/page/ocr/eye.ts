// Reading a picture, with the best eye there is on this machine.
import type { Gray } from '../prepare/gray.ts';
import { hasNativeEye, nativeEye } from './native-eye.ts';
import { lookTwice } from './second-look.ts';
import { isSeen, type SeenWord } from './seen-words.ts';
import { wasmEye } from './wasm-eye.ts';
import { type Writing } from './writing.ts';

let native: boolean | undefined;

/** Words wherever they stand. */
export const look = (picture: Gray): Promise<SeenWord[]> => lookAs(picture, 'SCATTERED');

/** At what it passed over: the words of both looks. */
export const lookAgain = (picture: Gray, first: readonly SeenWord[]): Promise<SeenWord[]> =>
  lookTwice(picture, first, (sheet) => lookAs(sheet, 'ROWS'));

async function lookAs(picture: Gray, writing: Writing): Promise<SeenWord[]> {
  native ??= hasNativeEye();
  const seen = await (native ? nativeEye : wasmEye)(picture, writing);
  return seen.filter(isSeen);
}
