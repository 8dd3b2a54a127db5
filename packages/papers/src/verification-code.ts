// The address of a paper as a square that a telephone reads.
import { encode } from 'uqr';

export type VerificationCode = { side: number; pixels: number[] };

/** Several pixels for a module: what a viewer smooths between two pixels stays narrow. */
const PIXELS = 4;
const [DARK, LIGHT] = [0x1e, 0xff];

/** Grey pixels, row by row, without the blank border around them: a drawing would take typst longer than the whole paper. */
export function verificationCode(address: string): VerificationCode {
  const { size, data } = encode(address, { ecc: 'M', border: 0 });
  const side = size * PIXELS;
  const pixels = Array.from({ length: side * side }, (_, index) => {
    const row = data[Math.floor(index / side / PIXELS)];
    return row?.[Math.floor((index % side) / PIXELS)] ? DARK : LIGHT;
  });
  return { side, pixels };
}
