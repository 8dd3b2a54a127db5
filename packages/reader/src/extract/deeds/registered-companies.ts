// Companies that own what the land registry answers about: it knows them by their form and their number of registration,
// and names them under a head of their own, « PROPRIETAIRE ACTUEL », on a line or in a small table.
import { anyCase } from '../../french/any-case.ts';
import { plain } from '../../french/fold.ts';
import { middleOf } from '../../page/box.ts';
import { together } from '../names/people.ts';
import { readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import { SEARCHED } from './registered-names.ts';

export const HEAD = new RegExp(
  String.raw`^(?:\d\s?[.)-]\s?)?(?:(?:identite|designation) d(?:u|es) )?(?:(?:proprietaires?|personnes?)(?:\(s\))?(?: (?:morales?|${SEARCHED}))*|titulaires?(?:\(s\))?(?: (?:${SEARCHED}|(?:du|des?|de) droits?(?: de propriete| reels?)?))+)(?: au (?:fichier|registre)(?: immobilier)?| a la date de (?:la )?certification| a ce jour)?\s?:?$`,
  'u',
);
/** The heads of the table, over the names. */
export const COLUMNS = /^(?:denomination|raison sociale|noms?|identite|personnes?|titulaires?)\b/;
/** What comes after the owners. */
const NEXT_PART =
  /^(?:[ivx\d]+\s?[.)-]\s?)?(?:n°|(?:releve|formalites?|inscriptions?|publications?|liste|numero|certificat|le (?:present|comptable)|immeubles?|biens?|parcelles?|periode|demande|disposition|etat|il n'existe|aucune)\b)/;
const FORM = String.raw`(?:SCI|SARL|SASU|SAS|SA|EURL|SNC|SCCV|SCPI|S\.C\.I\.|${anyCase(String.raw`soci[eé]t[eé] civile(?: immobili[eè]re)?`)})`;
/** Up to its number, its seat or its right; a name that goes on behind a mark is not extracted. */
const COMPANY = new RegExp(
  String.raw`^(?<name>(?=${FORM}\s)(?:(?!\s-\s)[\p{L}\d'&. -])*?[\p{L}\d])(?:[\s,(-]*\s[\s,(-]*${anyCase(String.raw`(?:siren|siret|rcs|r\.c\.s|n°|immatricul|si[eè]ge|(?:pour (?:la )?)?toute|pleine)`)}.*)?$`,
  'u',
);
/** In heights of a line. */
const GAP = 2.2;

/** The lines right under a head: those that stand close to one another, up to the next part. */
export function linesUnder({ lines, height }: Sheet, at: number): SheetLine[] {
  const below = lines.slice(at + 1);
  const end = below.findIndex((line, index) => {
    const above = lines[at + index];
    const isFar = index > 0 && above && middleOf(line.box) - middleOf(above.box) > GAP * height;
    return isFar || NEXT_PART.test(line.folded);
  });
  return end === -1 ? [] : below.slice(0, end);
}

/** All of them are companies, or none is extracted. */
export function registeredCompanies(sheets: readonly Sheet[]): Reading<string[]> | null {
  const lists = sheets.flatMap((sheet) =>
    sheet.lines.flatMap(({ folded, cells }, at) => {
      if (cells.length !== 1 || !HEAD.test(folded)) return [];
      const rows = linesUnder(sheet, at).filter(({ folded: text }) => !COLUMNS.test(text));
      const names = rows.flatMap(({ cells: [first] }) => {
        const name = first ? COMPANY.exec(plain(first.text))?.groups?.['name'] : undefined;
        return first && name !== undefined
          ? [readCells(first.text.slice(0, name.length), [first], sheet.page)]
          : [];
      });
      return names.length === rows.length && names.length > 0 ? [names] : [];
    }),
  );
  const [first, ...others] = lists;
  return first && others.length === 0 ? together(first) : null;
}
