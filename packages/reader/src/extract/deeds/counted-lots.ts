// « LOT 1 Boutique ..... 210/1000 », line by line, whatever stands between a lot and its share. What must be true tells
// them: lots count on from the first, each has one share of the same whole, and together they make that whole.
import { findShares, type Share } from '../../french/shares.ts';
import { foundIn, type FlowText, type Extracted, extracted } from '../sheet/flow-text.ts';
import type { Described } from './lot-shares.ts';

const OPENS = /(?<=^|\n)(?:[-*•]\s?)?lot\s+(?:n°\s?|numero\s)?(?<value>\d{1,4})(?![\d/]|[.,]\d)/;

type Head = { lot: string; place: Extracted<string> };

/** « 1, 2, 3 … » down the text; what counts otherwise speaks of a lot once more. */
const countedHeads = (flowText: FlowText): Head[] =>
  extracted(flowText, OPENS).reduce<Head[]>((heads, place) => {
    const isNext = Number(place.value) === heads.length + 1;
    return isNext ? [...heads, { lot: String(heads.length + 1), place }] : heads;
  }, []);

/** Null where a lot has no share of this whole, or two that differ. */
function lotsOf(
  heads: readonly Head[],
  shares: readonly Extracted<Share>[],
  base: number,
): Described[] | null {
  const lots = heads.flatMap(({ lot, place }, index): Described[] => {
    const next = heads[index + 1]?.place.at ?? place.end + LAST;
    const own = shares.filter(
      ({ at, value }) => at > place.end && at < next && value.base === base,
    );
    // Under the last one, the whole: « 1000/1000 ».
    const [share, ...others] = own.filter(({ value }) => value.part < base);
    // In words, and in figures again.
    return share && others.every(({ value }) => value.part === share.value.part)
      ? [{ lot, place, share: { lot, part: share.value.part, base, reading: share } }]
      : [];
  });
  const sum = lots.reduce((all, { share }) => all + (share?.part ?? 0), 0);
  return lots.length === heads.length && sum === base ? lots : null;
}
/** In signs: what is extracted of the last lot. */
const LAST = 400;

/** Empty where no whole, or more than one, is made up by the lots. */
export function countedLots(flowText: FlowText): Described[] {
  const heads = countedHeads(flowText);
  const shares = foundIn(flowText, findShares);
  if (heads.length < 2 || shares.some(({ page }) => page.source === 'OCR')) return [];
  const bases = new Set(shares.flatMap(({ value }) => value.base ?? []));
  const [own, ...others] = [...bases].flatMap((base) => {
    const lots = lotsOf(heads, shares, base);
    return lots ? [lots] : [];
  });
  return own && others.length === 0 ? own : [];
}
