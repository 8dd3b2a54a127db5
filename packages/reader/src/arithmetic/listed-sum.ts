// A sum that stands in a list of its own beside others, and makes a larger one with them: « provisions 476,96,
// fonds 26,67, travaux 1 780,80 » under a total of 2 284,43 that may be printed anywhere.
import { type CallCategory, categoryOf } from '../extract/shares/call-category.ts';
import { fold } from '../french/fold.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { rowText } from './labels.ts';
import { columnLanes } from './lanes.ts';

/** No call has more natures. */
const COUNTS = [2, 3, 4, 5, 6];

export type ListedSum = {
  total: Figure;
  /** What stands beside the sum in its list. */
  besides: readonly { category: CallCategory; figure: Figure }[];
};

/** Every run of figures that follow one another in a column and hold one of this value. */
function runsWith(lane: readonly Figure[], cents: number): Figure[][] {
  const runs = lane.flatMap((_, start) =>
    COUNTS.map((count) => lane.slice(start, start + count)).filter(
      (run, at) => run.length === COUNTS[at],
    ),
  );
  return runs.filter((run) => run.some(({ value }) => value === cents));
}

export function listedSum(
  rows: readonly Row[],
  cents: number,
  isBalance: (figure: Figure) => boolean,
): ListedSum | null {
  const amounts = rows.flatMap(amountsIn);
  const found = columnLanes(rows)
    .map((lane) => lane.filter((one) => one.has_cents && one.value > 0 && !isBalance(one)))
    .flatMap((lane) => runsWith(lane, cents))
    .flatMap((run) => {
      const sum = run.reduce((all, { value }) => all + value, 0);
      const total = amounts.find((one) => one.value === sum && !run.includes(one));
      // What makes the sum is not beside it: twice the call is the call and what was owed before.
      return total && sum !== 2 * cents ? [{ total, run }] : [];
    });
  const [first] = found;
  if (!first || found.some(({ total }) => total.value !== first.total.value)) return null;
  const own = first.run.findIndex(({ value }) => value === cents);
  const besides = first.run
    .filter((_, at) => at !== own)
    .flatMap((figure) => {
      const category = categoryOf(fold(rowText(rows, figure.row)));
      return category ? [{ category, figure }] : [];
    });
  // What has no name may be what was owed before.
  return besides.length === first.run.length - 1 ? { total: first.total, besides } : null;
}
