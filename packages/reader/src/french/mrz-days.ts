// Days of six figures on identity papers: which century follows from the other day on the same paper.
import { isoDay } from './dates.ts';

/** When it was made, and how old its holder was then. */
export type Issue = { day: string; ages: readonly [youngest: number, oldest: number] };

const OLDEST = 105;
const ADULT = 18;
/** Papers have had these lines since 1987. */
const FIRST_YEAR = 80;

function dayIn(century: number, six: string): string | null {
  const [year, month, day] = [six.slice(0, 2), six.slice(2, 4), six.slice(4)].map(Number);
  return year === undefined || month === undefined || day === undefined
    ? null
    : isoDay(century + year, month, day);
}

export const expiryDay = (six: string): string | null =>
  dayIn(Number(six.slice(0, 2)) < FIRST_YEAR ? 2000 : 1900, six);

const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

/** A card lasts ten years; a passport too, but five for a child. */
export const cardIssues = (expires_on: string): Issue[] => [
  { day: yearsBefore(expires_on, 10), ages: [0, OLDEST] },
];
export const passportIssues = (expires_on: string): Issue[] => [
  { day: yearsBefore(expires_on, 10), ages: [ADULT, OLDEST] },
  { day: yearsBefore(expires_on, 5), ages: [0, ADULT] },
];
/** The number of a card of 1995 starts with the year and the month it was made. */
export const formerIssues = (number: string): Issue[] => {
  const day = expiryDay(`${number.slice(0, 4)}28`);
  return day === null ? [] : [{ day, ages: [0, OLDEST] }];
};

/** Null where the holder may be a small child or a hundred years old: the lines do not say which. */
export function birthDay(six: string, issues: readonly Issue[]): string | null {
  const possible = [1900, 2000]
    .flatMap((century) => dayIn(century, six) ?? [])
    .filter((born) =>
      issues.some(
        ({ day, ages: [youngest, oldest] }) =>
          born <= yearsBefore(day, youngest) && born > yearsBefore(day, oldest + 1),
      ),
    );
  const [only, ...others] = possible;
  return only !== undefined && others.length === 0 ? only : null;
}
