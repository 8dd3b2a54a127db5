// Whether two ways to write an address name one place. « Same » is said of what nobody would doubt,
// « other town » of what nobody would mix up; everything in between is for a person.
import { searchWords } from '../portfolios/search.ts';
import { LONG_WORDS, STREET_WORDS, WAYS } from './address-words.data.ts';

/**
 * LIKELY: the same but for a postcode that one of them leaves out; towns share their names. STREET: one
 * of them names no town at all.
 */
export const ADDRESS_MATCHES = [
  'SAME',
  'LIKELY',
  'STREET',
  'UNSURE',
  'OTHER_STREET',
  'OTHER_TOWN',
] as const;
export type AddressMatch = (typeof ADDRESS_MATCHES)[number];

type Place = {
  /** « 14 », « 14 bis »; several for « 14-16 ». */
  numbers: readonly string[];
  way: string | null;
  name: readonly string[];
  /** Null where there is none, and for those of post offices (cedex). */
  postcode: string | null;
  department: string | null;
  city: readonly string[];
};

const LONGEST = 300;

/** What the national address base adds: « . 44, Loire-Atlantique, Pays de la Loire ». */
const CONTEXT = /\.\s*(?:\d{2,3}|2[AB]),\s[^.]*$/;
/** « 14 RUE DU MARCHE N° de rôle 5 », « – 2 locaux »: what a form prints beside it. */
const NUMBERED = /(?<=\d\D*\p{L}{3,})\s+(?:n°\s|[-–—]\s\d{1,2}\s(?:locaux|local|lots?)\b).*$/isu;
const TOWN_ALONE = /^(?<place>.*\d.*?)\s*[,\n]\s*(?:à\s+)?(?<city>[^\d,]+)$/s;
const TOWN = /^(?<place>.*?)[\s,;.–—-]*(?<postcode>(?<!\d)\d{2}\s?\d{3})(?!\d)\s+(?<city>\D.*)$/s;
const SUFFIX = String.raw`(?:\s?(?:bis|ter|quater|[a-h])(?![a-z]))?`;
const NUMBERS = new RegExp(
  String.raw`(?<![\da-z])(?<numbers>0*\d{1,4}${SUFFIX}(?:\s?(?:-|/|,|à|a|et|&)\s?0*\d{1,4}${SUFFIX})*)[\s,]+(?<rest>(?:[a-z]).*)$`,
);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[–—‐‑−]/g, '-')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ');

export function compareAddresses(one: string, other: string): AddressMatch {
  const [a, b] = apart(parsePlace(one), parsePlace(other));
  const town = sameTown(a, b);
  if (town === false) return 'OTHER_TOWN';
  const street = sameStreet(a, b);
  // A large town has several postcodes: another street of it is another street.
  if (street === false) return town === true || isOneCity(a, b) ? 'OTHER_STREET' : 'UNSURE';
  if (street === null || !shareNumber(a, b)) return 'UNSURE';
  if (town === null) return namesTown(a) && namesTown(b) ? 'UNSURE' : 'STREET';
  return town === true ? 'SAME' : 'LIKELY';
}

const namesTown = ({ city, postcode }: Place): boolean => city.length > 0 || postcode !== null;

/** Whether an address says where it is, and not only which street. */
export const statesTown = (address: string): boolean => namesTown(parsePlace(address));

/** « 14 RUE DU MARCHE NANTES »: the town of the other one, which nothing parts from the street. */
function apart(a: Place, b: Place): [Place, Place] {
  const cut = (place: Place, town: readonly string[]): Place => {
    const end = place.name.length - town.length;
    const isGlued = !namesTown(place) && end > 0 && town.length > 0;
    return isGlued && equal(place.name.slice(end), town)
      ? { ...place, name: place.name.slice(0, end), city: town }
      : place;
  };
  return [cut(a, b.city), cut(b, a.city)];
}

/** « Appartement » or « Lot 12 » are nowhere: a place has a street with its number, or a postcode. */
export function namesPlace(text: string): boolean {
  const { numbers, way, name, postcode } = parsePlace(text);
  return postcode !== null || (way !== null && numbers.length > 0 && name.some(isWord));
}
const isWord = (word: string): boolean => /[a-z]/.test(word);

function parsePlace(address: string): Place {
  const label = address.trim().slice(0, LONGEST).replace(CONTEXT, '').replace(NUMBERED, '');
  const found = TOWN.exec(label) ?? TOWN_ALONE.exec(label);
  const { place = label, postcode, city = '' } = found?.groups ?? {};
  const digits = postcode?.replaceAll(/\s/g, '') ?? null;
  const said = saidOnce(plain(place));
  const { numbers = '', rest = '' } = streetIn(said);
  const words = wordsOf(rest === '' ? said : rest);
  const [first, ...others] = words;
  const way = first === undefined ? undefined : WAYS.get(first);
  return {
    numbers: numbersIn(numbers),
    way: way ?? null,
    name: cutComplement(way === undefined ? words : others),
    postcode: /cedex/i.test(city) ? null : digits,
    department: digits?.slice(0, 2) ?? null,
    city: cityWords(city),
  };
}

