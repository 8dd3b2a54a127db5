// The rows of an account, one by one: what each moves, on which day, and whether it opens the account or closes it.
import { amountOf } from '../../french/amounts.ts';
import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import { writtenWords } from '../../french/written.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import type { Row } from '../../layout/tables.ts';
import type { Word } from '../../page/page.ts';
import { type Money, money } from '../shares/share-money.ts';
import { SHORT, SPACED } from './account-days.ts';
import { withoutValueDay } from './account-labels.ts';
import type { Role } from './account-roles.ts';
import { sided } from './account-sides.ts';
import { BOUND, ENDS, OPENING } from './account-words.data.ts';

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

/** What a row alone does not say. */
export type Around = {
  /** A day whose year stands elsewhere. */
  short: (text: string) => string | null;
  under: (row: Row) => string;
  /** It ties a payment to what it pays, or to its voucher. */
  isTied: (word: Word) => boolean;
  /** Under « Sens », or under the sum. */
  sideWord: (row: Row) => Word | undefined;
};

export function entryOf(
  row: Row,
  roles: readonly (Role | null)[],
  { short, under, isTied, sideWord }: Around,
): Entry {
  const at = (role: Role): Money | null => money(row.values[roles.indexOf(role)] ?? null);
  // The number of a voucher may stand in a column of its own before what it is for.
  const first = roles.findIndex((role) => role !== null);
  const extracted = sideWord(row);
  const side = extracted?.text;
  const words = row.texts
    .slice(0, first + 1)
    .flatMap((one) => one?.words ?? [])
    .filter((word) => !isTied(word) && word !== extracted);
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

/** Whatever it is called, a row without a day opens the account over the others, and closes it under them. */
export function undated(entries: readonly Entry[]): readonly Entry[] {
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
export function bounded(entries: readonly Entry[]): readonly Entry[] {
  const rows = entries.filter(({ kind }) => kind !== 'TOTALS');
  const isBound = ({ kind, label }: Entry) => kind === 'MOVEMENT' && BOUND.test(fold(label));
  return entries.map((entry): Entry => {
    if (!isBound(entry)) return entry;
    if (entry === rows[0]) return { ...entry, kind: 'OPENING' };
    return entry === rows.at(-1) ? { ...entry, kind: 'BALANCE' } : entry;
  });
}

/** Some print the latest first. */
export function inOrder(entries: readonly Entry[]): readonly Entry[] {
  const days = entries.flatMap(({ kind, day }) => (kind === 'MOVEMENT' && day ? day : []));
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  return first > last ? entries.toReversed() : entries;
}
