// What a call asks of one owner where no table tells it: the amount that is the share told on the paper of
// another amount, « 25 200,00 × 124 / 1000 = 3 124,80 ». Words say whose it may be, arithmetic that it is.
import { fold } from '../../french/fold.ts';
import { findShares } from '../../french/shares.ts';
import type { AmountLine } from '../money/amount-lines.ts';
import { partsIn } from '../money/row-sums.ts';
import { agreed, type Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isShareBy, PARTS_OF_YEAR } from './share-money.ts';

const OWN =
  /\b(?:votre|vos|vous|ta|notre)\b|quote-? ?part|\ba (?:la )?charge|participation|contribution/;

/** Null where several amounts are shares of others: then each is a part of something. */
export function provenShare(
  sheets: readonly Sheet[],
  told: readonly AmountLine[],
): Reading<number> | null {
  const shares = sheets.flatMap(({ written }) =>
    findShares(written).flatMap(({ value: { part, base } }) =>
      base !== null && part < base ? [{ part, base }] : [],
    ),
  );
  if (shares.length === 0) return null;
  const wholes = new Set(
    told.flatMap(({ amounts }) => amounts.map(({ value }) => value.cents).filter((one) => one > 0)),
  );
  const fractions = new Set([
    ...PARTS_OF_YEAR,
    ...told.flatMap(({ label }) => partsIn(label).flatMap((one) => (one > 0 ? [1 / one] : []))),
  ]);
  const own = told.flatMap(({ label, tail, amounts }): Reading<number>[] => {
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
