// Reading a picture, with the best OCR engine there is on this machine.
import type { Gray } from '../prepare/gray.ts';
import { hasNativeEngine, nativeEngine } from './native-engine.ts';
import { lookTwice } from './second-look.ts';
import { isSeen, type SeenWord } from './seen-words.ts';
import { withTornFigures } from './torn-figures.ts';
import { wasmEngine } from './wasm-engine.ts';
import { type Writing } from './writing.ts';

let native: boolean | undefined;

/** Words wherever they stand. */
export async function look(picture: Gray): Promise<SeenWord[]> {
  const seen = await lookAs(picture, 'SCATTERED');
  return seen.filter(isSeen);
}

/** At what it passed over: the words of both looks. */
export async function lookAgain(picture: Gray, first: readonly SeenWord[]): Promise<SeenWord[]> {
  return withTornFigures(await lookTwice(picture, first, (sheet) => lookAs(sheet, 'ROWS')));
}

function lookAs(picture: Gray, writing: Writing): Promise<SeenWord[]> {
  native ??= hasNativeEngine();
  return (native ? nativeEngine : wasmEngine)(picture, writing);
}
