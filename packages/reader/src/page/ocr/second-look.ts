// What the eye passed over, cut out and laid one under the other on a clean sheet: it reads there what it
// loses among rules, grain and stamps.
import type { Box } from '@quitus/domain/reading/box';

import { heightOf, middleOf, widthOf } from '../box.ts';
import { scaling } from '../matrix.ts';
import { type Gray, warped } from '../prepare/gray.ts';
import type { SeenWord } from './seen-words.ts';
import { type UnreadInk, unreadInk } from './unread-ink.ts';

/** How high letters are on the clean sheet, in pixels. */
const [LETTER, LARGE_LETTER] = [30, 40];
const MARGIN = 40;
const ROW = 88;
/** More is no writing: a drawing, a carpet under the sheet. */
const MOST_STRIPS = 300;
const BELIEVED = 0.6;
/** Of the letters of a word: what says less of it than that does not take its place. */
const ENOUGH = 0.6;
const WHITE = 255;
const PAPER = 215;

/** A strip, and where it lies on the clean sheet. */
type Laid = { strip: Box; at: Box };

export async function lookTwice(
  picture: Gray,
  first: readonly SeenWord[],
  readRows: (sheet: Gray) => Promise<SeenWord[]>,
): Promise<SeenWord[]> {
  const unread = unreadInk(picture, first);
  if (!unread) return [...first];
  const { strips, letters } = unread;
  const written = first.filter((word) => !unread.invented.has(word));
  const dashes = unread.dashes.map((box): SeenWord => ({ text: '–', box, confidence: BELIEVED }));
  if (strips.length === 0 || strips.length > MOST_STRIPS) return [...written, ...dashes];
  const read = (some: readonly Box[], letter: number) =>
    readStrips(unread, some, letter / letters.height, readRows);
  const rows = await read(strips, LETTER);
  const isDoubtful = ({ words }: Row) => words.some(({ confidence }) => confidence < BELIEVED);
  const doubtful = rows.filter(isDoubtful);
  const larger = doubtful.length === 0 ? [] : await read(doubtful.map(stripOf), LARGE_LETTER);
  const second = [
    ...rows.filter((row) => !isDoubtful(row)),
    ...confirmed(doubtful, larger),
  ].flatMap(({ words }) => words);
  const kept = merged(written, second, unread.doubtful);
  return [...kept, ...dashes.filter(({ box }) => !second.some((word) => isOver(box, word.box)))];
}

/** What was seen of a strip, where it stands on the page. */
type Row = { strip: Box; words: SeenWord[] };

const stripOf = ({ strip }: Row): Box => strip;
const lettersOf = ({ words }: Row): string => words.map(({ text }) => text).join('');

async function readStrips(
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

/** The eye doubts what it reads where words stand close; twice the same letters at two sizes are right. */
function confirmed(rows: readonly Row[], again: readonly Row[]): Row[] {
  return rows.flatMap((row, index) => {
    const other = again[index];
    if (!other || lettersOf(row) === '') return [];
    if (lettersOf(row) === lettersOf(other)) return [believedRow(row)];
    const sure = [row, other].map(({ strip, words }) => ({
      strip,
      words: words.filter(({ confidence }) => confidence > BELIEVED),
    }));
    return sure.filter(({ words }) => words.length > 0).slice(0, 1);
  });
}

const believedRow = ({ strip, words }: Row): Row => ({
  strip,
  words: words.map((word) => ({ ...word, confidence: Math.max(word.confidence, BELIEVED) })),
});

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

/** Its grain and its shade: on the clean sheet a piece of grey paper has edges. */
function whitenPaper({ data }: Gray): void {
  for (let at = 0; at < data.length; at += 1)
    data[at] = Math.min(WHITE, ((data[at] ?? WHITE) * WHITE) / PAPER);
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
  if (word.box[2] > at[2] + LETTER) return [];
  const grow = widthOf(at) / widthOf(strip);
  const across = (x: number) => Math.round(strip[0] + (x - at[0]) / grow);
  const down = (y: number) => Math.round(strip[1] + (y - at[1]) / grow);
  const [left, top, right, bottom] = word.box;
  return [{ ...word, box: [across(left), down(top), across(right), down(bottom)] }];
}

/**
 * What the second look says comes in the place of what is doubtful. Where both say the same letters the
 * first is kept: it saw the spaces of the whole line.
 */
function merged(
  first: readonly SeenWord[],
  second: readonly SeenWord[],
  doubtful: UnreadInk['doubtful'],
): SeenWord[] {
  const left = new Set(second);
  const kept = first.flatMap((word) => {
    const over = doubtful.has(word) ? second.filter(({ box }) => isOver(box, word.box)) : [];
    const said = over.map(({ text }) => text).join('');
    if (said.length >= ENOUGH * word.text.length && said !== word.text) return [];
    for (const one of over) left.delete(one);
    const sure = said === word.text ? over.map(({ confidence }) => confidence) : [];
    return [{ ...word, confidence: Math.max(word.confidence, ...sure) }];
  });
  return [...kept, ...left];
}

function isOver(a: Box, b: Box): boolean {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return down > 0 && across > 0.5 * Math.min(widthOf(a), widthOf(b));
}
