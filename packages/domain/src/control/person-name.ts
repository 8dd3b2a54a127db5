// Whether two ways to write a name are one person. A first name and a surname must both be there: a
// surname alone is a whole family, and a couple has two.

export const NAME_MATCHES = ['SAME', 'UNSURE', 'OTHER'] as const;
export type NameMatch = (typeof NAME_MATCHES)[number];

type Person = {
  kind: 'PERSON';
  /** Every surname: of birth, of use. Empty when nothing tells them from first names. */
  surnames: readonly string[];
  given: readonly string[];
  /** All words in their order. */
  words: readonly string[];
};
type Company = { kind: 'COMPANY'; words: readonly string[] };
type Named = Person | Company;

export const CIVILITY =
  /^(?:m|mr|mrs|mm|mme|mmes|mlle|mlles|monsieur|madame|mademoiselle|messieurs|mesdames|maitre|me|dr|docteur|indivision|succession|consorts|epoux|veuve|vve|feu)$/;
const COMPANY =
  /^(?:sci|sarl|sas|sasu|sa|snc|scp|scpi|selarl|eurl|societe|association|asl|commune)$/;
const SMALL = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'l',
  'd',
  'et',
  'civile',
  'immobiliere',
]);
/** « DUPONT née MARTIN », « MARTIN épouse DUPONT »: both are hers. */
const OTHER_SURNAME = /^(?:nee?|epouse|epoux|ep|vve|veuve|usage|divorcee?)$/;
/** « Claire MARTIN, son épouse »: what they are to each other is no name. */
const TIE = /^(?:son|sa|conjointe?|mari|femme|partenaire|pacsee?s?|mariee?s|mariee|ensemble)$/;
/** « Marie » is a first name, and « marié » is none. */
const isTie = (word: string): boolean => TIE.test(fold(word)) || /^marié$/iu.test(word);
/** « de LA TOUR », « D’ARTHEZ »: they go with the surname that follows. */
const PARTICLE = /^(?:de|du|des|d|la|le|les|l|da|dos|von|van|der|den|y)$/;
/** Left out by whoever sorts names. */
const OF = /^(?:de|d) /;

export const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');

