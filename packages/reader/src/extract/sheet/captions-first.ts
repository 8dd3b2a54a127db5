// Some papers print each label in small letters under its value: read downwards, every value would be the next
// label’s. Where a page is written so, each caption is put before its value, as other papers have it.
import { fold } from '../../french/fold.ts';
import { writtenLines } from '../../french/written.ts';
import { type Cell, cellOf, cellsOf } from '../../layout/cells.ts';
import { linesOf } from '../../layout/lines.ts';
import { boxAround } from '../../page/box.ts';
import type { Word } from '../../page/page.ts';
import { CAPTION } from './captions-first.data.ts';
import type { Sheet, SheetLine } from './sheet.ts';

/** In heights of a line: a caption touches its value, and both stand apart from all the rest. */
const [TOUCHES, APART, ALIGNED] = [1.3, 0.2, 0.5];
/** How much further the rest is than they are from one another. */
const FURTHER = 1.35;
/** « Loyer mensuel 500,00 € », « Locataire M. X »: what has its value beside it is no caption. */
const HAS_VALUE = /\d,\d{2}|€|\d{4}|(?<![\p{L}])(?:m\.|mr|mme|mlle|monsieur|madame)\s/u;
/** One alone may be a heading under a title. */
const MIN_PAIRS = 2;

type Pair = { value: Cell; caption: Cell };

const isAcross = (a: Cell, b: Cell): boolean => a.box[0] < b.box[2] && b.box[0] < a.box[2];

/** « locataire : » has its value after it; between brackets a colon is no label’s. */
export const isCaption = ({ text }: Cell): boolean => {
  const folded = fold(text).replaceAll(/\([^()]*\)/g, '');
  return (
    CAPTION.test(folded) &&
    !HAS_VALUE.test(folded) &&
    !folded.includes(':') &&
    !/(?<!\b[a-z])\.\s|\.$/.test(folded)
  );
};

/** « M. ou Mme X » over « IBAN »: what names an account stands over it, and not under a name. */
const fits = ({ value, caption }: Pair): boolean => {
  const text = value.text.trim();
  if (/^(?:l')?iban\b/.test(fold(caption.text))) return /^[A-Z]{2}\s?\d{2}/.test(text);
  return !/^(?:code )?bic\b/.test(fold(caption.text)) || /^[A-Z]{6}[A-Z\d]{2}/.test(text);
};

/** « Le ou les » over « locataires » is one label. */
const HANGS = /(?:^|\s)(?:l[ea]s?|d[eu]s?|ou|et|aux?|par|sur|pour|en)$/;

/** « Le bailleur | Mme X »: a row of a form, whatever stands over it. */
const hasValueBeside = (lines: readonly SheetLine[], caption: Cell): boolean => {
  const { cells = [] } = lines.find((line) => line.cells.includes(caption)) ?? {};
  const next = cells[cells.indexOf(caption) + 1];
  return next !== undefined && HAS_VALUE.test(fold(next.text));
};

/** A value and its caption in a block of their own. */
function pairsOf(lines: readonly SheetLine[], height: number): Pair[] {
  const cells = lines.flatMap((line) => line.cells);
  const gapOf = (upper: Cell | undefined, lower: Cell | undefined): number =>
    upper && lower ? lower.box[1] - upper.box[3] : Infinity;
  const above = (cell: Cell) =>
    cells.findLast((one) => one !== cell && isAcross(one, cell) && one.box[3] <= cell.box[1] + 2);
  const below = (cell: Cell) =>
    cells.find((one) => one !== cell && isAcross(one, cell) && one.box[1] >= cell.box[3] - 2);
  return cells.filter(isCaption).flatMap((caption) => {
    const value = above(caption);
    // « …, demeurant à X, » over « bailleur, d’une part, »: a sentence that goes on is no value.
    if (!value || isCaption(value) || /[:,;]$/.test(value.text.trim())) return [];
    if (HANGS.test(fold(value.text).trim()) || hasValueBeside(lines, caption)) return [];
    const gap = gapOf(value, caption);
    const isPair =
      gap < TOUCHES * height &&
      Math.abs(value.box[0] - caption.box[0]) < ALIGNED * height &&
      gapOf(caption, below(caption)) > FURTHER * gap + APART * height &&
      gapOf(above(value), value) > FURTHER * gap + APART * height;
    return isPair && fits({ value, caption }) ? [{ value, caption }] : [];
  });
}

export const lineOf = (words: readonly Word[]): SheetLine => {
  const cell = cellOf(words);
  const box = boxAround(words.map((word) => word.box));
  return { cells: [cell], folded: fold(cell.text), box, line: { words, box } };
};

/** « dépôt de garantie, deux mois »: what a caption adds to its name is a line of its own. */
function captioned({ value, caption }: Pair): SheetLine[] {
  const at = caption.words.findIndex(({ text }) => text.startsWith('(') || text.endsWith(','));
  const cut = caption.words[at]?.text.startsWith('(') ? at : at + 1;
  const own = at === -1 ? caption.words : caption.words.slice(0, cut);
  const rest = at === -1 ? [] : caption.words.slice(cut);
  const last = own.at(-1);
  if (!last) return [];
  const name = own.map((word) => (word === last ? { ...word, text: bare(word.text) } : word));
  const colon: Word = { ...last, text: ':' };
  return [lineOf([...name, colon, ...value.words]), ...(rest.length > 0 ? [lineOf(rest)] : [])];
}

const bare = (text: string): string => text.replace(/,$/, '');

const UNIT = /^(?:m²|m2|€|%|euros)$/i;

/** As they were printed: a caption under its value is not the rest of it. A figure and its unit are one. */
const printedLines = ({ page, height }: Sheet): SheetLine[] =>
  linesOf(page).map((line) => {
    const cells: Cell[] = [];
    for (const cell of cellsOf(line, height)) {
      const before = UNIT.test(cell.text) ? cells.pop() : undefined;
      cells.push(before ? cellOf([...before.words, ...cell.words]) : cell);
    }
    return lineWith(cells);
  });

/** The page itself where it is not written so. */
export function captionsFirst(sheet: Sheet): Sheet {
  const printed = printedLines(sheet);
  const pairs = pairsOf(printed, sheet.height);
  if (pairs.length < MIN_PAIRS) return sheet;
  const lines = printed.flatMap((line): SheetLine[] => {
    const own = pairs.filter(({ caption }) => line.cells.includes(caption));
    const kept = line.cells.filter((cell) =>
      pairs.every(({ caption, value }) => cell !== caption && cell !== value),
    );
    if (own.length === 0 && kept.length === line.cells.length) return [line];
    return [
      ...(kept.length > 0 ? [lineWith(kept)] : []),
      ...own.flatMap((pair) => captioned(pair)),
    ];
  });
  const written = writtenLines(
    lines.map(({ line }) => line),
    sheet.height,
  );
  return { ...sheet, lines, written };
}

const lineWith = (cells: readonly Cell[]): SheetLine => ({
  ...lineOf(cells.flatMap(({ words }) => words)),
  cells,
});
