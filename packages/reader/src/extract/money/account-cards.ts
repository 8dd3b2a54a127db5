// An account as a screen shows it: movements with a plus or a minus, each over its day, and large figures over
// what they are called. What all movements make is the balance that the paper tells, or none is given.
import { amountOf } from '../../french/amounts.ts';
import { fold } from '../../french/fold.ts';
import { findPeriods } from '../../french/periods.ts';
import { writtenText } from '../../french/written.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { cellUnder } from '../sheet/blocks.ts';
import { onlyDay } from '../sheet/labelled.ts';
import { agreed, readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { overName } from '../sheet/values-over-labels.ts';
import { roleOf } from './account-roles.ts';
import { ASKED, BALANCE, PAID, UNDONE } from './account-words.data.ts';
import type { SeenTotals } from './seen-totals.ts';
import { type Balance, sidedBalance } from './signed-balance.ts';

/** What is extracted under a figure, folded. */
function nameOf(sheet: Sheet, { box }: Reading<unknown>): string {
  const cells = sheet.lines.flatMap((line) => line.cells);
  const own = cells.find((cell) => cell.box[0] === box[0] && cell.box[1] === box[1]);
  return fold((own && cellUnder(sheet, own)?.text) ?? '');
}

/** The name of a balance, and its day. */
const OF_BALANCE = new RegExp(
  String.raw`(?:${BALANCE.source})(?:[^\d:]{0,20}\b(?:au|le|a ce jour)\b[^:]{0,45})?`,
  'u',
);

/** « 94,52 € » over « reste à payer au 15 décembre ». */
export const cardBalances = (sheet: Sheet): (Balance | null)[] =>
  overName(sheet, OF_BALANCE, amountOf).map((one) => sidedBalance(one, nameOf(sheet, one)));

const TOTAL = /tota(?:l|ux) [a-z' ]{3,40}/;

/** « 1 081,64 € » over « total appelé », beside « 987,12 € » over « total versé ». */
export function cardTotals(
  sheets: readonly Sheet[],
  extracted: readonly Reading<number>[],
): SeenTotals | null {
  const balance = agreed(extracted.map((one) => ({ ...one, value: Math.abs(one.value) })));
  const all = sheets.flatMap((sheet) =>
    overName(sheet, TOTAL, amountOf).map((one) => ({
      total: { ...one, value: one.value.cents },
      role: roleOf(nameOf(sheet, one)),
    })),
  );
  const of = (wanted: 'DEBIT' | 'CREDIT') =>
    agreed(all.filter(({ role }) => role === wanted).map(({ total }) => total));
  const [debits, credits] = [of('DEBIT'), of('CREDIT')];
  const isSettled =
    debits && credits && balance && Math.abs(debits.value - credits.value) === balance.value;
  return isSettled && balance.value !== 0 ? { debits, credits } : null;
}

type Moved = { day: string | null; label: string; cents: number; cells: readonly Cell[] };

/** « Octobre 2026 », over the movements of that month: they tell the rest of their day. */
const MONTH_HEAD = /^(?:\p{L}{3,9}) (?<year>20\d\d)$/u;
const SHORT_DAY = /^(?<day>\d{1,2})[/.](?<month>\d{1,2})$/;

/** Null where no month stands over it, or another one. */
function dayInMonth({ lines }: Sheet, { text, box }: Cell): string | null {
  const { day = '', month = '' } = SHORT_DAY.exec(text)?.groups ?? {};
  const head = lines.findLast(
    (line) => line.box[3] <= box[1] && line.cells.length === 1 && MONTH_HEAD.test(line.folded),
  );
  const year = MONTH_HEAD.exec(head?.folded ?? '')?.groups?.['year'] ?? '';
  const [first] = findPeriods(writtenText(head?.cells[0]?.text ?? ''));
  const whole = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const { value } = first ?? {};
  const isIn = value?.kind === 'MONTH' && value.from <= whole && whole <= value.to;
  return day !== '' && isIn ? whole : null;
}

/** « 01/10  Appel de fonds »: a day and a label that stand near one another. */
function parted(cells: readonly Cell[]): readonly Cell[] {
  const [first, ...others] = cells;
  const [day, ...label] = first?.words ?? [];
  return day && label.length > 0 && SHORT_DAY.test(day.text)
    ? [cellOf([day]), cellOf(label), ...others]
    : cells;
}

/** A line of a screen that is what was moved, and how much, with its sign. */
const movesOn = (sheet: Sheet): Moved[] =>
  sheet.lines.flatMap((line): Moved[] => {
    const cells = parted(line.cells);
    const [opening] = cells;
    const first = opening ? (onlyDay(opening.text) ?? dayInMonth(sheet, opening)) : null;
    const [label, sum, ...others] = first === null ? cells : cells.slice(1);
    const amount = sum && /^[+−–-]/.test(sum.text) ? amountOf(sum.text) : null;
    if (!label || !sum || !amount || others.length > 0 || !/\p{L}{3}/u.test(label.text)) return [];
    const below = first === null ? cellUnder(sheet, label) : null;
    return [
      {
        day: first ?? (below ? onlyDay(below.text) : null),
        label: label.text,
        cents: amount.cents,
        cells: [label, sum],
      },
    ];
  });

/** What is asked for has one sign and what is paid the other; null where they do not. */
function signOf(moves: readonly Moved[]): number | null {
  const of = (words: RegExp) =>
    moves.filter(({ label }) => words.test(fold(label)) && !UNDONE.test(fold(label)));
  const [asked, paid] = [of(ASKED), of(PAID)];
  const sign = Math.sign(asked[0]?.cents ?? 0);
  const isSided =
    paid.length > 0 &&
    asked.every(({ cents }) => cents * sign > 0) &&
    paid.every(({ cents }) => cents * sign < 0);
  return sign !== 0 && isSided ? sign : null;
}

const MIN_MOVES = 2;

type Moves = { moves: readonly Moved[]; sign: number; balance: Balance };

/** All that moved, where together it is the balance; with a minus for what is owed, the other side is extracted. */
function allMoves(sheets: readonly Sheet[], extracted: readonly Balance[]): Moves | null {
  const [sheet, ...others] = sheets;
  if (!sheet || others.length > 0 || sheet.page.source === 'OCR') return null;
  const moves = movesOn(sheet);
  const sign = signOf(moves);
  const isWhole = moves.length >= MIN_MOVES && moves.every(({ day }) => day !== null);
  if (!isWhole || sign === null) return null;
  const sum = moves.reduce((all, { cents }) => all + cents * sign, 0);
  const isSame = ({ value, minus }: Balance) =>
    value === sum || (minus === true && sign < 0 && sum === -value);
  // What it started from may be extracted too, where that is nothing.
  const signed = extracted.filter((one) => one.signed && one.value !== 0);
  const [balance] = signed;
  return balance && signed.every(isSame) && sum !== 0
    ? { moves, sign, balance: { ...balance, value: sum, signed: true } }
    : null;
}

export function cardEntries(
  sheets: readonly Sheet[],
  extracted: readonly Balance[],
): Reading<string[]> | null {
  const all = allMoves(sheets, extracted);
  return all
    ? readCells(
        all.moves.map(({ day, label, cents }) => `${day} ${cents * all.sign} ${label}`),
        all.moves.flatMap(({ cells }) => cells),
        all.balance.page,
      )
    : null;
}

/** « Solde actuel : -134,50 € » where what is called has a minus too: owed. */
export const movedBalance = (
  sheets: readonly Sheet[],
  extracted: readonly Balance[],
): Balance | null => allMoves(sheets, extracted)?.balance ?? null;
