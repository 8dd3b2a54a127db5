// Whether what was read is what is printed. Figures, days and numbers of things must be exact; words may
// differ by what no reader of the paper would mind.
import type { Either, Value } from '../paper.ts';

/** A letter of these wrong is a wrong number. */
const EXACT: ReadonlySet<string> = new Set([
  'rnc',
  'iban',
  'bic',
  'dpe_number',
  'tax_number',
  'document_number',
  'account',
  'policy_number',
  'report_number',
]);
/** Of people and places, papers turn the words round. */
const UNORDERED: ReadonlySet<string> = new Set([
  'owner',
  'owners',
  'holder',
  'first_names',
  'notary',
  'sellers',
  'buyers',
  'landlord',
  'tenant',
  'building_address',
  'property_address',
]);
const SMALL_WORDS =
  /\b(m|mr|mme|mle|mlle|monsieur|madame|mademoiselle|maitre|me|et|ou|a|societe)\b/g;
const FIRST_WORDS =
  /^((la |le )?(residence|copropriete|immeuble|sdc|syndicat des coproprietaires)( du| de la| de)? )+/;
/** Of a firm, its legal form is said or left out, before or after. */
const FIRMS: ReadonlySet<string> = new Set(['syndic', 'insurer']);
const LEGAL_FORM = /\b(sas|sasu|sarl|eurl|sa|selarl|scop|snc|s a s|s a r l|s a)\b/g;
/** A parcel or a publication is the same with or without the words that introduce its parts. */
const REFERENCES: ReadonlySet<string> = new Set(['parcels', 'publication']);
const REFERENCE_WORDS = /\b(section|numero|n|no|volume|vol|feuillet|de|la|le|du|cadastree?)\b/g;
const FRENCH_DAY =
  /\b\d{1,2} (janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) \d{4}\b/g;
/** What finds a publication again; the office and the day are told apart, or not at all. */
const VOLUME_AND_NUMBER = /(\d+) ?([a-z])? (?:numero|no|n) (\d+)\b/;
/** « section BV n° 212, 213 et 217 » names three. */
const SECTION = /\b(?!(?:et|n|no|numero|numeros|section)\b)([a-z]{1,2})\b(.*)$/;
/** One of these is one person, with all first names or with the one that is used. */
const PERSONS: ReadonlySet<string> = new Set(['sellers', 'buyers']);
const FIRST_NAMES = 3;
/** The year of a work stands in a column of its own, or before it. */
const YEARLY: ReadonlySet<string> = new Set(['works_done']);
const OWN_YEAR = /^(?:19|20)\d{2} /;
/** An address is the same with or without its postcode and town; « 0022 » is number 22. */
const ADDRESSES: ReadonlySet<string> = new Set(['building_address', 'property_address']);
const POSTCODE = /^\d{5}$/;
const TOWN_WORDS = 3;
/** Where in the building: the address is the same without. */
const INSIDE =
  /\b(?:escalier|batiment|bat|porte|entree) \w{1,2}\b|\b(?:\d+(?:er|e|eme)?|premier|dernier) etage\b|\brez de chaussee\b/g;
