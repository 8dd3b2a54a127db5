// Annexe 1, the balance sheet: what owners owe, what suppliers are owed, what is put aside.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../french/fold.ts';
import { type Cell, cellOf } from '../layout/cells.ts';
import type { Table } from '../layout/tables.ts';
import type { Page } from '../page/page.ts';
import { amountLines } from './amount-lines.ts';
import { type AnnexeColumn, annexeColumn } from './annexe-columns.ts';
import { halvesOf } from './annexe-halves.ts';
import { loanFacts } from './annexe-loans.ts';
import { type AnnexePart, type Facing, facingSides, tablesIn } from './annexe-parts.ts';
import { factsOf, readCells } from './reading.ts';
import { cellsOfMoney, money, type Money, sumOf } from './share-money.ts';

const RULE = 'annexe-1';

/** `isRest` where it starts with a small letter. */
type Entry = { label: string; account: string; closed: Money | null; isRest: boolean };
/** One side of the sheet, down to its grand total. */
type Side = {
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

const GRAND_TOTAL =
  /total (?:general|(?:de l')?actif|(?:du )?passif|(?:du )?bilan)|ensemble (?:de l'actif|du passif)|\(?\bi\)? ?\+ ?\(?ii\)?|^(?:tresorerie|provisions)[\p{L} ]{0,25}(?:\+|et) (?:creances|dettes)$/u;
/** « I » alone is what an eye leaves of « Total I ». */
const TOTAL = /\btotal\b|tresorerie disponible|^[il1|]{1,3}$/;

/** The first whose account starts the entry's and whose words agree with it; without accounts, the words. */
const ACCOUNTS: readonly (readonly [FactName, string, RegExp, RegExp])[] = [
  ['creances_douteuses', '459', /./, /douteu|contentieu/],
  [
    'excedents_verses',
    '45',
    /exced|crediteur|trop|avances? recues?/,
    /coproprietaires.*(?:exced|crediteur|trop)|(?:exced|trop[ -](?:verse|percu)).*coproprietaires|excedents? verse/,
  ],
  [
    'creances_exigibles',
    '45',
    /exigib|recevoir|debiteur|creance|due?s?\b|impaye/,
    /coproprietaires.*(?:exigib|recevoir|debiteur|due?s?\b|impaye)|(?:creances?|sommes|impayes?|debiteurs?).*coproprietaires/,
  ],
  ['dette_fournisseurs', '40', /./, /fournisseurs/],
  ['avances_tresorerie', '1031', /./, /avances?\b.*tresorerie|fonds de roulement/],
  ['provisions_travaux', '102', /./, /^provisions?\b.*\btravaux|^travaux\b.*\bprovisions?\b/],
  ['fonds_travaux', '105', /./, /fonds (?:de |des )?travaux|fonds alur/],
  ['solde_travaux', '12', /./, /(?:solde|travaux|operations).*\battente\b/],
  ['fonds_places', '50', /./, /\bplace(?:s|ments?)?\b|livret/],
  ['banques', '51', /./, /\bbanques?\b|compte (?:courant|bancaire)|disponibilites/],
];

/** A number that the plan does not have was misread: then the words tell. */
const IN_PLAN = /^(?:1[0-3]|4|5)/;

/** « 103 Avances (1031 trésorerie) » holds no other advance. */
const accountOf = (label: string): string => {
  const first =
    /^(?:(?:comptes?|cpte?|c\/|n°)\.? ?)?(\d{2,5})(?!\d)/.exec(label)?.[1] ??
    /\((?:compte )?(\d{2,4})\)$/.exec(label)?.[1];
  return first === '103' && /\b1031\b/.test(label) && !/\b103[2-9]\b/.test(label)
    ? '1031'
    : (first ?? '');
};

export function bilanFacts(parts: readonly AnnexePart[], closed_year: number | null): Fact[] {
  const sides = sidesIn(parts, closed_year);
  const totals = sides.flatMap(({ total, page }) => (total ? [{ ...total, page }] : []));
  const uneven = new Set(totals.map(({ cents }) => cents)).size > 1;
  const told_total = totals.length === 0 ? writtenTotal(parts, sides) : null;
  if (told_total) totals.push(told_total);
  const whole = withoutTail(sides);
  const areBlocks = blocksBalance(whole, totals);
  const sound = uneven
    ? []
    : balances(sides, totals)
      ? sides
      : balances(whole, totals)
        ? whole
        : sides.flatMap((side) => soundPart(side, areBlocks));
  // Two totals that differ are both told: the sheet does not balance, or was misread.
  const isSeen = totals.some(({ page }) => page.source === 'OCR');
  // What an eye read is a total where the other side says the same, or the lines do.
  const isProven =
    totals.length > 1 ||
    told_total !== null ||
    balances(whole, totals) ||
    areBlocks ||
    sides.some((side) => side.total !== null && addsUp(side));
  const told =
    isSeen && (uneven || !isProven)
      ? []
      : uneven
        ? totals
        : sound.length > 0
          ? totals.slice(0, 1)
          : [];
  const rule = totals.length > 1 && !uneven ? `${RULE}/both-sides` : RULE;
  return [
    ...sound.flatMap(accountFacts),
    ...told.flatMap(({ cents, cell, page }) =>
      factsOf('total_bilan', rule, [readCells(cents, [cell], page)]),
    ),
    ...loanFacts(
      parts,
      sides.flatMap(({ entries, page }) => entries.map((one) => ({ ...one, page }))),
    ),
  ];
}

/** Halves of the page that are not in step are read one by one, where both then balance. */
function sidesIn(parts: readonly AnnexePart[], closed_year: number | null): Side[] {
  const read = (some: readonly AnnexePart[]) =>
    some.flatMap((part) =>
      wholeSides(tablesIn(part).map((table) => sidesOf(table, closed_year, part.sheet.page))),
    );
  const across = read(parts);
  const [part, ...others] = parts;
  if (!part || others.length > 0 || areEven(across)) return across;
  return halvesOf(part).map(read).find(areEven) ?? across;
}

/** Both sides to the last line, and both the same. */
const areEven = (sides: readonly Side[]): boolean =>
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

function sumOfSide({ entries }: Side): number {
  const hasParts = entries.some(({ account }) => /^103\d/.test(account));
  const counted = entries.filter(({ account }) => !(account === '103' && hasParts));
  return sumOf(counted.map(({ closed }) => closed));
}

const addsUp = (side: Side): boolean => side.total === null || sumOfSide(side) === side.total.cents;

/** « Total I » and « Total II » of both sides, twice the grand total: an eye that lost a line read those well. */
function blocksBalance(sides: readonly Side[], totals: readonly Money[]): boolean {
  const blocks = sides.flatMap((side) => side.blocks);
  const [total] = totals;
  const all = blocks.reduce((sum, one) => sum + one, 0);
  return total !== undefined && total.cents !== 0 && all === 2 * total.cents;
}

/** Of a side of which an eye lost a figure, the blocks that their own totals do not contradict, or prove. */
function soundPart(side: Side, areBlocks: boolean): Side[] {
  const { entries, closed, broken, total, page } = side;
  if (page.source !== 'OCR') return addsUp(side) ? [side] : [];
  if (total && addsUp(side)) return [side];
  const sound = total && !areBlocks ? closed : entries.filter((entry) => !broken.includes(entry));
  return sound.length > 0 ? [{ ...side, entries: sound }] : [];
}

/** Four blocks one under the other, both grand totals under the last: all of them are twice the total. */
function balances(sides: readonly Side[], totals: readonly Money[]): boolean {
  const [total] = totals;
  const all = sides.reduce((sum, side) => sum + sumOfSide(side), 0);
  return total !== undefined && total.cents !== 0 && all === 2 * total.cents;
}

/** Under both grand totals « Emprunt : montant restant dû » is told beside the sheet, not in it. */
function withoutTail(sides: readonly Side[]): Side[] {
  const last = sides.findLastIndex(({ total }) => total !== null);
  return last === -1 ? [...sides] : sides.slice(0, last + 1);
}

/** « Total général (I + II) : 12 231,40 € » in a title: it is half of all that is listed. */
function writtenTotal(
  parts: readonly AnnexePart[],
  sides: readonly Side[],
): (Money & { page: Page }) | null {
  const all = sides.reduce((sum, side) => sum + sumOfSide(side), 0);
  const found = parts.flatMap(({ sheet, lines }) =>
    amountLines(sheet)
      .filter(
        ({ label, middle }) =>
          SUM_WORDS.test(label) &&
          middle >= (lines[0]?.box[1] ?? 0) &&
          middle <= (lines.at(-1)?.box[3] ?? 0),
      )
      .flatMap(({ amounts }) => amounts)
      .filter(({ value }) => value.cents !== 0 && 2 * value.cents === all)
      .map(({ value, words }) => ({
        cents: value.cents,
        cell: cellOf(words),
        page: sheet.page,
      })),
  );
  return found[0] ?? null;
}
const SUM_WORDS = /\btota(?:l|ux)\b|ensemble|equilibre|\bbilan\b/;

function accountFacts({ entries, page }: Side): Fact[] {
  const of = (name: FactName) =>
    entries.filter(
      (entry) =>
        ACCOUNTS.find(([, account, words, alone]) =>
          !IN_PLAN.test(entry.account)
            ? alone.test(entry.label)
            : entry.account.startsWith(account) && words.test(entry.label),
        )?.[0] === name,
    );
  const fact = (name: FactName, from: readonly Entry[]) => {
    const cells = cellsOfMoney(from.map(({ closed }) => closed));
    return cells.length === 0
      ? []
      : factsOf(name, RULE, [readCells(sumOf(from.map(({ closed }) => closed)), cells, page)]);
  };
  const exigible = of('creances_exigibles');
  const owed = [...exigible, ...of('creances_douteuses')];
  return [
    ...ACCOUNTS.flatMap(([name]) => fact(name, of(name))),
    ...(exigible.length > 0 && owed.every(({ closed }) => closed !== null || page.source !== 'OCR')
      ? fact('impayes', owed)
      : []),
  ];
}

function sidesOf(table: Table, closed_year: number | null, page: Page): Side[] {
  const { rows } = table;
  const groups = facingSides(table);
  const named = groups.map(({ columns: own }) =>
    own.map((column) => annexeColumn(column, closed_year)),
  );
  return groups.flatMap(({ start }, index) => {
    const names = named[index] ?? [];
    const at =
      start +
      closedAt(names.some((name) => name !== null) ? names : lent(table, groups, named, index));
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
function unwrapped<E extends Entry>(entries: readonly E[]): E[] {
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
    ...withoutSubtotals(at === -1 ? entries : entries.slice(0, at)),
    total: entries[at]?.closed ?? null,
    last: /^tota(?:l|ux)$/.test(entries.at(-1)?.label ?? '')
      ? (entries.at(-1)?.closed ?? null)
      : null,
    page,
  };
  const rest = at === -1 ? [] : entries.slice(at + 1);
  return rest.length > 0 ? [side, ...stacked(rest, page)] : [side];
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
  const cents = (group: Facing | undefined) =>
    (group?.columns ?? []).map(
      (_, at) => money(total?.values[(group?.start ?? 0) + at] ?? null)?.cents ?? null,
    );
  const [mine, theirs] = [cents(own), cents(other)];
  const same =
    mine.length === theirs.length && mine.every((one, at) => one !== null && one === theirs[at]);
  return groups.length === 2 && same && new Set(mine).size === mine.length ? names : [];
}
