// Where a syndic's paper belongs: whose it is, which building, which lots.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { findRncNumbers } from '../../french/identifiers.ts';
import { foundBox } from '../../french/written.ts';
import { homeOwnerOf, ownerOf } from '../parties/owner.ts';
import { syndicOfPaper } from '../parties/syndic-of-paper.ts';
import { buildingOf } from '../places/building.ts';
import { propertyAddresses } from '../places/property.ts';
import { blocksOf } from '../sheet/blocks.ts';
import { under } from '../sheet/labelled.ts';
import { distinct, factsOf, readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { overName } from '../sheet/values-over-labels.ts';
import { lotsOf, together } from './lots.ts';
import { besideRoll, ownRow } from './owners-roll.ts';

/** Further on, papers speak of other buildings and other people. */
const FIRST_PAGES = 2;

/** What the first page that says it says. */
function first<T>(sheets: readonly Sheet[], read: (sheet: Sheet) => Reading<T>[]): Reading<T>[] {
  for (const sheet of sheets.slice(0, FIRST_PAGES)) {
    const all = read(sheet);
    if (all.length > 0) return all;
  }
  return [];
}

/** In signs. */
const NEXT = 140;

const BESIDE = /copropri|residence|immeuble|\bsdc\b|\d{5} [a-z]{3}/;

/** Where the number says what it is, has the hyphens of the register, or stands beside a building or an address. */
export function rncOf(sheet: Sheet): Reading<string>[] {
  const extracted = findRncNumbers(sheet.written).flatMap((one) => {
    const { text, starts } = sheet.written;
    const start = starts[one.from] ?? 0;
    const before = fold(text.slice(Math.max(0, start - 60), start));
    const line = fold(text.slice(text.lastIndexOf('\n', start) + 1).split('\n')[0] ?? '');
    // With spaces it looks like many other numbers: it has to be named.
    const named =
      /\bimmat(?:ric|\b)|registre|\brnc\b/.test(before) ||
      one.raw.includes('-') ||
      // « AB1 234 567 – LE PARC, 3 rue … », over « immatriculée le … ».
      /\bimmatriculee? (?:le|au|depuis)\b/.test(fold(text.slice(start, start + NEXT))) ||
      (!/\s/.test(one.raw) && BESIDE.test(line)) ||
      // « Syndicat …, 3 rue …, 35000 RENNES – AB1 234 567 », at the end of the line of the building.
      (/copropri|\bsdc\b/.test(line) &&
        /\d{5} [a-z' -]+[–|·(-] ?$/.test(before) &&
        /^\)?(?:\n|$)/.test(text.slice(start + one.raw.length))) ||
      // « … 35000 RENNES », then « (AB1234567) » on the next line.
      (!/\s/.test(one.raw) &&
        (text[start] === '(' || /\((?:n° ?)?$/.test(before)) &&
        BESIDE.test(before));
    const reading = { value: one.value, raw: one.raw, page: sheet.page };
    return named ? [{ ...reading, box: foundBox(sheet.written, one) }] : [];
  });
  return extracted.length > 0
    ? extracted
    : [
        ...overName(sheet, REGISTERED, asRnc),
        ...under(sheet, REGISTERED, asRnc),
        ...underTown(sheet),
      ];
}

const REGISTERED =
  /(?:n°|numero|code)?(?: ?d')?(?: ?immatriculation)(?: (?:au registre|rnc|de la copropriete))?|(?:n°|numero)? ?(?:au )?(?:rnc|registre(?: national)?(?: des coproprietes)?)/;
const COMPACT = /^[A-Z]{2}\d{7}$/;
const asRnc = (text: string): string | null => {
  const bare = text.replaceAll(/[\s-]/g, '');
  return COMPACT.test(bare) ? bare : null;
};

/** « N° AB1234567 », alone under the town of a block that is an address. */
const underTown = (sheet: Sheet): Reading<string>[] =>
  blocksOf(sheet).flatMap(({ lines, page }) =>
    lines.flatMap(({ cell }, at) => {
      const above = lines[at - 1]?.cell.text ?? '';
      const number = asRnc(cell.text.replace(/^n°\s?/i, ''));
      return number?.startsWith('A') && /(?:^|[,–-] ?)\d{5} \p{L}{2}[^\d:]*$/u.test(above)
        ? [readCells(number, [cell], page)]
        : [];
    }),
  );

/** Of the building only, for papers that are nobody's in particular. */
export function buildingFacts(
  sheets: readonly Sheet[],
  rule: string,
  { sent_by_syndic = true }: { sent_by_syndic?: boolean } = {},
): Fact[] {
  return [
    ...factsOf('syndic', rule, syndicOfPaper(sheets, sent_by_syndic)),
    ...factsOf(
      'building',
      rule,
      first(sheets, (sheet) => buildingOf(sheet).names),
    ),
    ...factsOf(
      'building_address',
      rule,
      first(sheets, (sheet) => buildingOf(sheet).addresses),
    ),
    ...factsOf('rnc', rule, distinct(sheets.flatMap(rncOf))),
  ];
}

/** « Lot 17 » over its lines on one page and « Lot 58 » on the next are lots of one paper. */
function allLots(sheets: readonly Sheet[]): Reading<string[]>[] {
  const all = sheets.map(lotsOf).filter((one) => one.length > 0);
  const [lots] = all;
  if (!lots) return [];
  const more = together(all.flat());
  if (all.every(([one]) => one?.value.length === 1) && more) return [more];
  return partedLots(all.flat()) ?? lots;
}

/** Titles of lots on each page, one of which has several: all of them. */
function partedLots(all: readonly Reading<string[]>[]): Reading<string[]>[] | null {
  const [start] = all;
  const areTitles = all.every(({ value, raw }) => raw.split(' + ').length === value.length);
  const lots = [...new Set(all.flatMap(({ value }) => value))];
  const isMore = start !== undefined && lots.length > start.value.length;
  return isMore && areTitles
    ? [{ ...start, value: lots, raw: all.map(({ raw }) => raw).join(' + ') }]
    : null;
}

/** Of a list of all the owners, the one whose row it is where the letter around it names nobody. */
function ownerBesideRoll(sheet: Sheet): Reading<string>[] {
  const named = ownerOf(besideRoll(sheet));
  const row = named.length === 0 ? ownRow(sheet) : null;
  return row ? [readCells(row.who.text, [row.who], sheet.page)] : named;
}

export const holdingFacts = (sheets: readonly Sheet[], rule: string): Fact[] => [
  ...buildingFacts(sheets, rule),
  ...factsOf('owner', rule, sheets.slice(0, 1).flatMap(ownerBesideRoll)),
  ...factsOf('lots', rule, allLots(sheets)),
];

/** Of a home that somebody measured or examined. */
export const homeFacts = (sheets: readonly Sheet[], rule: string): Fact[] => [
  ...factsOf('property_address', rule, propertyAddresses(sheets)),
  ...factsOf('owner', rule, first(sheets, homeOwnerOf)),
  ...factsOf('lots', rule, first(sheets, lotsOf)),
];
