// The day a call is owed from. A call may tell those of the calls that follow: they are other days, and
// where nothing says which is this one's, none is given.
import { findDates } from '../../french/dates.ts';
import { cellUnder } from '../sheet/blocks.ts';
import {
  clauseBefore,
  following,
  foundIn,
  type FlowText,
  flowTextOf,
  type Extracted,
} from '../sheet/flow-text.ts';
import { datesAfter, datesUnder, onlyDay } from '../sheet/labelled.ts';
import { distinct, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { overName } from '../sheet/values-over-labels.ts';
import { DUE, DUE_CARD, LATER, PAY_BY, TAKEN, THIS_ONE, TITLED } from './due-words.data.ts';

/** The first and the last day of what is called, where they are known: no call is owed after what it pays for. */
type Called = { start: string | null; end: string | null };

export function dueOn(sheets: readonly Sheet[], { start, end }: Called): Reading<string> | null {
  const flowText = flowTextOf(sheets);
  const days = foundIn(flowText, findDates);
  const ways = [
    ...DUE.map((words) => [
      ...sheets.flatMap((sheet) => [
        ...datesAfter(sheet, words),
        ...datesUnder(sheet, words).filter((day) => !isFirstOfMany(sheet, day)),
      ]),
      ...following(flowText, days, words).filter((day) => !isAcross(flowText, day)),
    ]),
    sheets.flatMap((sheet) => datesAfter(sheet, PAY_BY)),
    sheets.flatMap((sheet) => datesAfter(sheet, TAKEN)),
    sheets.flatMap((sheet) => overName(sheet, DUE_CARD, onlyDay)),
    // Of a call that starts on that day: another may be the one that it was sent on.
    sheets.flatMap((sheet) => datesAfter(sheet, TITLED)).filter(({ value }) => value === start),
  ];
  const own = ways.map((some) => some.filter((one) => !isLater(flowText, days, one)));
  for (const some of [...own, ...ways]) {
    const extracted = distinct(some.filter(({ value }) => end === null || value <= end));
    const [first, ...others] = extracted;
    if (!first) continue;
    return others.length === 0 ? first : (extracted.find(({ value }) => value === start) ?? null);
  }
  return null;
}

/** « Exigible le » over the days of a plan of payments: the first of them is not this call's for that. */
function isFirstOfMany(sheet: Sheet, { value, box }: Reading<string>): boolean {
  const own = sheet.lines
    .flatMap(({ cells }) => cells)
    .find((cell) => cell.box[0] === box[0] && cell.box[1] === box[1]);
  const below = own ? cellUnder(sheet, own) : null;
  const next = below ? onlyDay(below.text) : null;
  return next !== null && next !== value;
}

/** « Émis le | Exigible le » over two days: the first of a row is not what the last head of the row above names. */
function isAcross({ written: { text } }: FlowText, { at }: Extracted<string>): boolean {
  const start = text.lastIndexOf('\n', at) + 1;
  const above = text.slice(text.lastIndexOf('\n', start - 2) + 1, Math.max(0, start - 1));
  const own = text.slice(start).split('\n')[0] ?? '';
  return text.slice(start, at).trim() === '' && above.includes('\t') && own.includes('\t');
}

/** « Le deuxième appel sera exigible le 1er juin ». */
function isLater(
  flowText: FlowText,
  days: readonly Extracted<string>[],
  { value, box, page }: Reading<string>,
): boolean {
  const at = days.find(
    (day) => day.value === value && day.page === page && Math.abs(day.box[1] - box[1]) < 1,
  )?.at;
  const clause = at === undefined ? '' : clauseBefore(flowText, at).replaceAll(/\s+/g, ' ');
  return LATER.test(clause) && !THIS_ONE.test(clause);
}
