// The keys that share lines were worked out by: the owner's tantièmes by the general key and by each.
import { fold } from '../french/fold.ts';
import type { Row } from './figures.ts';
import { labelOf } from './labels.ts';
import type { ShareLine } from './shares.ts';

export type Key = {
  label: string;
  part: number;
  base: number;
  /** Of several lots: one that was not found would be missing from the part. */
  is_sum: boolean;
  lines: readonly ShareLine[];
};

const GENERAL =
  /\bgenera(?:l|le|les|ux)\b|\bgen\b|(?:charges|parties) communes$|tous (?:les )?lots|(?:budget|charges?|provisions?|operations?) courant/;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** A line that is repeated in its sub-total is one part; lots have different ones. */
function partsOf(lines: readonly ShareLine[]): number[] {
  const parts = [...new Map(lines.map((line) => [line.share, line.part])).values()];
  const most = Math.max(...parts);
  // « 1 318 | 64 | 1 382 »: two lots, and both.
  const isAll = new Set(parts).size === 1 || sum(parts) === 2 * most;
  return isAll ? [most] : parts;
}

/** Lots share one total: their parts of it are one key of the owner. */
export function keysOf(rows: readonly Row[], lines: readonly ShareLine[]): Key[] {
  const byTotal = Map.groupBy(lines, ({ total, base }) => `${total.value}/${base}`);
  const keys = [...byTotal.values()].map((own): Key => {
    const [first] = own;
    const parts = partsOf(own);
    return {
      label: first ? labelOf(rows, first.share) : '',
      part: sum(parts),
      base: first?.base ?? 0,
      is_sum: parts.length > 1,
      lines: own,
    };
  });
  return [
    ...new Map(keys.map((key) => [`${key.part}/${key.base}/${fold(key.label)}`, key])).values(),
  ];
}

/** By its name, else by its base where every line is known; null where that leaves several. */
export function generalKey(keys: readonly Key[], is_whole: boolean): Key | null {
  const named = keys.filter(({ label }) => GENERAL.test(fold(label)));
  const largest = keys.filter(({ base }) => base === Math.max(...keys.map((key) => key.base)));
  const among = named.length > 0 ? named : keys.length > 1 && is_whole ? largest : [];
  const [first, ...others] = among;
  const isOnly = others.every(({ part, base }) => part === first?.part && base === first.base);
  return first && isOnly && (is_whole || !first.is_sum) ? first : null;
}
