import { amountOf } from '../french/amounts.ts';
// The movements of an owner's account. The running balance proves them: one that breaks it spoils all.
import { findDates } from '../french/dates.ts';
import { fold } from '../french/fold.ts';
import { writtenWords } from '../french/written.ts';
import type { Cell } from '../layout/cells.ts';
import { labelOf, type Row, type Table } from '../layout/tables.ts';
import type { Page } from '../page/page.ts';
import { type Money, money } from './share-table.ts';
import type { Sheet } from './sheet.ts';

export type Movement = { day: string; label: string; cents: number };
export type Account = {
  movements: readonly Movement[];
  /** Positive when the owner owes it. */
  balance: number;
  /** The last balance that is printed. */
  last: Cell;
  debits: Money | null;
  credits: Money | null;
  rows: readonly Row[];
  page: Page;
};

type Role = 'DEBIT' | 'CREDIT' | 'BALANCE' | 'OWED' | 'IN_FAVOUR';

function roleOf(head: string): Role | null {
  const folded = fold(head);
  const [debit, credit] = [/\bdebit/.test(folded), /\bcredit/.test(folded)];
  if (debit && credit) return null;
  if (/\bsolde|cumul/.test(folded)) return debit ? 'OWED' : credit ? 'IN_FAVOUR' : 'BALANCE';
  return debit ? 'DEBIT' : credit ? 'CREDIT' : null;
}

export const accountsOf = ({ tables, page }: Sheet): Account[] =>
  tables.flatMap((table) => {
    const account = accountOf(table, page);
    return account ? [account] : [];
  });

function accountOf(table: Table, page: Page): Account | null {
  const roles = table.columns.map(({ head }) => roleOf(head));
  const hasAll = roles.includes('DEBIT') && roles.includes('CREDIT');
  if (!hasAll || new Set(roles).size !== roles.length) return null;
  const movements: Movement[] = [];
  let [running, totals, last]: [number | null, Row | null, Cell | null] = [null, null, null];
  for (const row of table.rows) {
    const at = (role: Role): Money | null => money(row.values[roles.indexOf(role)] ?? null);
    const label = labelOf(row, 0);
    const [day] = label ? findDates(writtenWords(label.words)) : [];
    const moved = (at('DEBIT')?.cents ?? 0) - (at('CREDIT')?.cents ?? 0);
    if (/^(?:sous[ -]?)?totaux?\b|^total/.test(fold(label?.text ?? ''))) {
      totals = row;
      continue;
    }
    const printed = balanceOf(row, roles);
    const opens: boolean = running === null && moved === 0 && printed !== null;
    running = opens && printed ? printed.signed : (running ?? 0) + moved;
    if (
      printed &&
      running !== printed.signed &&
      !(printed.bare && Math.abs(running) === printed.signed)
    )
      return null;
    if (printed) last = printed.cell;
    if (day && moved !== 0 && label)
      movements.push({
        day: day.value,
        label: label.text.slice(day.raw.length).trim(),
        cents: moved,
      });
    else if (moved !== 0) return null;
  }
  if (running === null || last === null || movements.length === 0) return null;
  const total = (role: Role) => money(totals?.values[roles.indexOf(role)] ?? null);
  const [debits, credits] = [total('DEBIT'), total('CREDIT')];
  const sum = (sign: number) =>
    movements.reduce((all, { cents }) => all + Math.max(0, cents * sign), 0);
  return {
    movements,
    balance: running,
    last,
    debits: debits?.cents === sum(1) ? debits : null,
    credits: credits?.cents === sum(-1) ? credits : null,
    rows: table.rows,
    page,
  };
}

/** `bare` where nothing says its side: the running sum does. */
function balanceOf({ values }: Row, roles: readonly (Role | null)[]) {
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
