// « Raison sociale   Adresse » over their values, in the part of a form that is about who manages the building.
import { fold } from '../../french/fold.ts';
import { cellUnder } from '../sheet/blocks.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { cellReading, nameOf } from './firm-names.ts';

/** « 2. Identification du syndic », « Représentant légal »: the head of a part of a form. */
export const OPENS_SYNDIC =
  /^(?:[\divx]{1,4}\s?[.)-]?\s*-?\s*)?(?:(?:identification|identite|coordonnees|designation) d(?:u|e la|e) )?(?:le |votre )?syndic\b/;

const COMPANY_HEAD =
  /^(?:noms?(?:,? prenoms?)?(?: ou|,| ?\/| et) ?)?(?:(?:denomination|raison) sociale|denomination|identite)\s*:?$/;
/** The other fields of such a part: in a row of heads they stand beside it, under it only where its value is beside it. */
const FIELD =
  /^(?:adresses?|siret|siren|n° (?:siret|siren)|mandat|nature|type|qualite|forme(?: juridique)?|tele?(?:phone)?|tel\.?|courriel|e-?mail|code postal|commune|ville|carte professionnelle|date|representant)(?![a-z])/;
/** In lines. */
const PART = 4;

export const syndicInForms = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells }, row) => {
    const isOfSyndic = sheet.lines
      .slice(Math.max(0, row - PART), row)
      .some(({ folded }) => OPENS_SYNDIC.test(folded) || /representant legal/.test(folded));
    const head = cells.find(({ text }) => COMPANY_HEAD.test(fold(text)));
    const isRow = cells.some((other) => other !== head && FIELD.test(fold(other.text)));
    const next = head && isOfSyndic && isRow ? cellUnder(sheet, head) : null;
    return next && !FIELD.test(fold(next.text)) ? nameOf(cellReading(sheet, next)) : [];
  });
