// A page as OCR likes it: clean, the sheet alone, upright or on its side, straight, evenly lit, large.
import {
  compose,
  fromUnitSquare,
  IDENTITY,
  inverse,
  type Matrix,
  rotating,
  scaling,
  shifting,
} from '../matrix.ts';
import { evenLight } from './background.ts';
import { withoutDust } from './dust.ts';
import { type Glance, glanceOf, type Gray, warped } from './gray.ts';
import { quadRatio, sheetCorners } from './quad.ts';
import { skewOf } from './skew.ts';

export type Prepared = {
  picture: Gray;
  /** From the prepared picture back to the one that was given, in pixels. */
  back: Matrix;
};

/** The long side of an A4 sheet at 300 dots an inch: what the engine was trained on. */
export const LONG_SIDE = 3508;
/**
 * From 190 dots an inch, making a page larger loses words, and the engine takes its time for every
 * pixel: measured on scans of 150, 200 and 250 dots.
 */
const LARGE_ENOUGH = 2200;
/** More would only blur. */
const MAX_ENLARGEMENT = 3;
const MIN_SKEW = 0.15;

type Flat = { width: number; height: number; back: Matrix };

/** The sheet without the table around it. */
function flatSheet(given: Gray, glance: Glance): Flat {
  const corners = sheetCorners(glance);
  if (!corners) return { width: given.width, height: given.height, back: IDENTITY };
  const ratio = quadRatio(corners);
  const long = Math.max(given.width, given.height);
  const [width, height] = ratio < 1 ? [long * ratio, long] : [long, long / ratio];
  return { width, height, back: compose(fromUnitSquare(corners), scaling(1 / width, 1 / height)) };
}

function enlargement(side: number): number {
  if (side < LARGE_ENOUGH) return Math.min(MAX_ENLARGEMENT, LONG_SIDE / side);
  return Math.min(side, LONG_SIDE) / side;
}

export function prepare(drawn: Gray): Prepared {
  const given = withoutDust(drawn);
  const glance = glanceOf(given);
  const flat = flatSheet(given, glance);
  const isWhole = flat.back === IDENTITY;
  const { degrees, sideways } = skewOf(
    isWhole
      ? glance
      : glanceOf(warped(given, flat.back, Math.round(flat.width), Math.round(flat.height))),
  );
  const grow = enlargement(Math.max(flat.width, flat.height));
  const turn = (sideways ? 90 : 0) - (Math.abs(degrees) < MIN_SKEW ? 0 : degrees);
  const [width, height] = [flat.width * grow, flat.height * grow].map(Math.round);
  const [w, h] = sideways ? [height ?? 1, width ?? 1] : [width ?? 1, height ?? 1];
  // From the middle of the flat sheet, turned and enlarged, to the middle of the result.
  const forth = compose(
    shifting(w / 2, h / 2),
    compose(rotating(turn), compose(scaling(grow), shifting(-flat.width / 2, -flat.height / 2))),
  );
  const back = compose(flat.back, inverse(forth));
  const still = turn === 0 && grow === 1 && isWhole;
  const picture = still ? given : warped(given, back, w, h);
  evenLight(picture);
  return { picture, back };
}
