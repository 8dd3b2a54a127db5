// Minutes whose votes stand in a margin, left of what was decided: « pour 7 418 | 1. Élection du président ». Each question is put before its
// votes, as elsewhere.
import type { Box } from '@quitus/domain/reading/box';

import { fold } from '../../french/fold.ts';
import { writtenLines } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import { boxAround } from '../../page/box.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';

const VOTE =
  /^(?:(?:pour|contre|abst\w*|adoptee?s?|rejetee?s?|refusee?s?|art(?:icle)?|unanimite)\b[.:]?[\s\d:./%]*)+$|^art(?:icle)? \d+\b.{0,40}$/;
/** « 1re résolution », where numbers stand in the margin too. */
const HEAD = /^\d|\b(?:resolution|question|point)\b/;
const NUMBERED = /^\d{1,2}\s?[.)°–-]/;
/** Fewer are no margin. */
const MIN_BESIDE = 3;

const isVote = ({ text }: Cell): boolean => VOTE.test(fold(text).trim());

/** A vote, and right of it words that are none. */
function isBeside({ cells: [first, second] }: SheetLine): boolean {
  return (
    first !== undefined &&
    second !== undefined &&
    isVote(first) &&
    !isVote(second) &&
    /\p{L}{3}/u.test(second.text)
  );
}

function lineOf(cells: readonly Cell[]): SheetLine {
  const words = cells.flatMap((cell) => cell.words);
  const box: Box = boxAround(words.map((word) => word.box));
  return {
    cells,
    folded: fold(cells.map(({ text }) => text).join(' ')),
    box,
    line: { words, box },
  };
}

/** Votes wait until the next question begins, or something that stands in the margin as they do. */
function reordered(lines: readonly SheetLine[], edge: number): SheetLine[] {
  const result: SheetLine[] = [];
  let votes: SheetLine[] = [];
  const flush = () => {
    result.push(...votes);
    votes = [];
  };
  for (const line of lines) {
    const [first, ...others] = line.cells;
    const isInMargin = first !== undefined && first.box[2] <= edge;
    // What begins in the margin and goes on over the text is of neither.
    const isAcross = first !== undefined && !isInMargin && first.box[0] < edge;
    const isHead = isInMargin && !isVote(first) && HEAD.test(fold(first.text));
    const isAside = isInMargin && !isHead && (isVote(first) || votes.length > 0);
    const text = isAside ? others : line.cells;
    if (isAcross || isHead || NUMBERED.test(text[0]?.text ?? '')) flush();
    if (text.length > 0) result.push(isAside ? lineOf(text) : line);
    if (isAside) votes.push(lineOf([first]));
  }
  flush();
  return result;
}

/** Null where nothing stands in a margin. */
export function withoutMargins(sheets: readonly Sheet[]): Sheet[] | null {
  const beside = sheets.flatMap(({ lines }) => lines.filter(isBeside));
  if (beside.length < MIN_BESIDE) return null;
  const edge = Math.max(...beside.map(({ cells }) => cells[0]?.box[2] ?? 0));
  const isMargin = beside.every(({ cells }) => (cells[1]?.box[0] ?? 0) > edge);
  if (!isMargin) return null;
  return sheets.map((sheet) => {
    const lines = reordered(sheet.lines, edge);
    const written = writtenLines(
      lines.map(({ line }) => line),
      sheet.height,
    );
    return { ...sheet, lines, written };
  });
}
