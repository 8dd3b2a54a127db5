// The movements of an owner's account. The running balance proves them, or the totals of the columns, or
// the balance that the paper tells: a movement that breaks the proof spoils all.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { labelOf, type Row, type Table } from '../../layout/tables.ts';
import type { Page } from '../../page/page.ts';
import { type Money, money } from '../shares/share-money.ts';
import type { Reading } from '../sheet/reading.ts';
import { withFigures } from '../sheet/seen-labels.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { shortDay, spacedDay } from './account-days.ts';
import { type Around, bounded, type Entry, entryOf, inOrder, undated } from './account-entries.ts';
import { besideDays, isLettered, isVoucher } from './account-labels.ts';
import { hasBothSides, type Movement, runs, sideOf, totalsOf } from './account-proof.ts';
import { namedRoles, type Role, UNNAMED } from './account-roles.ts';
import { sideUnder } from './account-sides.ts';
import { withSubtotals } from './account-subtotals.ts';
import { sideBelow, wordsUnder } from './account-under-rows.ts';
import { CARRIED } from './account-words.data.ts';
import { withoutPartedColumns } from './parted-columns.ts';
import type { Balance } from './signed-balance.ts';

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
  extracted: readonly Balance[],
  periods: readonly Reading<{ from: string; to: string }>[],
): Account[] {
  const of = (rolesIn: (table: Table) => readonly (Role | null)[], from = sheets) =>
    oneOrEach(ledgersOf(from, rolesIn), (ledger, parts) =>
      accountOf(
        ledger,
        extracted,
        {
          short: (text) =>
            shortDay(text, ledger, periods) ??
            (ledger.page.source === 'OCR' ? spacedDay(text) : null),
          under: (row) => wordsUnder(sheets, ledger.page, row),
          isTied: (word) => isLettered(ledger.table, word) || isVoucher(ledger.table, word),
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
    const isStated = (balance: number) =>
      extracted.some(({ value, signed, minus }) => signed && !minus && value === balance);
    const isSided = proven.every(
      ({ movements, balance }) =>
        sideOf(movements) === 'AS_OWED' ||
        (balance !== 0 && hasBothSides(movements) && isStated(balance)),
    );
    if (proven.length > 0 && isSided) return proven;
  }
  return [];
}

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
  extracted: readonly Balance[],
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
  // « + 102,43 » among movements that have a plus where they are paid is extracted with their signs.
  const agrees = extracted.some(
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
