// Which of the keys that a call prints share out the voted budget: their totals make it, and the lot's parts of them
// make the provision.
import type { Instalment } from './instalments.ts';
import { type KeyLine, keyLineIn } from './key-shares.ts';
import { sumOf, textsOn } from './paper-figures.ts';

/** More lines than a call has; every choice among them is tried. */
const MOST = 12;
/** A total is rounded to the cent: twelve months of it are half a cent off, twelve times. */
const HALF_CENTS_OF_YEAR = 6;

/** Their names; null unless two keys or more make the provision to the cent, and the budget but for their rounding. */
export function keysOf(
  { calls }: Instalment,
  provision: number,
  budget: number,
  months: number,
): string[] | null {
  const lines = calls.flatMap(({ paper }) =>
    textsOn(paper, 'key_lines').flatMap((text) => keyLineIn(text) ?? []),
  );
  // Lots of one call have a line each for one total.
  const keys = [
    ...Map.groupBy(lines, ({ name, total, base }) => `${name} ${total} ${base}`).values(),
  ];
  if (keys.length > MOST) return null;
  const asked = choicesOf(keys).find(
    (choice) =>
      sharesOf(choice).size > 1 &&
      sumOf(choice.flat().map(amountOf)) === provision &&
      Math.abs(sumOf(choice.flatMap(([line]) => line?.total ?? [])) * 12 - budget * months) <=
        choice.length * HALF_CENTS_OF_YEAR,
  );
  return asked ? asked.flatMap(([line]) => line?.name ?? []) : null;
}

const amountOf = ({ total, part, base }: KeyLine): number => Math.round((total * part) / base);

const sharesOf = (keys: readonly KeyLine[][]): Set<string> =>
  new Set(keys.map((key) => `${sumOf(key.map(({ part }) => part))}/${key[0]?.base}`));

const choicesOf = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((choices, one) => [...choices, ...choices.map((own) => [...own, one])], [[]]);
