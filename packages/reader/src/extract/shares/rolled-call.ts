// What a list of all the owners asks of one of them, across their own row: by kind, in all, with what was owed before.
import { boxAround } from '../../page/box.ts';
import type { Reading } from '../sheet/reading.ts';
import { CALL_CATEGORIES, type CallCategory, categoryOf } from './call-category.ts';
import { type OwnRow, rolledSums } from './owners-roll.ts';

export type RolledCall = {
  /** Null where it is printed nowhere. */
  total: Reading<number> | null;
  before: Reading<number> | null;
  to_pay: Reading<number> | null;
  /** Of the columns, without what was owed before. */
  called: number;
};

type Column = { label: string; sum: Reading<number> };

const ASKED_IN_ALL =
  /^(?:total|montant|appel|somme|part|quote-?part)\b|\ba (?:payer|regler|verser)\b|\bappelee?s?$/;
const OWED =
  /\b(?:soldes?|reports?|anterieurs?|arrieres?|retards?|reliquat|avoirs?|trop[- ](?:percu|verse)|precedent)\b/;

const isOwed = ({ label }: Column): boolean => OWED.test(label) && categoryOf(label) === null;
const isInAll = ({ label }: Column): boolean => /^(?:sous-)?tota(?:l|ux)\b/.test(label);
const add = (columns: readonly Column[]): number =>
  columns.reduce((all, { sum }) => all + sum.value, 0);

/** Null where the columns of the row do not make its last one, and its head does not say so either. */
export function rolledCall(row: OwnRow): RolledCall | null {
  const columns = rolledSums(row);
  const last = columns.at(-1);
  if (!last) return null;
  const others = columns.slice(0, -1);
  const [owed, ...more] = others.filter(isOwed);
  if (owed && more.length === 0) return withOwed(others, owed, last);
  const isSum = others.length > 1 && add(others) === last.sum.value;
  const isTotal = ASKED_IN_ALL.test(last.label) && !/solde|reste|regle|paye|verse/.test(last.label);
  return isSum || isTotal
    ? { total: last.sum, before: null, to_pay: null, called: last.sum.value }
    : null;
}

/** What was owed before parts what is called from what is to be paid: its side is what the sums make of it. */
function withOwed(others: readonly Column[], owed: Column, last: Column): RolledCall | null {
  const called = others.filter((one) => one !== owed && !isInAll(one));
  const total = others.find((one) => one !== owed && isInAll(one)) ?? null;
  const sum = called.length > 0 ? add(called) : (total?.sum.value ?? 0);
  const before = last.sum.value - sum;
  const isSettled = Math.abs(owed.sum.value) === Math.abs(before) && sum > 0;
  const isOther = total !== null && total.sum.value !== sum;
  if (!isSettled || isOther || (owed.sum.value < 0 && before > 0)) return null;
  return {
    total: total?.sum ?? (before === 0 ? last.sum : null),
    before: { ...owed.sum, value: before },
    to_pay: last.sum,
    called: sum,
  };
}

/** What each column asks of them, where all have a name and make what is called. */
export function rolledParts(
  row: OwnRow,
  { called, before, to_pay }: RolledCall,
): [CallCategory, Reading<number>][] {
  const columns = rolledSums(row).map((one) => ({
    ...one,
    category: isInAll(one) || isOwed(one) ? null : categoryOf(one.label),
  }));
  const parts = columns.filter(({ category }) => category !== null);
  const isAll = columns.every(
    (one) =>
      one.category !== null ||
      one.sum.value === called ||
      (before !== null && (isOwed(one) || one.sum.value === to_pay?.value)),
  );
  if (!isAll || add(parts) !== called) return [];
  return CALL_CATEGORIES.flatMap((category): [CallCategory, Reading<number>][] => {
    const own = parts.filter((one) => one.category === category);
    const [first] = own;
    if (!first) return [];
    const raw = own.map(({ sum }) => sum.raw).join(' + ');
    const box = boxAround(own.map(({ sum }) => sum.box));
    return [[category, { value: add(own), raw, box, page: first.sum.page }]];
  });
}
