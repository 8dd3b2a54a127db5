// Parcels and lots in tables, as deeds and the land registry print them: « Section | N° | Lieudit »,
// « Commune | Désignation cadastrale | Volume | Lot ».
import type { Cell } from '../../layout/cells.ts';
import { gridRows } from '../sheet/grid.ts';
import { readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const PARTED = {
  section: /^(?:section|sect\.)s?(?: cadastrale)?$/,
  number:
    /^(?:n°|numeros?|parcelles?|num\.|plan)(?: (?:de |du |la )?(?:parcelle|plan|n°|parcellaire))?$/,
};
const WHOLE = {
  parcel:
    /^(?:designation cadastrale|ref(?:erences?|s?\.)? (?:cadastrales?|cad\.?)|cadastre|parcelles?(?: cadastrales?)?|(?:prefixe ?[/,-]? ?)?section ?(?:et|[/,-]) ?(?:numero|n°|parcelle|plan))$/,
};
/** « VILLEURBANNE BR 126 », under « Immeuble »: the town before what the cadastre calls it. */
const IN_TOWN = {
  parcel:
    /^(?:immeubles?|biens?)(?:\(s\))?(?: (?:concerne|requis|demande|designe|vise|recherche|interroge|retenu)e?s?(?:\(s\))?)?$/,
};
const WITH_TOWN =
  /^(?!.*\b(?:bat|lots?|esc|escalier|porte|appt?)\b)\p{L}[\p{L}' -]+\s(?:\(\d{2,5}\)\s)?(?:-\s)?(?:\d{3}\s)?(?<section>[A-Z]{1,2}|\d[A-Z])\s(?:n°\s?)?0*(?<number>\d{1,4})$/iu;
const LOTS = {
  lot: /^(?:(?:n°s?|nos?|num\.?|numeros?) ?(?:de |du |des )?)?lots?(?:\(s\))?(?: (?:n°s?|numeros?|concernes?|de copropriete))?$/,
};
const SECTION = /^(?:\d{3} )?(?:[A-Z]{1,2}|\d[A-Z]|\d{1,3})$/;
/** « 820 D 114 », « DK n° 318 », « AB0012 »; « CXx 92 » where OCR saw the last letter twice. */
const PARCEL =
  /^(?:\d{3}\s)?(?<section>[A-Z]{1,2}|\d[A-Z])(?:(?<=[A-Z]{2})[a-z])?\s?(?:n°\s?)?0*(?<number>\d{1,4})$/;

/** « 302/97 »: the land book tells of which parcel it was cut. */
const NUMBER = /^0*[1-9]\d{0,3}(?:\/\d{1,4})?$/;

/** What stands right under a table may seem to go on with its last row: the first words of a cell are its own. */
const FIRST_WORDS = /^(?:\d{3} (?=[A-Z]))?\S+/;
const firstWords = (cell: Cell | undefined): string =>
  FIRST_WORDS.exec(cell?.text ?? '')?.[0] ?? '';

const rowsInTwo = (sheet: Sheet) =>
  gridRows(sheet, PARTED, { head: 'number', is: /^0*[1-9]\d{0,3}(?:\/\d{1,4})?(?![^\s])/ }).map(
    ({ cells }) => {
      const [section, number] = [firstWords(cells.section), firstWords(cells.number)];
      const isRead = SECTION.test(section) && NUMBER.test(number);
      return { ...cells, name: isRead ? asName(section, number) : null };
    },
  );
const asName = (section: string, number: string): string =>
  `${section.replace(/^\d{3} (?=[A-Z])/, '')} ${number.replace(/^0+/, '')}`;

const inTwo = (sheet: Sheet): Reading<string>[] =>
  rowsInTwo(sheet).flatMap(({ section, number, name }) =>
    section && number && name !== null ? [readCells(name, [section, number], sheet.page)] : [],
  );

/** « CXx 92 »: OCR saw the last letter twice. */
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

/** A row of the table that OCR could not read: the list is another one without it. */
export const hasUnreadParcel = (sheet: Sheet): boolean =>
  isHalfRead(rowsInTwo(sheet).map(({ name }) => name)) ||
  (sheet.page.source === 'OCR' &&
    gridRows(sheet, WHOLE, { head: 'parcel', is: /\d$/ }).some(
      ({ cells: { parcel } }) => parcel && /\d$/.test(parcel.text) && !PARCEL.test(parcel.text),
    ));

const isHalfRead = (names: readonly (string | null)[]): boolean =>
  names.includes(null) && names.some((name) => name !== null);

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
