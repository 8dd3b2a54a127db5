// The order of the files of one document: in every list a règlement de copropriété comes before what amends it.
import { isAmendmentByName } from './name-guess.ts';
import { byPeriod, comparePeriods, type Covered } from './period.ts';

type Listed = Covered & { name: string };

/** Amendments come last, as they followed each other; without a year, by their number. */
const amendmentsLast =
  (compare: (a: Covered, b: Covered) => number) =>
  (a: Listed, b: Listed): number => {
    const amends = isAmendmentByName(a.name);
    if (amends !== isAmendmentByName(b.name)) return amends ? 1 : -1;
    if (!amends) return compare(a, b);
    return byPeriod(a, b) || a.name.localeCompare(b.name, 'fr', { numeric: true });
  };

/** The latest first. */
export const compareFiles = amendmentsLast(comparePeriods);

/** As a year is read. */
export const filesByCalendar = amendmentsLast(byPeriod);
