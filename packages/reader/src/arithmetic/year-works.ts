// What works and exceptional operations cost in the year that was closed, as annexe 2 says under the charges of the year.
import { fold } from '../french/fold.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { isUnder } from './lanes.ts';
import { wordsOf } from './year-lines.ts';

const WORKS = /travaux|exceptionnel|\b67\d?\b/;
const TITLE = /(?:travaux|article 14-2).*exceptionnel/;
/** What was called for, voted or left over is no charge. */
const OTHER =
  /produits|provisions|appel|\bsolde\b|excedent|insuffisance|\b70\d\b|\b12\b|fonds (?:de )?travaux|rendu|\bentretien\b/;
const FORMER = /precedent|anterieur|n ?- ?1/;

/** In rows: what stands under a title goes on no further. */
const UNDER = 3;

/** The title over a row speaks for it. */
function saysWorks(rows: readonly Row[], at: number): boolean {
  const row = rows[at];
  const over = rows.slice(Math.max(0, at - UNDER), at).filter(({ page }) => page === row?.page);
  const isUnderTitle = over.some(
    (one) => amountsIn(one).length === 0 && TITLE.test(fold(textOf(one))),
  );
  return row !== undefined && (WORKS.test(wordsOf(row)) || isUnderTitle);
}
const textOf = ({ line }: Row): string => line.words.map(({ text }) => text).join(' ');

/** A title with its lines, or one line: one sum is what all others make, or all say the same. */
function onlySum(figures: readonly Figure[]): Figure | null {
  const [most, ...others] = figures.toSorted((a, b) => b.value - a.value);
  const sum = others.reduce((all, { value }) => all + value, 0);
  const isOne = others.every(({ value }) => value === most?.value) || sum === most?.value;
  return most && isOne ? most : null;
}

const saysYears = (rows: readonly Row[]): boolean =>
  rows.some(
    (row) =>
      amountsIn(row).length === 0 &&
      [...textOf(row).matchAll(/\b20\d{2}[/-]?(?:20)?\d*/g)].length > 1,
  );

/** `sums`: the total of the charges, one a year along its row; `closed`: which of them is of the year that was closed. */
export function worksIn(
  rows: readonly Row[],
  sums: readonly (Figure | null)[],
  closed: number,
): Figure | null {
  const last = Math.max(...sums.map((sum) => sum?.row ?? 0));
  const found = rows.flatMap((row, at): Figure[] => {
    const amounts = amountsIn(row);
    const isCost = saysWorks(rows, at) && !OTHER.test(wordsOf(row));
    const places = amounts.map((figure) =>
      sums.findIndex((sum) => sum && isUnder(sum, figure, row.height)),
    );
    // A table of its own has other columns, and says their years again.
    const isPlaced = places.every((place) => place !== -1) && !saysYears(rows.slice(last + 1, at));
    const own =
      amounts.length === sums.length
        ? amounts[closed]
        : isPlaced
          ? amounts[places.indexOf(closed)]
          : undefined;
    return isCost && own ? [own] : [];
  });
  return found.length > 0 ? onlySum(found) : saidWorks(rows);
}

/** Outside of any table: the only sum that is said to be theirs. */
function saidWorks(rows: readonly Row[]): Figure | null {
  const said = rows.flatMap((row, at): Figure[] => {
    const [figure, ...others] = amountsIn(row);
    const text = wordsOf(row);
    const isCost = saysWorks(rows, at) && !OTHER.test(text) && !FORMER.test(text);
    return figure && others.length === 0 && isCost ? [figure] : [];
  });
  const [only, ...more] = said;
  return only && more.length === 0 ? only : null;
}
