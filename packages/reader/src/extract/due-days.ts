// The day a call is owed from. A call may tell those of the calls that follow: they are other days, and
// where nothing says which is this one's, none is given.
import { findDates } from '../french/dates.ts';
import { DUE, LATER, PAY_BY, THIS_ONE } from './due-words.data.ts';
import { datesAfter, datesUnder } from './labelled.ts';
import { distinct, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { clauseBefore, following, foundIn, type Story, storyOf, type Told } from './story.ts';

/** `start`: the first day of what is called, where it is known. */
export function dueOn(sheets: readonly Sheet[], start: string | null): Reading<string> | null {
  const story = storyOf(sheets);
  const days = foundIn(story, findDates);
  const ways = [
    ...DUE.map((words) => [
      ...sheets.flatMap((sheet) => [...datesAfter(sheet, words), ...datesUnder(sheet, words)]),
      ...following(story, days, words),
    ]),
    sheets.flatMap((sheet) => datesAfter(sheet, PAY_BY)),
  ];
  const own = ways.map((some) => some.filter((one) => !isLater(story, days, one)));
  for (const some of [...own, ...ways]) {
    const told = distinct(some);
    const [first, ...others] = told;
    if (!first) continue;
    return others.length === 0 ? first : (told.find(({ value }) => value === start) ?? null);
  }
  return null;
}

/** « Le deuxième appel sera exigible le 1er juin ». */
function isLater(
  story: Story,
  days: readonly Told<string>[],
  { value, box, page }: Reading<string>,
): boolean {
  const at = days.find(
    (day) => day.value === value && day.page === page && Math.abs(day.box[1] - box[1]) < 1,
  )?.at;
  const clause = at === undefined ? '' : clauseBefore(story, at).replaceAll(/\s+/g, ' ');
  return LATER.test(clause) && !THIS_ONE.test(clause);
}
