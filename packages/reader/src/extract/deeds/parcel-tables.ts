import { readCells, type Reading } from '../reading.ts';
// Parcels and lots in tables, as deeds and the land registry print them: « Section | N° | Lieudit »,
// « Commune | Désignation cadastrale | Volume | Lot ».
import { gridRows } from '../sheet/grid.ts';
import type { Sheet } from '../sheet/sheet.ts';

const PARTED = {
  section: /^(?:section|sect\.)s?(?: cadastrale)?$/,
  number:
    /^(?:n°|numeros?|parcelles?|num\.)(?: (?:de |du |la )?(?:parcelle|plan|n°|parcellaire))?$/,
};
const WHOLE = {
  parcel:
    /^(?:designation cadastrale|ref(?:erences?|s?\.)? (?:cadastrales?|cad\.?)|cadastre|parcelles?(?: cadastrales?)?|(?:prefixe ?[/,-]? ?)?section ?(?:et|[/,-]) ?(?:numero|n°|parcelle|plan))$/,
};
/** « VILLEURBANNE BR 126 », under « Immeuble »: the town before what the cadastre calls it. */
const IN_TOWN = { parcel: /^(?:immeubles?|biens?)(?: (?:concernes?|requis))?$/ };
const WITH_TOWN =
  /^(?!.*\b(?:bat|lots?|esc|escalier|porte|appt?)\b)\p{L}[\p{L}' -]+\s(?:\d{3}\s)?(?<section>[A-Z]{1,2}|\d[A-Z])\s(?:n°\s?)?0*(?<number>\d{1,4})$/iu;
const LOTS = {
  lot: /^(?:(?:n°s?|nos?|num\.?|numeros?) ?(?:de |du |des )?)?lots?(?:\(s\))?(?: (?:n°s?|numeros?|concernes?|de copropriete))?$/,
};
const SECTION = /^(?:\d{3} )?(?:[A-Z]{1,2}|\d[A-Z]|\d{1,3})$/;
/** « 820 D 114 », « DK n° 318 », « AB0012 »; « CXx 92 » where an eye saw the last letter twice. */
const PARCEL =
  /^(?:\d{3}\s)?(?<section>[A-Z]{1,2}|\d[A-Z])(?:(?<=[A-Z]{2})[a-z])?\s?(?:n°\s?)?0*(?<number>\d{1,4})$/;

/** « 302/97 »: the land book tells of which parcel it was cut. */
const NUMBER = /^0*[1-9]\d{0,3}(?:\/\d{1,4})?$/;

const inTwo = (sheet: Sheet): Reading<string>[] =>
  gridRows(sheet, PARTED, { head: 'number', is: NUMBER }).flatMap(({ cells }) => {
    const { section, number } = cells;
    return section && number && SECTION.test(section.text) && NUMBER.test(number.text)
      ? [
          readCells(
            `${section.text.replace(/^\d{3} (?=[A-Z])/, '')} ${number.text.replace(/^0+/, '')}`,
            [section, number],
            sheet.page,
          ),
        ]
      : [];
  });

/** « CXx 92 »: an eye saw the last letter twice. */
const withoutTwin = (text: string): string =>
  text.replace(
    /(?<=^(?:\d{3}\s)?[A-Z]{0,2}(?<last>[A-Z]))(?<twin>[a-z])(?=\s?\d)/,
    (twin, ...rest) => (rest.includes(twin.toUpperCase()) ? '' : twin),
  );

const inOne = (sheet: Sheet): Reading<string>[] =>
  gridRows(sheet, WHOLE, { head: 'parcel', is: /\d$/ }).flatMap(({ cells: { parcel } }) => {
    const { section, number } = PARCEL.exec(withoutTwin(parcel?.text ?? ''))?.groups ?? {};
    return parcel && section && number
      ? [readCells(`${section} ${Number(number)}`, [parcel], sheet.page)]
      : [];
  });

const inTowns = (sheet: Sheet): Reading<string>[] =>
  gridRows(sheet, { ...IN_TOWN, lot: /\blots?\b/ }, { head: 'parcel', is: /\d$/ }).flatMap(
    ({ cells: { parcel } }) => {
      const { section, number } = WITH_TOWN.exec(parcel?.text ?? '')?.groups ?? {};
      return parcel && section && number && /^[\dA-Z]+$/.test(section)
        ? [readCells(`${section} ${Number(number)}`, [parcel], sheet.page)]
        : [];
    },
  );

/** A row of the table that an eye could not read: the list is another one without it. */
export const hasUnreadParcel = (sheet: Sheet): boolean =>
  sheet.page.source === 'OCR' &&
  gridRows(sheet, WHOLE, { head: 'parcel', is: /\d$/ }).some(
    ({ cells: { parcel } }) => parcel && /\d$/.test(parcel.text) && !PARCEL.test(parcel.text),
  );

export const tableParcels = (sheet: Sheet): Reading<string>[] => [
  ...inTwo(sheet),
  ...inOne(sheet),
  ...inTowns(sheet),
];

/** The same of its column of lots. */
export const hasUnreadLot = (sheet: Sheet): boolean => {
  if (sheet.page.source !== 'OCR') return false;
  const rows = gridRows(sheet, { ...WHOLE, ...LOTS }, { head: 'parcel', is: /\d$/ });
  const read = rows.filter(({ cells: { lot } }) => /^\d/.test(lot?.text ?? ''));
  return read.length > 0 && read.length < rows.length;
};

/** The lots beside the parcels: of another table they may be anything. */
export function tableLots(sheet: Sheet): Reading<string>[] {
  const under = (heads: Record<string, RegExp>) =>
    gridRows(sheet, { ...heads, ...LOTS }, { head: 'lot', is: /^\d/ }).flatMap(
      ({ cells: { lot } }) =>
        lot && /^\d{1,5}(?:(?:\s?[,;-]\s?|\s?et\s|\s)\d{1,5})*$/.test(lot.text)
          ? (lot.text.match(/\d+/g) ?? []).map((one) =>
              readCells(String(Number(one)), [lot], sheet.page),
            )
          : [],
    );
  const whole = under(WHOLE);
  return whole.length > 0 ? whole : under({ section: PARTED.section });
}
