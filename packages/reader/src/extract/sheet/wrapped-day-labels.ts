// « Date | 11/03/2025 » over « d’établissement »: in a narrow column the label goes on under itself, and the day
// stands beside its first line, its last, or between them.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { onlyDay } from './labelled.ts';
import { type Reading, readWords } from './reading.ts';
import type { Sheet } from './sheet.ts';

/** In heights of a line. */
const [BESIDE, ALIGNED] = [1.4, 0.5];

/** The cells of the column right before a cell, near it, from the top. */
function columnBefore({ height }: Sheet, all: readonly Cell[], day: Cell): Cell[] {
  const near = all.filter(
    ({ box }) =>
      box[2] <= day.box[0] && Math.abs(middleOf(box) - middleOf(day.box)) < BESIDE * height,
  );
  const last = near.toSorted((a, b) => b.box[2] - a.box[2])[0];
  return last
    ? near
        .filter(({ box }) => Math.abs(box[0] - last.box[0]) < ALIGNED * height)
        .toSorted((a, b) => middleOf(a.box) - middleOf(b.box))
    : [];
}

/** Each label opens with a capital and goes on in small letters; one that its colon ends is whole. */
function labelsIn(column: readonly Cell[]): Cell[][] {
  const labels: Cell[][] = [];
  for (const cell of column) {
    const own = labels.at(-1);
    const goesOn = own && /^\p{Ll}/u.test(cell.text) && !own.at(-1)?.text.endsWith(':');
    if (goesOn) own.push(cell);
    else labels.push([cell]);
  }
  return labels.filter(({ length }) => length > 1);
}

const isBeside = (label: readonly Cell[], { box }: Cell): boolean =>
  middleOf(box) > (label[0]?.box[1] ?? Infinity) && middleOf(box) < (label.at(-1)?.box[3] ?? 0);

export function daysBesideWrapped(sheet: Sheet, label: RegExp): Reading<string>[] {
  const whole = new RegExp(`^(?:${label.source})\\s*:?$`, 'u');
  const cells = sheet.lines.flatMap((line) => line.cells);
  return cells.flatMap((cell) => {
    const value = onlyDay(cell.text);
    if (value === null) return [];
    const own = labelsIn(columnBefore(sheet, cells, cell)).find((one) => isBeside(one, cell));
    const name = own?.map(({ text }) => text).join(' ') ?? '';
    return whole.test(fold(name)) ? [readWords(value, cell.text, cell.words, sheet.page)] : [];
  });
}
