// The tables of the accounting annexes: rows that have a name, columns that add up. Which column is which year is said by its head, for
// their order varies; that the sums hold says that the columns were read right.
import { fold } from '../french/fold.ts';
import { amountsIn, type Figure, type Row, signedCents } from './figures.ts';
import { rowText } from './labels.ts';
import { columnLanes } from './lanes.ts';
import { leavesOf, nestedIn, type Sum, sumsOf } from './sums.ts';

/** A column of a page, with every sum in it, the outermost first. */
export type SummedColumn = { figures: readonly Figure[]; sums: readonly Sum[] };

export function summedColumns(rows: readonly Row[]): SummedColumn[] {
  return columnLanes(rows, true).flatMap((lane) => {
    const figures = lane.filter(({ has_cents }) => has_cents);
    const amounts = figures.map((figure) => ({
      figure,
      cents: signedCents(figure),
      closes: /\btotal\b|\btotaux\b|\*\*/.test(rowText(rows, figure.row)),
    }));
    const [under = [], over = []] = sumsOf(amounts);
    const roots = under.length <= over.length ? under : over;
    return figures.length > 1 ? [{ figures, sums: roots.flatMap(nestedIn) }] : [];
  });
}

export const columnOf = (
  columns: readonly SummedColumn[],
  figure: Figure,
): SummedColumn | undefined => columns.find(({ figures }) => figures.includes(figure));

/** Whether a figure is a term or a sum in what its column adds up to. */
export const isAddedUp = (columns: readonly SummedColumn[], figure: Figure): boolean =>
  columnOf(columns, figure)?.sums.some(
    (sum) =>
      sum.terms.length > 1 &&
      (sum.figure === figure || leavesOf(sum).some((leaf) => leaf.figure === figure)),
  ) ?? false;

/** Of the height of a line: so far beside its figures a head may stand. */
const BESIDE = 1;

/** The head of the column of a figure, from the nearest row over it upwards to the first that says what is looked for; '' where none does. */
export function headOf(
  rows: readonly Row[],
  columns: readonly SummedColumn[],
  figure: Figure,
  says: RegExp,
): string {
  const { figures = [figure] } = columnOf(columns, figure) ?? {};
  const own = figures.filter(({ page }) => page === figure.page);
  const edges = [
    Math.min(...own.map(({ box }) => box[0])),
    Math.max(...own.map(({ box }) => box[2])),
  ] as const;
  const above = rows
    .slice(0, figure.row)
    .filter((row) => row.page === figure.page && row.figures.every(({ has_cents }) => !has_cents))
    .map((row) => wordsOver(row, edges));
  const at = above.findLastIndex((text) => says.test(text));
  // A head has two lines, or three: its other words stand over or under its year.
  return at === -1 ? '' : above.slice(Math.max(0, at - 1), at + 3).join(' ');
}

function wordsOver({ line, height }: Row, [left, right]: readonly [number, number]): string {
  const over = line.words.filter(
    ({ box }) => box[0] < right + BESIDE * height && box[2] > left - BESIDE * height,
  );
  return fold(over.map(({ text }) => text).join(' '));
}

export type Named = { words: string; figures: readonly Figure[] };

/** Whether its first word that says anything is a sum. */
function startsWithSum(row: Row): boolean {
  const taken = new Set(amountsIn(row).flatMap(({ words }) => words));
  const first = row.line.words.find((word) => taken.has(word) || /\p{L}/u.test(word.text));
  return first !== undefined && taken.has(first);
}

/** Whether sums come before their names on this paper. */
export function areSumsFirst(rows: readonly Row[]): boolean {
  const withSums = rows.filter((row) => amountsIn(row).length > 0);
  return 2 * withSums.filter(startsWithSum).length > withSums.length;
}

/** A row in its parts: each run of words with the amounts after it; or, where sums come first, before it. */
export function namedIn(row: Row, isSumsFirst = startsWithSum(row)): Named[] {
  const amounts = amountsIn(row);
  const taken = new Set(amounts.flatMap(({ words }) => words));
  const parts: { words: string[]; figures: Figure[] }[] = [];
  let current: { words: string[]; figures: Figure[] } | null = null;
  for (const word of row.line.words) {
    const figure = amounts.find(({ words }) => words[0] === word);
    if (!figure && taken.has(word)) continue;
    const starts = isSumsFirst
      ? figure && (current?.words.some((text) => /\p{L}{3}/u.test(text)) ?? false)
      : !figure && (current?.figures.length ?? 0) > 0 && /\p{L}{3}|^\d{2,4}$/u.test(word.text);
    if (!current || starts) parts.push((current = { words: [], figures: [] }));
    if (figure) current.figures.push(figure);
    else current.words.push(word.text);
  }
  return parts
    .filter(({ figures }) => figures.length > 0)
    .map(({ words, figures }) => ({ words: fold(words.join(' ')), figures }));
}
