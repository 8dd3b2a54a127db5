// The movements of an owner's account. The running balance proves them, or the totals of the columns, or
// the balance that the paper tells: a movement that breaks the proof spoils all.
import { amountOf } from '../../french/amounts.ts';
import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import { writtenWords } from '../../french/written.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { labelOf, type Row, type Table } from '../../layout/tables.ts';
import type { Page, Word } from '../../page/page.ts';
import type { Reading } from '../reading.ts';
import { type Money, money } from '../shares/share-money.ts';
import { withFigures } from '../sheet/seen-labels.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { SHORT, shortDay, SPACED, spacedDay } from './account-days.ts';
import { besideDays, isLettered, withoutValueDay } from './account-labels.ts';
import { namedRoles, type Role, UNNAMED } from './account-roles.ts';
import { sided, sideUnder } from './account-sides.ts';
import { withSubtotals } from './account-subtotals.ts';
import { sideBelow, wordsUnder } from './account-under-rows.ts';
import { ASKED, BOUND, CARRIED, ENDS, OPENING, PAID, UNDONE } from './account-words.data.ts';
import { withoutPartedColumns } from './parted-columns.ts';
import type { Balance } from './signed-balance.ts';

export type Movement = { day: string; label: string; cents: number; words: readonly Word[] };
export type Account = {
  movements: readonly Movement[];
  /** What it started from. */
  opening: number;
  /** Positive when the owner owes it; `reversed` where the paper prints that with a minus. */
  balance: number;
  reversed: boolean;
  /** Where the table prints it; null where only the words around do. */
  last: readonly Cell[] | null;
  debits: Money | null;
  credits: Money | null;
  /** Those of its last page. */
  rows: readonly Row[];
  page: Page;
};

type Printed = { cell: Cell; signed: number; bare: boolean };
/** One row, read: what it moves, the balance it prints. */
export type Entry = {
  row: Row;
  kind: 'MOVEMENT' | 'OPENING' | 'TOTALS' | 'BALANCE';
  day: string | null;
  label: string;
  /** Of its day and its label. */
  words: readonly Word[];
  moved: number;
  printed: Printed | null;
};

/** A table, with the rows that it goes on from on the pages before. */
type Ledger = {
  roles: readonly (Role | null)[];
  rows: readonly Row[];
  table: Table;
  page: Page;
};

/** « À reporter » ends a page and « Report » opens the next: the same balance, twice. */
const isCarried = (row: Row | undefined): boolean =>
  CARRIED.test(fold(row ? (labelOf(row, 0)?.text ?? '') : ''));

function ledgersOf(
  sheets: readonly Sheet[],
  rolesIn: (table: Table) => readonly (Role | null)[],
): Ledger[] {
  const ledgers: Ledger[] = [];
  for (const { tables, page } of sheets)
    for (const [index, printed] of tables.entries()) {
      const table = besideDays(printed);
      const roles = rolesIn(table);
      const before = ledgers.at(-1);
      const goesOn =
        index === 0 &&
        before?.page.number === page.number - 1 &&
        before.roles.join() === roles.join() &&
        (isCarried(before.rows.at(-1)) || isCarried(table.rows[0]));
      const rows =
        before && goesOn
          ? [...before.rows, ...table.rows].filter(
              (row) => row === before.rows[0] || !isCarried(row),
            )
          : table.rows;
      if (before && goesOn) ledgers.pop();
      ledgers.push({ roles, rows, table, page });
    }
  return ledgers;
}

export function accountsOf(
  sheets: readonly Sheet[],
  told: readonly Balance[],
  periods: readonly Reading<{ from: string; to: string }>[],
): Account[] {
  const of = (rolesIn: (table: Table) => readonly (Role | null)[], from = sheets) =>
    oneOrEach(ledgersOf(from, rolesIn), (ledger, parts) =>
      accountOf(
        ledger,
        told,
        {
          short: (text) =>
            shortDay(text, ledger, periods) ??
            (ledger.page.source === 'OCR' ? spacedDay(text) : null),
          under: (row) => wordsUnder(sheets, ledger.page, row),
          isTied: (word) => isLettered(ledger.table, word),
          sideWord: (row) => sideUnder(ledger.table, row) ?? sideBelow(sheets, ledger.page, row),
        },
        parts,
      ),
    );
  const named = of(namedRoles);
  if (named.length > 0) return named;
  const joined = of(
    namedRoles,
    sheets.map((sheet) => ({ ...sheet, tables: sheet.tables.map(withoutPartedColumns) })),
  );
  if (joined.length > 0) return joined;
  // Without heads that tell them, columns are what makes the account run; words say which side is which.
  for (const way of UNNAMED) {
    const proven = of(way);
    // A balance whose side the paper tells in words, and that the signed movements make, says it too.
    const isTold = (balance: number) =>
      told.some(({ value, signed, minus }) => signed && !minus && value === balance);
    const isSided = proven.every(
      ({ movements, balance }) =>
        sideOf(movements) === 'AS_OWED' ||
        (balance !== 0 && hasBothSides(movements) && isTold(balance)),
    );
    if (proven.length > 0 && isSided) return proven;
  }
  return [];
}

