// Where a syndic's paper belongs: whose it is, which building, which lots.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../french/fold.ts';
import { findRncNumbers } from '../french/identifiers.ts';
import { findAll, foundBox, wordsOf } from '../french/written.ts';
import type { Cell } from '../layout/cells.ts';
import { boxAround } from '../page/box.ts';
import { textsAfter, wordsFrom } from './labelled.ts';
import { ownerNames, propertyAddresses } from './property.ts';
import { distinct, factsOf, type Reading, readWords } from './reading.ts';
import type { Sheet, SheetLine } from './sheet.ts';

const BUILDING =
  /(?:nom d'usage de la )?copropriete|nom de la copropriete|denomination|syndicat des coproprietaires|immeuble|residence/;
const OWN_ADDRESS = /adresse (?:de reference|de l'immeuble|de la copropriete|du bien)/;
const OWNER = /(?:nom du )?(?:co-?)?proprietaire|titulaire(?: du compte)?|destinataire/;
const HOME_OWNER = new RegExp(`${OWNER.source}|vendeurs?(?: ou bailleurs?)?`);
/** In words. */
const MAX_NAME = 7;
const LOTS = /^(?:vos |votre )?lots?(?:\(s\))?\s*(?:n°s?|numeros?)?\s*:?\s*/;

/** « Désignation et situation du ou des lots de copropriété : 2e étage, lot numéro 12 ». */
const LOTS_OF_HOME =
  /^designation[^:]{0,30}lots?(?:\(s\))? de copropriete.*?\blots?(?:\(s\))? (?:numeros?|n°s?) ?(?<lots>\d+(?:(?:\s*,\s*|\s+et\s+)\d+)*)/;

const CIVILITY = String.raw`(?:m\.|mr\b|mme\b|mlle\b|monsieur|madame|mademoiselle|messieurs|sci\b|indivision|succession)`;
const PERSON = new RegExp(
  String.raw`^${CIVILITY}(?:\s+(?:et|ou)\s+${CIVILITY})?\s+[\p{L}][\p{L} .'&-]*$`,
  'u',
);
const SALUTATION = /^(madame|monsieur|mademoiselle)[\s,]+(madame|monsieur)?\s*,?$/;
const POSTCODE = /(?<!\d)\d{5}(?!\d)\s+\p{L}/u;
/** Letterheads and feet, of the height of a page. */
const [TOP, FOOT] = [0.25, 0.88];
const TRADE = /^(?:syndic\b|administrateurs? de biens|gestion immobiliere|gerance|transaction)/;
/** « Gérance Saint-Exemple » is a name, « Gérance, syndic » is not. */
const ONLY_TRADE =
  /^(?:(?:syndic(?: (?:de copropriete|professionnel))?|administrateurs? de biens|gestion immobiliere|gestion locative|gerance|location|transactions?|vente)(?:\s*[,/&-]\s*|\s+et\s+|$))+$/;

/** A company or a person is the same in capitals and without accents. */
function sameText(readings: readonly Reading<string>[]): Reading<string>[] {
  const folded = readings.map((one) => ({ ...one, value: fold(one.value) }));
  return distinct(folded).flatMap((one) => readings[folded.indexOf(one)] ?? []);
}

const wholeCell = (sheet: Sheet, { text, words }: Cell): Reading<string> =>
  readWords(text, text, words, sheet.page);

const upTo = (sheet: Sheet, cell: Cell, end: number): Reading<string> => {
  const rest = new Set(wordsFrom(cell, end));
  const words = cell.words.filter((word) => !rest.has(word));
  const text = cell.text.slice(0, end).trim();
  return readWords(text, text, words, sheet.page);
};

/** « L’assemblée désigne X, carte professionnelle… » is a sentence. */
const DECIDES = /assemblee|designe|nomme|elit|confie|renouvel|mandat/;

const isMargin = ({ page }: Sheet, { box }: Cell): boolean =>
  box[3] < page.height * TOP || box[1] > page.height * FOOT;

function syndicOf(sheet: Sheet): Reading<string>[] {
  const named = textsAfter(sheet, /syndic|cabinet/).map((one) => ({
    ...one,
    value: one.value.split(',')[0]?.trim() ?? '',
  }));
  const printed = sheet.lines.flatMap(({ cells }, index) =>
    cells.flatMap((cell, at) => {
      const text = fold(cell.text);
      // « Cabinet X, carte professionnelle CPI… » at the foot, « CABINET X - Syndic » at the top.
      const card = /^(?<name>[^,:;]{3,60}?)\s*[,-]\s*(?:carte professionnelle|syndic$)/.exec(text);
      const margin = isMargin(sheet, cell) && !DECIDES.test(text);
      if (margin && card?.groups?.['name']) return [upTo(sheet, cell, card.groups['name'].length)];
      const below = sheet.lines[index + 1]?.cells[0];
      const isHead = at === 0 && index < 3 && below && TRADE.test(fold(below.text));
      return isHead && !ONLY_TRADE.test(text) ? [wholeCell(sheet, cell)] : [];
    }),
  );
  return [...printed, ...named].filter(
    ({ value }) => value.length > 2 && !ONLY_TRADE.test(fold(value)),
  );
}

type Place = { building: Reading<string>[]; address: Reading<string>[] };

function placeOf(sheet: Sheet): Place {
  const { lines } = sheet;
  const isNamed = ({ cells }: SheetLine) =>
    cells.some(({ text }) =>
      new RegExp(`^(?:${BUILDING.source})\\s*:?$|^(?:${BUILDING.source})\\s*:`).test(fold(text)),
    );
  const building = textsAfter(sheet, BUILDING);
  const own = textsAfter(sheet, OWN_ADDRESS);
  // « Adresse » alone may be anybody's: it is the building's right under its name.
  const near = textsAfter(sheet, /adresse/).filter(({ box }) =>
    lines.some(
      (line, index) =>
        isNamed(line) &&
        lines.slice(index, index + 3).some((one) => one.box[1] <= box[1] && one.box[3] >= box[3]),
    ),
  );
  const titled = building.length > 0 ? [] : titledPlaces(sheet);
  const parted = [...building, ...titled.map(({ name }) => name)].map(partPlace);
  return {
    building: parted.map(({ name }) => name),
    address: [
      ...own,
      ...near,
      ...titled.flatMap(({ address }) => address ?? []),
      ...parted.flatMap(({ address }) => address ?? []),
    ].filter(({ value }) => POSTCODE.test(value)),
  };
}

/** « Résidence LES TROIS ORMES   12 rue du Test 69003 LYON », with no other label. */
const titledPlaces = (sheet: Sheet) =>
  sheet.lines.slice(0, sheet.lines.length / 2).flatMap(({ cells }) =>
    cells.flatMap((cell, index) => {
      const next = cells[index + 1];
      const { name, address } = partPlace(wholeCell(sheet, cell));
      const isName = /^(?:residence|villa|copropriete) [^:,.\d]{3,50}$/.test(fold(name.value));
      if (!isName || name.value.split(' ').length > MAX_NAME) return [];
      return [
        {
          name: wholeCell(sheet, cell),
          address: address ?? (next ? wholeCell(sheet, next) : null),
        },
      ];
    }),
  );

/** « LE BELVEDERE - 18 rue des Lilas 74000 ANNECY » is a name and an address. */
function partPlace(reading: Reading<string>): {
  name: Reading<string>;
  address: Reading<string> | null;
} {
  const parts = /^(?<name>\D+?)\s*[,–—-]\s*(?<address>\d{1,4}[ ,].*\d{5}\s+\p{L}.*)$/u.exec(
    reading.value,
  )?.groups;
  const { name, address } = parts ?? {};
  return name && address
    ? { name: { ...reading, value: name }, address: { ...reading, value: address } }
    : { name: reading, address: null };
}

/** Where the number says what it is, or has the hyphens of the register. */
export const rncOf = (sheet: Sheet): Reading<string>[] =>
  findRncNumbers(sheet.written).flatMap((one) => {
    const start = sheet.written.starts[one.from] ?? 0;
    const before = fold(sheet.written.text.slice(Math.max(0, start - 60), start));
    const named = /immatricul|registre|\brnc\b/.test(before) || one.raw.includes('-');
    const reading = { value: one.value, raw: one.raw, page: sheet.page };
    return named ? [{ ...reading, box: foundBox(sheet.written, one) }] : [];
  });

const namedOwner = (sheet: Sheet, label = OWNER): Reading<string>[] =>
  textsAfter(sheet, label).filter(({ value }) => PERSON.test(fold(value)));

function ownerOf(sheet: Sheet): Reading<string>[] {
  const named = namedOwner(sheet);
  if (named.length > 0) return named;
  const half = sheet.page.height / 2;
  return sheet.lines.flatMap(({ cells }) =>
    cells
      .filter(({ text, box, words }) => {
        const folded = fold(text);
        return (
          box[3] < half && words.length <= 8 && PERSON.test(folded) && !SALUTATION.test(folded)
        );
      })
      .map((cell) => wholeCell(sheet, cell)),
  );
}

/** What they weigh may follow: « …, 184/10 000 tantièmes ». */
const SHARE = /^\s*(?:soit\s+)?\d[\d .]*\/\s*\d[\d .]*\s*(?:i?emes?|tantiemes|milliemes)?(?: .*)?$/;

/** « 17 (appartement), 58 (cave) », « 17 et 58 »: numbers that stand first in their item. */
export function lotNumbers(text: string): string[] | null {
  const items = fold(text)
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[,;+]|\bet\b/);
  const numbers = items
    .filter((item) => !SHARE.test(item))
    .map(
      (item) =>
        /^\s*(?:lots?\s*)?(?:n°\s*)?(\d{1,5})\s*(?:[-:]?\s*\p{L}[\p{L} '.-]*)?$/u.exec(item)?.[1],
    );
  return numbers.length > 0 && numbers.every((one) => one !== undefined) ? numbers : null;
}

function lotsOf(sheet: Sheet): Reading<string[]>[] {
  const labelled = sheet.lines.flatMap(({ cells }) =>
    cells.flatMap((cell, index) => {
      const match = LOTS.exec(fold(cell.text));
      if (!match) return [];
      const rest = wordsFrom(cell, match[0].length);
      return [rest.length > 0 ? rest : (cells[index + 1]?.words ?? [])];
    }),
  );
  const told = findAll(
    sheet.written,
    fold,
    /proprietaire(?:\(s\))? d(?:u|es?) lots? (?<lots>\d+(?:(?:\s*,\s*|\s+et\s+)\d+)*)/g,
    (match) => match.groups?.['lots'] ?? null,
  );
  const described = sheet.lines.flatMap(({ cells }) =>
    cells.flatMap(({ text, words }) => {
      const value = lotNumbers(LOTS_OF_HOME.exec(fold(text))?.groups?.['lots'] ?? '');
      return value ? [readWords(value, text, words, sheet.page)] : [];
    }),
  );
  return together([
    ...described,
    ...labelled.flatMap((words) => {
      const text = words.map((word) => word.text).join(' ');
      const value = lotNumbers(text);
      return value ? [readWords(value, text, words, sheet.page)] : [];
    }),
    ...told.flatMap((one) => {
      const value = lotNumbers(one.value);
      return value ? [readWords(value, one.raw, wordsOf(sheet.written, one), sheet.page)] : [];
    }),
  ]);
}

/** « Lot 17 » and « Lot 58 », each over its own lines, are the lots of one paper. */
function together(readings: readonly Reading<string[]>[]): Reading<string[]>[] {
  const [first, ...others] = distinct(readings);
  if (!first || others.length === 0 || readings.some(({ value }) => value.length > 1))
    return [...readings];
  return [
    {
      value: [first, ...others].flatMap(({ value }) => value),
      raw: [first, ...others].map(({ raw }) => raw).join(' + '),
      box: boxAround([first, ...others].map(({ box }) => box)),
      page: first.page,
    },
  ];
}

/** Of the building only, for papers that are nobody's in particular. */
export function buildingFacts(sheets: readonly Sheet[], rule: string): Fact[] {
  const places = sheets.map(placeOf);
  return [
    ...factsOf('syndic', rule, sameText(sheets.flatMap(syndicOf))),
    ...factsOf('building', rule, sameText(places.flatMap(({ building }) => building))),
    ...factsOf('building_address', rule, sameText(places.flatMap(({ address }) => address))),
    ...factsOf('rnc', rule, distinct(sheets.flatMap(rncOf))),
  ];
}

export const holdingFacts = (sheets: readonly Sheet[], rule: string): Fact[] => [
  ...buildingFacts(sheets, rule),
  ...factsOf('owner', rule, sameText(sheets.slice(0, 1).flatMap(ownerOf))),
  ...factsOf('lots', rule, distinct(sheets.flatMap(lotsOf))),
];

/** Of a home that somebody measured or examined: only what is named as such. */
export const homeFacts = (sheets: readonly Sheet[], rule: string): Fact[] => [
  ...factsOf('property_address', rule, sameText(propertyAddresses(sheets))),
  ...factsOf(
    'owner',
    rule,
    sameText(
      sheets.flatMap((sheet) => [
        ...namedOwner(sheet, HOME_OWNER),
        ...ownerNames(sheet).filter(({ value }) => PERSON.test(fold(value))),
      ]),
    ),
  ),
  ...factsOf('lots', rule, distinct(sheets.flatMap(lotsOf))),
];
