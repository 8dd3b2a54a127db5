// An account in two halves: what was asked at the left, what was paid at the right, each with its own days.
// It is one where the printed totals, or the balance that the paper tells, are what the halves make.
import { amountOf, findAmounts } from '../../french/amounts.ts';
import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import { wordsOf, writtenWords } from '../../french/written.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import type { Word } from '../../page/page.ts';
import { type Reading, readCells, readWords } from '../sheet/reading.ts';
import { areAsPrinted, withFigures } from '../sheet/seen-labels.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import type { Movement } from './account-proof.ts';
import { roleOf } from './account-roles.ts';
import { ASKED, OPENING, PAID } from './account-words.data.ts';
import type { SeenTotals } from './seen-totals.ts';
import type { Balance } from './signed-balance.ts';

type TwoSided = {
  totals: SeenTotals | null;
  balance: Reading<number> | null;
  /** Null where OCR may have misread one of them. */
  entries: Reading<string[]> | null;
};

type Half = { moved: Movement[]; opening: number; total: Reading<number> | null };

const DAY = /^\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})$/;
const [TOTAL, ENDS] = [/^(?:sous-)?tota(?:l|ux)\b|^cumul/, /^(?:votre |nouveau )?solde\b/];
/** In points: days of one column start at one place. */
const ALIGNED = 3;
const [MIN_MOVED, SIDES] = [2, 2];

/** Where the lines of the halves begin, under the heads; or where two days stand first on one line. */
type Start = { at: number; middle: number; isHeaded: boolean };

function startOf({ lines }: Sheet): Start | null {
  const heads = lines.flatMap(({ cells: [left, right, ...more] }, at): Start[] => {
    const isFacing =
      left &&
      right &&
      more.length === 0 &&
      roleOf(left.text) === 'DEBIT' &&
      roleOf(right.text) === 'CREDIT';
    return isFacing ? [{ at: at + 1, middle: left.box[2], isHeaded: true }] : [];
  });
  const at = lines.findIndex(({ cells }) => cells.filter(isDated).length === SIDES);
  const first = lines[at]?.cells[0];
  // OCR does not see heads that are printed white on black.
  const bare = first && isDated(first) ? { at, middle: first.box[2], isHeaded: false } : null;
  return heads.length > 1 ? null : (heads[0] ?? bare);
}

/** A cell that a day opens: in a sentence, days are other things. */
const isDated = ({ words }: Cell): boolean => DAY.test(words[0]?.text ?? '');

/** Where the days of the right half start, if it has a column of them. */
function rightDays(lines: readonly SheetLine[], middle: number): number | null {
  const lefts = lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => (isDated(cell) && cell.box[0] > middle ? [cell.box[0]] : [])),
  );
  const [left] = lefts;
  return left !== undefined && lefts.every((one) => Math.abs(one - left) < ALIGNED) ? left : null;
}

/** False where a line of one half is nothing that an account has. */
function addLine(half: Half, cells: readonly Cell[], { page }: Sheet): boolean {
  const words = cells.flatMap((cell) => cell.words);
  if (words.length === 0) return true;
  const written = writtenWords(words);
  const folded = fold(written.text);
  const day = findDates(written).find(({ from }) => from === 0);
  const sum = sumAtEnd(cells);
  if (!sum) return false;
  const { cents, own } = sum;
  if (TOTAL.test(folded)) {
    const isFirst = half.total === null;
    half.total = readWords(cents, own.map(({ text }) => text).join(' '), own, page);
    return isFirst;
  }
  if (OPENING.test(folded)) {
    half.opening += cents;
    return true;
  }
  // In old books, what is left stands in the shorter half so that both end with one sum.
  if (!day) return ENDS.test(folded);
  const label = words.slice(day.to, words.length - own.length).map(({ text }) => text);
  if (!/\p{L}{2}/u.test(label.join(' ')) || cents <= 0) return false;
  half.moved.push({ day: day.value, label: withFigures(label.join(' ')), cents, words });
  return true;
}

