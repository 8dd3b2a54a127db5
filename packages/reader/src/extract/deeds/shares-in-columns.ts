// A division in a table whose heads were not understood: what must be true tells its columns. Lots are numbered one
// after the other down the left, and their shares in the common parts add up to the whole that the paper names.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import { shareText } from './lot-shares.ts';

const LOT = /^(?:lot )?(?:(?:n°|no|numero) ?)?(?<lot>[1-9]\d{0,3})$/;
const FIGURE = /^\d{1,3}(?:[ .\u00a0\u202f]?\d{3})*$/;
const valueOf = ({ text }: Cell): number => Number(text.replaceAll(/\D/g, ''));

type Row = { lot: number; cell: Cell; figures: readonly Cell[]; sheet: Sheet; line: SheetLine };

/** A lot in the first cell, and figures further right. */
const rowsOf = (sheet: Sheet): Row[] =>
  sheet.lines.flatMap((line) => {
    const [cell, ...others] = line.cells;
    const lot = cell ? LOT.exec(fold(cell.text))?.groups?.['lot'] : undefined;
    const figures = others.filter(({ text }) => FIGURE.test(text.trim()));
    return cell && lot !== undefined && figures.length > 0
      ? [{ lot: Number(lot), cell, figures, sheet, line }]
      : [];
  });

/** « 1, 2, 3 … »: all that is numbered, and each once. */
const areInOrder = (rows: readonly Row[]): boolean =>
  rows.length > 1 && rows.every(({ lot }, at) => lot === at + 1);

const isAcross = (a: Cell['box'], b: Cell['box']): boolean => a[0] < b[2] && b[0] < a[2];

type Column = { cells: readonly Cell[]; sum: number; head: string };

/** Every row has one figure in it: those of a column stand one under the other. */
function columnUnder(rows: readonly Row[], first: Cell): Column | null {
  const cells: Cell[] = [];
  for (const { figures } of rows) {
    const last = cells.at(-1) ?? first;
    const own = figures.filter(({ box }) => isAcross(box, last.box) || isAcross(box, first.box));
    const [one, ...others] = own;
    if (!one || others.length > 0) return null;
    cells.push(one);
  }
  return {
    cells,
    sum: cells.reduce((all, cell) => all + valueOf(cell), 0),
    head: headOver(rows, first),
  };
}

/** What stands over a column, up to four lines. */
function headOver(rows: readonly Row[], first: Cell): string {
  const { sheet, line } = rows[0] ?? {};
  if (!sheet || !line) return '';
  return sheet.lines
    .filter(
      ({ box }) =>
        box[3] <= line.box[1] + 1 && middleOf(line.box) - middleOf(box) < HEAD * sheet.height,
    )
    .flatMap(({ cells }) => cells)
    .filter(({ box }) => isAcross(box, first.box))
    .map(({ text }) => fold(text))
    .join(' ');
}
/** In heights of a line. */
const HEAD = 9;

const COMMON = /parties communes|\bsol\b|generaux|generales|tantieme|millieme|quote|\bp\.?c\.?g/;
const OF_SOME =
  /escalier|ascenseur|chauffage|\beau\b|batiment|\bbat\b|charges|speciale?s?|speciaux|voix|surface|superficie|m²|ancien/;

/** Wholes that a paper names: « /1000 », « 10.000èmes », « en dix millièmes »; a division is of one of these. */
export const wholesIn = (sheets: readonly Sheet[]): number[] =>
  sheets
    .flatMap(({ lines }) => lines)
    .flatMap(({ folded }) => [
      ...[...folded.matchAll(/(?:\/ ?|\b)(\d{1,3}(?:[ .]?\d{3})+)(?= ?-?i?emes?\b|[)\s]|$)/g)].map(
        ([, whole = '']) => Number(whole.replaceAll(/\D/g, '')),
      ),
      ...[...folded.matchAll(/\b(dix|cent)[ -]?milliemes\b/g)].map(([, word]) =>
        word === 'dix' ? 10_000 : 100_000,
      ),
      ...(/\bmilliemes\b/.test(folded) ? [1000] : []),
    ]);

/** Null where no column adds up to a whole that is named, or two that may be it do with other figures. */
export function columnShares(sheets: readonly Sheet[]): Reading<string[]> | null {
  const rows = sheets.filter(({ page }) => page.source === 'TEXT').flatMap(rowsOf);
  const [first] = rows;
  if (!first || !areInOrder(rows)) return null;
  const wholes = new Set(wholesIn(sheets));
  const whole = first.figures
    .flatMap((cell) => columnUnder(rows, cell) ?? [])
    .filter(({ sum, head }) => wholes.has(sum) && sum >= MIN_BASE && !OF_SOME.test(head));
  const named = whole.filter(({ head }) => COMMON.test(head));
  const [own, ...others] = named;
  if (!own || others.length > 0) return null;
  return readCells(
    rows.map(({ lot }, at) =>
      shareText({ lot: String(lot), part: valueOf(own.cells[at] ?? first.cell), base: own.sum }),
    ),
    own.cells.filter((_, at) => rows[at]?.sheet === first.sheet),
    first.sheet.page,
  );
}
const MIN_BASE = 100;
