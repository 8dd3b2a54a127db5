// One building of the national register of copropriétés. The names of volunteers who manage their own
// building are published with it; they are nobody's business here and are left in the file.
import { LONG_WORDS, STREET_WORDS } from '../control/address-words.data.ts';
import { rnc } from '../control/rnc.ts';
import { searchable } from '../portfolios/search.ts';
import type { RegisterColumn, RegisterColumns } from './register-columns.ts';

export const SYNDIC_KINDS = ['PROFESSIONAL', 'VOLUNTEER', 'UNKNOWN'] as const;
export type SyndicKind = (typeof SYNDIC_KINDS)[number];

export const MANDATE_STATES = ['CURRENT', 'EXPIRED', 'NONE', 'UNKNOWN'] as const;
export type MandateState = (typeof MANDATE_STATES)[number];

/** As the register codes them, with the years they cover. */
export const REGISTER_PERIODS = {
  AVANT_1949: { label: 'Avant 1949', from: 0, to: 1948 },
  DE_1949_A_1960: { label: 'De 1949 à 1960', from: 1949, to: 1960 },
  DE_1961_A_1974: { label: 'De 1961 à 1974', from: 1961, to: 1974 },
  DE_1975_A_1993: { label: 'De 1975 à 1993', from: 1975, to: 1993 },
  DE_1994_A_2000: { label: 'De 1994 à 2000', from: 1994, to: 2000 },
  DE_2001_A_2010: { label: 'De 2001 à 2010', from: 2001, to: 2010 },
  A_COMPTER_DE_2011: { label: 'À compter de 2011', from: 2011, to: 9999 },
} as const;
export type RegisterPeriod = keyof typeof REGISTER_PERIODS;
export const isRegisterPeriod = (code: string): code is RegisterPeriod => code in REGISTER_PERIODS;

export type RegisterRow = {
  rnc_number: string;
  name: string | null;
  address: string;
  postcode: string | null;
  city: string | null;
  other_addresses: readonly string[];
  places: readonly string[];
  lots: number | null;
  housing_lots: number | null;
  build_period: RegisterPeriod | null;
  /** Of professionals only. */
  syndic_name: string | null;
  syndic_siret: string | null;
  syndic_city: string | null;
  syndic_kind: SyndicKind;
  mandate_state: MandateState;
  mandate_ends_on: string | null;
  registered_on: string | null;
};

/** Why a row is left out, as the command tells it. */
export const ROW_FAULTS = {
  COLUMNS: 'nombre de colonnes différent de l’en-tête',
  UNREADABLE: 'caractères illisibles',
  NUMBER: 'numéro d’immatriculation absent ou mal formé',
  ADDRESS: 'adresse absente',
  QUOTES: 'guillemets qui ne se ferment pas',
  REPEATED: 'numéro d’immatriculation déjà lu dans ce fichier',
} as const;
export type RowFault = keyof typeof ROW_FAULTS;

const RNC = /^[A-Z]{2}\d{7}$/;
const LONGEST = 200;

export function registerRow(
  columns: RegisterColumns,
  cells: readonly string[],
): RegisterRow | RowFault {
  if (cells.length !== columns.count) return 'COLUMNS';
  const cell = (column: RegisterColumn): string | null => {
    const at = columns[column];
    return at === undefined ? null : known(cells[at] ?? '');
  };
  const rnc_number = rnc(cell('rnc_number') ?? '');
  if (!RNC.test(rnc_number)) return 'NUMBER';
  const [street, postcode, city] = [cell('street'), fiveDigits(cell('postcode')), cell('city')];
  const address = wholeAddress(street, postcode, city) ?? cell('address');
  if (address === null) return 'ADDRESS';
  const others = [cell('other_1'), cell('other_2'), cell('other_3')].filter((one) => one !== null);
  const syndic_kind = meant(SYNDICS, cell('syndic_kind')) ?? 'UNKNOWN';
  const is_professional = syndic_kind === 'PROFESSIONAL';
  const row = {
    rnc_number,
    name: cell('name'),
    address,
    postcode,
    city,
    other_addresses: others,
    places: placesOf(street, postcode, others),
    lots: wholeNumber(cell('lots')),
    housing_lots: wholeNumber(cell('housing_lots')),
    build_period: periodOf(cell('build_period')),
    syndic_name: is_professional ? companyName(cell('syndic_name')) : null,
    syndic_siret: is_professional ? siretOf(cell('syndic_siret')) : null,
    syndic_city: is_professional ? cell('syndic_city') : null,
    syndic_kind,
    mandate_state: meant(MANDATES, cell('mandate_state')) ?? 'UNKNOWN',
    mandate_ends_on: isoDay(cell('mandate_ends_on')),
    registered_on: isoDay(cell('registered_on')),
  };
  const texts = [row.address, row.name, row.city, row.syndic_name, row.syndic_city, ...others];
  return UNREADABLE.test(texts.join(' ')) ? 'UNREADABLE' : row;
}

