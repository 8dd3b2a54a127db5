// Strips of a page cut out, cleaned, and laid one under the other on a sheet of their own to be read.
import type { Box } from '@quitus/domain/reading/box';

import { heightOf, middleOf, widthOf } from '../box.ts';
import { scaling } from '../matrix.ts';
import { type Gray, warped } from '../prepare/gray.ts';
import type { SeenWord } from './seen-words.ts';
import type { UnreadInk } from './unread-ink.ts';

/** In pixels: letters have room in a row with their accents and their tails. */
const [MARGIN, ROW] = [40, 88];
/** Beyond the end of its strip, a word is made up. */
const BEYOND = 30;
const WHITE = 255;
/** From this shade on, paper is white: on a clean sheet, a piece of grey paper has edges. */
const LIGHT = 215;

/** A strip, and where it lies on the sheet. */
type Laid = { strip: Box; at: Box };
/** What was seen of a strip, where it stands on the page. */
export type Row = { strip: Box; words: SeenWord[] };

export async function readStrips(
  { picture, letters }: UnreadInk,
  strips: readonly Box[],
  grow: number,
  readRows: (sheet: Gray) => Promise<SeenWord[]>,
): Promise<Row[]> {
  const laid = strips.map((strip, row) => laidOut(strip, row, grow));
  const seen = await readRows(cleanSheet(picture, laid, letters.ink));
  return laid.map((one, row) => ({
    strip: one.strip,
    words: seen.filter((word) => rowOf(word) === row).flatMap((word) => broughtBack(word, one)),
  }));
}

/** One under the other: side by side, one that is hard to read spoils the whole line. */
function laidOut(strip: Box, row: number, grow: number): Laid {
  const [wide, high] = [Math.ceil(widthOf(strip) * grow), Math.ceil(heightOf(strip) * grow)];
  const foot = MARGIN + row * ROW + Math.round(0.75 * ROW);
  return { strip, at: [MARGIN, foot - high, MARGIN + wide, foot] };
}

function cleanSheet(picture: Gray, laid: readonly Laid[], ink: number): Gray {
  const width = Math.max(...laid.map(({ at }) => at[2])) + MARGIN;
  const height = MARGIN * 2 + laid.length * ROW;
  const sheet = { width, height, data: new Uint8Array(width * height).fill(WHITE) };
  for (const one of laid) paste(picture, sheet, one, ink);
  return sheet;
}

/** With a little of what is around it: accents, the foot of a comma. */
function paste(picture: Gray, sheet: Gray, { strip, at }: Laid, ink: number): void {
  const pad = Math.round(heightOf(strip) * 0.3);
  const cut = cutOut(picture, [strip[0] - pad, strip[1] - pad, strip[2] + pad, strip[3] + pad]);
  whitenEdges(cut, ink);
  whitenPaper(cut);
  const grow = widthOf(at) / widthOf(strip);
  const grown = warped(
    cut,
    scaling(1 / grow),
    Math.round(cut.width * grow),
    Math.round(cut.height * grow),
  );
  const [left, top] = [Math.round(at[0] - pad * grow), Math.round(at[1] - pad * grow)];
  for (let y = 0; y < grown.height; y += 1)
    for (let x = 0; x < grown.width; x += 1) {
      const to = (top + y) * sheet.width + left + x;
      sheet.data[to] = Math.min(sheet.data[to] ?? WHITE, grown.data[y * grown.width + x] ?? WHITE);
    }
}

/** White where it reaches over the edge of the page. */
function cutOut({ width, height, data }: Gray, [left, top, right, bottom]: Box): Gray {
  const cut = { width: right - left, height: bottom - top };
  const from = Math.max(0, left);
  const taken = new Uint8Array(cut.width * cut.height).fill(WHITE);
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
    const row = data.subarray(y * width + from, y * width + Math.min(width, right));
    taken.set(row, (y - top) * cut.width + from - left);
  }
  return { ...cut, data: taken };
}

/** Its grain and its shade. */
function whitenPaper({ data }: Gray): void {
  for (let at = 0; at < data.length; at += 1)
    data[at] = Math.min(WHITE, ((data[at] ?? WHITE) * WHITE) / LIGHT);
}

/** Whatever reaches the edge goes on outside: a rule, the letters of a neighbour. */
function whitenEdges({ width, height, data }: Gray, ink: number): void {
  const reached: number[] = [];
  const whiten = (at: number) => {
    if ((data[at] ?? WHITE) < ink) reached.push(at);
    data[at] = WHITE;
  };
  for (let x = 0; x < width; x += 1) {
    whiten(x);
    whiten((height - 1) * width + x);
  }
  for (let y = 0; y < height; y += 1) {
    whiten(y * width);
    whiten(y * width + width - 1);
  }
  for (let at = reached.pop(); at !== undefined; at = reached.pop()) {
    if (at % width > 0) whiten(at - 1);
    if (at % width < width - 1) whiten(at + 1);
    if (at >= width) whiten(at - width);
    if (at < width * (height - 1)) whiten(at + width);
  }
}

const rowOf = ({ box }: SeenWord): number => Math.floor((middleOf(box) - MARGIN) / ROW);

/** From the clean sheet to where it stands on the page; what lies beside the strip is none. */
function broughtBack(word: SeenWord, { strip, at }: Laid): SeenWord[] {
  if (word.box[2] > at[2] + BEYOND) return [];
  const grow = widthOf(at) / widthOf(strip);
  const across = (x: number) => Math.round(strip[0] + (x - at[0]) / grow);
  const down = (y: number) => Math.round(strip[1] + (y - at[1]) / grow);
  const [left, top, right, bottom] = word.box;
  return [{ ...word, box: [across(left), down(top), across(right), down(bottom)] }];
}
