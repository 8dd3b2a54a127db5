// The books of a copropriété, year after year: budgets, spending, works, and what each owner is asked for.
import {
  BASE,
  type Building,
  type CoOwner,
  LIFT_BASE,
  liftTantiemesOf,
  tantiemesOf,
} from './building.ts';
import { createChance } from './chance.ts';
import { shareOf, sum } from './figures.ts';

export type Key = 'GENERALES' | 'ASCENSEUR';

export const KEY_LABELS: Record<Key, string> = {
  GENERALES: 'Charges générales',
  ASCENSEUR: 'Charges d’ascenseur',
};

type Heading = { account: string; label: string; key: Key; euros: number; recoverable: boolean };

/** For a building of twenty flats; the others in proportion. */
const HEADINGS: readonly Heading[] = [
  { account: '601', label: 'Eau', key: 'GENERALES', euros: 6800, recoverable: true },
  {
    account: '602',
    label: 'Électricité des parties communes',
    key: 'GENERALES',
    euros: 2100,
    recoverable: true,
  },
  {
    account: '611',
    label: 'Nettoyage des locaux',
    key: 'GENERALES',
    euros: 7200,
    recoverable: true,
  },
  {
    account: '614',
    label: 'Contrats de maintenance',
    key: 'GENERALES',
    euros: 3400,
    recoverable: true,
  },
  {
    account: '615',
    label: 'Entretien et petites réparations',
    key: 'GENERALES',
    euros: 4600,
    recoverable: false,
  },
  {
    account: '616',
    label: 'Primes d’assurances',
    key: 'GENERALES',
    euros: 5900,
    recoverable: false,
  },
  {
    account: '621',
    label: 'Rémunération du syndic',
    key: 'GENERALES',
    euros: 6400,
    recoverable: false,
  },
  {
    account: '622',
    label: 'Autres honoraires du syndic',
    key: 'GENERALES',
    euros: 900,
    recoverable: false,
  },
  {
    account: '614A',
    label: 'Contrat d’entretien de l’ascenseur',
    key: 'ASCENSEUR',
    euros: 3200,
    recoverable: true,
  },
  {
    account: '602A',
    label: 'Électricité de l’ascenseur',
    key: 'ASCENSEUR',
    euros: 800,
    recoverable: true,
  },
];

export type Line = Omit<Heading, 'euros'> & { budget: number; spent: number };

export type Exercise = {
  year: number;
  lines: readonly Line[];
  budget: number;
  spent: number;
  /** Five per cent of the budget. */
  works_fund: number;
};

/** Budgets are whole hundreds of euros, so that quarters are exact. */
export function exerciseOf(building: Building, year: number): Exercise {
  const chance = createChance(`${building.seed}/${year}`);
  const size = building.owners.length / 20;
  const lines = HEADINGS.filter(({ key }) => key === 'GENERALES' || building.has_lift).map(
    ({ euros, ...heading }): Line => {
      const budget = Math.round((euros * size * 1.025 ** (year - 2020)) / 100) * 100_00;
      return { ...heading, budget, spent: Math.round((budget * chance.int(9300, 10550)) / 10_000) };
    },
  );
  const budget = sum(lines.map((line) => line.budget));
  return {
    year,
    lines,
    budget,
    spent: sum(lines.map(({ spent }) => spent)),
    works_fund: budget / 20,
  };
}

export const keysOf = ({ has_lift }: Building): readonly Key[] =>
  has_lift ? ['GENERALES', 'ASCENSEUR'] : ['GENERALES'];

export const ofKey = ({ lines }: Exercise, key: Key): readonly Line[] =>
  lines.filter((line) => line.key === key);

const partOf = (owner: Pick<CoOwner, 'lots'>, key: Key): { part: number; base: number } =>
  key === 'GENERALES'
    ? { part: tantiemesOf(owner), base: BASE }
    : { part: liftTantiemesOf(owner), base: LIFT_BASE };

export type Works = {
  label: string;
  voted_on: string;
  resolution: number;
  voted: number;
  /** First days of quarters, each for the same part of the whole. */
  calls: readonly string[];
  /** Done and paid by the end of a year; nothing before the first. */
  spent_by: readonly (readonly [number, number])[];
  closed_in: number | null;
};

export const meetingDay = (year: number): string => `${year}-06-${year % 2 === 0 ? '11' : '18'}`;

/** One closed last year, one under way. */
export function worksOf(building: Building): readonly Works[] {
  const { year } = building;
  const chance = createChance(`${building.seed}/works`);
  const [door, front] = [chance.int(90, 140) * 100_00, chance.int(14, 22) * 4000_00];
  return [
    {
      label: 'Remplacement de la porte d’entrée et du contrôle d’accès',
      voted_on: meetingDay(year - 2),
      resolution: 14,
      voted: door,
      calls: [`${year - 2}-10-01`],
      spent_by: [[year - 1, door - chance.int(80_00, 640_00)]],
      closed_in: year - 1,
    },
    {
      label: 'Ravalement de la façade sur rue',
      voted_on: meetingDay(year - 1),
      resolution: 15,
      voted: front,
      calls: [`${year - 1}-10-01`, `${year}-01-01`, `${year}-04-01`, `${year}-07-01`],
      spent_by: [
        [year - 1, Math.round(front * 0.08)],
        [year, front],
      ],
      closed_in: null,
    },
  ];
}