/** « JEAN-PIERRE » stays one word: it is one first name. */
export const wordsIn = (text: string): string[] =>
  text
    .replaceAll(/[’'`.]/g, ' ')
    // « JEAN- BAPTISTE », cut at the end of a line.
    .replaceAll(/(?<=\p{L})[-‐‑]\s+(?=\p{L})/gu, '-')
    .match(/[\p{L}]+(?:[-‐‑][\p{L}]+)*/gu) ?? [];

const isCapital = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

const BETWEEN = /\s+(?:et|ou)\s+|\s*[&;/,]\s*/i;

/** Each name of a line apart, without its civility; one that shares a surname stays whole. */
export function namesIn(text: string): string[] {
  const names = text.split(BETWEEN).map((part) =>
    part
      .split(/\s+/)
      .filter((word) => !CIVILITY.test(fold(word.replaceAll('.', ''))))
      .join(' '),
  );
  return names.every((name) => wordsIn(name).length > 1) ? names : [text];
}

/** Everybody that a line names: « M. Jean et Mme Claire DUPONT » are two. */
export function peopleIn(text: string): Named[] {
  const parts = text.split(BETWEEN).map(wordsIn);
  const named = parts.flatMap((words) => namedBy(words) ?? []);
  const last = named.at(-1);
  return named.map((one) =>
    last?.kind === 'PERSON' && one.kind === 'PERSON' && one.words.length === 1
      ? sharingSurname(one, last)
      : one,
  );
}

/** « Jean et Claire DUPONT »: he has her surname. */
const sharingSurname = (one: Person, last: Person): Person =>
  one.surnames.length === 0 && last.surnames.length > 0
    ? {
        ...one,
        surnames: last.surnames,
        given: one.words,
        words: [...one.words, ...last.surnames],
      }
    : one;

function namedBy(words: readonly string[]): Named | null {
  const folded = words.map(fold);
  if (folded.some((word) => COMPANY.test(word)))
    return {
      kind: 'COMPANY',
      words: folded.filter((word) => !COMPANY.test(word) && !SMALL.has(word)),
    };
  const marked = words.filter(
    (word) => OTHER_SURNAME.test(fold(word)) || (!CIVILITY.test(fold(word)) && !isTie(word)),
  );
  const kept = marked.filter((word) => !OTHER_SURNAME.test(fold(word)));
  // « Mme de », « M. LE »: cut before the name.
  const isCut = kept.every((word) => PARTICLE.test(fold(word)));
  return isCut ? null : personOf(marked, kept);
}

function personOf(marked: readonly string[], kept: readonly string[]): Person {
  const words = kept.map(fold);
  const isGiven = (word: string) => !isCapital(word) && !PARTICLE.test(fold(word));
  const isSplit = kept.some(isCapital) && kept.some(isGiven);
  if (!isSplit) return { kind: 'PERSON', surnames: [], given: [], words };
  const runs: string[][] = [[]];
  for (const word of marked)
    if (isCapital(word) || PARTICLE.test(fold(word))) runs.at(-1)?.push(fold(word));
    else runs.push([]);
  return {
    kind: 'PERSON',
    surnames: runs
      .filter((run) => run.some((word) => !PARTICLE.test(word)))
      .map((run) => run.join(' ')),
    given: kept.filter(isGiven).map(fold),
    words,
  };
}

/** « CLERC-RENAUD » and « CLERC RENAUD », « de LA TOUR » and « LA TOUR » are one surname. */
const sameSurname = (one: string, other: string): boolean => sorted(one) === sorted(other);
export const sorted = (surname: string): string => spaced(surname).replace(OF, '');
export const spaced = (name: string): string => name.replaceAll(/[-‐‑]/g, ' ');

/** « Jean-Pierre » is no Jean; « Jean Pierre » may be called either, and « JEAN PIERRE LUC » too. */
const sameGiven = (one: readonly string[], other: readonly string[]): boolean =>
  one[0] === other[0] || isCalled(one, other) || isCalled(other, one);
const isCalled = (called: readonly string[], all: readonly string[]): boolean => {
  const [first = ''] = called;
  return /[-‐‑]/.test(first) && `${all.join(' ')} `.startsWith(`${spaced(first)} `);
};

/** As identity papers tell it, each in its own field. */
export const personNamed = (
  last_name: string,
  first_names: string,
  usage_name: string | null = null,
): Named => {
  const folded = (text: string) => wordsIn(text).map(fold);
  const [surname, given, usage] = [last_name, first_names, usage_name ?? ''].map(folded);
  return {
    kind: 'PERSON',
    surnames: [surname ?? [], usage ?? []].map((one) => one.join(' ')).filter((one) => one !== ''),
    given: given ?? [],
    words: [...(given ?? []), ...(surname ?? []), ...(usage ?? [])],
  };
};

/** Monique KERVADEC, « usant du nom de TANGUY »: of two people, nobody knows whose name it is. */
export function goingBy(people: readonly Named[], usage: string | undefined): readonly Named[] {
  const [one, ...others] = people;
  if (usage === undefined || one?.kind !== 'PERSON' || others.length > 0) return people;
  const name = wordsIn(usage).map(fold);
  const given = one.given.length > 0 ? one.given : one.words.slice(1);
  return [one, { kind: 'PERSON', surnames: [name.join(' ')], given, words: [...given, ...name] }];
}

export function compareNamed(one: Named, other: Named): NameMatch {
  if (one.kind === 'COMPANY' || other.kind === 'COMPANY') {
    if (one.kind !== other.kind) return 'UNSURE';
    if (one.words.length > 0 && one.words.join(' ') === other.words.join(' ')) return 'SAME';
    return touch(one, other) ? 'UNSURE' : 'OTHER';
  }
  if (one.surnames.length > 0 && other.surnames.length > 0) return compareSplit(one, other);
  if (isWhole(one, other) || isWhole(other, one)) return 'SAME';
  if (one.words.length < 2 || other.words.length < 2) return 'UNSURE';
  return touch(one, other) ? 'UNSURE' : 'OTHER';
}

/** Both tell their surname from their first names. */
function compareSplit(one: Person, other: Person): NameMatch {
  const surname = one.surnames.some((name) =>
    other.surnames.some((second) => sameSurname(name, second)),
  );
  if (one.given.length === 0 || other.given.length === 0) return 'UNSURE';
  if (surname && sameGiven(one.given, other.given)) return 'SAME';
  return touch(one, other) ? 'UNSURE' : 'OTHER';
}

/** « DUPONT JEAN PIERRE » is Jean Dupont, « DUPONT PIERRE JEAN » may be his brother. */
function isWhole(named: Person, other: Person): boolean {
  if (named.surnames.length === 0) return sameWords(named.words, other.words);
  const [first] = named.given;
  return (
    first !== undefined &&
    named.surnames.some((surname) => {
      const name = `(?:(?:de|d) )?${sorted(surname).replaceAll(' ', '[ -]')}`;
      const found = new RegExp(`^${name} (.+)$|^(.+?) ${name}$`).exec(other.words.join(' '));
      const rest = `${found?.[1] ?? found?.[2] ?? ''} `;
      // « GOFFIC MARIE THERESE » is Marie-Thérèse.
      return rest.startsWith(`${first} `) || rest.startsWith(`${spaced(first)} `);
    })
  );
}

/** Two words at least, in any order. */
const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 1 && one.toSorted().join(' ') === other.toSorted().join(' ');

/** A word in common, or nearly: kin, a spouse, a misreading. */
const touch = (one: Named, other: Named): boolean =>
  one.words.some((word) =>
    other.words.some(
      (second) =>
        word === second ||
        word.split(/[-‐‑]/).includes(second) ||
        second.split(/[-‐‑]/).includes(word) ||
        (word.length > 3 && second.length > 3 && word.slice(0, 4) === second.slice(0, 4)),
    ),
  );

/** One told without capitals has it first or last, beside a first name. */
export const surnamesOf = (owners: readonly string[]): string[] =>
  owners
    .flatMap(peopleIn)
    .flatMap((owner) => {
      if (owner.kind === 'COMPANY') return [];
      const { surnames, words } = owner;
      return surnames.length > 0
        ? surnames
        : [words.slice(1).join(' '), words.slice(0, -1).join(' ')];
    })
    .map(sorted)
    .filter((name) => name !== '');

const givenOf = (line: string): string[] =>
  peopleIn(line).flatMap((one) => (one.kind === 'PERSON' ? (one.given[0] ?? []) : []));

export const sharesGiven = (one: string, other: string): boolean =>
  givenOf(one).some((given) => givenOf(other).includes(given));

/** « Nadia BELKACEM », who sells as Nadia CASTAING beside her husband: the same first name, his surname. */
export const isSpouse = (
  owner: string,
  named: readonly string[],
  spouses: readonly string[],
): boolean =>
  named.some((name) => sharesGiven(owner, name)) &&
  spouses.some(
    (spouse) =>
      spouse !== owner &&
      surnamesOf([spouse]).some((name) => surnamesOf([owner]).includes(name)) &&
      compareOwners(named.flatMap(peopleIn), [spouse]) === 'SAME',
  );

/** « WEBER ROGER » and « WEBER ROGER ALBERT »: one leaves out what the other tells. */
export const mayBeOne = (one: string, other: string): boolean =>
  peopleIn(one).some((a) =>
    peopleIn(other).some((b) => {
      const [short = [], long = []] = [a.words, b.words].toSorted((x, y) => x.length - y.length);
      const isPart = short.length > 1 && short.every((word, index) => word === long[index]);
      return isPart || compareNamed(a, b) === 'SAME';
    }),
  );

/** Nobody of ours by name, and somebody who bears one of our surnames. */
export const sharesSurname = (line: string, owners: readonly string[]): boolean => {
  const words = ` ${spaced(wordsIn(line).map(fold).join(' '))} `;
  return surnamesOf(owners).some((name) => words.includes(` ${name} `));
};

/** SAME: somebody of the paper is one of the owners. OTHER: nobody is, nor anybody who looks like it. */
export function compareOwners(people: readonly Named[], owners: readonly string[]): NameMatch {
  const known = owners.flatMap(peopleIn);
  const matches = people.flatMap((one) => known.map((owner) => compareNamed(one, owner)));
  if (matches.length === 0) return 'UNSURE';
  if (matches.includes('SAME')) return 'SAME';
  return matches.every((match) => match === 'OTHER') ? 'OTHER' : 'UNSURE';
}
