// Those who work for the syndic are named on its papers too: « Votre comptable   M. Duret », « Gestionnaire » over
// « Mme Roux ». They own nothing there.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import type { Sheet } from '../sheet/sheet.ts';

const OF_OFFICE =
  /\b(?:comptable|gestionnaire|assistante?|interlocut(?:eur|rice)|contact|conseill[eè]re?|charge de|suivi par|responsable|directeur|directrice)\s*:?$/;

/** « SYNDIC : G2   MME DURET », « Suivi :   Mme Duret ». */
const namesOffice = (label: string): boolean =>
  OF_OFFICE.test(label) ||
  /^(?:votre |le )?(?:syndic|compta|suivi|gestion)\b[^.]{0,14}$/.test(label);

/** In heights of a line: a head and what it names. */
const OVER = 2.4;

/** « Gestionnaire » as the head of a column or of a card. */
const isHeadedByOffice = ({ lines, height }: Sheet, { box }: Cell): boolean => {
  const over = lines
    .flatMap(({ cells }) => cells)
    .findLast(
      (cell) =>
        cell.box[0] < box[2] && box[0] < cell.box[2] && middleOf(box) - middleOf(cell.box) > 1,
    );
  return (
    over !== undefined &&
    middleOf(box) - middleOf(over.box) < OVER * height &&
    OF_OFFICE.test(fold(over.text)) &&
    over.words.length <= MAX_HEAD
  );
};
/** In words. */
const MAX_HEAD = 3;

/** Whether what stands at its left or over it says that the person works for the syndic. */
export const isOfOffice = (sheet: Sheet, cells: readonly Cell[], at: number): boolean => {
  const cell = cells[at];
  return (
    namesOffice(fold(cells[at - 1]?.text ?? '')) ||
    (cell !== undefined && isHeadedByOffice(sheet, cell))
  );
};