/** In a cell of its own, « 1/2 » before it is of the name; otherwise the only one of the line. */
function sumAtEnd(cells: readonly Cell[]): { cents: number; own: readonly Word[] } | null {
  const last = cells.at(-1);
  const alone = last ? amountOf(last.text) : null;
  if (last && alone) return { cents: alone.cents, own: last.words };
  const written = writtenWords(last?.words ?? []);
  const [only, ...others] = findAmounts(written);
  const isEnd = only && others.length === 0 && only.to === written.words.length;
  return isEnd ? { cents: only.value.cents, own: wordsOf(written, only) } : null;
}

const movedIn = ({ moved, opening }: Half): number =>
  moved.reduce((sum, { cents }) => sum + cents, opening);

/** The two halves down to where both have ended; null where a line of one of them cannot be extracted. */
function halvesOf(sheet: Sheet): readonly [Half, Half] | null {
  const start = startOf(sheet);
  const below = sheet.lines.slice(start?.at);
  const border = start && rightDays(below, start.middle);
  if (!start || border === null) return null;
  const last = below.findLastIndex(({ cells }) => cells.some(isDated));
  const halves: readonly [Half, Half] = [emptyHalf(), emptyHalf()];
  for (const [index, line] of below.entries()) {
    const isHead = halves.every(({ moved }) => moved.length === 0) && !line.cells.some(isDated);
    const isAcross = line.cells.some(
      ({ box }) => box[0] < border - ALIGNED && box[2] > border + ALIGNED,
    );
    const isEnd = isAcross || halves.every(({ total }) => total !== null);
    if (isHead) continue;
    if (isEnd && index > last) break;
    const [left, right] = halves;
    const isRight = ({ box }: Cell) => box[0] >= border - ALIGNED;
    const isStated =
      addLine(
        left,
        line.cells.filter((cell) => !isRight(cell)),
        sheet,
      ) && addLine(right, line.cells.filter(isRight), sheet);
    // Under the last movement, other words of the page begin.
    if (!isStated && index > last) break;
    if (!isStated || isAcross) return null;
  }
  return start.isHeaded || areSided(halves) ? halves : null;
}

/** Where no head says it, every movement of a half must be of its side. */
const areSided = ([asked, paid]: readonly [Half, Half]): boolean =>
  asked.moved.every(({ label }) => ASKED.test(fold(label)) && !PAID.test(fold(label))) &&
  paid.moved.every(({ label }) => PAID.test(fold(label)) && !ASKED.test(fold(label)));

const emptyHalf = (): Half => ({ moved: [], opening: 0, total: null });

export function twoSidedAccount(
  sheets: readonly Sheet[],
  extracted: readonly Balance[],
): TwoSided | null {
  const [sheet, ...others] = sheets.filter((one) => startOf(one) !== null);
  const halves = sheet && others.length === 0 ? halvesOf(sheet) : null;
  if (!sheet || !halves) return null;
  const [asked, paid] = halves;
  const moved = [...asked.moved, ...paid.moved.map((one) => ({ ...one, cents: -one.cents }))];
  const left = movedIn(asked) - movedIn(paid);
  const balance = extracted.find(
    ({ value, signed }) => value === left || (!signed && value === -left),
  );
  const isTotalled = halves.every((half) => half.total?.value === movedIn(half));
  // A balance that the halves do not make shows that one of them was not read whole.
  const isMade =
    balance === undefined ? isTotalled && extracted.length === 0 : isTotalled || left !== 0;
  if (!isMade || moved.length < MIN_MOVED || halves.some((half) => half.moved.length === 0))
    return null;
  const entries = moved
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ day, cents, label }) => `${day} ${cents} ${label}`);
  const cells = moved.map(({ words }) => cellOf(words)).toSorted(byHeight);
  return {
    totals:
      isTotalled && asked.total && paid.total ? { debits: asked.total, credits: paid.total } : null,
    balance: balance ? { ...balance, value: left } : null,
    entries: areAsPrinted(moved) ? readCells(entries, cells, sheet.page) : null,
  };
}

const byHeight = (a: { box: Word['box'] }, b: { box: Word['box'] }): number =>
  middleOf(a.box) - middleOf(b.box);
