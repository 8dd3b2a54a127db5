// Names too long for the window of an envelope: « MLLE LE GOFF-TANGUY » over « SOIZIC », « et Mme Anne DURAND
// née » over « PETIT », « LE GOFF- » over « TANGUY ». The next line of the column has the rest, or what follows is not known.
import { fold, plain } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { cellUnder } from '../sheet/blocks.ts';
import { BUILDING_NAME } from '../sheet/place-words.data.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { restOfCompany } from './company-lines.ts';
import { isGivenName } from './given-names.ts';
import { endsInMarriage, isMarriageWord } from './married-names.ts';
import { isHeading } from './no-names.ts';
import { isEstate, withoutTitles } from './person-names.ts';

/** `cut` where it goes on, and nothing tells how. */
type Narrow = { value: string; cut: boolean };

const LONE_WORD = /^\p{Lu}[\p{L}'-]{2,}$/u;
const CAPITALS = /^(?:(?:DE|DU|DES|LA|LE|D') ?){0,2}\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}$/u;
/** « et », « ou » at the head of the next line: another person, if the line can be told apart. */
const ANOTHER = /^(?:et|ou|&)\s/;

const underIn = (sheet: Sheet, cell: Cell): Cell | null => {
  const below = cellUnder(sheet, cell);
  return below && Math.abs(below.box[0] - cell.box[0]) < sheet.height ? below : null;
};

/** « Mme Anne LE GOFF- » over « TANGUY »: a name of two parts broken at its hyphen. */
export const joined = (value: string, rest: string): string =>
  value.trimEnd().endsWith('-') ? `${value.trimEnd()}${rest.trim()}` : `${value} ${rest.trim()}`;

/** « Monsieur le Comte Paul » has no name yet. */
const HONOUR =
  /^(?:le|la) (?:[Cc]omte(?:sse)?|[Vv]icomte(?:sse)?|[Bb]aron(?:ne)?|[Mm]arquise?|[Dd]uc|[Dd]uchesse|[Pp]rince(?:sse)?|[Dd]octeure?|[Pp]rofesseure?|[Gg][eé]n[eé]rale?|[Cc]olonel|[Aa]miral|[Cc]ommandante?|[Cc]apitaine|[Pp]r[eé]sidente?|[Mm]aire|[Cc]onsul|[Pp]r[eé]fete?|[Cc]hanoine|[Aa]bb[eé]|[Pp]asteur|[Cc]hevalier|[Aa]mbassad(?:eur|rice)|[Mm]inistre)(?:\s+|$)/u;
/** A given name, particles and a name in capitals. */
const RANKED =
  /^(?:\p{Lu}\p{Ll}[\p{L}-]*\.? ){0,3}(?:(?:(?:de|du|des|la|le) |d'){0,2}\p{Lu}[\p{Lu}'-]+(?: |$))+$/u;
const isFamilyName = (text: string): boolean =>
  CAPITALS.test(text) &&
  !/\p{Ll}/u.test(text) &&
  !isHeading(text) &&
  !BUILDING_NAME.test(fold(text)) &&
  !ADDRESS_LINE.test(fold(text));
const ADDRESS_LINE =
  /^(?:residence|bat|esc|appt?|appartement|rue|avenue|chez|bp|cs|lieu-?dit|hameau|villa|chemin|route)\b/;

/** A person at the end of a cell, with what the next line of its column adds. */
export function widened(sheet: Sheet, cell: Cell, value: string): Narrow {
  const below = underIn(sheet, cell);
  const next = plain(below?.text ?? '').trim();
  const company = isEstate(value) ? restOfCompany(sheet, value, cell.box) : null;
  if (company) return { value: joined(value, company), cut: false };
  if (!below || isEstate(value) || !cell.text.trimEnd().endsWith(value))
    return { value, cut: endsInMarriage(value) };
  if (endsInMarriage(value))
    return CAPITALS.test(next) && !isHeading(next)
      ? { value: `${value} ${below.text.trim()}`, cut: false }
      : { value, cut: true };
  if (value.endsWith('-'))
    return CAPITALS.test(next) && !isHeading(next)
      ? { value: joined(value, below.text), cut: false }
      : { value, cut: true };
  if (ANOTHER.test(fold(next))) return { value, cut: false };
  const given = withoutTitles(value).trim().replace(HONOUR, '');
  const isHonoured = given !== withoutTitles(value).trim();
  // « Monsieur le Comte » over « Paul de ROUX ».
  if (isHonoured && given === '')
    return RANKED.test(next) && !isHeading(next)
      ? { value: `${value} ${below.text.trim()}`, cut: false }
      : { value, cut: true };
  if (isGivenName(given) && given !== given.toUpperCase() && (isHonoured || isFamilyName(next)))
    return isFamilyName(next)
      ? { value: `${value} ${below.text.trim()}`, cut: false }
      : { value, cut: true };
  const names = withoutTitles(value).trim().split(/\s+/);
  const isFamily = names.every(
    (word) => !/\p{Ll}/u.test(word) || /^(?:et|ou|de|du|des)$/.test(word) || isMarriageWord(word),
  );
  const [one = '', other] = next.split(/\s(?:et|ou|&)\s/i);
  // « M. ET MME ROUX » over « LUC ET ANNE »: two titles, so that two lone words are their given names.
  if (isFamily && other !== undefined && [one, other].every((word) => LONE_WORD.test(word)))
    return { value: `${value} ${below.text.trim()}`, cut: ![one, other].some(isGivenName) };
  if (!isFamily || !LONE_WORD.test(next) || isHeading(next)) return { value, cut: false };
  if (isGivenName(next)) return { value: `${value} ${below.text.trim()}`, cut: false };
  // A hamlet or a rare given name.
  return { value, cut: !names.some(isGivenName) };
}
