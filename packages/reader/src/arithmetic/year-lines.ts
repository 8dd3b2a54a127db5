// The lines of annexes 2 and 3, each with one sum a year: along a row, two tables side by side included, or down a column.
import { namedIn } from './annexe-sums.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { columnLanes, isUnder } from './lanes.ts';

export type YearLine = {
  row: number;
  /** What the row says, without its sums. */
  words: string;
  /** One a year; null where nothing is printed. */
  sums: readonly (Figure | null)[];
  /** A total has some. */
  terms: readonly YearLine[];
};

/** « c » beside a sum is a column, not its side. */
export const centsOf = ({ sums }: YearLine): number[] =>
  sums.map((figure) => (figure ? (figure.negative ? -1 : 1) * figure.value : 0));

export const figuresOf = ({ sums }: YearLine): Figure[] => sums.flatMap((figure) => figure ?? []);

/** « Produits et analyses », « produits d’entretien » are bought. */
const INCOME =
  /\bproduits\b(?! (?:et|d'|de))|provisions|\b70\d\b|\b71\d\b|\bsolde\b|excedent|insuffisance|\becart\b|appels? (?:de )?(?:fonds|travaux)/;

/** What a row says of its sums. */
export const wordsOf = (row: Row): string =>
  namedIn(row)
    .map(({ words }) => words)
    .join(' ');

/** What a page before has added up is no charge of its own. */
const CARRIED = /^\W*(?:a )?report(?:er|s)?\b/;

const isCharge = (words: string): boolean => !INCOME.test(words) && !CARRIED.test(words);

/** The decree has so many; what stands after them, a difference, is of none; as many again are the table beside. */
const ALL_YEARS = 5;

function wholeLines(rows: readonly Row[], years: number): YearLine[] {
  return rows.flatMap((one, row) => {
    const amounts = amountsIn(one);
    const words = wordsOf(one);
    const isWhole = years === ALL_YEARS || amounts.length % years === 0;
    const length = isWhole ? Math.floor(amounts.length / years) : 0;
    const sums = Array.from({ length }, (_, at) => amounts.slice(at * years, (at + 1) * years));
    return sums
      .filter((own) => own.some(({ value }) => value > 0) && isCharge(words))
      .map((own) => ({ row, words, sums: own, terms: [] }));
  });
}

/** Lines that leave some years blank: each sum stands in the column of its year. */
function partLines(rows: readonly Row[], whole: readonly YearLine[], years: number): YearLine[] {
  return rows.flatMap((one, row): YearLine[] => {
    const amounts = amountsIn(one);
    const [words, model] = [wordsOf(one), whole.find(({ sums }) => sums[0]?.page === one.page)];
    if (!model || amounts.length === 0 || amounts.length >= years || !isCharge(words)) return [];
    const sums = model.sums.map(
      (column) => amounts.find((figure) => column && isUnder(column, figure, one.height)) ?? null,
    );
    const isPlaced = sums.filter(Boolean).length === amounts.length;
    return isPlaced ? [{ row, words, sums, terms: [] }] : [];
  });
}

/** Of the tables that stand side by side, one after the other; in each, from top to bottom. */
function inOrder(lines: readonly YearLine[]): YearLine[] {
  const leftOf = (line: YearLine) => Math.min(...figuresOf(line).map(({ box }) => box[0]));
  const second = [...Map.groupBy(lines, ({ row }) => row).values()].flatMap(([, ...others]) =>
    others.map(leftOf),
  );
  const middle = Math.min(Infinity, ...second);
  const pageOf = (line: YearLine) => figuresOf(line)[0]?.page.number ?? 0;
  const [left, right] = [
    lines.filter((line) => leftOf(line) < middle),
    lines.filter((line) => leftOf(line) >= middle),
  ];
  return [...left, ...right].toSorted((a, b) => pageOf(a) - pageOf(b));
}

/** Those that print every year, and with them those that do not. */
export function linesAlong(rows: readonly Row[], years: number): YearLine[][] {
  const whole = wholeLines(rows, years);
  const part = partLines(rows, whole, years);
  const all = [...whole, ...part].toSorted((a, b) => a.row - b.row);
  return part.length > 0 ? [inOrder(whole), inOrder(all)] : [inOrder(whole)];
}

/** In rows: what is said of one year takes no more. */
const NEXT = 2;

/** Runs of sums under one another, as long as they are. */
export function runsDown(rows: readonly Row[]): Figure[][] {
  const runs: Figure[][] = [];
  for (const lane of columnLanes(rows)) {
    let last: Figure | null = null;
    for (const figure of lane.filter(({ has_cents }) => has_cents)) {
      if (last && figure.row - last.row <= NEXT) runs.at(-1)?.push(figure);
      else runs.push([figure]);
      last = figure;
    }
  }
  return runs;
}
