// « Total à régler | 86 | 1 751,00 »: the row of the total may say what the lots of the owner have together.
import type { CallTotal } from './call-parts.ts';
import { type Figure, longest, type Row } from './figures.ts';
import { isWhole } from './fractions.ts';
import { isUnder } from './lanes.ts';

/** Of one base, the parts of all lots make another number than stands under them: a lot was not read, or was read wrong. */
export function isCountedOtherwise(rows: readonly Row[], { figure, lines }: CallTotal): boolean {
  const shares = lines.flatMap(({ share }) => share ?? []);
  const bases = new Set(shares.map(({ base }) => base));
  const { figures = [], height = 0 } = rows[figure.row] ?? {};
  const isUnderAll = (one: Figure) =>
    shares.every(({ share, part, base }) =>
      (rows[share.row]?.figures ?? []).some(
        (own) => own.value === part * 100 && one.value < base * 100 && isUnder(own, one, height),
      ),
    );
  const under = longest(figures).filter((one) => isWhole(one) && isUnderAll(one));
  const byTotal = Map.groupBy(shares, ({ total }) => total.value);
  const sums = [...byTotal.values()].map((own) => own.reduce((sum, { part }) => sum + part, 0));
  return bases.size === 1 && under.some(({ value }) => !sums.includes(value / 100));
}
