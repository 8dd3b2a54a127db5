// Movements dated « 01/07 »: the year stands over them, or is that of the days the statement is about.
import { isoDay } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import type { Table } from '../../layout/tables.ts';
import type { Reading } from '../sheet/reading.ts';

export const SHORT = /^(?<day>\d{2})[/.-](?<month>\d{2})(?![\d/.-])/;

/** « 01 10 2025 », « 01/07/2 026 »: what OCR leaves of « 01.10.2025 ». */
export const SPACED = /^(?<day>\d{2,3})[ ./-](?<month>\d{2})[ ./-](?<year>2 ?0 ?\d ?\d)(?!\d)/;
/** A row has a day that nobody could read. */
export const UNREAD = '';

export function spacedDay(text: string): string | null {
  const { day, month, year } = SPACED.exec(text)?.groups ?? {};
  return year === undefined
    ? null
    : (isoDay(Number(year.replaceAll(' ', '')), Number(month), Number(day)) ?? UNREAD);
}

export function shortDay(
  text: string,
  { table }: { table: Table },
  periods: readonly Reading<{ from: string; to: string }>[],
): string | null {
  const { day, month } = SHORT.exec(text)?.groups ?? {};
  if (day === undefined || month === undefined) return null;
  const of = (year: number) => isoDay(year, Number(month), Number(day));
  const heads = table.header.flat().flatMap((cell) => /^20\d\d$/.exec(fold(cell.text))?.[0] ?? []);
  const [head, ...others] = new Set(heads);
  if (head !== undefined && others.length === 0) return of(Number(head));
  const inside = periods.flatMap(({ value: { from, to } }) =>
    [from, to].flatMap((end) => {
      const iso = of(Number(end.slice(0, 4)));
      return iso !== null && iso >= from && iso <= to ? [iso] : [];
    }),
  );
  const [only, ...more] = new Set(inside);
  return only !== undefined && more.length === 0 ? only : null;
}
