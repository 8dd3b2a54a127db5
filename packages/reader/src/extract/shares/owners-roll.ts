import { amountOf } from '../../french/amounts.ts';
// « Lots | Qui | Millièmes | Charges | Total », with a row for each owner: a neighbour who keeps the accounts
// sends one sheet to all. The first row is nobody's in particular; that of whoever the paper is for has a
// name and a sum that the paper tells elsewhere too.
import { escaped } from '../../french/escaped.ts';
import { fold } from '../../french/fold.ts';
import { findShares } from '../../french/shares.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { hasCents } from '../../layout/columns.ts';
import { middleOf } from '../../page/box.ts';
import { gridRows } from '../sheet/grid.ts';
import { readCells, type Reading } from '../sheet/reading.ts';
import { type Sheet, type SheetLine, sheetOf } from '../sheet/sheet.ts';
import { money, whole } from './share-money.ts';

const WHO =
  /^(?:qui|(?:noms?(?: (?:et|&) prenoms?)?|identite)(?: d(?:es|u) (?:co)?proprietaires?)?|(?:co-?)?proprietaires?|occupants?|voisins?|membres?)$/;
const LOT = /^(?:n°s? ?(?:de |des |du )?)?lots?(?:\(s\))?$/;
const SHARE =
  /^(?:vos |nb |nombre de )?(?:tantiemes|milliemes|tant\.?|mill\.?|quotes?-parts?)(?: generaux)?$|^(?:tantiemes|milliemes|tant\.?|mill\.?|parts?)? ?\/ ?\d[\d .]*(?:i?emes?|e)?$/;
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
  return (mayHoldRoll(sheet) ? rollByHeads(sheet) : null) ?? rollByPlace(sheet);
}

function rollByHeads(sheet: Sheet): Roll | null {
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

/**
 * By the place of each cell in its line, where columns do not line up; « (nothing) | Mill. | Ménage | Total » where a
 * spreadsheet leaves the corner over the names empty.
 */
function rollByPlace(sheet: Sheet): Roll | null {
  const at = sheet.lines.findIndex(isHeadLine);
  const heads = sheet.lines[at];
  if (!heads) return null;
  const isNamed = heads.cells.some(({ text }) => WHO.test(fold(text)));
  const name = isNamed ? heads.cells.findIndex(({ text }) => WHO.test(fold(text))) : 0;
  const count = heads.cells.length + (isNamed ? 0 : 1);
  const below = sheet.lines.slice(at + 1);
  const end = below.findIndex((line) => !isRow(line, name, count));
  const lot = isNamed ? heads.cells.findIndex(({ text }) => LOT.test(fold(text))) : -1;
  const rows = (end === -1 ? below : below.slice(0, end)).flatMap((line): RollRow[] => {
    const who = line.cells[name];
    return who && A_NAME.test(fold(who.text)) ? [{ who, lot: line.cells[lot] ?? null, line }] : [];
  });
  const [first] = rows;
  const names = new Set(rows.map(({ who }) => fold(who.text)));
  if (!first || rows.length < 2 || names.size < rows.length) return null;
  const cells = isNamed ? heads.cells : [first.who, ...heads.cells];
  return { heads: { ...heads, cells }, rows, sheet };
}
const MIN_HEADS = 3;

/** Tantièmes stand right after the names that have no head. */
const isHeadLine = ({ cells }: SheetLine): boolean => {
  const share = cells.findIndex(({ text }) => SHARE.test(fold(text)));
  const isNamed = cells.some(({ text }) => WHO.test(fold(text)));
  return (
    cells.length >= MIN_HEADS &&
    share !== -1 &&
    (isNamed || share === 0) &&
    !cells.some(hasCents) &&
    !cells.some(({ text }) => TOTAL_CELL.test(fold(text)) && /\d/.test(text))
  );
};
const TOTAL_CELL = /^tota(?:l|ux)\b/;

/** As many cells as heads: a name, and a sum in the last. */
const isRow = ({ cells }: SheetLine, name: number, count: number): boolean =>
  cells.length === count &&
  /^(?:\p{L}|\d+ ?[-.])/u.test(fold(cells[name]?.text ?? '')) &&
  cells.slice(-1).every(hasCents) &&
  cells.some((cell) => whole(cell) !== null);

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
  const [top, last] = [heads.box[1], Math.max(...rows.map(({ line }) => line.box[3]))];
  // With the total right under its rows, which is of all.
  const next = sheet.lines.find(({ box }) => middleOf(box) > last);
  const isTotal = next && TOTAL.test(next.folded) && next.cells.length > 2;
  const [bare] = namelessTotal({ heads, rows, sheet });
  const bottom = (isTotal ? next : bare)?.box[3] ?? last;
  const words = sheet.page.words.filter(({ box }) => box[3] < top || box[1] > bottom);
  return sheetOf({ ...sheet.page, words });
}

