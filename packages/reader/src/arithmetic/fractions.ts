// Tantièmes over their base, as a paper prints them: « 184/10 000 », « 1 326 sur 10 000 ».
import { type Figure, overlap, type Row } from './figures.ts';
import type { Lane } from './lanes.ts';

export type Fraction = { part: number; base: number };
/** The two numbers where they stand. */
export type PrintedFraction = { part: Figure; base: Figure };

const [MIN_BASE, MOST_BASE] = [100, 10_000_000];
/** Rows of one table of tantièmes. */
const MOST_LOTS = 8;

export const isWhole = ({ value, has_cents, has_currency }: Figure): boolean =>
  !has_cents && !has_currency && value > 0;
const isBaseFrom = (least: number, { value }: Figure): boolean =>
  value / 100 >= least && value / 100 <= MOST_BASE;
export const isBase = (figure: Figure): boolean => isBaseFrom(MIN_BASE, figure);
/** « exercice 2026/2027 ». */
const areYears = (part: Figure, base: Figure): boolean =>
  base.value - part.value === 100 && /^(?:19|20)\d{4}$/.test(String(part.value));
/** « 1 sur 60 »: as few places share a key of their own, where words say that it is one. */
const FEW = 20;
/** « 1/4 » is a quarter. */
const FEWEST = 5;
const OVER = /^(?:parts?|tant(?:\.|i[eè]mes?)?|milli[eè]mes?)?(?:\/|sur|[-–]?base:?)$/iu;
/** « sur 10 000 | sur 1 000 » are bases of cards side by side. */
const IS_OF_BASE = /^(?:sur|base:?)$/i;

export const valuesOf = ({ part, base }: PrintedFraction): Fraction => ({
  part: part.value / 100,
  base: base.value / 100,
});
export const keyOf = ({ part, base }: Fraction): string => `${part}/${base}`;

/** « 184/10 000 » anywhere on the paper: two whole numbers of one row, the first the smaller. */
export function fractionsOf(lane: Lane, least = MIN_BASE): PrintedFraction[] {
  const wholes = lane.filter(isWhole);
  return wholes.flatMap((base) =>
    isBaseFrom(least, base)
      ? wholes
          .filter((part) => part.value < base.value && !overlap(part, base))
          .map((part) => ({ part, base }))
      : [],
  );
}

/** With a stroke or « sur » between the two. */
export const printedFractions = (rows: readonly Row[]): PrintedFraction[] =>
  strokedFractions(rows, FEW).filter(
    ({ part, base }) => isBase(base) || saysOver(rows, part, base),
  );

/** « 1/32 », « 1/12 »: a key of few places, a day or an instalment; only what adds up tells. */
export const smallFractions = (rows: readonly Row[]): PrintedFraction[] =>
  strokedFractions(rows, FEWEST).filter(({ base }) => !isBase(base));

const strokedFractions = (rows: readonly Row[], least: number): PrintedFraction[] =>
  rows.flatMap(({ figures, line: { words } }) =>
    fractionsOf(figures, least).filter(({ part, base }) => {
      const isFirst = part.box[0] <= base.box[0];
      const [one, other] = isFirst ? [part, base] : [base, part];
      const [start, last, first] = [one.words[0], one.words.at(-1), other.words[0]];
      if (!start || !last || !first || areYears(part, base)) return false;
      if (IS_OF_BASE.test(words[words.indexOf(start) - 1]?.text ?? '')) return false;
      return (
        last === first ||
        last.text.endsWith('/') ||
        first.text.startsWith('/') ||
        OVER.test(between(words, last, first))
      );
    }),
  );

const saysOver = (rows: readonly Row[], part: Figure, base: Figure): boolean => {
  const [last, first] = [part.words.at(-1), base.words[0]];
  const words = rows[part.row]?.line.words ?? [];
  return (
    last !== undefined &&
    first !== undefined &&
    /(?:sur|base:?)$/i.test(between(words, last, first))
  );
};

const between = (
  words: readonly { text: string }[],
  from: { text: string },
  to: { text: string },
): string =>
  words
    .slice(words.indexOf(from) + 1, words.indexOf(to))
    .map(({ text }) => text)
    .join('');

export function fractionsOn(rows: readonly Row[]): Fraction[] {
  const printed = printedFractions(rows);
  // « 236 / 10 000 » at the foot of a column: the parts of each lot stand over it.
  const over = printed.flatMap(({ part: sum, base }) =>
    rows
      .slice(Math.max(0, sum.row - MOST_LOTS), sum.row)
      .flatMap(({ figures }) => figures)
      .filter(
        (part) =>
          isWhole(part) &&
          part.page === sum.page &&
          part.value < sum.value &&
          part.box[0] < base.box[2] &&
          part.box[2] > sum.box[0],
      )
      .map((part) => ({ part, base })),
  );
  const all = [...printed, ...over].map(valuesOf);
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}
