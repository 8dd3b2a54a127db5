// Some pages out of a long division, « LOT 36 … 91/10.000, LOT 37 … 118/10.000 »: its shares do not add up to the
// whole. Told where it does not begin with the first lot or leaps over some, each lot has one share, and every share is
// that of a lot: a division that begins with lot 1, counts on and does not add up has lost one.
import { findShares, type Share } from '../../french/shares.ts';
import { foundIn, type FlowText, type Extracted } from '../sheet/flow-text.ts';
import { type Described, lotHeads } from './lot-shares.ts';

/** « exprimée en dix millièmes » names the whole, and no share of it. */
const OF_WHOLE = /^(?:dix|cent)[\s-]?milli[eè]mes?$/i;
/** In signs: what is extracted of a lot. */
const REACH = 500;

const textOf = ({ part, base }: Share): string => `${part}/${base}`;

/** « PREMIER LOT », then « SEPTIÈME LOT »: pages were left out between them. */
const leaps = (heads: readonly { lot: string }[]): boolean =>
  heads.some(({ lot }, at) => at > 0 && Number(lot) > Number(heads[at - 1]?.lot) + 1);

/** Empty where a share is nobody’s, or a lot has none or two. OCR loses lots: nothing is extracted of what it read. */
export function claimedShares(flowText: FlowText): Described[] {
  const heads = lotHeads(flowText);
  const shares = foundIn(flowText, findShares).filter(({ raw }) => !OF_WHOLE.test(raw.trim()));
  const [first] = heads;
  if (
    !first ||
    (first.lot === '1' && !leaps(heads)) ||
    heads.length < 2 ||
    shares.some(({ page }) => page.source === 'OCR')
  )
    return [];
  if (shares.some(({ at }) => at < first.place.at)) return [];
  const lots = heads.flatMap(({ lot, place }, index): Described[] => {
    const next = heads[index + 1]?.place.at ?? Infinity;
    const own: Extracted<Share>[] = shares.filter(({ at }) => at > place.end && at < next);
    const [share] = own;
    const isOne = new Set(own.map(({ value }) => textOf(value))).size === 1;
    const { part, base = null } = share?.value ?? {};
    return share && isOne && share.at - place.end < REACH && part !== undefined && base !== null
      ? [{ lot, place, share: { lot, part, base, reading: share } }]
      : [];
  });
  const isWhole =
    lots.length === heads.length && new Set(lots.map(({ lot }) => lot)).size === lots.length;
  const sum = lots.reduce((all, { share }) => all + (share?.part ?? 0), 0);
  return isWhole && sum <= (lots[0]?.share?.base ?? 0) ? lots : [];
}