/** What is extracted around a list of all the owners. */
export function besideRoll(sheet: Sheet): Sheet {
  const roll = rollOf(sheet);
  return roll ? withoutRoll(roll) : sheet;
}

/** Null where the paper does not say whose it is, or says it of two. */
export function ownRow(sheet: Sheet): OwnRow | null {
  const roll = rollOf(sheet);
  if (!roll) return null;
  const around = withoutRoll(roll);
  const text = fold(around.written.text);
  const shares = findShares(around.written).map(({ value }) => value.part);
  const head = shareHead(roll);
  const isStated = (row: RollRow): boolean => {
    const sum = sumsOf(row.line).at(-1);
    const share = head ? whole(under(roll, row.line, head) ?? null) : null;
    const isNamed = namesOf(row).some((name) => holdsWord(text, name));
    const isSumStated = sum !== undefined && figuresOf(text).includes(figuresOf(sum.text));
    return (
      sum !== undefined && isNamed && (isSumStated || (share !== null && shares.includes(share)))
    );
  };
  const proofs = [isStated, (row: RollRow) => isAddressed(row, around), hasSumStated(roll, text)];
  for (const proof of proofs) {
    const [only, ...others] = roll.rows.filter(proof);
    if (only) return others.length === 0 ? { ...only, roll } : null;
  }
  return null;
}

