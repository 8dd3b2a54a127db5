// An agenda printed in two columns to save a page: « 1. Bureau | 9. Fonds de travaux ». Its questions are
// read down the first column and then down the second, or they are not extracted.
import type { Box } from '@quitus/domain/reading/box';

import { fold } from '../../french/fold.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import type { Place } from '../sheet/resolution-head.ts';

const ITEM = /^(?:n° ?)?(?<number>\d{1,3})\s?[.):°/–-]+\s*\p{Lu}/u;
/** In heights of a line: items of one column start at the same place. */
const ALIGNED = 1.2;
/** Fewer pairs are something else: a number and a date, a line and a note. */
const MIN_PAIRS = 2;

const numberOf = (cell: Cell | undefined): number | null => {
  const number = ITEM.exec(cell?.text ?? '')?.groups?.['number'];
  return number === undefined ? null : Number(number);
};

/** The cell that opens the second column, where the first opens with a number too. */
export function secondItem({ line }: Place): Cell | null {
  const [first, ...others] = line.cells;
  const left = numberOf(first);
  return (
    others.find((cell) => {
      const right = numberOf(cell);
      return left !== null && right !== null && right > left + 1;
    }) ?? null
  );
}

/** `shift`: how far the second stands from the first. */
type Columns = { from: number; to: number; left: number; shift: number };

/** From the first line that has both to the last that starts in one of them. */
function columnsOf(places: readonly Place[]): Columns | null {
  const from = places.findIndex((place) => secondItem(place) !== null);
  const [first, second] = [places[from], places[from] && secondItem(places[from])];
  if (!first || !second) return null;
  const most = ALIGNED * first.sheet.height;
  const left = second.box[0];
  const next = numberOf(second) ?? 0;
  const isIn = ({ sheet, line }: Place): boolean =>
    sheet === first.sheet && line.cells.every(({ box }) => box[0] >= first.line.box[0] - most);
  let to = from;
  // The first column ends right before the number that opens the second.
  for (let at = from; at < places.length; at += 1) {
    const place = places[at];
    if (!place || !isIn(place)) break;
    const number = numberOf(place.line.cells[0]);
    const isLeft = Math.abs(place.line.box[0] - first.line.box[0]) < most;
    if (isLeft && number !== null && number < next) to = at + 1;
    else if (place.line.cells.some(({ box }) => Math.abs(box[0] - left) < most)) to = at + 1;
  }
  return { from, to, left: left - most, shift: left - first.line.box[0] };
}

/** What of a line stands in one column, where it would stand in the first. */
function part(place: Place, isWanted: (cell: Cell) => boolean, shift: number): Place[] {
  const cells = place.line.cells.filter(isWanted);
  if (cells.length === 0) return [];
  const whole = cellOf(cells.flatMap(({ words }) => words));
  const [left, top, right, bottom] = whole.box;
  const box: Box = [left - shift, top, right, bottom];
  return [{ sheet: place.sheet, line: { cells, folded: fold(whole.text), box, line: whole } }];
}

const numbersOf = (places: readonly Place[]): number[] =>
  places.flatMap(({ line }) => numberOf(line.cells[0]) ?? []);

/** The lines in the order of the questions; as they stand where the numbers do not go on from one column to the other. */
export function downTheColumns(places: readonly Place[]): Place[] {
  const columns = columnsOf(places);
  if (!columns) return [...places];
  const { from, to, left, shift } = columns;
  const block = places.slice(from, to);
  const first = block.flatMap((place) => part(place, ({ box }) => box[0] < left, 0));
  const second = block.flatMap((place) => part(place, ({ box }) => box[0] >= left, shift));
  const [start, ...numbers] = [...numbersOf(first), ...numbersOf(second)];
  const goesOn = numbers.every((number, at) => number === (start ?? 0) + at + 1);
  return numbersOf(second).length >= MIN_PAIRS && goesOn
    ? [...places.slice(0, from), ...first, ...second, ...places.slice(to)]
    : [...places];
}
