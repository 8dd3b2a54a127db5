// A paper tells who sends it in several places: at its head, at its foot, under its last words, where cheques are payable, in
// its mail address. A name that two of them tell is the sender's; what only one tells may be anybody's.
import { fold, plain } from '../../french/fold.ts';
import { writtenText } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import { isGivenName } from '../names/given-names.ts';
import { findAddresses } from '../places/addresses.ts';
import { buildingOf } from '../places/building.ts';
import { oncePerSheet } from '../sheet/once-per-sheet.ts';
import { BUILDING_NAME } from '../sheet/place-words.data.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { closingRow } from './closing-lines.ts';
import { bareName, FORM, nameOf, OF_TRADE, saysTitle } from './firm-names.ts';
import { isWebSpace } from './not-the-firm.ts';
import { isOtherTrade } from './other-trades.ts';
import { domainsOf, isBorneOut, letters } from './web-names.ts';

type Place = 'HEAD' | 'FOOT' | 'SIGNATURE' | 'PAYEE' | 'CONTACT';
type Extracted = { reading: Reading<string>; bare: string; place: Place; marked: boolean };

/** Of the height of a page. */
const [HEAD, FOOT] = [0.25, 0.88];
/** In lines: a page may be short, and its foot high. */
const [LAST_LINES, SIGNATURE] = [3, 6];
const PAYEE =
  /\b(?:a l'ordre d(?:e la |e l'|e|u)\s?|titulaire(?: du compte)? ?: ?|beneficiaire ?: ?)(?=\S)/;
const CONTACT = /@|\bwww\.|https?:\/\//;
/** What the law has firms say of themselves. */
const MARKS =
  /\brcs\b|\bsire[tn]\b|\bcpi\b|carte (?:professionnelle|[gst]\b)|au capital|garantie financiere|mentions legales|\btel(?:ephone|\.)?\b|@|administrat(?:eurs?|ion) de biens/;
