// Days that share what is said of them: « les 1er janvier, 1er avril et 1er juillet 2027 » have one year, « les 1er
// janvier et avril 2027 » one day of the month.
import { fullYear, isoDay, MONTH, monthNumber } from './dates.ts';

/** Where it stands in the text. */
export type ListedDay = { day: string; from: number; to: number };

const NAMED = String.raw`(?:(?<of>\d{1,2})(?:er|e)?[ ])?(?<name>${MONTH})(?:[ ](?<year>\d{4}))?`;
const FIGURES = String.raw`(?<date>\d{1,2})[/.](?<month>\d{1,2})[/.](?<in>\d{4}|\d{2})`;
const ANY = new RegExp(String.raw`(?<![\p{L}\d/.])(?:${FIGURES}|${NAMED})(?![\p{L}\d/])`, 'gu');
/** What stands between two days of one list. */
const BETWEEN = /^[\s,;]*(?:et|puis)?\s*(?:l[es]+\s|aux?\s|du\s)?\s*$/;

type Part = { of: number | null; month: number; year: number | null; from: number; to: number };

function partsIn(folded: string): Part[] {
  return [...folded.matchAll(ANY)].map(({ groups = {}, index, 0: raw }) => {
    const { of, name = '', year, date, month, in: within } = groups;
    const place = { from: index, to: index + raw.length };
    return date === undefined
      ? {
          ...place,
          of: of ? Number(of) : null,
          month: monthNumber(name),
          year: year ? Number(year) : null,
        }
      : { ...place, of: Number(date), month: Number(month), year: fullYear(within ?? '') };
  });
}

/** Every day of a folded text that says its year, or stands in a list with one that does. */
export function listedDays(folded: string): ListedDay[] {
  const parts = partsIn(folded);
  const isNext = (at: number): boolean => {
    const [one, next] = [parts[at], parts[at + 1]];
    return one !== undefined && next !== undefined && BETWEEN.test(folded.slice(one.to, next.from));
  };
  return parts.flatMap((part, at) => {
    let after = at;
    while (parts[after]?.year === null && isNext(after)) after += 1;
    let before = at;
    while (parts[before]?.of === null && before > 0 && isNext(before - 1)) before -= 1;
    const [year, of] = [parts[after]?.year, parts[before]?.of];
    const day = year && of ? isoDay(year, part.month, of) : null;
    return day === null ? [] : [{ day, from: part.from, to: part.to }];
  });
}
