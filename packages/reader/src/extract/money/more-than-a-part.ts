// « VOTRE PART   250,50 », then « Fonds travaux   25,05 », then « À payer   275,55 »: what is called is the owner’s
// part of what the lines make, with all that stands under it down to the sum of both.
import { middleOf } from '../../page/box.ts';
import { type AmountLine, linesNamed } from '../figures/amount-lines.ts';
import { TO_PAY } from '../figures/call-words.data.ts';
import { kindOf } from '../figures/row-kinds.ts';
import { CALL_CATEGORIES, type CallCategory, categoryOf } from '../shares/call-category.ts';
import type { Reading } from '../sheet/reading.ts';

type Added = { category: CallCategory | null; sum: Reading<number> };
export type MoreThanPart = {
  own: Reading<number>;
  total: Reading<number>;
  /** Whether that sum says that it is to be paid. */
  pays: boolean;
  more: readonly Added[];
};

/** Null where nothing stands under the part, or where it does not add up to the sum that closes it. */
export function moreThanPart(
  own: Reading<number>,
  extracted: readonly AmountLine[],
): MoreThanPart | null {
  const below = extracted.filter(
    ({ page, middle }) => page === own.page && middle > middleOf(own.box),
  );
  const more: Added[] = [];
  for (const lines of Map.groupBy(below, ({ middle }) => middle).values()) {
    const label = lines.map((line) => line.label).join(' ');
    // « Fonds travaux (150,00 pour l’immeuble)   25,05 »: the last figure of a line is the owner’s.
    const last = lines.at(-1)?.amounts.at(-1);
    const kind = kindOf(label);
    if (!last || kind === 'BALANCE') return null;
    const sum = { ...last, value: last.value.cents };
    if (kind === 'LINE') more.push({ category: categoryOf(label), sum });
    else if (kind === 'TOTAL') {
      const adds = more.reduce((all, one) => all + one.sum.value, own.value) === sum.value;
      const pays = linesNamed(lines, TO_PAY).length > 0;
      return adds && more.length > 0 ? { own, total: sum, pays, more } : null;
    }
  }
  return null;
}

/** The owner’s part is of its own kind, and each of the others too: else nothing says what is whole. */
export function partsBeside({ more }: MoreThanPart, own: CallCategory | null): readonly Added[] {
  const kinds = [own, ...more.map(({ category }) => category)];
  const isClear = kinds.every((kind) => kind !== null) && new Set(kinds).size === kinds.length;
  return isClear
    ? CALL_CATEGORIES.flatMap((one) => more.find(({ category }) => category === one) ?? [])
    : [];
}
