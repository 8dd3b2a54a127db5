// The keys that share lines were worked out by: the owner's tantièmes by the general key and by each.
import { categoryOf } from '../extract/shares/call-category.ts';
import { isKeyName } from '../extract/shares/share-words.data.ts';
import { fold } from '../french/fold.ts';
import { boxAround } from '../page/box.ts';
import { headsOver } from './column-heads.ts';
import type { Row } from './figures.ts';
import {
  keyOf,
  type PrintedFraction,
  printedFractions,
  smallFractions,
  valuesOf,
} from './fractions.ts';
import { keptLines } from './kept-lines.ts';
import { bareName, type KeyLines, linesByKey, namesOf } from './key-names.ts';
import { labelOf } from './labels.ts';
import type { ShareLine } from './shares.ts';
import { statedKeys } from './stated-keys.ts';

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

/** The tantièmes of all lots make the largest base; one of 1 020 beside one of 1 000 is that of some who pay more. */
function largestOf<K extends { base: number }>(keys: readonly K[]): K[] {
  const most = Math.max(...keys.map(({ base }) => base));
  const isRound = ({ base }: K) => base % 1000 === 0;
  const largest = keys.filter(({ base }) => base === most);
  return largest.every(isRound) || !keys.some(isRound) ? largest : [];
}

/** By its name, else by its base where every line is known; null where that leaves several. */
export function generalKey(keys: readonly Key[], is_whole: boolean): Key | null {
  const named = keys.filter(({ label }) => GENERAL.test(fold(label)));
  const among = named.length > 0 ? named : keys.length > 1 && is_whole ? largestOf(keys) : [];
  const [first, ...others] = among;
  const isOnly = others.every(({ part, base }) => part === first?.part && base === first.base);
  return first && isOnly && (is_whole || !first.is_sum) ? first : null;
}

export type NamedKey = Pick<Key, 'label' | 'part' | 'base'>;

/** Of all keys of the owner, that of all lots: by its name, else by its base. */
export function generalOf(keys: readonly NamedKey[]): NamedKey | null {
  const named = keys.filter(({ label }) => GENERAL.test(fold(label)));
  // The only key of a paper may be that of a part of the building.
  const [first, ...others] = named.length > 0 || keys.length === 1 ? named : largestOf(keys);
  return first && others.length === 0 ? first : null;
}

/** « 236/10000 | 6/4640 | 212/9040 » in one row, under the names of the keys: all that the owner has, in all lots. */
function tabled(rows: readonly Row[], lines: readonly ShareLine[]): NamedKey[] | null {
  const byRow = Map.groupBy(wholeFractions(rows, lines), ({ part }) => part.row);
  for (const [row, own] of byRow) {
    const boxes = own.map(({ part, base }) => boxAround([part.box, base.box]));
    const heads = headsOver(rows, row, boxes);
    const keys = own.map(({ part, base }, at) => ({
      label: bareName(heads?.[at] ?? ''),
      part: part.value / 100,
      base: base.value / 100,
    }));
    const isOf = (line: ShareLine) =>
      keys.some(({ part, base }) => base === line.base && line.part <= part);
    if (heads && lines.length > 1 && lines.every(isOf)) return keys;
  }
  return null;
}

/** From left to right; « 1 326/10 000 » is one, and « 326/10 000 » none. Of the small ones, those that lines are worked out by. */
function wholeFractions(rows: readonly Row[], lines: readonly ShareLine[]): PrintedFraction[] {
  const known = new Set(lines.map(keyOf));
  const small = smallFractions(rows).filter((one) => known.has(keyOf(valuesOf(one))));
  const all = [...new Set([...printedFractions(rows), ...small])];
  const groups = ({ part, base }: (typeof all)[number]) => [...part.groups, ...base.groups];
  return all
    .filter((one) =>
      all.every(
        (other) =>
          groups(other).length <= groups(one).length ||
          groups(one).some((group) => !groups(other).includes(group)),
      ),
    )
    .toSorted((a, b) => a.part.row - b.part.row || a.part.box[0] - b.part.box[0]);
}