/** « BP 114 – 19100 BRIVE »: an office without a street. */
const POST = /^(?:b\.?p\.?|c\.?s\.?) ?\d+.{0,30}\b\d{5} [a-z]/;
/** Between the things that one line says. */
const PARTS = /\s+[–—-]\s+|\s*[|·•;:,()<>›©]\s*|\s{2,}/u;
const PROPER =
  /^(?:\p{Lu}[\p{L}\d'&.-]*(?: (?:(?:[dl]')?\p{Lu}[\p{L}\d'&.-]*|de|du|des|et|la|le|les|en|sur|&))*|\p{Ll}[\p{L}\d&.]{3,})$/u;
const OPENING =
  /^\p{Lu}[\p{L}\d'&.-]*(?: (?:(?:de|du|des|et|la|le|les|&) ){0,2}\p{Lu}[\p{L}\d'&.-]*)*/u;
/** In letters. */
const MIN_NAME = 4;

const placeOf = (sheet: Sheet, row: number, closing: number): Place | null => {
  const { lines, page } = sheet;
  const line = lines[row];
  if (!line) return null;
  if (PAYEE.test(line.folded)) return 'PAYEE';
  if (row > closing && row <= closing + SIGNATURE) return 'SIGNATURE';
  if (line.box[3] < page.height * HEAD) return 'HEAD';
  if (line.box[1] > page.height * FOOT || row >= lines.length - LAST_LINES) return 'FOOT';
  return CONTACT.test(line.folded) ? 'CONTACT' : null;
};

/** « 44000 NANTES »: the towns that a page tells are no names. */
export const townsOf = (folded: string): ReadonlySet<string> =>
  new Set(
    [...folded.matchAll(/\b\d{5}\s+(?<town>[a-z][a-z' -]+)/g)].map(({ groups }) =>
      letters(groups?.['town'] ?? ''),
    ),
  );

/** « Anne Roux », without a word that firms say of themselves. */
const isPerson = (name: string): boolean =>
  !FORM.test(fold(name)) && !OF_TRADE.test(fold(name)) && isGivenName(name.split(' ')[0] ?? '');

function firmsIn(sheet: Sheet, { text, box }: Cell): Reading<string>[] {
  const start = PAYEE.exec(fold(text));
  const extracted = start ? text.slice(start.index + start[0].length) : text;
  // « à l’ordre de COPRO SUD ou virement »: a sentence goes on.
  const whole = start ? (OPENING.exec(plain(extracted))?.[0] ?? '') : extracted;
  return whole
    .split(PARTS)
    .filter((part) => PROPER.test(plain(part)))
    .flatMap((part) =>
      nameOf({ value: part, raw: text, box, page: sheet.page, written: writtenText(part) }),
    )
    .filter(({ value }) => {
      const name = fold(value);
      return (
        letters(bareName(value)).length >= MIN_NAME &&
        !/[\d@]|www/.test(name) &&
        !saysTitle(name) &&
        !isOtherTrade(name) &&
        !isWebSpace(value) &&
        !isPerson(value) &&
        !BUILDING_NAME.test(name) &&
        !/^(?:sci|indivision|consorts|succession|m\.|mme|mlle|monsieur|madame)(?![a-z])/.test(name)
      );
    });
}

export const firmsStatedOn = oncePerSheet((sheet): Extracted[] => {
  const [closing, towns] = [closingRow(sheet), townsOf(fold(sheet.written.text))];
  const buildings = buildingOf(sheet).names.map(({ value }) => letters(fold(value)));
  const isOfHouse = (name: string): boolean =>
    towns.has(name) || buildings.some((one) => one.includes(name) || name.includes(one));
  return sheet.lines.flatMap(({ cells }, row) => {
    const place = placeOf(sheet, row, closing);
    if (!place) return [];
    const next = sheet.lines[row + 1]?.folded ?? '';
    return cells
      .flatMap((cell) => firmsIn(sheet, cell))
      .filter(({ value }) => !isOfHouse(letters(fold(value))))
      .map((reading) => ({
        reading,
        bare: bareName(reading.value),
        place,
        marked: isMarked(reading, next),
      }));
  });
});

/** « EXEMPLO SAS, 3 rue Haute, 44000 NANTES – RCS… »: a name, then what firms say of themselves, on its line or right under it. */
function isMarked({ value, raw }: Reading<string>, next: string): boolean {
  const line = raw.replace(/^(?:©|\(c\)|copyright)\s*(?:\d{4}\s)?/iu, '');
  if (!line.startsWith(value)) return false;
  const rest = fold(line.slice(value.length));
  const [address] = findAddresses(writtenText(rest));
  return (
    line !== raw ||
    MARKS.test(rest) ||
    address !== undefined ||
    (rest.trim() === '' &&
      (MARKS.test(next) || POST.test(next) || findAddresses(writtenText(next))[0]?.from === 0))
  );
}

export const opens = (one: string, other: string): boolean =>
  one === other || other.startsWith(`${one} `);

/** One name for all its forms: « Exemplo » at the head, « EXEMPLO NANTES » at the foot. The fullest is extracted, unless there are two. */
export function fullestOf(group: readonly Extracted[]): Extracted | null {
  const longest = group.toSorted((a, b) => b.bare.length - a.bare.length)[0];
  return longest && group.every(({ bare }) => opens(bare, longest.bare)) ? longest : null;
}

export function agreedFirms(sheets: readonly Sheet[]): Reading<string>[] {
  const extracted = sheets.flatMap(firmsStatedOn);
  const domains = new Set(sheets.flatMap((sheet) => [...domainsOf(sheet)]));
  const groups = Map.groupBy(extracted, ({ bare }) => bare.split(' ')[0] ?? '');
  const agreed = [...groups.values()].flatMap((group) => {
    const fullest = fullestOf(group);
    if (!fullest) return [];
    const name = fold(fullest.reading.value);
    const isWeb = isBorneOut(name, domains);
    const places = new Set(group.map(({ place }) => place));
    const isFirm =
      isWeb || FORM.test(name) || OF_TRADE.test(name) || group.some(({ marked }) => marked);
    return isFirm && places.size + Number(isWeb) >= 2 ? [fullest.reading] : [];
  });
  const [only, ...others] = agreed;
  return only && others.length === 0 ? [only] : [];
}
