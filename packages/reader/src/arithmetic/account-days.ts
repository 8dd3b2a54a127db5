// Which rows move an account, and on which day: a day at either end of the row, in a column of days, or the number of a day
// under the name of its month.
import { findDates, isoDay, MONTH, monthNumber } from '../french/dates.ts';
import { fold } from '../french/fold.ts';
import { writtenWords } from '../french/written.ts';
import type { Word } from '../page/page.ts';
import { hasDay } from './account-rows.ts';
import { amountsIn, type Row } from './figures.ts';

/** Null: printed without its year. */
export type MovementDay = { on: string | null; words: readonly Word[] };

/** By the place of the row among all. */
export type MovementDays = ReadonlyMap<number, MovementDay>;

type Placed = MovementDay & { row: number; left: number };

/** So many days under one another are a column. */
const COLUMN = 3;

export function movementDays(rows: readonly Row[]): MovementDays {
  const moving = rows.flatMap((row, index) => (amountsIn(row).length > 0 ? [index] : []));
  const atEnds = moving.filter((index) => rows[index] && hasDay(rows[index]));
  const first = new Map(atEnds.map((index) => [index, firstDay(rows, index)]));
  const columns = [
    columnOf(
      rows,
      moving.flatMap((index) => datesIn(rows, index)),
    ),
    columnOf(
      rows,
      moving.flatMap((index) => numbersIn(rows, index)),
    ),
  ];
  // A column of days holds at least all that stand at the ends.
  const [most] = columns.toSorted((a, b) => b.size - a.size);
  return most && most.size > first.size ? most : first;
}

function firstDay(rows: readonly Row[], index: number): MovementDay {
  const [day] = datesIn(rows, index);
  return day ?? { on: null, words: [] };
}

function datesIn(rows: readonly Row[], index: number): Placed[] {
  const words = rows[index]?.line.words ?? [];
  return findDates(writtenWords(words)).map(({ value, from, to }) => {
    const own = words.slice(from, to);
    return { on: value, words: own, row: index, left: own[0]?.box[0] ?? 0 };
  });
}

/** The longest run of days that begin at one place. */
function columnOf(rows: readonly Row[], days: readonly Placed[]): Map<number, MovementDay> {
  const columns = days.map((day) => {
    const reach = (rows[day.row]?.height ?? 0) / 2;
    return days.filter(({ left }) => Math.abs(left - day.left) <= reach);
  });
  const longest = columns.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const byRow = new Map(longest.map(({ row, on, words }) => [row, { on, words }]));
  return byRow.size < COLUMN ? new Map() : byRow;
}

const MONTH_HEAD = new RegExp(String.raw`^(${MONTH}) (20\d{2})\b`);
const DAY_NUMBER = /^(?:1er|0?[1-9]|[12]\d|3[01])$/i;

/** « le 12 » under « juillet 2026 ». */
function numbersIn(rows: readonly Row[], index: number): Placed[] {
  const row = rows[index];
  const head = headOver(rows, index);
  if (!row || !head) return [];
  const taken = new Set(amountsIn(row).flatMap(({ words }) => words));
  return row.line.words.flatMap((word): Placed[] => {
    if (taken.has(word) || !DAY_NUMBER.test(word.text)) return [];
    const on = isoDay(head.year, head.month, Number.parseInt(word.text, 10));
    return on === null ? [] : [{ on, words: [word], row: index, left: word.box[0] }];
  });
}

function headOver(rows: readonly Row[], index: number): { year: number; month: number } | null {
  for (let at = index - 1; at >= 0; at -= 1) {
    const text = fold((rows[at]?.line.words ?? []).map((word) => word.text).join(' '));
    const [, month, year] = MONTH_HEAD.exec(text) ?? [];
    if (month !== undefined) return { year: Number(year), month: monthNumber(month) };
  }
  return null;
}
