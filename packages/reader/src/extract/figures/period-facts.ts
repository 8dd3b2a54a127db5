import { daysBetween } from '@quitus/domain/documents/calendar';
import type { FactName } from '@quitus/domain/reading/facts.data';
// The days that a paper is about, where its head says so.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { type DatedPeriod, findPeriods } from '../../french/periods.ts';
import { foundBox } from '../../french/written.ts';
import { blocksOf } from '../sheet/blocks.ts';
import { periodsAfter } from '../sheet/labelled.ts';
import { agreed, distinct, factsOf, type Reading } from '../sheet/reading.ts';
import type { Passage, Sheet } from '../sheet/sheet.ts';

/** Budgets and years of account are other periods than the one a call is for. */
const OTHERS = /exercice|budget|mandat|contrat|regularisation|decompte|reddition|\bcomptes\b/;

/** In signs. */
const NEAR = 40;

/** Above the first table of the first page: below it other calls are named. */
export function headPeriods(
  sheet: Sheet | undefined,
  wanted: (line: string, period: DatedPeriod, before: string) => boolean,
): Reading<DatedPeriod>[] {
  if (!sheet) return [];
  const { page, tables } = sheet;
  const table = tables.find(({ rows }) => rows.length > 1) ?? tables[0];
  const bottom = table?.box[1] ?? page.height * 0.6;
  const found = ({ written }: Passage): Reading<DatedPeriod>[] => {
    const folded = fold(written.text);
    return findPeriods(written).flatMap((one) => {
      const at = written.starts[one.from] ?? 0;
      const line = folded.slice(
        folded.lastIndexOf('\n', at) + 1,
        (folded.indexOf('\n', at) + 1 || folded.length + 1) - 1,
      );
      const box = foundBox(written, one);
      return box[3] <= bottom && wanted(line, one.value, folded.slice(Math.max(0, at - NEAR), at))
        ? [{ value: one.value, raw: one.raw, box, page }]
        : [];
    });
  };
  // In a narrow card « du 01/10/2026 » and « au 31/12/2026 » are two lines, with other cards beside.
  const extracted = found(sheet);
  return extracted.length > 0 ? extracted : blocksOf(sheet).flatMap(found);
}

const sides = (readings: readonly Reading<DatedPeriod>[], side: 'from' | 'to') =>
  distinct(readings.map((one) => ({ ...one, value: one.value[side] })));

export const rangeFacts = (
  [from, to]: readonly [FactName, FactName],
  rule: string,
  readings: readonly Reading<DatedPeriod>[],
): Fact[] => [
  ...factsOf(from, rule, sides(readings, 'from')),
  ...factsOf(to, rule, sides(readings, 'to')),
];

const MOST_DAYS = 190;

/** « 2e trimestre de l’exercice 2026/2027 (01/10/2026 – 31/12/2026) »: a part of that year. */
const isPartOfYear = (line: string, { from, to }: DatedPeriod): boolean =>
  /trimestr|semestr|periode|echeance|acompte|\bappels?\b/.test(line) &&
  daysBetween(from, to) < MOST_DAYS;

export const periodFacts = (sheets: readonly Sheet[], rule: string): Fact[] =>
  rangeFacts(['period_from', 'period_to'], rule, asSeen(callPeriods(sheets[0]), sheets));

/** Of two periods that OCR read on one call, one is misread; and a year that nothing else on it tells may be. */
function asSeen(
  extracted: readonly Reading<DatedPeriod>[],
  sheets: readonly Sheet[],
): readonly Reading<DatedPeriod>[] {
  if (!extracted.some(({ page }) => page.source === 'OCR')) return extracted;
  const [only, ...others] = distinct(
    extracted.map(({ value: { from, to }, ...one }) => ({
      ...one,
      value: { kind: 'RANGE' as const, from, to },
    })),
  );
  const year = only?.value.to.slice(0, 4) ?? '';
  const years = sheets.flatMap(({ written }) => [
    ...written.text.matchAll(new RegExp(`(?<!\\d)(?:${year}|[/.-]${year.slice(2)})(?!\\d)`, 'g')),
  ]);
  return only && others.length === 0 && years.length > 1 ? [only] : [];
}

/** At the head; or where it is named as such, wherever that is. */
function callPeriods(sheet: Sheet | undefined): readonly Reading<DatedPeriod>[] {
  const extracted = withoutOthers(
    headPeriods(sheet, (line, period) => !OTHERS.test(line) || isPartOfYear(line, period)),
  );
  const named = sheet && extracted.length === 0 ? agreed(periodsAfter(sheet, NAMED)) : null;
  return named ? [named] : ofOne(extracted);
}

/** Two that differ: nothing says which is called. */
function ofOne(extracted: readonly Reading<DatedPeriod>[]): readonly Reading<DatedPeriod>[] {
  const days = new Set(extracted.map(({ value: { from, to } }) => `${from} ${to}`));
  return days.size > 1 ? [] : extracted;
}
const NAMED = /\bperiode(?: (?:appelee|concernee|couverte|de l'appel|du|de))?/;

/**
 * A month inside a quarter that is extracted too is where it starts, or when the letter was written; a year around it is
 * the one of the budget that it is a part of.
 */
const withoutOthers = (all: readonly Reading<DatedPeriod>[]): Reading<DatedPeriod>[] =>
  all.filter(
    ({ value }) =>
      !all.some(
        ({ value: other }) =>
          (value.kind === 'MONTH' && other.kind !== 'MONTH' && isWithin(value, other)) ||
          (value.kind === 'YEAR' && other.kind !== 'MONTH' && isShorter(other, value)),
      ),
  );

const isWithin = (one: DatedPeriod, other: DatedPeriod): boolean =>
  other.from <= one.from && one.to <= other.to;
const isShorter = (one: DatedPeriod, other: DatedPeriod): boolean =>
  isWithin(one, other) && (one.from !== other.from || one.to !== other.to);
