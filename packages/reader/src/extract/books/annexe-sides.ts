// The two sides of a balance sheet, however they are set: face to face, one under the other, in halves that
// are not in step, with or without heads over their figures.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import type { Table } from '../../layout/tables.ts';
import type { Page } from '../../page/page.ts';
import { money, type Money, sumOf } from '../shares/share-money.ts';
import { type AnnexeColumn, annexeColumn } from './annexe-columns.ts';
import { halvesOf } from './annexe-halves.ts';
import { type AnnexePart, type Facing, facingSides, tablesIn } from './annexe-parts.ts';

/** `isRest` where it starts with a small letter. */
export type Entry = { label: string; account: string; closed: Money | null; isRest: boolean };
/** One side of the sheet, down to its grand total. */
export type Side = {
  entries: readonly Entry[];
  total: Money | null;
  /** What « Total » alone says under the last line. */
  last: Money | null;
  /** Those that a total of their own closes, and that add up to it. */
  closed: readonly Entry[];
  /** Those that the total under them contradicts. */
  broken: readonly Entry[];
  /** What the totals of its blocks say, in cents. */
  blocks: readonly number[];
  page: Page;
};

export const GRAND_TOTAL =
  /total (?:general|(?:de l')?actif|(?:du )?passif|(?:du )?bilan)|ensemble (?:de l'actif|du passif)|\(?\bi\)? ?\+ ?\(?ii\)?|^(?:tresorerie|provisions)[\p{L} ]{0,25}(?:\+|et) (?:creances|dettes)$/u;
/** « I » alone is what OCR leaves of « Total I ». */
const TOTAL = /\btotal\b|tresorerie disponible|^[il1|]{1,3}$/;

/** « 103.1 », « 45-9 »: a part of an account, as some offices write 1031 and 459. */
const DIVIDED = /^(?<account>\d{2,3})[.-](?<part>\d)(?!\d|,)/;

/** « 103 Avances (1031 trésorerie) » holds no other advance. */
export const accountOf = (written: string): string => {
  const label = written.replace(DIVIDED, '$<account>$<part>');
  const first =
    /^(?:(?:comptes?|cpte?|c\/|n°)\.? ?)?(\d{2,5})(?!\d)/.exec(label)?.[1] ??
    /\((?:compte )?(\d{2,4})\)$/.exec(label)?.[1];
  return first === '103' && /\b1031\b/.test(label) && !/\b103[2-9]\b/.test(label)
    ? '1031'
    : (first ?? '');
};

/** Which column is that of the closed year: the one that its head says, or the only one of each side. */
type Years = { closed_year: number | null; isOnly: boolean };

/**
 * Halves of the page that are not in step are read one by one, where both then balance. A sheet that has one
 * figure a line, and the day that it was closed on in its title, needs no head over them.
 */
export function sidesIn(parts: readonly AnnexePart[], closed_year: number | null): Side[] {
  const read = (some: readonly AnnexePart[], isOnly = false) =>
    some.flatMap((part) =>
      wholeSides(
        tablesIn(part).map((table) => sidesOf(table, { closed_year, isOnly }, part.sheet.page)),
      ),
    );
  const across = read(parts);
  const [part, ...others] = parts;
  if (!part || others.length > 0 || areEven(across)) return across;
  const halves = halvesOf(part);
  const apart = halves.map((half) => read(half)).find(areEven);
  if (apart || across.length > 0 || closed_year === null) return apart ?? across;
  return [parts, ...halves].map((one) => read(one, true)).find(areEven) ?? across;
}

/** Both sides to the last line, and both the same. */
export const areEven = (sides: readonly Side[]): boolean =>
  sides.length === 2 &&
  sides.every((side) => side.total !== null && addsUp(side)) &&
  sides[0]?.total?.cents === sides[1]?.total?.cents;

/** « I – Trésorerie » and « II – Créances » may be two tables: the grand total under the last is of both. */
function wholeSides(tables: readonly (readonly Side[])[]): Side[] {
  const [left, right, ...others] = tables.flat();
  // Assets and liabilities, each under its « Total », and both the same.
  if (left && right && others.length === 0 && isClosed(left) && isClosed(right))
    if (left.last?.cents === right.last?.cents)
      return [left, right].map((side) => ({ ...side, total: side.last }));
  const whole: (readonly Side[])[] = [];
  for (const sides of tables) {
    const before = whole.at(-1);
    const isOpen = before?.length === sides.length && before.every(({ total }) => total === null);
    if (before && isOpen)
      whole.splice(
        -1,
        1,
        sides.map((side, at) => ({
          ...side,
          entries: [...(before[at]?.entries ?? []), ...side.entries],
          closed: [...(before[at]?.closed ?? []), ...side.closed],
          broken: [...(before[at]?.broken ?? []), ...side.broken],
          blocks: [...(before[at]?.blocks ?? []), ...side.blocks],
        })),
      );
    else whole.push(sides);
  }
  return whole.flat();
}

const isClosed = (side: Side): boolean =>
  side.total === null && side.last !== null && sumOfSide(side) === side.last.cents;

export function sumOfSide({ entries }: Side): number {
  const hasParts = entries.some(({ account }) => /^103\d/.test(account));
  const counted = entries.filter(({ account }) => !(account === '103' && hasParts));
  return sumOf(counted.map(({ closed }) => closed));
}

export const addsUp = (side: Side): boolean =>
  side.total === null || sumOfSide(side) === side.total.cents;

function sidesOf(table: Table, { closed_year, isOnly }: Years, page: Page): Side[] {
  const { rows } = table;
  const groups = facingSides(table);
  const named = groups.map(({ columns: own }) =>
    own.map((column) => annexeColumn(column, closed_year)),
  );
  return groups.flatMap(({ start }, index) => {
    const names = named[index] ?? [];
    const isNamed = names.some((name) => name !== null);
    // Narrow heads run into one another: those of the other side say the order as well.
    const own = closedAt(names) >= 0 ? names : lent(table, groups, named, index);
    const at = start + (isOnly && !isNamed && names.length === 1 ? 0 : closedAt(own));
    if (at < start) return [];
    const entries = rows.flatMap(({ texts, values }): (Entry & { total: boolean })[] => {
      const text = texts[start]?.text ?? '';
      const label = text === '' ? '' : `${codeBefore(values[start - 1])}${fold(text)}`;
      const closed = money(values[at] ?? null);
      const isRest = /^[\p{Ll}(]/u.test(text);
      if (GRAND_TOTAL.test(label)) return [{ label, account: '', closed, isRest, total: true }];
      const account = accountOf(label);
      return label === '' ? [] : [{ label, account, closed, isRest, total: false }];
    });
    return stacked(unwrapped(entries), page);
  });
}

/** « 1031 » in a column of its own, between both sides. */
const codeBefore = (cell: Cell | null | undefined): string =>
  cell && /^\d{2,5}$/.test(cell.text) ? `${cell.text} ` : '';

/** Of two sides set each at its own pitch, a label may go on beside a row of the other. */
export function unwrapped<E extends Entry>(entries: readonly E[]): E[] {
  const kept: E[] = [];
  for (const entry of entries) {
    const before = kept.at(-1);
    if (before?.closed && !entry.closed && entry.isRest)
      kept.splice(-1, 1, { ...before, label: `${before.label} ${entry.label}` });
    else kept.push(entry);
  }
  return kept;
}

/** Both blocks may stand one under the other, each with its grand total. */
function stacked(entries: readonly (Entry & { total: boolean })[], page: Page): Side[] {
  const at = entries.findIndex(({ total }) => total);
  const side = {
    ...sideOf(at === -1 ? entries : entries.slice(0, at), entries[at]?.closed ?? null, page),
    last: /^tota(?:l|ux)$/.test(entries.at(-1)?.label ?? '')
      ? (entries.at(-1)?.closed ?? null)
      : null,
  };
  const rest = at === -1 ? [] : entries.slice(at + 1);
  return rest.length > 0 ? [side, ...stacked(rest, page)] : [side];
}

/** The rows over a grand total, without the sums that stand among them. */
export const sideOf = (entries: readonly Entry[], total: Money | null, page: Page): Side => ({
  ...withoutSubtotals(withoutTopTotals(entries)),
  total,
  last: null,
  page,
});

/** « I – Trésorerie 23 400,00 », over the lines that it is the sum of. */
const BLOCK = /^(?:i{1,3}|[12ab])\b\s?[.):-]*\s*\p{L}/u;

/** Only where each of them is, to the next: else they are lines like the others. */
function withoutTopTotals<E extends Entry>(entries: readonly E[]): readonly E[] {
  const tops = entries.filter(
    ({ label, account, closed }) => account === '' && closed !== null && BLOCK.test(label),
  );
  const areSums = tops.every((top, index) => {
    const next = tops[index + 1];
    const own = entries.slice(entries.indexOf(top) + 1, next && entries.indexOf(next));
    return own.length > 0 && top.closed?.cents === sumOf(own.map(({ closed }) => closed));
  });
  return areSums ? entries.filter((entry) => !tops.includes(entry)) : entries;
}

/** One figure was lost, and the others are less than the total by what it may have been. */
const isShort = (entries: readonly Entry[], total: number): boolean =>
  entries.filter(({ closed }) => closed === null).length === 1 &&
  sumOf(entries.map(({ closed }) => closed)) < total;

/** « Créances (II) » has no account and is what the lines since the one before add up to. */
function withoutSubtotals(
  entries: readonly Entry[],
): Pick<Side, 'entries' | 'closed' | 'broken' | 'blocks'> {
  const kept: Entry[] = [];
  const [closed, broken]: [Entry[], Entry[]] = [[], []];
  const blocks: number[] = [];
  let since: Entry[] = [];
  for (const entry of entries) {
    const sum = sumOf(since.map((one) => one.closed));
    const isSum = since.length > 0 && entry.closed !== null && entry.closed.cents === sum;
    const isTotal = TOTAL.test(entry.label) || (isSum && sum !== 0);
    if (entry.account === '' && isTotal) {
      if (isSum && sum !== 0) closed.push(...since);
      else if (entry.closed && !isShort(since, entry.closed.cents)) broken.push(...since);
      if (entry.closed) blocks.push(entry.closed.cents);
      since = [];
    } else {
      kept.push(entry);
      since.push(entry);
    }
  }
  return { entries: kept, closed, broken, blocks };
}

const closedAt = (names: readonly (AnnexeColumn | null)[]): number =>
  names.filter((name) => name === 'CLOSED').length === 1 ? names.indexOf('CLOSED') : -Infinity;

/** Heads over one side only: the other has the same order if the grand totals are the same, year by year. */
function lent(
  { rows }: Table,
  groups: readonly Facing[],
  named: readonly (readonly (AnnexeColumn | null)[])[],
  index: number,
): readonly (AnnexeColumn | null)[] {
  const [own, other] = [groups[index], groups[1 - index]];
  const names = named[1 - index] ?? [];
  const total = rows.find(({ texts }) =>
    texts.some((text) => GRAND_TOTAL.test(fold(text?.text ?? ''))),
  );
  // « 45 » between both sides, in a column of its own, has no total.
  const totals = (group: Facing | undefined) =>
    (group?.columns ?? []).flatMap((_, at) => {
      const cents = money(total?.values[(group?.start ?? 0) + at] ?? null)?.cents;
      return cents === undefined ? [] : [{ at, cents }];
    });
  const [mine, theirs] = [totals(own), totals(other)];
  const same =
    mine.length > 0 &&
    mine.length === theirs.length &&
    mine.every(({ cents }, at) => cents === theirs[at]?.cents);
  const areApart = new Set(mine.map(({ cents }) => cents)).size === mine.length;
  if (groups.length !== 2 || !same || !areApart) return [];
  return (own?.columns ?? []).map((_, at) => {
    const rank = mine.findIndex((one) => one.at === at);
    return names[theirs[rank]?.at ?? -1] ?? null;
  });
}
