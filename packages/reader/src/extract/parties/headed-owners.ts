// Owners under the head of a card: « Vous », « Donneur d’ordre », « Copropriétaire ».
import { fold, plain } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { boxAround } from '../../page/box.ts';
import { NO_PERSON } from '../names/person-names.ts';
import { cellUnder } from '../sheet/blocks.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** « Vous », « Donneur d’ordre » as the head of a card: the person is under it. */
export function headed(sheet: Sheet, label: RegExp): (Reading<string> & { name: Cell })[] {
  const head = new RegExp(
    String.raw`^(?:(?:[a-z]|[ivx]{1,4}|\d{1,2}(?:\.\d{1,2})?)\s?[.)°/-][\s-]*)?(?:(?:identification|designation|coordonnees|identite|nom) d(?:u|es?|e la|e l') ?)?(?:le |la |l'|les |vos? |votre )?(?:${label.source})(?: et (?:du |des |le |de l')[a-z' ]{4,30})?\s*:?$`,
  );
  return sheet.lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const below = head.test(fold(cell.text)) ? cellUnder(sheet, cell) : null;
      // « Compte copropriétaire » over « 0417.0023 » over the name.
      const next = below && ACCOUNT.test(below.text) ? cellUnder(sheet, below) : below;
      if (!next || isFirstOfList(sheet, cells, next)) return [];
      const given = givenUnder(sheet, next);
      const value = given ? `${next.text} ${given.text}` : next.text;
      const box = boxAround([next.box, ...(given ? [given.box] : [])]);
      return [{ value, raw: value, box, page: sheet.page, name: next }];
    }),
  );
}

/** « Copropriétaire   Lots   Appel » over a row for each of them: the first is nobody's in particular. */
function isFirstOfList(sheet: Sheet, heads: readonly Cell[], name: Cell): boolean {
  const below = heads.length > 1 ? cellUnder(sheet, name) : null;
  const rowOf = (cell: Cell) => sheet.lines.find(({ cells }) => cells.includes(cell))?.cells ?? [];
  return (
    below !== null &&
    Math.abs(below.box[0] - name.box[0]) < sheet.height &&
    [name, below].every((cell) => rowOf(cell).some(({ text }) => FIGURE.test(text))) &&
    /\p{L}{3}/u.test(below.text) &&
    !/^(?:tota(?:l|ux)|ensemble)\b/.test(fold(below.text))
  );
}
const FIGURE = /^[\d\s.,/€-]*\d[\d\s.,/€-]*$/u;

/** « M. et Mme TESSIER » over « Luc », in a narrow card: a family name is all its line holds, a given one all the next. */
function givenUnder(sheet: Sheet, family: Cell): Cell | null {
  const under = FAMILY_ONLY.test(plain(family.text)) ? cellUnder(sheet, family) : null;
  const isGiven =
    under &&
    GIVEN_ONLY.test(plain(under.text)) &&
    !NO_PERSON.test(fold(under.text)) &&
    Math.abs(under.box[0] - family.box[0]) < sheet.height / 2;
  return isGiven ? under : null;
}
const ACCOUNT = /^(?:[nN]° ?)?\d[\d ./-]{2,14}$/u;
const FAMILY_ONLY =
  /^(?:M\.|Mr|Mme|Mlle|Monsieur|Madame)(?: (?:et|ou) (?:M\.|Mr|Mme|Monsieur|Madame))? \p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+){0,2}$/u;
const GIVEN_ONLY = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u;
