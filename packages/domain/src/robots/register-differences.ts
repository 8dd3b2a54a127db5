// What the dossier says otherwise than the register. Neither is right by itself: both are shown, nothing is
// overwritten.
import { rnc } from '../control/rnc.ts';
import { buildPeriodOf, type Situation } from '../portfolios/situation.ts';
import { directoryWords } from './directory.ts';
import { isRegisterPeriod, REGISTER_PERIODS, type RegisterPeriod } from './register.ts';

export const COMPARED_FACTS = ['RNC', 'LOTS', 'SYNDIC', 'BUILD_PERIOD'] as const;
export type ComparedFact = (typeof COMPARED_FACTS)[number];
export type RegisterDifference = { fact: ComparedFact; ours: string; register: string };

/** What the papers and the people of the dossier say; empty where nobody does. */
export type OurBuilding = {
  rnc_numbers: readonly string[];
  lots_counts: readonly number[];
  /** Newest first. */
  syndics: readonly string[];
  build_periods: readonly string[];
  situation: Situation;
};

type Registered = {
  rnc_number: string;
  lots: number | null;
  syndic_name: string | null;
  build_period: string | null;
};

export function registerDifferences(
  ours: OurBuilding,
  { rnc_number, lots, syndic_name, build_period }: Registered,
): RegisterDifference[] {
  const found: RegisterDifference[] = [];
  const differs = (fact: ComparedFact, our: string | undefined, register: string) => {
    if (our !== undefined) found.push({ fact, ours: our, register });
  };
  differs(
    'RNC',
    ours.rnc_numbers.find((number) => rnc(number) !== rnc_number),
    rnc_number,
  );
  if (lots !== null)
    differs('LOTS', ours.lots_counts.find((count) => count !== lots)?.toString(), String(lots));
  const [syndic] = ours.syndics;
  if (syndic !== undefined && syndic_name !== null && !shareAName(syndic, syndic_name))
    differs('SYNDIC', syndic, syndic_name);
  if (build_period !== null && isRegisterPeriod(build_period))
    differs('BUILD_PERIOD', otherPeriod(ours, build_period), REGISTER_PERIODS[build_period].label);
  return found;
}

/** « Cabinet Lenoir » and « LENOIR IMMOBILIER » are one: a name is shortened in many ways. */
function shareAName(one: string, other: string): boolean {
  const words = new Set(directoryWords(one));
  return directoryWords(other).some((word) => words.has(word));
}

const ASKED_PERIODS = {
  BEFORE_1949: { label: 'Avant 1949', from: 0, to: 1948 },
  FROM_1949_TO_1997: { label: 'De 1949 à 1997', from: 1949, to: 1997 },
  AFTER_1997: { label: 'Après 1997', from: 1997, to: 9999 },
} as const;

/** Ours, where it leaves no year in common with the register's. */
function otherPeriod(
  { situation, build_periods }: OurBuilding,
  period: RegisterPeriod,
): string | undefined {
  const { from, to } = REGISTER_PERIODS[period];
  const apart = (years: { from: number; to: number }) => years.to < from || years.from > to;
  const { build_year } = situation;
  if (build_year !== null && apart({ from: build_year, to: build_year })) return String(build_year);
  const asked = buildPeriodOf(situation);
  if (asked !== null && apart(ASKED_PERIODS[asked])) return ASKED_PERIODS[asked].label;
  return build_periods.find((text) => {
    const years = yearsIn(text);
    return years !== null && apart(years);
  });
}

/** « 1965 », « de 1961 à 1974 », « avant 1949 », « après 2011 ». */
function yearsIn(text: string): { from: number; to: number } | null {
  const [first, last = first] = [...text.matchAll(/(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g)].map(
    ([year]) => Number(year),
  );
  if (first === undefined || last === undefined) return null;
  if (/avant/i.test(text)) return { from: 0, to: first };
  if (/apr[eè]s|compter/i.test(text)) return { from: first, to: 9999 };
  return { from: first, to: last };
}