const hasBothSides = (movements: readonly Movement[]): boolean =>
  movements.some(({ cents }) => cents > 0) && movements.some(({ cents }) => cents < 0);

/** « Opérations courantes », then « Travaux », and the totals of both: one account in several blocks. */
function oneOrEach(
  ledgers: readonly Ledger[],
  read: (ledger: Ledger, parts: number) => Account | null,
): Account[] {
  const each = ledgers.flatMap((ledger) => read(ledger, 1) ?? []);
  const last = ledgers.findLast(({ roles }) => roles.some((role) => role !== null));
  const blocks = ledgers.filter(({ roles }) => roles.join() === last?.roles.join());
  const apart = each.some(({ opening }, at) => at > 0 && opening !== each[at - 1]?.balance);
  if (!last || blocks.length < 2 || (each.length > 1 && !apart)) return each;
  const whole = read({ ...last, rows: blocks.flatMap(({ rows }) => rows) }, blocks.length);
  return whole ? [whole] : each;
}

function accountOf(
  { roles, rows, table, page }: Ledger,
  told: readonly Balance[],
  around: Around,
  parts: number,
): Account | null {
  const named = roles.filter((role) => role !== null);
  const two = roles.includes('DEBIT') && roles.includes('CREDIT');
  const hasAll = two ? !roles.includes('MOVED') : roles.includes('MOVED');
  if (!hasAll || new Set(named).size !== named.length) return null;
  const sidesOf = ({ row }: Entry) => ({
    debit: money(row.values[roles.indexOf('DEBIT')] ?? null)?.cents ?? null,
    credit: money(row.values[roles.indexOf('CREDIT')] ?? null)?.cents ?? null,
  });
  const read = undated(
    withSubtotals(
      rows.map((row) => entryOf(row, roles, around)),
      sidesOf,
    ),
  );
  if (read.some(({ kind, day, moved }) => kind === 'MOVEMENT' && moved !== 0 && day === null))
    return null;
  const entries = bounded(parts > 1 ? read : inOrder(read));
  const asSeen = page.source === 'OCR' ? withFigures : (label: string) => label;
  const movements = entries.flatMap(({ kind, day, label, words, moved }) =>
    kind === 'MOVEMENT' && day !== null && moved !== 0
      ? [{ day, label: asSeen(label), cents: moved, words }]
      : [],
  );
  const opening = entries
    .filter(({ kind }) => kind === 'OPENING')
    .reduce((all, { moved, printed }) => all + (moved === 0 ? (printed?.signed ?? 0) : moved), 0);
  const totals = totalsOf(entries, movements, opening, roles);
  const side = sideOf(movements);
  const sign = side === 'REVERSED' ? -1 : 1;
  const printed_balance = movements.reduce((all, { cents }) => all + cents, opening);
  const balance = printed_balance * sign;
  const running = parts > 1 ? null : runs(entries, page.source === 'OCR');
  if (movements.length === 0 || running === false) return null;
  const ends = entries.findLast(({ kind }) => kind === 'BALANCE');
  const end = ends && Math.abs(ends.moved) === Math.abs(balance) ? ends.row.values : [];
  const last = running ?? (end.some((cell) => cell) ? end.flatMap((cell) => cell ?? []) : null);
  // « + 102,43 » among movements that have a plus where they are paid is told with their signs.
  const agrees = told.some(
    ({ value, signed }) =>
      balance !== 0 &&
      (value === balance || (side !== null && !signed && value === printed_balance)),
  );
  const added = totals.debits !== null && totals.credits !== null;
  const proven = parts > 1 ? agrees || added : last !== null || agrees || added;
  return proven && (two || agrees || (running !== null && side !== null))
    ? {
        movements: movements.map((one) => ({ ...one, cents: one.cents * sign })),
        opening: opening * sign,
        balance: balance === 0 ? 0 : balance,
        reversed: sign === -1,
        last,
        ...totals,
        rows: table.rows,
        page,
      }
    : null;
}