/** « 14 RUE DU MARCHE, 14 rue du Marché »: a building that is called by its street. */
const saidOnce = (place: string): string => {
  const parts = place.split(/\s*,\s*/);
  const said = parts.map((part) => wordsOf(part).join(' '));
  return parts.filter((_, index) => said.indexOf(said[index] ?? '') === index).join(', ');
};

/** « Bâtiment B, 3e étage, 14 rue du Marché »: the number is the one that stands before a street. */
function streetIn(place: string): { numbers?: string; rest?: string } {
  const found: { numbers: string; rest: string }[] = [];
  for (let from = 0; from < place.length;) {
    const match = NUMBERS.exec(place.slice(from));
    const { numbers = '', rest = '' } = match?.groups ?? {};
    if (!match) break;
    found.push({ numbers, rest });
    from += match.index + numbers.length + 1;
  }
  const isStreet = ({ rest }: { rest: string }) => WAYS.has(wordsOf(rest)[0] ?? '');
  return found.find(isStreet) ?? found[0] ?? {};
}

const wordsOf = (text: string): string[] =>
  searchWords(text.replaceAll('.', ' ')).map((word) => LONG_WORDS.get(word) ?? word);

/** « rue du Marché, résidence Les Ormes, lot 3 »: what follows the street names no street. */
const COMPLEMENT = new Set(['residence', 'batiment', 'bat', 'appartement', 'appt', 'apt', 'etage']);
function cutComplement(words: readonly string[]): string[] {
  const end = words.findIndex((word, index) => index > 0 && COMPLEMENT.has(word));
  return words.slice(0, end < 0 ? words.length : end).filter((word) => !STREET_WORDS.has(word));
}

/** « 52 à 58 », « 52-58 » are also 54 and 56, on one side of the street; « 12-15 » goes round a corner. */
const RANGE = /^(\d{1,4}) ?(?:a|-) ?(\d{1,4})$/;
const WIDEST = 40;

function numbersIn(text: string): string[] {
  const [from, to] = (RANGE.exec(text) ?? []).slice(1).map(Number);
  if (from !== undefined && to !== undefined && from < to && to - from <= WIDEST) {
    const step = (to - from) % 2 === 0 ? 2 : 1;
    return Array.from({ length: (to - from) / step + 1 }, (_, index) =>
      String(from + step * index),
    );
  }
  return [...text.matchAll(/(\d{1,4})\s?(bis|ter|quater|[a-h](?![a-z]))?/g)].map(
    ([, digits, suffix]) => [String(Number(digits)), suffix].filter(Boolean).join(' '),
  );
}

/** « LYON 3E », « Lyon 03 », « Nantes Cedex 1 » are Lyon and Nantes: the postcode tells the rest. */
const cityWords = (city: string): string[] => {
  const words = wordsOf(city.replace(/[,;(].*$|\s[–—-]\s.*$/s, '')).filter(
    (word) => !/^(?:cedex|france|\d+(?:e|er|eme)?|e|er|eme|arrondissement)$/.test(word),
  );
  return COMPLEMENT.has(words[0] ?? '') ? [] : words;
};

const equal = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, index) => word === b[index]);

const within = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((word) => b.includes(word)) || b.every((word) => a.includes(word));

/** Null: nobody can tell. */
function sameTown(a: Place, b: Place): boolean | 'LIKELY' | null {
  if (a.city.length === 0 || b.city.length === 0) return null;
  const cities = equal(a.city, b.city);
  if (a.department === null || b.department === null) return cities ? 'LIKELY' : null;
  if (a.postcode === b.postcode) return cities ? true : null;
  const isPostOffice = a.postcode === null || b.postcode === null;
  if (cities && isPostOffice && a.department === b.department) return true;
  return cities || within(a.city, b.city) || isPostOffice ? null : false;
}

const isOneCity = (a: Place, b: Place): boolean =>
  a.city.length > 0 && equal(a.city, b.city) && a.department === b.department;

function sameStreet(a: Place, b: Place): boolean | null {
  if (a.name.length === 0 || b.name.length === 0) return null;
  if (equal(a.name, b.name)) return a.way === b.way ? true : null;
  if (a.way === null || b.way === null || within(a.name, b.name)) return null;
  return a.name.some((word) => b.name.some((other) => looksLike(word, other))) ? null : false;
}

/** A letter apart, or the first letters of a longer word: misread or shortened, who knows. */
function looksLike(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (long.startsWith(short)) return true;
  if (long.length - short.length > 1 || long.length < 4) return false;
  const from = Array.from(short).findIndex((letter, index) => letter !== long[index]);
  const skip = short.length === long.length ? 1 : 0;
  return short.slice(from + skip) === long.slice(from + 1);
}

/** « 14 » is in « 14-16 »: one building has both plates. */
const shareNumber = (a: Place, b: Place): boolean =>
  a.numbers.length > 0 && a.numbers.some((number) => b.numbers.includes(number));
