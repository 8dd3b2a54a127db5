// Forms have parts, and the title of a part says whose the « Adresse » in it is.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Owner, saidBy } from './said-by.ts';

/** « Adresse », in a part of a form: its title says of what. */
export function titleOver({ lines, height }: Sheet, { box: label }: Cell): Owner | null {
  // Two columns of parts stand side by side: a title is of the column that it opens.
  const title = lines
    .flatMap(({ cells }) => cells.map((cell) => ({ cell, isAlone: cells.length === 1 })))
    .filter(
      ({ cell, isAlone }) =>
        cell.box[3] <= middleOf(label) &&
        (isAlone || Math.abs(cell.box[0] - label[0]) < 2 * height),
    )
    .map(({ cell }) => fold(cell.text))
    .findLast((text) => PART_TITLE.test(text));
  if (title === undefined) return null;
  // Alone, « 1. Identification » is of what the form is about.
  return /^(?:[\divx]{1,3}\s?[.)-]\s*)?identification$/.test(title) ? 'PLACE' : saidBy(title);
}
const PART_TITLE =
  /^(?:[\divx]{1,3}\s?[.)-]\s*)?(?:identification|designation|coordonnees|identite)\b|^[\divx]{1,3}\s?[.)-]\s*(?:le |votre )?syndic\b/;