/** What a row alone does not say. */
type Around = {
  /** A day whose year stands elsewhere. */
  short: (text: string) => string | null;
  under: (row: Row) => string;
  /** It ties a payment to what it pays. */
  isTied: (word: Word) => boolean;
  /** Under « Sens », or under the sum. */
  sideWord: (row: Row) => Word | undefined;
};

/** Whatever it is called, a row without a day opens the account over the others, and closes it under them. */
function undated(entries: readonly Entry[]): readonly Entry[] {
  const isDated = ({ kind, day }: Entry) => kind === 'MOVEMENT' && day !== null;
  const [first, last] = [entries.findIndex(isDated), entries.findLastIndex(isDated)];
  const isLatestFirst = (entries[first]?.day ?? '') > (entries[last]?.day ?? '');
  return entries.map((entry, at): Entry => {
    // « Solde au 01/01/2026 » over the movements is where they start from.
    if (entry.kind === 'BALANCE' && at < first && !isLatestFirst)
      return { ...entry, kind: 'OPENING' };
    // A day in the middle of its words: something stands before it that is none of the row.
    const isTorn = !ENDS.test(fold(entry.label)) && findDates(writtenWords(entry.words)).length > 0;
    const isOpen = entry.kind === 'MOVEMENT' && entry.day === null && entry.moved !== 0 && !isTorn;
    if (!isOpen || (at > first && at < last)) return entry;
    if (at < first) return { ...entry, kind: 'OPENING' };
    const figures = entry.row.values.filter((cell) => cell !== null).length;
    return { ...entry, kind: figures > 1 ? 'TOTALS' : 'BALANCE' };
  });
}

/** « 31/12/2026 Solde final » has a day and moves nothing: where the account starts, or where it ends. */
function bounded(entries: readonly Entry[]): readonly Entry[] {
  const rows = entries.filter(({ kind }) => kind !== 'TOTALS');
  const isBound = ({ kind, label }: Entry) => kind === 'MOVEMENT' && BOUND.test(fold(label));
  return entries.map((entry): Entry => {
    if (!isBound(entry)) return entry;
    if (entry === rows[0]) return { ...entry, kind: 'OPENING' };
    return entry === rows.at(-1) ? { ...entry, kind: 'BALANCE' } : entry;
  });
}

/** By what the movements are called: what is asked for and what is paid have two signs. */
function sideOf(movements: readonly Movement[]): 'AS_OWED' | 'REVERSED' | null {
  const of = (words: RegExp) =>
    movements.filter(({ label }) => words.test(fold(label)) && !UNDONE.test(fold(label)));
  const [asked, paid] = [of(ASKED), of(PAID)];
  if (asked.length === 0 || paid.length === 0) return null;
  const all = (some: readonly Movement[], sign: number) =>
    some.every(({ cents }) => cents * sign > 0);
  if (all(asked, 1) && all(paid, -1)) return 'AS_OWED';
  return all(asked, -1) && all(paid, 1) ? 'REVERSED' : null;
}

