// A tax extracted as a list, one line for each part of it, fees among them, that add up to the tax above or under
// them: the sum proves what no currency says, and which line is which.
import type { TaxFigure, TaxRow } from './tax-sums.ts';
import { FEES, WASTE } from './tax-words.data.ts';

type AddedTaxes = { total: TaxFigure; fees: TaxFigure; waste: TaxFigure | null };

type Line = { label: string; figure: TaxFigure };

const starting = (words: RegExp): RegExp => new RegExp(`^(?:${words.source})`, 'u');
const [IS_FEES, IS_WASTE] = [starting(FEES), starting(WASTE)];
/** What is said of the tax once more, or what the bank took. */
const A_WHOLE =
  /^(?:montant|total|somme|net|impot|(?:votre |vos )?taxes? foncieres?(?: 20\d\d)?$|a payer|reste)/;

/** Lines of one figure each: the rates and bases of a calculation have several. */
const linesOf = (rows: readonly TaxRow[]): Line[] =>
  rows.flatMap(({ label, figures }) => {
    const [figure, ...others] = figures;
    return figure && others.length === 0 && label !== '' ? [{ label, figure }] : [];
  });

/** The shortest run of lines from the first on that makes the sum, with the fees in it. */
function partsOf(lines: readonly Line[], sum: number): readonly Line[] | null {
  let left = sum;
  for (const [index, { label, figure }] of lines.slice(0, MOST_PARTS).entries()) {
    left -= figure.value;
    const parts = lines.slice(0, index + 1);
    if (left === 0 && parts.length >= LEAST_PARTS && feesIn(parts)) return parts;
    // « Taxes foncières » may be the last part of it: only where all of them make the sum.
    if (A_WHOLE.test(label)) return null;
  }
  return null;
}
const [LEAST_PARTS, MOST_PARTS] = [3, 12];

const feesIn = (parts: readonly Line[]): TaxFigure | null => {
  const [fees, ...others] = parts.filter(({ label }) => IS_FEES.test(label));
  return fees && others.length === 0 ? fees.figure : null;
};

export function addedTaxes(rows: readonly TaxRow[]): AddedTaxes[] {
  const lines = linesOf(rows);
  return lines.flatMap(({ label, figure: total }, at) => {
    if (!A_WHOLE.test(label) || total.value <= 0) return [];
    const parts =
      partsOf(lines.slice(0, at).toReversed(), total.value) ??
      partsOf(lines.slice(at + 1), total.value);
    const fees = parts && feesIn(parts);
    if (!parts || !fees) return [];
    const [waste, ...others] = parts.filter((part) => IS_WASTE.test(part.label));
    return [{ total, fees, waste: waste && others.length === 0 ? waste.figure : null }];
  });
}
