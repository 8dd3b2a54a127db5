// The year and the part of it that a file covers: « T3 2026 ».
export const PERIODS = ['ANNEE', 'S1', 'S2', 'T1', 'T2', 'T3', 'T4'] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_LABELS: Record<Period, string> = {
  ANNEE: 'Année entière',
  S1: '1er semestre',
  S2: '2e semestre',
  T1: '1er trimestre',
  T2: '2e trimestre',
  T3: '3e trimestre',
  T4: '4e trimestre',
};

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

export type Covered = { year: number | null; period: Period | null };

/** « T3 2026 », « 2025 », or null when nothing is known. */
export function periodWords({ year, period }: Covered): string | null {
  if (year === null) return null;
  return period === null || period === 'ANNEE' ? String(year) : `${period} ${year}`;
}

/** The quarter of a day where papers come by the quarter, its half where they come by the half. */
export function samePartOf(period: Period | null, day: string): Period | null {
  const month = Number(day.slice(5, 7));
  const parts = PERIODS.filter((one) => one !== 'ANNEE' && one.charAt(0) === period?.charAt(0));
  return parts.find((one) => month <= ENDS[one]) ?? null;
}

/** The latest first; what covers nothing known comes last. */
export function comparePeriods(a: Covered, b: Covered): number {
  if (a.year !== b.year) return (b.year ?? 0) - (a.year ?? 0);
  return endOf(b.period) - endOf(a.period);
}

/** In the order of the calendar, as a year is read; what covers nothing known comes last. */
export function byPeriod(a: Covered, b: Covered): number {
  if (a.year === null || b.year === null) return Number(a.year === null) - Number(b.year === null);
  return comparePeriods(b, a);
}

/** Month the period ends in. */
const ENDS: Record<Period, number> = { ANNEE: 12, S1: 6, S2: 12, T1: 3, T2: 6, T3: 9, T4: 12 };
const endOf = (period: Period | null): number => (period === null ? 0 : ENDS[period]);