const namesOf = ({ who }: RollRow): string[] =>
  fold(who.text)
    .split(/[^\p{L}'-]+/u)
    .filter((word) => word.length > 2 && !TITLES.test(word));

const holdsWord = (text: string, name: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})`, 'u').test(text);

/** « M. LHOTE Simon » over an address, « Destinataire : Mme Soizic KERVELLA »: by name, and not as who keeps the books. */
function isAddressed(row: RollRow, { lines }: Sheet): boolean {
  const names = namesOf(row);
  return lines.some(
    ({ cells }) =>
      names.length > 0 &&
      cells.some(({ text }) => {
        const folded = fold(text);
        return (
          folded.length < LONGEST_ADDRESSEE &&
          ADDRESSED.test(folded) &&
          !KEEPS_BOOKS.test(folded) &&
          names.every((name) => holdsWord(folded, name))
        );
      }),
  );
}
const ADDRESSED =
  /^(?:(?:pour|destinataire|a l'attention de|a) ?:? ?)?(?:m\.?|mr|mme|mlle|monsieur|madame|mademoiselle|sci|indivision|consorts|succession)(?: |$)/;
const KEEPS_BOOKS = /syndic|president|tresorier|comptable|gestion|@/;
const LONGEST_ADDRESSEE = 70;

/** « Ta ligne est en jaune : 192,95 € à virer »: the sum of one row, and of no other, is extracted again. */
function hasSumStated(roll: Roll, text: string): (row: RollRow) => boolean {
  const sums = roll.rows.map(({ line }) => figuresOf(sumsOf(line).at(-1)?.text ?? ''));
  return ({ line }) => {
    const own = figuresOf(sumsOf(line).at(-1)?.text ?? '');
    const extracted = new RegExp(String.raw`(?<![\d,])${escaped(own)}(?!\d)`).test(figuresOf(text));
    return own.length > SHORTEST_SUM && extracted && sums.filter((one) => one === own).length === 1;
  };
}
/** « 0,00 » and « 5,00 » are extracted of many things. */
const SHORTEST_SUM = 4;

const shareHead = ({ heads }: Roll): Cell | undefined =>
  heads.cells.find(({ text }) => SHARE.test(fold(text)));

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
  const head = shareHead(roll);
  if (!head) return null;
  const parts = roll.rows.map((row) => whole(under(roll, row.line, head) ?? null) ?? 0);
  const base = parts.reduce((sum, one) => sum + one, 0);
  const total = totalLines(roll)[0];
  const own = under(roll, line, head);
  const part = whole(own ?? null);
  // Where the total has no word before it, its figures may stand elsewhere than under their heads.
  const extracted = total && [under(roll, total, head) ?? null, ...namedNowhere(total)].map(whole);
  const isWhole = extracted?.includes(base) ?? ROUND_BASE.test(String(base));
  return own && part && isWhole && parts.every((one) => one > 0)
    ? readCells({ part, base }, [own], roll.sheet.page)
    : null;
}

/** Rows that add up to a thousand by chance are rare enough. */
const ROUND_BASE = /^10{3,5}$/;

/** Under the rows, or over them. */
function totalLines(roll: Roll): SheetLine[] {
  const { heads, rows, sheet } = roll;
  const [top, first] = [heads.box[3], rows[0]?.line.box[1] ?? 0];
  const last = rows.at(-1)?.line.box[3] ?? Infinity;
  const named = sheet.lines.filter(
    ({ box, folded }) =>
      (box[1] > last - 1 || (box[1] > top - 1 && box[3] < first + 1)) &&
      /^(?:tota(?:l|ux)|ensemble)\b/.test(folded),
  );
  return named.length > 0 ? named : namelessTotal(roll);
}

/** Right under the rows, figures alone: what a spreadsheet adds up has no word before it. The last column proves it. */
function namelessTotal({ rows, sheet }: Roll): SheetLine[] {
  const last = rows.at(-1)?.line.box[3] ?? Infinity;
  const next = sheet.lines.find(({ box }) => middleOf(box) > last);
  const sums = rows.map(({ line }) => centsOf(line.cells.at(-1)));
  const all = sums.reduce((whole_sum, one) => whole_sum + one, 0);
  const isBare = next && !/\p{L}{3}/u.test(next.folded.replaceAll(/\beuros?\b/g, ''));
  return isBare && sums.every((one) => one > 0) && centsOf(next.cells.at(-1)) === all ? [next] : [];
}
const namedNowhere = ({ cells, folded }: SheetLine): Cell[] =>
  TOTAL.test(folded) ? [] : cells.slice(0, 1);
const centsOf = (cell: Cell | undefined): number => (cell && amountOf(cell.text)?.cents) ?? 0;

/** What all of them pay together, where they pay one sum each. */
export function rolledWhole({ roll, line }: OwnRow): number | null {
  const whole_sum = centsOf(totalLines(roll)[0]?.cells.at(-1));
  return sumsOf(line).length === 1 && whole_sum > 0 ? whole_sum : null;
}

/** Of all together: asked of nobody, wherever else it is printed. */
export function isOfAll(sheet: Sheet, cents: number): boolean {
  const roll = rollOf(sheet);
  const totals = roll ? (totalLines(roll)[0]?.cells ?? []).filter(hasCents) : [];
  return totals.some(({ text }) => amountOf(text)?.cents === cents);
}

/** Their sums, each with the words over it. */
export const rolledSums = ({ roll, line }: OwnRow): { label: string; sum: Reading<number> }[] =>
  sumsOf(line).flatMap((cell) => {
    const cents = money(cell)?.cents ?? null;
    const label = fold(headOf(roll, line, cell)?.text ?? '');
    return cents === null ? [] : [{ label, sum: readCells(cents, [cell], roll.sheet.page) }];
  });
