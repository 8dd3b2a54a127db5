// What a settlement settles part by part: of each key or each lot, charges − provisions = difference in one row or one column. The whole is
// what all these add up to, in charges and in provisions at once: no part of it does.
import { amountsIn, type Figure, type Row } from './figures.ts';
import { columnLanes } from './lanes.ts';
import { listsOwners } from './owners-list.ts';

type Part = { first: Figure; second: Figure };
type Whole = { charges: number; provisions: number };

/** In amounts: what belongs to one part stands no further apart in its lane. */
const NEAR = 4;
/** More are no parts of one settlement, and too many ways to choose among them. */
const MOST = 14;

/** Two amounts of a lane whose difference stands near them. */
function partsIn(lane: readonly Figure[]): Part[] {
  return lane.flatMap((difference, at) => {
    const near = lane.slice(Math.max(0, at - NEAR), at);
    const pairs = near.flatMap((first, place) =>
      near.slice(place + 1).map((second) => ({ first, second })),
    );
    const own = pairs.filter(
      ({ first, second }) => Math.abs(first.value - second.value) === difference.value,
    );
    return difference.value > 0 && own.length === 1 ? own : [];
  });
}

const isMoney = ({ has_cents }: Figure): boolean => has_cents;

function partedBy(rows: readonly Row[]): Part[][] {
  const lanes = [rows.map(amountsIn), columnLanes(rows).map((lane) => lane.filter(isMoney))];
  return lanes.map((all) => all.flatMap(partsIn));
}

/** Whether some of the parts, two at least, make up the whole. */
function hold(
  parts: readonly (readonly [charges: number, provisions: number])[],
  { charges, provisions }: Whole,
): boolean {
  let sums = [{ charges: 0, provisions: 0, count: 0 }];
  for (const [more, less] of parts)
    sums = [
      ...sums,
      ...sums
        .map((sum) => ({
          charges: sum.charges + more,
          provisions: sum.provisions + less,
          count: sum.count + 1,
        }))
        .filter((sum) => sum.charges <= charges && sum.provisions <= provisions),
    ];
  return sums.some(
    (sum) => sum.charges === charges && sum.provisions === provisions && sum.count > 1,
  );
}

/** Whether parts of the paper add up to these charges and these provisions; of all owners, they make what is everybody's. */
export function wholeOfParts(rows: readonly Row[]): (whole: Whole) => boolean {
  const ways = listsOwners(rows) ? [] : partedBy(rows);
  return (whole) =>
    ways.some((parts) => {
      const most = Math.max(whole.charges, whole.provisions);
      const others = parts
        .map(({ first, second }) => [first.value, second.value] as const)
        .filter((values) => Math.max(...values) < most);
      return (
        others.length <= MOST &&
        (hold(others, whole) ||
          hold(
            others.map(([first, second]) => [second, first]),
            whole,
          ))
      );
    });
}
