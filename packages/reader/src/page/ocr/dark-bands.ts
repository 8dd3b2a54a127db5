// White letters on a dark band, as the heads of a table: OCR loses one in three on a scan. A band in
// which nothing was read is turned into black letters on white.
import type { Box } from '@quitus/domain/reading/box';

import { heightOf, middleOf, widthOf } from '../box.ts';
import { PAPER } from '../prepare/background.ts';
import type { Gray } from '../prepare/gray.ts';
import type { SeenWord } from './seen-words.ts';

/** In heights of a letter: lower there is no room for one, higher it is a picture. */
const [LOWEST, HIGHEST, NARROWEST] = [1.2, 5, 3];
/** Part of its points that are dark. */
const MOSTLY = 0.5;
/** Of its points, one in so many tells. */
const SAMPLED = 3;

/** The picture itself where there is no such band. */
export function withoutDarkBands(
  picture: Gray,
  shapes: readonly Box[],
  words: readonly SeenWord[],
  { height, ink }: { height: number; ink: number },
): Gray {
  const bands = shapes.filter(
    (box) =>
      heightOf(box) > LOWEST * height &&
      heightOf(box) < HIGHEST * height &&
      widthOf(box) > NARROWEST * height &&
      !words.some((word) => isIn(word.box, box)) &&
      isMostlyDark(picture, box, ink),
  );
  if (bands.length === 0) return picture;
  const turned = { ...picture, data: Uint8Array.from(picture.data) };
  for (const band of bands) turnOver(turned, band);
  return turned;
}

const isIn = (word: Box, band: Box): boolean =>
  middleOf(word) > band[1] && middleOf(word) < band[3] && word[0] < band[2] && word[2] > band[0];

function isMostlyDark(
  { width, data }: Gray,
  [left, top, right, bottom]: Box,
  ink: number,
): boolean {
  let [dark, looked] = [0, 0];
  for (let y = top; y < bottom; y += SAMPLED)
    for (let at = y * width + left; at < y * width + right; at += SAMPLED, looked += 1)
      if (Number(data[at]) < ink) dark += 1;
  return dark > MOSTLY * looked;
}

/** In place: the shade of most of the band becomes paper. */
function turnOver({ width, data }: Gray, [left, top, right, bottom]: Box): void {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y += 1)
    for (let at = y * width + left; at < y * width + right; at += 1) {
      const shade = data[at] ?? 0;
      counts[shade] = (counts[shade] ?? 0) + 1;
    }
  let below = 0;
  const half = ((bottom - top) * (right - left)) / 2;
  const ground = counts.findIndex((count) => (below += count) > half);
  const contrast = PAPER / Math.max(1, PAPER - ground);
  for (let y = top; y < bottom; y += 1)
    for (let at = y * width + left; at < y * width + right; at += 1)
      data[at] = PAPER - Math.max(0, Math.min(PAPER, (Number(data[at]) - ground) * contrast));
}
