// A period printed as its two days, which bound so many months exactly: the calendar proves that they belong together.
import { addDays, addMonths } from '@quitus/domain/documents/calendar';

import { findDates } from '../french/dates.ts';
import { wordsOf, writtenWords } from '../french/written.ts';
import type { Word } from '../page/page.ts';
import type { Row } from './figures.ts';

type Day = { day: string; words: readonly Word[] };
export type Period = { from: Day; to: Day; months: number; row: Row };

/** Between two days of one period stands little: « du … au … », « – ». */
const MOST_BETWEEN = 3;

function periodIn(row: Row, lengths: readonly number[]): Period[] {
  const written = writtenWords(row.line.words);
  const days = findDates(written).map((found) => ({
    day: found.value,
    words: wordsOf(written, found),
  }));
  return days.slice(1).flatMap((to, index): Period[] => {
    const from = days[index];
    const [last, first] = [from?.words.at(-1), to.words[0]];
    if (!from || !last || !first) return [];
    const between = row.line.words.indexOf(first) - row.line.words.indexOf(last) - 1;
    const months = lengths.find((count) => addDays(addMonths(from.day, count), -1) === to.day);
    return months !== undefined && between <= MOST_BETWEEN ? [{ from, to, months, row }] : [];
  });
}

/** The only one of such a length that the paper prints; null where it prints several. */
export function boundedPeriod(rows: readonly Row[], lengths: readonly number[]): Period | null {
  const found = rows.flatMap((row) => periodIn(row, lengths));
  const [first, ...others] = found;
  return first &&
    others.every(({ from, to }) => from.day === first.from.day && to.day === first.to.day)
    ? first
    : null;
}
