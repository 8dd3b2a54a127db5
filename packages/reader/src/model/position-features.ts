// How a candidate stands among the others of its paper: the largest sum, the first day, a name that a
// web address repeats.
import type { Sheet } from '../extract/sheet/sheet.ts';
import { fold } from '../french/fold.ts';
import type { Candidate } from './candidates.ts';

const MOST_TIMES = 4;
/** A long table has sums of two others by chance. */
const MOST_SUMS = 60;
const OLDEST = -5;

const letters = (text: string): string => fold(text).replaceAll(/[^a-z\d]/g, '');

const magnitude = (value: number): string => `size:${Math.floor(Math.log10(value + 1))}`;

function ofDay(day: string, last: string): string[] {
  const [year, date] = [day.slice(0, 4), day.slice(5)];
  const kinds: readonly [RegExp, string][] = [
    [/^01-01$/, 'new-year'],
    [/^12-31$/, 'year-end'],
    [/-01$/, 'month-start'],
    [/-(?:28|30|31)$/, 'month-end'],
  ];
  return [
    kinds.find(([pattern]) => pattern.test(date))?.[1] ?? 'any-day',
    `year:${Math.max(OLDEST, Number(year) - Number(last.slice(0, 4)))}`,
  ];
}

const ofNumber = (value: number): string[] => [
  magnitude(value),
  ...(value % 1000 === 0 ? ['thousands'] : []),
  ...(value >= 1900 && value <= 2100 ? ['as-year'] : []),
];

/** Whether two other sums of the paper make this one. */
function isSum(cents: number, all: ReadonlySet<number | string>): boolean {
  if (all.size >= MOST_SUMS) return false;
  return [...all].some((one) => {
    const part = Number(one);
    return part > 0 && part < cents / 2 && all.has(cents - part);
  });
}

const ofSum = (value: number, all: ReadonlySet<number | string>): string[] => [
  magnitude(value),
  ...(value === 0 ? ['zero'] : []),
  ...(isSum(value, all) ? ['sum'] : []),
];

/** Nobody counts further than the most. */
function timesIn(text: string, part: string): number {
  let times = 0;
  for (
    let at = text.indexOf(part);
    at >= 0 && times < MOST_TIMES;
    at = text.indexOf(part, at + part.length)
  )
    times += 1;
  return times;
}

function ofName(name: string, text: string, domains: readonly string[]): string[] {
  const own = letters(name);
  const words = fold(name).split(/[^a-z\d]+/);
  const isDomain = domains.some((one) => own.includes(one) || one.includes(own));
  const inDomain = words.some(
    (word) => word.length > 3 && domains.some((one) => one.includes(word)),
  );
  return [
    `times:${timesIn(text, fold(name))}`,
    ...(isDomain ? ['domain'] : inDomain ? ['in-domain'] : []),
  ];
}

const WEB = /(?:@|www\.|https?:\/\/)([a-z\d.-]{4,})\.[a-z]{2,5}/g;

/** The candidates are of one kind; what is extracted of each stands at its place in the list. */
export function positionFeatures(all: readonly Candidate[], sheets: readonly Sheet[]): string[][] {
  const values = new Set(all.map(({ value }) => value));
  const sorted = [...values].toSorted((a, b) => (a < b ? -1 : 1));
  const text = sheets.flatMap(({ lines }) => lines.map(({ folded }) => folded)).join('\n');
  const domains = [...text.matchAll(WEB)].map(([, name = '']) => letters(name));
  const times = Map.groupBy(all, ({ value }) => value);
  return all.map(({ kind, value, sheet }, index) => {
    const common = [
      `kind:${kind}`,
      ...(index === 0 ? ['first'] : []),
      ...(index === all.length - 1 ? ['end'] : []),
      sheet === sheets[0] ? 'first-page' : 'later-page',
    ];
    if (kind === 'NAME') return [...common, ...ofName(String(value), text, domains)];
    return [
      ...common,
      `times:${Math.min(times.get(value)?.length ?? 0, MOST_TIMES)}`,
      ...(value === sorted.at(-1) ? ['most'] : []),
      ...(value === sorted.at(-2) ? ['second'] : []),
      ...(value === sorted[0] ? ['least'] : []),
      ...(kind === 'CENTS' ? ofSum(Number(value), values) : []),
      ...(kind === 'NUMBER' ? ofNumber(Number(value)) : []),
      ...(kind === 'DATE' ? ofDay(String(value), String(sorted.at(-1))) : []),
    ];
  });
}
