// What OCR passed over or doubts, read once more apart from rules, grain and stamps: what that adds, and
// what it takes the place of.
import type { Box } from '@quitus/domain/reading/box';

import { widthOf } from '../box.ts';
import type { Gray } from '../prepare/gray.ts';
import { readStrips, type Row } from './clean-sheet.ts';
import { type SeenWord, SURE } from './seen-words.ts';
import { type UnreadInk, unreadInk } from './unread-ink.ts';

/** How high letters are made, in pixels: as the engine likes them, and once more where it doubts. */
const [LETTER, LARGE_LETTER] = [30, 40];
/** More is no writing: a drawing, a carpet under the sheet. */
const MOST_STRIPS = 300;
/** Of the letters of a word: what says less of it than that does not take its place. */
const ENOUGH = 0.6;

export async function lookTwice(
  picture: Gray,
  first: readonly SeenWord[],
  readRows: (sheet: Gray) => Promise<SeenWord[]>,
): Promise<SeenWord[]> {
  const unread = unreadInk(picture, first);
  if (!unread) return [...first];
  const { strips, letters } = unread;
  const written = first.filter((word) => !unread.invented.has(word));
  const dashes = unread.dashes.map((box): SeenWord => ({ text: '–', box, confidence: SURE }));
  if (strips.length === 0 || strips.length > MOST_STRIPS) return [...written, ...dashes];
  const read = (some: readonly Box[], letter: number) =>
    readStrips(unread, some, letter / letters.height, readRows);
  const rows = await read(strips, LETTER);
  const isDoubtful = ({ words }: Row) => words.some(({ confidence }) => confidence < SURE);
  const doubtful = rows.filter(isDoubtful);
  const larger = doubtful.length === 0 ? [] : await read(doubtful.map(stripOf), LARGE_LETTER);
  const second = [
    ...rows.filter((row) => !isDoubtful(row)),
    ...confirmed(doubtful, larger),
  ].flatMap(({ words }) => words);
  const kept = merged(written, second, unread.doubtful);
  return [...kept, ...dashes.filter(({ box }) => !second.some((word) => isOver(box, word.box)))];
}

const stripOf = ({ strip }: Row): Box => strip;
const lettersOf = ({ words }: Row): string => words.map(({ text }) => text).join('');

/** OCR doubts what it reads where words stand close; twice the same letters at two sizes are right. */
function confirmed(rows: readonly Row[], again: readonly Row[]): Row[] {
  return rows.flatMap((row, index) => {
    const other = again[index];
    if (!other || lettersOf(row) === '') return [];
    if (lettersOf(row) === lettersOf(other)) return [believedRow(row)];
    const sure = [row, other].map(({ strip, words }) => ({
      strip,
      words: words.filter(({ confidence }) => confidence > SURE),
    }));
    return sure.filter(({ words }) => words.length > 0).slice(0, 1);
  });
}

const believedRow = ({ strip, words }: Row): Row => ({
  strip,
  words: words.map((word) => ({ ...word, confidence: Math.max(word.confidence, SURE) })),
});

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