function entryOf(
  row: Row,
  roles: readonly (Role | null)[],
  { short, under, isTied, sideWord }: Around,
): Entry {
  const at = (role: Role): Money | null => money(row.values[roles.indexOf(role)] ?? null);
  // The number of a voucher may stand in a column of its own before what it is for.
  const first = roles.findIndex((role) => role !== null);
  const told = sideWord(row);
  const side = told?.text;
  const words = row.texts
    .slice(0, first + 1)
    .flatMap((one) => one?.words ?? [])
    .filter((word) => !isTied(word) && word !== told);
  const cell = words.length > 0 ? cellOf(words) : null;
  const text = fold(cell?.text ?? '');
  const dates = cell ? findDates(writtenWords(cell.words)) : [];
  // « Solde au 30/04/2026 » is not of that day: a movement starts with its own.
  const whole = dates.find(({ from }) => from === 0);
  const day = whole?.value ?? short(text);
  const spelled = day === null ? null : (SHORT.exec(text) ?? SPACED.exec(text));
  const dated = whole?.raw.length ?? spelled?.[0].length ?? 0;
  const own = withoutValueDay(cell?.text.slice(dated).trim() ?? '');
  const label = own === '' && day !== null ? under(row) : own;
  const moved = roles.includes('MOVED')
    ? sided(at('MOVED')?.cents ?? 0, side ?? row.texts[roles.indexOf('MOVED') + 1]?.text ?? '')
    : (at('DEBIT')?.cents ?? 0) - (at('CREDIT')?.cents ?? 0);
  const kind = /^(?:sous[ -]?)?tota(?:l|ux)\b|^cumul/.test(fold(label))
    ? 'TOTALS'
    : OPENING.test(text)
      ? 'OPENING'
      : !day && ENDS.test(text)
        ? 'BALANCE'
        : 'MOVEMENT';
  return { row, kind, day, label, words, moved, printed: balanceOf(row, roles) };
}

/** Some print the latest first. */
function inOrder(entries: readonly Entry[]): readonly Entry[] {
  const days = entries.flatMap(({ kind, day }) => (kind === 'MOVEMENT' && day ? day : []));
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  return first > last ? entries.toReversed() : entries;
}

/** The last balance of a run that holds from row to row; null without balances, false where it breaks. */
function runs(entries: readonly Entry[], isSeen: boolean): readonly Cell[] | null | false {
  let [running, last]: [number | null, Cell | null] = [null, null];
  let ends = true;
  for (const { kind, moved, printed } of entries) {
    if (kind === 'TOTALS' || kind === 'BALANCE') continue;
    const opens: boolean = running === null && moved === 0 && printed !== null;
    running = opens && printed ? printed.signed : (running ?? 0) + moved;
    ends = printed !== null || moved === 0;
    if (!printed) continue;
    const bare: boolean = printed.bare && Math.abs(running) === printed.signed;
    const isCut: boolean = isSeen && isEndOf(printed.signed, running);
    if (running !== printed.signed && !bare && !isCut) return false;
    ends &&= !isCut;
    last = printed.cell;
  }
  if (!last) return null;
  return ends ? [last] : false;
}

/** « 1 272,96 » of which an eye lost the thousands: the next balances tell whether it was that. */
const isEndOf = (printed: number, whole: number): boolean =>
  printed !== 0 &&
  Math.abs(printed) < THOUSAND &&
  Math.abs(whole) > THOUSAND &&
  Math.abs(whole) % THOUSAND === Math.abs(printed);
/** In cents. */
const THOUSAND = 100_000;

/** With what the account started from, or without it. */
function totalsOf(
  entries: readonly Entry[],
  movements: readonly Movement[],
  opening: number,
  roles: readonly (Role | null)[],
): { debits: Money | null; credits: Money | null } {
  const of = (row: Row, role: Role, sign: number): Money | null => {
    const printed = money(row.values[roles.indexOf(role)] ?? null);
    const sum = movements.reduce((all, { cents }) => all + Math.max(0, cents * sign), 0);
    const whole = sum + Math.max(0, opening * sign);
    return printed && (printed.cents === sum || printed.cents === whole) ? printed : null;
  };
  const told = entries
    .filter(({ kind }) => kind === 'TOTALS')
    .map(({ row }) => ({ debits: of(row, 'DEBIT', 1), credits: of(row, 'CREDIT', -1) }));
  const whole = told.findLast(({ debits, credits }) => debits && credits);
  return whole ?? told[0] ?? { debits: null, credits: null };
}

/** `bare` where nothing says its side: the running sum does. */
function balanceOf({ values }: Row, roles: readonly (Role | null)[]): Printed | null {
  const at = (role: Role) => values[roles.indexOf(role)] ?? null;
  const [owed, favour, plain] = [money(at('OWED')), money(at('IN_FAVOUR')), at('BALANCE')];
  if (owed) return { cell: owed.cell, signed: owed.cents, bare: false };
  if (favour) return { cell: favour.cell, signed: -favour.cents, bare: false };
  const read = plain && amountOf(plain.text);
  if (!plain || !read) return null;
  const signed = read.side === 'CREDIT' ? -read.cents : read.cents;
  return {
    cell: plain,
    signed: signed === 0 ? 0 : signed,
    bare: read.side === null && read.cents >= 0,
  };
}