/** Every key of the owner by its name; null where one may be missing or is called nothing. */
export function namedKeys(
  rows: readonly Row[],
  lines: readonly ShareLine[],
  is_whole: boolean,
): NamedKey[] | null {
  const stated = statedKeys(rows, wholeFractions(rows, lines), lines);
  const keys = (stated ?? tabled(rows, lines) ?? listed(rows, lines, is_whole) ?? []).filter(
    isOwnKey,
  );
  const [only] = keys;
  const isNamed = is_whole && only !== undefined && isKeyName(fold(only.label));
  return keys.length > 1 || isNamed ? keys : null;
}

/** A share that is said again further down names nothing. */
const onceSaid = (lines: readonly ShareLine[]): ShareLine[] => [
  ...new Map(
    lines
      .toReversed()
      .map((line) => [`${line.share.value}/${line.total.value}/${line.part}`, line]),
  ).values(),
];

function listed(
  rows: readonly Row[],
  lines: readonly ShareLine[],
  is_whole: boolean,
): NamedKey[] | null {
  const keys = byCode(rows, lines) ?? linesByKey(onceSaid(lines));
  const known = new Set(lines.map(keyOf));
  const printed = wholeFractions(rows, lines).filter((one) => !isInstalment(one));
  const own = printed.filter((one) => known.has(keyOf(valuesOf(one))));
  // « 1/4, 135 / 4 120 »: what is read of the digits of a key is none.
  const isOther = (one: PrintedFraction) =>
    own.every((key) => !overlapping(key, one)) && !known.has(keyOf(valuesOf(one)));
  const arePrinted = [...known].every((key) => own.some((one) => keyOf(valuesOf(one)) === key));
  const isAll = arePrinted ? !printed.some(isOther) : is_whole;
  const names = isAll ? namesOf(rows, keys) : null;
  return (
    names &&
    keys.map((key, at) => ({
      label: names[at] ?? '',
      part: ownPart(key),
      base: key[0]?.base ?? 0,
    }))
  );
}

/** All lots pay of each total by the key: their parts are added up once. */
const ownPart = (key: KeyLines): number =>
  Math.max(
    ...[...Map.groupBy(key, ({ total }) => total.value).values()].map((own) => sum(partsOf(own))),
  );

const overlapping = (one: PrintedFraction, other: PrintedFraction): boolean =>
  [one.part, one.base].some((figure) =>
    [other.part, other.base].some(({ groups }) =>
      groups.some((group) => figure.groups.includes(group)),
    ),
  );

/** « appel 2/4 012 »: the instalment stands right before the code of a key. */
const isInstalment = ({ part, base }: PrintedFraction): boolean =>
  /^\d\/\d\D?$/.test(part.words[0]?.text ?? '') &&
  base.words.some(({ text }) => /^0\d+$/.test(text) && Number(text) > 0);

/** Each line has the code of its key: two keys may share by the same tantièmes. What is called for by a key besides has its code too. */
function byCode(rows: readonly Row[], lines: readonly ShareLine[]): KeyLines[] | null {
  const kept = keptLines(rows, lines);
  const groups = Map.groupBy(kept, ({ share }) => keyCode(rows[share.row]));
  const isOne = (own: KeyLines) => new Set(own.map(keyOf)).size === 1;
  return groups.has('') || groups.size < 2 || ![...groups.values()].every(isOne)
    ? null
    : [...groups.values()];
}

/** « 040 » of a key; « 602 » is an account. */
const keyCode = (row: Row | undefined): string =>
  row?.line.words.find(({ text }) => /^0\d{2}$/.test(text))?.text ?? '';

/** « Fonds de travaux » is called for by a key that has a name of its own. */
const isOwnKey = (key: NamedKey, _: number, keys: readonly NamedKey[]): boolean =>
  categoryOf(fold(key.label)) === 'courantes' ||
  keys.every((other) => other === key || keyOf(other) !== keyOf(key));
