// « Somme à payer | 1 156 € », over « au plus tard le | 15/10/2026 »: a card of its own, between the lines of what
// stands beside it on the page.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { onlyDay } from '../sheet/labelled.ts';
import { type Reading, readWords } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** « (1) », « * » send to the foot of the page. */
const LATEST =
  /^(?:(?:somme |montant |impot )?a (?:payer|regler|acquitter) )?(?:au plus tard(?: le)?|avant le|pour le)(?:\s?(?:\(\d\)|\*+))?\s*:?$/;
const PAYS = /\b(?:payer|regler|acquitter|paiement|reglement)\b/;
/** In heights of a line. */
const ABOVE = 2.6;

const overlaps = (a: Cell, b: Cell): boolean => a.box[0] < b.box[2] && b.box[0] < a.box[2];

/** Beside its label or right under it. */
function dayOf(all: readonly Cell[], label: Cell, height: number): Cell | undefined {
  const row = all.filter(
    ({ box }) =>
      box[0] >= label.box[2] && Math.abs(middleOf(box) - middleOf(label.box)) < height / 2,
  );
  const [beside] = row.toSorted((a, b) => a.box[0] - b.box[0]);
  if (beside && onlyDay(beside.text) !== null) return beside;
  return all.find(
    (cell) =>
      overlaps(cell, label) &&
      cell.box[1] >= middleOf(label.box) &&
      middleOf(cell.box) - middleOf(label.box) < ABOVE * height &&
      onlyDay(cell.text) !== null,
  );
}

/** What it is for is extracted by the label, or by the cell right above it. */
export function lastDays({ lines, height, page }: Sheet): Reading<string>[] {
  const all = lines.flatMap(({ cells }) => cells);
  return all.flatMap((label) => {
    if (!LATEST.test(fold(label.text))) return [];
    const above = all.filter(
      (cell) =>
        overlaps(cell, label) &&
        middleOf(cell.box) < label.box[1] &&
        middleOf(label.box) - middleOf(cell.box) < ABOVE * height,
    );
    const isToPay = [label, ...above].some(({ text }) => PAYS.test(fold(text)));
    const day = isToPay ? dayOf(all, label, height) : undefined;
    const value = day ? onlyDay(day.text) : null;
    return day && value !== null ? [readWords(value, day.text, day.words, page)] : [];
  });
}