/** At the end of a year: A voted, B paid, C done, D called, E = D − C waiting, F = A − D to call. */
export function worksAt(works: Works, year: number) {
  const due = works.calls.filter((day) => day <= `${year}-12-31`).length;
  const called = Math.round((works.voted * due) / works.calls.length);
  const done = works.spent_by.findLast(([by]) => by <= year)?.[1] ?? 0;
  return {
    voted: works.voted,
    paid: done,
    done,
    called,
    waiting: called - done,
    to_call: works.voted - called,
  };
}

export const openWorksAt = (building: Building, year: number): readonly Works[] =>
  worksOf(building).filter(
    ({ voted_on, closed_in }) => voted_on <= `${year}-12-31` && (closed_in ?? Infinity) > year,
  );

export const closedWorksIn = (building: Building, year: number): readonly Works[] =>
  worksOf(building).filter(({ closed_in }) => closed_in === year);

/** The fund has existed since 2017. */
export const worksFundAt = (building: Building, year: number): number =>
  sum(
    Array.from(
      { length: year - 2016 },
      (_, index) => exerciseOf(building, 2017 + index).works_fund,
    ),
  );

/** Annexe 1: both sides are equal because the bank holds what nothing else explains. */
export function balanceAt(building: Building, year: number) {
  const chance = createChance(`${building.seed}/balance/${year}`);
  const { budget } = exerciseOf(building, year);
  const works_fund = worksFundAt(building, year);
  const advances = Math.round(exerciseOf(building, 2018).budget / 100_00 / 8) * 100_00;
  const waiting = sum(openWorksAt(building, year).map((works) => worksAt(works, year).waiting));
  const owed_by_owners = Math.round((budget * chance.int(300, 1200)) / 10_000);
  const doubtful = chance.int(0, 1) * chance.int(600_00, 1800_00);
  const overpaid = Math.round((budget * chance.int(60, 190)) / 10_000);
  const suppliers = Math.round((budget * chance.int(900, 1600)) / 10_000);
  const right_one = advances + works_fund + waiting;
  const right_two = overpaid + suppliers;
  const bank = right_one + right_two - works_fund - owed_by_owners - doubtful;
  return {
    year,
    works_fund,
    advances,
    waiting,
    owed_by_owners,
    doubtful,
    overpaid,
    suppliers,
    bank,
    cash: works_fund + bank,
    receivables: owed_by_owners + doubtful,
    right_one,
    right_two,
    total: right_one + right_two,
  };
}

export type CallLine = {
  kind: 'COURANTES' | 'FONDS_TRAVAUX' | 'TRAVAUX';
  label: string;
  total: number;
  base: number;
  part: number;
  quote: number;
  recoverable: number;
};

export type Quarter = 1 | 2 | 3 | 4;
export const QUARTERS: readonly Quarter[] = [1, 2, 3, 4];

const two = (value: number): string => String(value).padStart(2, '0');
export const quarterStart = (year: number, quarter: Quarter): string =>
  `${year}-${two(quarter * 3 - 2)}-01`;
export const quarterEnd = (year: number, quarter: Quarter): string =>
  `${year}-${two(quarter * 3)}-${quarter === 1 || quarter === 4 ? '31' : '30'}`;

/** What an owner is asked for on the first day of a quarter. */
export function callOf(building: Building, owner: CoOwner, year: number, quarter: Quarter) {
  const exercise = exerciseOf(building, year);
  const line = (
    kind: CallLine['kind'],
    label: string,
    total: number,
    key: Key,
    ratio: number,
  ): CallLine => {
    const { part, base } = partOf(owner, key);
    const quote = shareOf(total, part, base);
    return { kind, label, total, base, part, quote, recoverable: Math.round(quote * ratio) };
  };
  const current = keysOf(building).map((key) => {
    const lines = ofKey(exercise, key);
    const budget = sum(lines.map((one) => one.budget));
    const recovered = sum(lines.filter(({ recoverable }) => recoverable).map((one) => one.budget));
    return line('COURANTES', KEY_LABELS[key], budget / 4, key, recovered / budget);
  });
  const fund = line(
    'FONDS_TRAVAUX',
    'Fonds de travaux (article 14-2-1)',
    exercise.works_fund / 4,
    'GENERALES',
    0,
  );
  const works = worksOf(building).flatMap(({ label, voted, calls }) => {
    const rank = calls.indexOf(quarterStart(year, quarter));
    if (rank === -1) return [];
    const words = `${label}, appel ${rank + 1}/${calls.length}`;
    return [line('TRAVAUX', words, voted / calls.length, 'GENERALES', 0)];
  });
  const lines = [...current, fund, ...works];
  const of = (kind: CallLine['kind']) =>
    sum(lines.filter((one) => one.kind === kind).map(({ quote }) => quote));
  return {
    year,
    quarter,
    lines,
    current: of('COURANTES'),
    works_fund: of('FONDS_TRAVAUX'),
    works: of('TRAVAUX'),
    total: sum(lines.map(({ quote }) => quote)),
    recoverable: sum(lines.map(({ recoverable }) => recoverable)),
  };
}

/** The year's real charges against what was called: positive when the owner owes more. */
export function settlementOf(building: Building, owner: CoOwner, year: number) {
  const lines = exerciseOf(building, year).lines.map((line) => {
    const { part, base } = partOf(owner, line.key);
    return { ...line, part, base, quote: shareOf(line.spent, part, base) };
  });
  const spent = sum(lines.map(({ quote }) => quote));
  const called = sum(QUARTERS.map((quarter) => callOf(building, owner, year, quarter).current));
  const recoverable = sum(lines.filter((line) => line.recoverable).map(({ quote }) => quote));
  return { year, lines, spent, called, recoverable, difference: spent - called };
}
