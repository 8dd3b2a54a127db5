// « VOTRE PART   250,50 », then « Fonds travaux   25,05 », then « À payer   275,55 »: what is called is the owner’s
// part of what the lines make, with all that stands under it down to the sum of both.
import { middleOf } from '../../page/box.ts';
import { type AmountLine, linesNamed } from '../figures/amount-lines.ts';
import { TO_PAY } from '../figures/call-words.data.ts';
import { kindOf } from '../figures/row-kinds.ts';
import type { Reading } from '../sheet/reading.ts';

export type MoreThanPart = {
  total: Reading<number>;
  /** Whether that sum says that it is to be paid. */
  pays: boolean;
};

/** Null where nothing stands under the part, or where it does not add up to the sum that closes it. */
export function moreThanPart(
  own: Reading<number>,
  extracted: readonly AmountLine[],
): MoreThanPart | null {
  const below = extracted.filter(
    ({ page, middle }) => page === own.page && middle > middleOf(own.box),
  );
  const more: number[] = [];
  for (const lines of Map.groupBy(below, ({ middle }) => middle).values()) {
    const label = lines.map((line) => line.label).join(' ');
    // « Fonds travaux (150,00 pour l’immeuble)   25,05 »: the last figure of a line is the owner’s.
    const last = lines.at(-1)?.amounts.at(-1);
    const kind = kindOf(label);
    if (!last || kind === 'BALANCE') return null;
    const { cents } = last.value;
    if (kind === 'LINE') more.push(cents);
    else if (kind === 'TOTAL') {
      const adds = more.reduce((all, one) => all + one, own.value) === cents;
      const pays = linesNamed(lines, TO_PAY).length > 0;
      return adds && more.length > 0 ? { total: { ...last, value: cents }, pays } : null;
    }
  }
  return null;
}
