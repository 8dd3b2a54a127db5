// « Lots | Qui | Millièmes | Charges | Total », with a row for each owner: a neighbour who keeps the accounts
// sends one sheet to all. The first row is nobody's in particular; that of whoever the paper is for has a
// name and a sum that the paper tells elsewhere too.
import { amountOf } from '../../french/amounts.ts';
import { fold } from '../../french/fold.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { hasCents } from '../../layout/columns.ts';
import { middleOf } from '../../page/box.ts';
import { CALL_CATEGORIES, type CallCategory, categoryOf } from '../money/call-category.ts';
import { readCells, type Reading } from '../reading.ts';
import { gridRows } from '../sheet/grid.ts';
import { type Sheet, type SheetLine, sheetOf } from '../sheet/sheet.ts';
import { whole } from './share-money.ts';

const WHO =
  /^(?:qui|(?:noms?(?: (?:et|&) prenoms?)?|identite)(?: d(?:es|u) (?:co)?proprietaires?)?|(?:co-?)?proprietaires?|occupants?|voisins?|membres?)$/;
const LOT = /^(?:n°s? ?(?:de |des |du )?)?lots?(?:\(s\))?$/;
const SHARE =
  /^(?:vos |nb |nombre de )?(?:tantiemes|milliemes|tant\.?|mill\.?|quotes?-parts?)(?: generaux)?$/;
const A_NAME = /^(?!tota(?:l|ux)\b|ensemble\b|somme\b|sous-total)(?=.*\p{L}{3})/u;
const TITLES =
  /^(?:mr|mme|mmes|mlle|melle|monsieur|madame|mademoiselle|messieurs|mesdames|indivision|succession|epoux|consorts|famille|sci|sarl|les|des|veuve)$/;

type Roll = { heads: SheetLine; rows: readonly RollRow[]; sheet: Sheet };
type RollRow = { who: Cell; lot: Cell | null; line: SheetLine };
export type OwnRow = RollRow & { roll: Roll };

/** Looked for first: to seek a table on every page of every paper takes long, and few pages have such heads. */
const mayHoldRoll = ({ lines }: Sheet): boolean =>
  lines.some(
    ({ cells, folded }, at) =>
      WHO_IN_LINE.test(folded) &&
      cells.some(({ text }) => WHO.test(fold(text))) &&
      lines
        .slice(Math.max(0, at - HEAD_LINES), at + HEAD_LINES + 1)
        .some((line) => LOT_OR_SHARE.test(line.folded)),
  );
const WHO_IN_LINE =
  /\b(?:qui|noms?|identite|(?:co-?)?proprietaires?|occupants?|voisins?|membres?)\b/;
const LOT_OR_SHARE = /\b(?:lots?|tantiemes|milliemes|tant|mill|quotes?-parts?)\b/;
/** Heads have three lines at most. */
const HEAD_LINES = 2;

/** Of several people: rows that name one are of somebody's own lots. */
export function rollOf(sheet: Sheet): Roll | null {
  if (!mayHoldRoll(sheet)) return null;
  const anchor = { head: 'who', is: A_NAME } as const;
  const byLot = gridRows(sheet, { who: WHO, lot: LOT }, anchor);
  const found = byLot.length > 0 ? byLot : gridRows(sheet, { who: WHO, share: SHARE }, anchor);
  const listed = found.flatMap(({ cells }): RollRow[] => {
    const line = sheet.lines.find((one) => cells.who && holds(one, cells.who));
    // Of its own line: the word of the total may stand so near that it seems to go on with the last name.
    const who = line && cells.who ? ofLine(cells.who, line) : null;
    const lot = 'lot' in cells && cells.lot && line ? ofLine(cells.lot, line) : null;
    return who && line ? [{ who, lot, line }] : [];
  });
  const rows = aboveTotal(sheet, listed);
  const [first] = rows;
  const names = new Set(rows.map(({ who }) => fold(who.text)));
  const heads = sheet.lines.findLast(
    ({ box, cells }) =>
      first !== undefined &&
      middleOf(box) < middleOf(first.line.box) &&
      cells.some(({ text }) => WHO.test(fold(text))),
  );
  // « Copropriétaire | Copropriété | Lots » over one card each is no list: there, one line has the numbers.
  const figured = found.filter(({ cells }) => {
    const figure = 'lot' in cells ? cells.lot : 'share' in cells ? cells.share : null;
    return figure && /^\D{0,6}\d/.test(figure.text) && !figure.text.split(' ').some(isMoney);
  });
  return heads && figured.length > 1 && names.size > 1 && names.size === rows.length
    ? { heads, rows, sheet }
    : null;
}

const isMoney = (text: string): boolean => /\d[,.]\d\d$|€/.test(text);

const ofLine = ({ words }: Cell, line: SheetLine): Cell | null => {
  const own = words.filter((word) => line.cells.some((cell) => cell.words.includes(word)));
  return own.length > 0 ? cellOf(own) : null;
};

const TOTAL = /^(?:sous-)?(?:tota(?:l|ux)|ensemble|somme)\b/;

/** Down to the total: under it, and under the last row of figures, stand the sentences of the letter. */
function aboveTotal({ lines }: Sheet, rows: readonly RollRow[]): RollRow[] {
  const top = rows[0]?.line.box[1] ?? Infinity;
  const total = lines.find(({ box, folded }) => box[1] > top && TOTAL.test(folded));
  const end = total?.box[1] ?? Infinity;
  const first = rows.findIndex(({ line }) => line.cells.length < 2 || line.box[1] >= end);
  return first === -1 ? [...rows] : rows.slice(0, first);
}

const holds = ({ cells }: SheetLine, { words }: Cell): boolean =>
  cells.some((cell) => words[0] !== undefined && cell.words.includes(words[0]));

