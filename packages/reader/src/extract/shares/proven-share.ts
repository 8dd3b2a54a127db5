// What a call asks of one owner where no table tells it: the amount that is the share extracted on the paper of
// another amount, « 25 200,00 × 124 / 1000 = 3 124,80 ». Words say whose it may be, arithmetic that it is.
import { fold } from '../../french/fold.ts';
import { findShares } from '../../french/shares.ts';
import type { AmountLine } from '../figures/amount-lines.ts';
import { partsIn } from '../figures/instalments.ts';
import { agreed, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isShareBy, PARTS_OF_YEAR } from './share-money.ts';

const OWN =
  /\b(?:votre|vos|vous|ta|notre)\b|quote-? ?part|\ba (?:la )?charge|participation|contribution/;

/** « 187 millièmes sur 1000 », as letters count them. */
const COUNTED =
  /(?<part>\d{1,6}) ?(?:tantiemes|milliemes|parts|dix-?milliemes|cent-?milliemes)(?: \p{L}+)? (?:sur|\/|pour) ?(?<base>\d{1,3}(?:[ .]?\d{3})*)/gu;

export const sharesIn = ({ written }: Sheet): { part: number; base: number }[] =>
  [
    ...findShares(written).map(({ value }) => value),
    ...[...fold(written.text).matchAll(COUNTED)].map(({ groups = {} }) => ({
      part: Number(groups['part']),
      base: Number(groups['base']?.replaceAll(/[ .]/g, '')),
    })),
  ].flatMap(({ part, base }) => (base !== null && part < base ? [{ part, base }] : []));

/** What one owner has of a sum that is the building's: null where nothing printed is a share of it. */
export function ownPartOf(
  whole: number,
  sheets: readonly Sheet[],
  amounts: readonly Reading<number>[],
): Reading<number> | null {
  const shares = sheets.flatMap(sharesIn);
  return agreed(
    amounts.filter(
      ({ value }) =>
        value >= LEAST &&
        value < whole &&
        shares.some((share) => isShareBy(1, whole, share, value)),
    ),
  );
}
/** In cents: of less, rounding makes too many shares. */
const LEAST = 10_00;

/** Null where several amounts are shares of others: then each is a part of something. */
export function provenShare(
  sheets: readonly Sheet[],
  extracted: readonly AmountLine[],
): Reading<number> | null {
  const shares = sheets.flatMap(sharesIn);
  if (shares.length === 0) return null;
  const wholes = new Set(
    extracted.flatMap(({ amounts }) =>
      amounts.map(({ value }) => value.cents).filter((one) => one > 0),
    ),
  );
  const fractions = new Set([
    ...PARTS_OF_YEAR,
    ...extracted.flatMap(({ label }) =>
      partsIn(label).flatMap((one) => (one > 0 ? [1 / one] : [])),
    ),
  ]);
  const own = extracted.flatMap(({ label, tail, amounts }): Reading<number>[] => {
    const last = amounts.at(-1);
    if (!last || !OWN.test(fold(`${label} ${tail}`)) || last.value.cents <= 0) return [];
    const { cents } = last.value;
    const isOne = [...wholes].some(
      (whole) =>
        whole > cents &&
        shares.some((share) =>
          [...fractions].some((fraction) => isShareBy(fraction, whole, share, cents)),
        ),
    );
    return isOne ? [{ ...last, value: cents }] : [];
  });
  return agreed(own);
}