/** « 2. Rapport du conseil syndical (sans vote) » has the title that stands before. */
const TITLES: ReadonlySet<string> = new Set(['resolutions', 'works_adopted']);
/** « 001 CHARGES GENERALES » is the key that is called charges générales. */
const KEYED: ReadonlySet<string> = new Set([
  'tantiemes_by_cle',
  'charges_by_cle',
  'budget_en_cours_by_cle',
  'budget_a_voter_by_cle',
]);
/** « Ascenseur : 3 655,20 » is told in cents by the authors of papers. */
const SUM_IN_FRENCH = /(\d[\d\s.]*),(\d{2})$/;
const KEY_CODE = /^[a-z]?\d{1,4} (?=[a-z])/;
const OWN_NUMBER = /^\d+\s*[.°)-]+\s*/;
const LAST_BRACKET = /\s*\([^()]*\)\s*$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NEAR = 0.9;

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [at, sign] of Array.from(other).entries())
      next.push(
        Math.min(
          (next[at] ?? 0) + 1,
          (row[at + 1] ?? 0) + 1,
          (row[at] ?? 0) + (letter === sign ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

const near = (one: string, other: string): boolean =>
  1 - distance(one, other) / Math.max(one.length, other.length, 1) >= NEAR;

function wordsOf(name: string, text: string): string {
  if (TITLES.has(name)) {
    const title = name === 'works_adopted' ? text.replace(OWN_NUMBER, '') : text;
    return folded(title.replace(LAST_BRACKET, ''));
  }
  const plain = folded(
    KEYED.has(name)
      ? text.replace(SUM_IN_FRENCH, (_, euros: string, cents: string) =>
          `${euros}${cents}`.replaceAll(/\D/g, ''),
        )
      : text,
  );
  if (KEYED.has(name)) return plain.replace(KEY_CODE, '');
  if (REFERENCES.has(name)) {
    const [, volume, letter = '', number] = VOLUME_AND_NUMBER.exec(plain) ?? [];
    if (name === 'publication' && volume && number) return `${volume} ${letter} ${number}`;
    const kept = plain.replaceAll(FRENCH_DAY, ' ').replaceAll(REFERENCE_WORDS, ' ');
    return kept.split(' ').filter(Boolean).toSorted().join(' ');
  }
  if (FIRMS.has(name))
    return folded(plain.replaceAll(LEGAL_FORM, ' ').replace(/^(?:m|mr|mme|monsieur|madame) /, ''));
  if (name === 'born_at') return folded(text.replace(LAST_BRACKET, ''));
  if (UNORDERED.has(name)) {
    const named = ADDRESSES.has(name) ? plain.replaceAll(INSIDE, ' ') : plain;
    const kept = named.replaceAll(SMALL_WORDS, ' ').split(' ').filter(Boolean);
    return kept.toSorted().join(' ');
  }
  return name === 'building' ? plain.replace(FIRST_WORDS, '') : plain;
}

function sameAddress(wanted: string, found: string): boolean {
  const words = (text: string) =>
    text
      .replaceAll(INSIDE, '')
      .split(/ +/)
      .map((word) => (POSTCODE.test(word) ? word : word.replace(/^0+(?=\d)/, '')));
  const [fewer = [], more = []] = [words(wanted), words(found)].toSorted(
    (one, other) => one.length - other.length,
  );
  const added = [...more];
  for (const word of fewer) {
    const at = added.indexOf(word);
    if (at === -1) return false;
    added.splice(at, 1);
  }
  return (
    added.length <= TOWN_WORDS && added.every((word) => !/\d/.test(word) || POSTCODE.test(word))
  );
}

/** Every word of the shorter name in the longer one, and no more beside than first names. */
function samePerson(wanted: string, found: string): boolean {
  const [fewer = [], more = []] = [wanted.split(' '), found.split(' ')].toSorted(
    (one, other) => one.length - other.length,
  );
  return (
    fewer.length > 1 &&
    more.length - fewer.length <= FIRST_NAMES &&
    fewer.every((word) => more.includes(word))
  );
}

/** « Aucun procès en cours », « néant »: however it is said that there is none. */
const NONE = /^(?:aucune?s?|neant|non)\b/;

function sameText(name: string, expected: string, read: string): boolean {
  if (name === 'procedures' && [expected, read].every((text) => NONE.test(folded(text))))
    return true;
  if (EXACT.has(name)) return expected.replaceAll(/\W/g, '') === read.replaceAll(/\W/g, '');
  const [wanted, found] = [wordsOf(name, expected), wordsOf(name, read)];
  if (ADDRESSES.has(name) && sameAddress(wanted, found)) return true;
  if (PERSONS.has(name) && samePerson(wanted, found)) return true;
  if (YEARLY.has(name) && OWN_YEAR.test(wanted) !== OWN_YEAR.test(found))
    return near(wanted.replace(OWN_YEAR, ''), found.replace(OWN_YEAR, ''));
  const figures = (text: string) => text.replaceAll(/\D+/g, ' ').trim();
  return figures(wanted) === figures(found) && near(wanted, found);
}

function parcelsIn(text: string): string[] {
  const [, section, rest = ''] = SECTION.exec(folded(text)) ?? [];
  const numbers = rest.match(/\d+/g) ?? [];
  return section && numbers.length > 1 ? numbers.map((one) => `${section} ${one}`) : [text];
}

/** Cards of keys have no order: one reads them along rows, another down columns. */
const byName = (name: string, items: readonly string[]): string[] =>
  items.toSorted((one, other) => wordsOf(name, one).localeCompare(wordsOf(name, other)));

function same(name: string, expected: Value, read: Value): boolean {
  if (typeof expected === 'string' && typeof read === 'string')
    return DAY.test(expected) ? expected === read : sameText(name, expected, read);
  if (typeof expected === 'object' && typeof read === 'object') {
    const [wanted, found] = [expected, read].map((items) =>
      name === 'parcels' ? items.flatMap(parcelsIn) : KEYED.has(name) ? byName(name, items) : items,
    );
    return (
      wanted?.length === found?.length &&
      (wanted ?? []).every((item, index) => sameText(name, item, found?.[index] ?? ''))
    );
  }
  return expected === read;
}

const isEither = (expected: Value | Either): expected is Either =>
  typeof expected === 'object' && 'either' in expected;

export const isRead = (name: string, expected: Value | Either, read: Value): boolean =>
  isEither(expected)
    ? expected.either.some((one) => same(name, one, read))
    : same(name, expected, read);
