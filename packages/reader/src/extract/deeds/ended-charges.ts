// « 1994V2208 HYPOTHÈQUE … effet jusqu’au 10/12/2011 », on a paper of 2026: the registry prints charges that have ended
// as well. Those that run can be counted where each says up to which day it has effect.
import { findDates } from '../../french/dates.ts';
import { foundIn, type FlowText, type Extracted } from '../sheet/flow-text.ts';
import type { Reading } from '../sheet/reading.ts';

/** Right before the day; « Date extrême d’effet » is also the head of a column, over the first day of a row. */
const ENDS =
  /\b(?:effet|validite|peremption)(?:\s+jusqu'au\s+|[ ]+(?:au[ ]|le[ ]|:[ ]?)?|[ ]?:[ ]?)$/;
/** In signs. */
const REACH = 40;

/** `left` is null where one of the volumes does not say its end, or says two. */
export function runningCharges(
  flowText: FlowText,
  volumes: readonly Extracted<string>[],
  certified: string,
): { hasEnded: boolean; left: Reading<number> | null } {
  const ends = foundIn(flowText, findDates).filter(({ at }) =>
    ENDS.test(flowText.folded.slice(Math.max(0, at - REACH), at)),
  );
  const hasEnded = ends.some(({ value }) => value < certified);
  const own = volumes.map(({ end }, at) => {
    const next = volumes[at + 1]?.at ?? Infinity;
    return ends.filter((day) => day.at > end && day.at < next);
  });
  const [first] = volumes;
  const isKnown = first && own.every(({ length }) => length === 1);
  return {
    hasEnded,
    left: isKnown
      ? { ...first, value: own.flat().filter(({ value }) => value >= certified).length }
      : null,
  };
}
