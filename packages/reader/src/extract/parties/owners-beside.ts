// Owners beside what opens their line: the number of their account, or « Pour », alone in its cell of a sheet of two
// columns. Among votes « Pour » has a number beside it.
import { fold, plain } from '../../french/fold.ts';
import { personIn } from '../names/person-names.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const FOR = /^(?:pour|concerne|de la part de|au nom de|qui)\s?:?$/;

export const besidePour = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells: [label, name, ...others] }) => {
    const isPair = label && name && others.length === 0 && FOR.test(fold(label.text).trim());
    const value = isPair ? personIn(name.text) : null;
    return isPair && value ? [{ value, raw: name.text, box: name.box, page: sheet.page }] : [];
  });

/** « Compte 450-0012 ROUX Élise – lots 3, 4 »: a name in capitals, then the given one. */
const ACCOUNT =
  /^(?:[Cc]ompte|COMPTE|[Cc]pte|CPTE)(?: [nN]°)? ?[\d./-]{4,} ?[-:]? ?(?<name>\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+)*(?: \p{Lu}\p{Ll}[\p{L}-]*){1,2}|(?:SCI|SARL|INDIVISION|SUCCESSION) [\p{L}\d'&-]+(?: [\p{L}\d'&-]+){0,4})(?= ?(?:$|[-|,;(]))/u;

export const ofAccount = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells }) =>
    cells.flatMap(({ text, box }) => {
      const [start, end] = new RegExp(ACCOUNT, 'diu').exec(plain(text))?.indices?.groups?.[
        'name'
      ] ?? [0, 0];
      return end > 0 ? [{ value: text.slice(start, end), raw: text, box, page: sheet.page }] : [];
    }),
  );
