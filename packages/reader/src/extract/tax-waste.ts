// The part of a property tax that a tenant owes: the household waste, one column of the calculation. Its
// figures are whole euros without a sign; base × rate, or the sum of the row, says that it is the one.
import { fold } from '../french/fold.ts';
import type { Cell } from '../layout/cells.ts';
import { type Reading, readWords } from './reading.ts';
import type { Sheet, SheetLine } from './sheet.ts';

const WASTE = /^(?:ordures|menageres|teom|tom)$/;
const [BASE, RATE, SHARE] = [
  /^bases?(?: (?:nettes?|imposees?|taxees?|communales?))?(?: 20\d\d)?$/,
  /^taux(?: (?:20\d\d|\d{2}))?$/,
  /^cotisations?(?: (?:20\d\d|lissees?|dues?))?(?: (?:20\d\d|avant lissage))?$/,
] as const;
const FIGURE = /^(?<figure>\d{1,3}(?: \d{3})+|\d+)(?: ?€)?$/;
const PERCENT = /^(?<rate>\d{1,3}(?:[,.]\d{1,4})?) ?%?$/;

type Placed = Pick<Cell, 'box'>;

const middle = ({ box }: Placed): number => (box[0] + box[2]) / 2;
const named = (words: RegExp, { cells }: SheetLine): boolean =>
  words.test(fold(cells[0]?.text ?? ''));

const euros = ({ text }: Cell): number | null => {
  const figure = FIGURE.exec(fold(text))?.groups?.['figure'];
  return figure === undefined ? null : Number(figure.replaceAll(' ', ''));
};
const percent = ({ text }: Cell): number | null => {
  const rate = PERCENT.exec(fold(text))?.groups?.['rate'];
  return rate === undefined ? null : Number(rate.replace(',', '.'));
};

/** In cents. `parts`: the printed sum of the row, where there is one. */
export function wasteShares(sheet: Sheet, parts: number | null): Reading<number>[] {
  const { lines, page } = sheet;
  // Word by word: heads stand so close that two of them are one cell.
  const heads = lines.flatMap(({ line }) =>
    line.words.filter(({ text }) => WASTE.test(fold(text))),
  );
  return lines
    .filter((line) => named(SHARE, line))
    .flatMap((line) => {
      const figures = line.cells.slice(1).filter((cell) => euros(cell) !== null);
      const above = (words: RegExp) =>
        lines.findLast((one) => named(words, one) && one.box[1] < line.box[1]) ?? null;
      const [bases, rates] = [above(BASE), above(RATE)];
      const sum = figures.reduce((all, cell) => all + (euros(cell) ?? 0), 0);
      const under = heads.flatMap((head) => nearest(figures, head) ?? []);
      const proven = [...new Set(under)].filter((cell) => {
        const base = bases && numberAt(bases, cell, euros);
        const rate = rates && numberAt(rates, cell, percent);
        if (base && rate) return Math.abs((base * rate) / 100 - (euros(cell) ?? 0)) <= 1;
        return sum * 100 === parts;
      });
      const [only, ...others] = proven;
      return only && others.length === 0
        ? [readWords((euros(only) ?? 0) * 100, only.text, only.words, page)]
        : [];
    });
}

function nearest(cells: readonly Cell[], to: Placed): Cell | null {
  const distance = (one: Cell) =>
    Math.min(Math.abs(one.box[2] - to.box[2]), Math.abs(middle(one) - middle(to)));
  return cells.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

function numberAt(
  { cells }: SheetLine,
  under: Cell,
  read: (cell: Cell) => number | null,
): number | null {
  const cell = nearest(
    cells.slice(1).filter((one) => read(one) !== null),
    under,
  );
  return cell && read(cell);
}