/** The page without it. */
export function withoutRoll({ heads, rows, sheet }: Roll): Sheet {
  const [top, bottom] = [heads.box[1], Math.max(...rows.map(({ line }) => line.box[3]))];
  const words = sheet.page.words.filter(({ box }) => box[3] < top || box[1] > bottom);
  return sheetOf({ ...sheet.page, words });
}

/** What is told around a list of all the owners. */
export function besideRoll(sheet: Sheet): Sheet {
  const roll = rollOf(sheet);
  return roll ? withoutRoll(roll) : sheet;
}

/** Null where the paper does not say whose it is, or says it of two. */
export function ownRow(sheet: Sheet): OwnRow | null {
  const roll = rollOf(sheet);
  if (!roll) return null;
  const { written } = withoutRoll(roll);
  const around = fold(written.text);
  const [only, ...others] = roll.rows.filter(({ who, line }) => {
    const sum = sumsOf(line).at(-1);
    const names = fold(who.text)
      .split(/[^\p{L}'-]+/u)
      .filter((word) => word.length > 2 && !TITLES.test(word));
    return (
      sum !== undefined &&
      names.some((name) => new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'u').test(around)) &&
      figuresOf(around).includes(figuresOf(sum.text))
    );
  });
  return only && others.length === 0 ? { ...only, roll } : null;
}

const sumsOf = ({ cells }: SheetLine): Cell[] => cells.filter(hasCents);
/** « 1 204,50 € » and « 1204,50 » are one sum. */
const figuresOf = (text: string): string =>
  text.replaceAll(/(?<=\d)[\s.](?=\d{3})|[€\s]+$/g, '').replaceAll('.', ',');

const overlaps = ({ box: a }: Cell, { box: b }: Cell): boolean => a[0] < b[2] && b[0] < a[2];
const over = ({ cells }: SheetLine, one: Cell | undefined): Cell | undefined =>
  one && cells.find((cell) => overlaps(cell, one));

/** By its place among as many cells, as heads may be set left and figures right; else by what stands over it. */
function under({ heads, rows }: Roll, line: SheetLine, head: Cell): Cell | undefined {
  const at = heads.cells.indexOf(head);
  const isWhole = (one: SheetLine) => one.cells.length === heads.cells.length;
  if (isWhole(line)) return line.cells[at];
  const full = rows.find((row) => isWhole(row.line));
  return over(line, head) ?? over(line, full?.line.cells[at]);
}

const headOf = (roll: Roll, line: SheetLine, cell: Cell): Cell | undefined =>
  roll.heads.cells.find((head) => under(roll, line, head) === cell);

/** Their part of what all have together, where the rows add up to the printed total. */
export function rolledShare({
  roll,
  line,
}: OwnRow): Reading<{ part: number; base: number }> | null {
  const head = roll.heads.cells.find(({ text }) => SHARE.test(fold(text)));
  if (!head) return null;
  const parts = roll.rows.map((row) => whole(under(roll, row.line, head) ?? null) ?? 0);
  const base = parts.reduce((sum, one) => sum + one, 0);
  const last = roll.rows.at(-1)?.line.box[3] ?? Infinity;
  const total = roll.sheet.lines.find(
    ({ box, folded }) => box[1] > last - 1 && /^(?:tota(?:l|ux)|ensemble)\b/.test(folded),
  );
  const own = under(roll, line, head);
  const part = whole(own ?? null);
  const isWhole = total && whole(under(roll, total, head) ?? null) === base;
  return own && part && isWhole && parts.every((one) => one > 0)
    ? readCells({ part, base }, [own], roll.sheet.page)
    : null;
}

/** What is asked of them in all: the last of their sums, that the others make or that says so. */
export function rolledTotal({ roll, line }: OwnRow): Reading<number> | null {
  const sums = sumsOf(line);
  const last = sums.at(-1);
  const cents = last ? (amountOf(last.text)?.cents ?? null) : null;
  if (!last || cents === null) return null;
  const head = fold(headOf(roll, line, last)?.text ?? '');
  const others = sums.slice(0, -1).map(({ text }) => amountOf(text)?.cents ?? 0);
  const isSum = others.length > 1 && others.reduce((all, one) => all + one, 0) === cents;
  const isTotal = ASKED_IN_ALL.test(head) && !/solde|reste|regle|paye|verse/.test(head);
  return isSum || isTotal ? readCells(cents, [last], roll.sheet.page) : null;
}
const ASKED_IN_ALL =
  /^(?:total|montant|appel|somme|part|quote-?part)\b|\ba (?:payer|regler|verser)\b|\bappelee?s?$/;

/** What each column asks of them, where all have a name and make the total. */
export function rolledParts(
  { roll, line }: OwnRow,
  total: number,
): [CallCategory, Reading<number>][] {
  const columns = sumsOf(line).map((cell) => {
    const head = headOf(roll, line, cell);
    const label = fold(head?.text ?? '');
    const cents = amountOf(cell.text)?.cents ?? 0;
    return { cell, cents, category: label.startsWith('total') ? null : categoryOf(label) };
  });
  const parts = columns.filter(({ category }) => category !== null);
  const isAll = columns.every(({ category, cents }) => category !== null || cents === total);
  const sum = parts.reduce((all, { cents }) => all + cents, 0);
  if (!isAll || sum !== total) return [];
  return CALL_CATEGORIES.flatMap((category): [CallCategory, Reading<number>][] => {
    const own = parts.filter((one) => one.category === category);
    const cents = own.reduce((all, one) => all + one.cents, 0);
    const cells = own.map(({ cell }) => cell);
    return own.length > 0 ? [[category, readCells(cents, cells, roll.sheet.page)]] : [];
  });
}