/** A character that was lost, or that no text holds. */
const UNREADABLE = /[\p{Cc}\p{Cs}\ufffd]/u;
/** What the register writes where it says nothing. */
const NOTHING = /^(?:non connue?|non renseignée?|sans objet|ident\S* non partag\S+ en open data)$/i;

const BLANKS = /\s\s|[^\S ]/;

/** Called a dozen times a row, half a million rows: what seldom happens is looked for before it is mended. */
function known(cell: string): string | null {
  const text = cell.trim();
  if (text === '' || NOTHING.test(text)) return null;
  const line = BLANKS.test(text) ? text.replaceAll(/\s+/g, ' ') : text;
  return line.length > LONGEST ? upTo(LONGEST, line) : line;
}

/** Never half of a letter: no database holds one. */
const upTo = (longest: number, text: string): string =>
  text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');

const SYNDICS: readonly (readonly [RegExp, SyndicKind])[] = [
  [/^professionnel/i, 'PROFESSIONAL'],
  [/^b[ée]n[ée]vole/i, 'VOLUNTEER'],
];
const MANDATES: readonly (readonly [RegExp, MandateState])[] = [
  [/^mandat en cours/i, 'CURRENT'],
  [/^mandat expir/i, 'EXPIRED'],
  [/^pas de mandat/i, 'NONE'],
];
const meant = <Meaning>(
  words: readonly (readonly [RegExp, Meaning])[],
  text: string | null,
): Meaning | undefined => words.find(([word]) => text !== null && word.test(text))?.[1];

function wholeAddress(
  street: string | null,
  postcode: string | null,
  city: string | null,
): string | null {
  if (street === null) return null;
  return [street, [postcode, city].filter((part) => part !== null).join(' ')]
    .filter((part) => part !== '')
    .join(', ');
}

/** Spreadsheets take the first zero of « 01000 » away. */
function fiveDigits(text: string | null): string | null {
  const digits = text?.replaceAll(/\D/g, '') ?? '';
  return digits.length === 4 || digits.length === 5 ? digits.padStart(5, '0') : null;
}

function wholeNumber(text: string | null): number | null {
  const found = /^(\d{1,6})(?:[.,]0+)?$/.exec(text ?? '');
  return found ? Number(found[1]) : null;
}

/** A spreadsheet that wrote « 5,32E+13 » has lost the number. */
function siretOf(text: string | null): string | null {
  const digits = text?.replaceAll(/\s/g, '') ?? '';
  return /^\d{14}$/.test(digits) ? digits : null;
}

/** The number of the company is written after its name in some files. */
const companyName = (text: string | null): string | null =>
  text?.replace(/[\s,;(–-]*(?:siret\s*:?\s*)?\d{14}\)?$/i, '').trim() || null;

function periodOf(text: string | null): RegisterPeriod | null {
  if (text === null || isRegisterPeriod(text)) return text;
  const code = searchable(text).toUpperCase().replaceAll(' ', '_');
  return isRegisterPeriod(code) ? code : null;
}

const DAY = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const SHORT_MONTHS = ['04', '06', '09', '11'];
function isInMonth(day: string): boolean {
  const [month, number] = [day.slice(5, 7), day.slice(8)];
  if (month !== '02') return number < '31' || !SHORT_MONTHS.includes(month);
  return number < '29' || (number === '29' && Number(day.slice(0, 4)) % 4 === 0);
}

/** « 2019-03-12 », « 2019-03-12 00:00:00 », « 12/03/2019 ». */
function isoDay(text: string | null): string | null {
  if (text === null) return null;
  const day =
    text.charAt(2) === '/'
      ? `${text.slice(6, 10)}-${text.slice(3, 5)}-${text.slice(0, 2)}`
      : text.slice(0, 10);
  return DAY.test(day) && isInMonth(day) ? day : null;
}

function placesOf(
  street: string | null,
  postcode: string | null,
  others: readonly string[],
): string[] {
  const main = street === null || postcode === null ? null : placeIn(street, postcode);
  if (others.length === 0) return main === null ? [] : [main];
  return [...new Set([main, ...others.map(placeOf)].filter((place) => place !== null))];
}

/** What follows names a part of the building, not the street. */
const COMPLEMENT = /\b(?:residence|batiment|bat|immeuble|lieu dit)\b.*$/;
const POSTCODE = /^(?<street>.*?)[\s,]*\b(?<postcode>\d{5})\b/s;

/** Postcode and last word of the street: a few buildings share it, whatever is shortened or left out. */
export function placeOf(address: string): string | null {
  const { street = '', postcode } = POSTCODE.exec(address)?.groups ?? {};
  return postcode === undefined ? null : placeIn(street, postcode);
}

function placeIn(street: string, postcode: string): string | null {
  const folded = searchable(street).replaceAll('.', ' ');
  const words = (folded.replace(COMPLEMENT, '').trim() || folded).split(' ');
  const last = words.findLast((word) => word !== '' && !STREET_WORDS.has(word));
  return last === undefined ? null : `${postcode} ${LONG_WORDS.get(last) ?? last}`;
}
