// How far lines of text lean, and whether they run across the page or along it: rows of ink
// alternate sharply with rows of white when the page is straight.
import { type Glance, threshold } from './gray.ts';

const MAX_DEGREES = 5;
const [COARSE, FINE] = [0.5, 0.1];
/** Lines along the page must show this much better than lines across it. */
const SIDEWAYS = 1.6;

type Ink = { xs: Float32Array; ys: Float32Array; width: number; height: number };

function inkOf(small: Glance): Ink {
  const level = Math.min(200, threshold(small));
  const xs = new Float32Array(small.data.length);
  const ys = new Float32Array(small.data.length);
  let dots = 0;
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1)
      if ((small.data[y * small.width + x] ?? 0) <= level) {
        xs[dots] = x;
        ys[dots] = y;
        dots += 1;
      }
  return {
    xs: xs.subarray(0, dots),
    ys: ys.subarray(0, dots),
    width: small.width,
    height: small.height,
  };
}

/** How sharply ink and white alternate once the page is turned back by so many degrees. */
function sharpness(
  across: Float32Array,
  down: Float32Array,
  degrees: number,
  span: number,
): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Float64Array(Math.ceil(span * 1.2) + 2);
  const shift = span * 0.1 + 1;
  for (let index = 0; index < across.length; index += 1) {
    const row = Math.round((down[index] ?? 0) - slope * (across[index] ?? 0) + shift);
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1)
    sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
}

function leaning(across: Float32Array, down: Float32Array, span: number) {
  let best = { degrees: 0, sharp: sharpness(across, down, 0, span) };
  const look = (degrees: number) => {
    const sharp = sharpness(across, down, degrees, span);
    if (sharp > best.sharp) best = { degrees, sharp };
  };
  for (let degrees = -MAX_DEGREES; degrees <= MAX_DEGREES; degrees += COARSE) look(degrees);
  const around = best.degrees;
  for (let degrees = around - COARSE; degrees <= around + COARSE; degrees += FINE) look(degrees);
  return best;
}

/** `degrees` clockwise; `sideways` when the lines run along the page. */
export function skewOf(glance: Glance): { degrees: number; sideways: boolean } {
  const { xs, ys, width, height } = inkOf(glance);
  const across = leaning(xs, ys, height);
  const along = leaning(ys, xs, width);
  // More rows than columns share the same ink: compare what each row could show.
  const sideways = along.sharp * width > SIDEWAYS * across.sharp * height;
  return { degrees: sideways ? -along.degrees : across.degrees, sideways };
}
