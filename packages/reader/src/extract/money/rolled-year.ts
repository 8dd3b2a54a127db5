import { type OwnRow, rolledSums } from '../shares/owners-roll.ts';
// « Qui | Millièmes | Charges 2025 | Provisions | Solde », with a row for each owner: the year of whoever the paper is
// for is settled across their own row, never in the total under it.
import type { Reading } from '../sheet/reading.ts';
import { CHARGES_STEMS, LEFT_STEMS, PROVISIONS_STEMS } from './settlement-words.data.ts';

type RolledYear = {
  charges: Reading<number>;
  provisions: Reading<number>;
  difference: Reading<number>;
};

/** Null where the three do not settle one another. */
export function rolledYear(row: OwnRow): RolledYear | null {
  const sums = rolledSums(row);
  const isAsked = (label: string) => PROVISIONS_STEMS.test(label);
  const isLeft = (label: string) => LEFT_STEMS.test(label) && !isAsked(label);
  const isSpent = (label: string) => CHARGES_STEMS.test(label) && !isAsked(label) && !isLeft(label);
  const of = (is: (label: string) => boolean) => sums.filter(({ label }) => is(label));
  const found = of(isSpent).flatMap(({ sum: charges }) =>
    of(isAsked).flatMap(({ sum: provisions }) =>
      of(isLeft).flatMap(({ sum }): RolledYear[] => {
        const owed = charges.value - Math.abs(provisions.value);
        return Math.abs(sum.value) === Math.abs(owed)
          ? [
              {
                charges,
                provisions: { ...provisions, value: Math.abs(provisions.value) },
                difference: { ...sum, value: owed },
              },
            ]
          : [];
      }),
    ),
  );
  const [only, ...others] = found;
  return only && others.length === 0 ? only : null;
}
