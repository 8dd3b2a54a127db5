// Reading a picture, with the best eye there is on this machine.
import type { Gray } from '../prepare/gray.ts';
import { hasNativeEye, nativeEye } from './native-eye.ts';
import { isSeen, type SeenWord } from './seen-words.ts';
import { wasmEye } from './wasm-eye.ts';

let native: boolean | undefined;

export async function look(picture: Gray): Promise<SeenWord[]> {
  native ??= hasNativeEye();
  const seen = await (native ? nativeEye(picture) : wasmEye(picture));
  return seen.filter(isSeen);
}
