// What two papers say of one thing, and do not say alike: both are shown, with their pages. Nothing is refused
// for it, since nobody knows which of them is wrong.
import { frenchDay } from '../documents/calendar.ts';
import type { FactName } from '../reading/facts.data.ts';
import { areaWords, centsWords, numberWords } from '../text/number-words.ts';
import { misbookedCalls } from './booked-calls.ts';
import { listed, nounOf, theNoun } from './described.ts';
import {
  type Examined,
  onlyDay,
  onlyNumber,
  type Paper,
  type Reading,
  readingsOf,
  textsIn,
  type Stated,
} from './examined.ts';
import { lotNumber } from './lot-match.ts';
import { ownerReadings, ownersRead } from './owner-match.ts';
import { compareOwners, peopleIn } from './person-name.ts';

export type Contradiction = { sentence: string; readings: readonly [Reading, Reading] };

type Subject<T> = {
  label: string;
  /** Null where the paper does not tell it. */
  readFrom: (paper: Paper) => Stated<T> | null;
  differ: (one: T, other: T) => boolean;
};

/** Each pair of papers that contradict each other, one of them of this slot. */
export function contradictions(examined: Examined): Contradiction[] {
  const { papers, others } = examined;
  const pairs = papers.flatMap((one, index) =>
    [...papers.slice(index + 1), ...others]
      .filter((other) => isOfAnotherKind(one, other))
      .map((other) => [one, other] as const),
  );
  const found = pairs.flatMap(([one, other]) =>
    [AREA, SHARES, UNPAID, CLOSING].flatMap((between) => between(one, other) ?? []),
  );
  // An annexe is told again by its convocation.
  return [
    ...new Map(
      [...found, ...misbooked(examined), ...strangers(examined)].map((one) => [one.sentence, one]),
    ).values(),
  ];
}

/** Two calls, or two minutes, are of two times. */
const isOfAnotherKind = (one: Paper, other: Paper): boolean =>
  one.type !== other.type || one.sub_kind !== other.sub_kind;

type Between = (one: Paper, other: Paper) => Contradiction | null;

const about =
  <T>({ label, readFrom, differ }: Subject<T>): Between =>
  (one, other) => {
    const [ours, theirs] = [readFrom(one), readFrom(other)];
    return ours && theirs && differ(ours.value, theirs.value)
      ? contradicting(label, ours, theirs)
      : null;
  };

const contradicting = (
  label: string,
  one: Stated<unknown>,
  other: Stated<unknown>,
): Contradiction => ({
  sentence: `${label}\u00a0: ${statedOn(one)}, ${statedOn(other)}.`,
  readings: [one.reading, other.reading],
});

/** « 62,45 m² sur l’attestation de superficie Carrez (page 1) ». */
const statedOn = ({ words, reading: { fact, paper } }: Stated<unknown>): string =>
  `${words} sur ${theNoun(nounOf(paper))} (page\u00a0${fact.page})`;

const AREAS = [
  'surface_carrez',
  'surface_habitable',
  'surface_reference',
] as const satisfies readonly FactName[];

/** By how much a seller may be wrong before the price is lowered (loi de 1965, article 46). */
const SAME_MEASURE = 1 / 20;
/** Floors under a low roof count for one measure and not for the other. */
const OTHER_MEASURE = 1 / 10;

const MEASURED = about<{ name: FactName; area: number }>({
  label: 'Superficie',
  readFrom: (paper) => {
    for (const name of AREAS) {
      const stated = onlyNumber(paper, name);
      if (stated)
        return {
          value: { name, area: stated.value },
          words: areaWords(stated.value),
          reading: stated.reading,
        };
    }
    return null;
  },
  differ: (one, other) => {
    const most = one.name === other.name ? SAME_MEASURE : OTHER_MEASURE;
    return Math.abs(one.area - other.area) > most * Math.min(one.area, other.area);
  },
});

/** The deed stands: what was measured since has to explain itself, unless its certificate was accepted before. */
const AREA: Between = (one, other) =>
  one.type === 'TITRE_PROP' && other.type !== 'CERT_CARREZ' ? null : MEASURED(one, other);

type Share = { part: number; base: number; lots: string };

const together = (lots: readonly string[]): string =>
  [...new Set(lots.map(lotNumber))].toSorted().join();
const lotsOf = (paper: Paper): string => together(readingsOf([paper], 'lots').flatMap(textsIn));

const LOT_SHARE = /^(?<lot>.+):(?<part>\d+)\/(?<base>\d+)$/;

/** « 17:184/10000 », lot by lot, of one base. */
function ofItsLots(paper: Paper): Stated<Share> | null {
  const [reading, ...others] = readingsOf([paper], 'lot_shares');
  if (!reading || others.length > 0) return null;
  const shares = textsIn(reading).map((text) => LOT_SHARE.exec(text)?.groups ?? {});
  const [base, ...bases] = new Set(shares.map((one) => Number(one['base'])));
  if (!base || bases.length > 0) return null;
  const part = shares.reduce((sum, one) => sum + Number(one['part']), 0);
  return asShare(part, base, together(shares.map(({ lot = '' }) => lot)), reading);
}

const asShare = (part: number, base: number, lots: string, reading: Reading): Stated<Share> => ({
  value: { part, base, lots },
  words: `${numberWords(part)}\u00a0/\u00a0${numberWords(base)}`,
  reading,
});

const SHARES = about<Share>({
  label: 'Tantièmes',
  readFrom: (paper) => {
    const [part, base] = [onlyNumber(paper, 'tantiemes'), onlyNumber(paper, 'base')];
    return part && base
      ? asShare(part.value, base.value, lotsOf(paper), part.reading)
      : ofItsLots(paper);
  },
  // Of the same lots by the same count: lifts and stairs have counts of their own, and a règlement tells all lots.
  differ: (one, other) =>
    one.lots === other.lots && one.base === other.base && one.part !== other.part,
});

const CLOSED_BY: Partial<Record<NonNullable<Paper['type'] | Paper['sub_kind']>, FactName>> = {
  DECOMPTE: 'exercice_to',
  FICHE_SYN: 'exercice_to',
  PV_AG: 'approved_to',
  ANNEXE_1: 'closed_on',
  ANNEXE_2: 'closed_on',
  ANNEXE_3: 'closed_on',
  ANNEXE_4: 'closed_on',
  ANNEXE_5: 'closed_on',
};

function closingOf(paper: Paper): Stated<string> | null {
  const kind = paper.sub_kind ?? paper.type;
  const name = kind === null ? undefined : CLOSED_BY[kind];
  const stated = name ? onlyDay(paper, name) : null;
  return stated && { ...stated, words: frenchDay(stated.value) };
}

const CLOSING = about<string>({
  label: 'Clôture de l’exercice',
  readFrom: closingOf,
  differ: (one, other) => one !== other && one.slice(0, 4) === other.slice(0, 4),
});

const UNPAID = about<{ cents: number; closed_on: string }>({
  label: 'Impayés des copropriétaires',
  readFrom: (paper) => {
    const [stated, closing] = [onlyNumber(paper, 'impayes'), closingOf(paper)];
    if (!stated || !closing) return null;
    return {
      value: { cents: stated.value, closed_on: closing.value },
      words: centsWords(stated.value),
      reading: stated.reading,
    };
  },
  differ: (one, other) => one.closed_on === other.closed_on && one.cents !== other.cents,
});

const misbooked = ({ papers }: Examined): Contradiction[] =>
  misbookedCalls(papers).map(({ label, called, booked }) => contradicting(label, called, booked));

/** Whoever is named on none of the other papers: of a couple, each may name one. */
function strangers({ papers, others }: Examined): Contradiction[] {
  const names = papers.flatMap(ownerReadings).flatMap(textsIn).flatMap(peopleIn);
  const known = others.flatMap(ownerReadings).flatMap(textsIn);
  const [ours] = papers.flatMap((paper) => ownersOf(paper) ?? []);
  const [theirs] = others.flatMap((paper) => ownersOf(paper) ?? []);
  return ours && theirs && compareOwners(names, known) === 'OTHER'
    ? [contradicting('Propriétaire', ours, theirs)]
    : [];
}

function ownersOf(paper: Paper): Stated<readonly string[]> | null {
  const [reading] = ownerReadings(paper);
  const names = ownersRead(paper);
  return reading && names.length > 0 ? { value: names, words: listed(names), reading } : null;
}
