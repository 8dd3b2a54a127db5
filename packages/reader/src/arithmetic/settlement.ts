// A yearly settlement by its arithmetic: the shares of all keys add up to the charges, and charges − provisions = difference.
import { fold } from '../french/fold.ts';
import { headsOver } from './column-heads.ts';
import { type Figure, longest, type Row } from './figures.ts';
import { linesByKey } from './key-names.ts';
import type { NamedKey } from './keys.ts';
import { afterOf, besideOf, overOf, rowText, underOf } from './labels.ts';
import { columnLanes } from './lanes.ts';
import { ownColumn } from './owners-list.ts';
import {
  linesOfOwner,
  type OwnersTable,
  ownersRow,
  ownersTables,
  settledRow,
} from './owners-table.ts';
import { wholeOfParts } from './settled-parts.ts';
import { type ShareLine, shareLines } from './shares.ts';
import { leavesOf, nestedIn, type Sum, sumsOf } from './sums.ts';

type Found = { figure: Figure; cents: number };
export type Settlement = {
  lines: readonly ShareLine[];
  /** The lines of all keys make up the charges: none is left out. */
  is_whole: boolean;
  /** As a table of all owners gives them. */
  keys: readonly NamedKey[] | null;
  charges: Found;
  provisions: Found;
  /** Positive: owed by the owner. */
  difference: Found;
};

type Settled = Omit<Settlement, 'keys' | 'is_whole'>;

const PROVISIONS =
  /provision(?:s|nee?s?)?\b|\bprov\b|\bappels?\b|appele|acomptes?\b|avances? sur charges|verse|\bpercu|deja|demandees/;
const DIFFERENCE =
  /\bsolde\b|regularisation|\bregul\b|difference|trop[- ](?:percu|verse|appele)|insuffisance|complement|ecart|a (?:payer|regler|rembourser|recevoir|devoir|deduire|ajouter)|faveur|\breste\b|credit|debit|\bdu\b|restitue|excedent|devons|devez|resultat|profit|moins-percu|rembours|revient/;
const CHARGES = /charges|depenses|quote-?part|\btotal|\btotaux|reel|\bcout|montant|\bpart\b/;

const isAmount = ({ has_cents, value }: Figure): boolean => has_cents && value > 0;
const amountsOn = (rows: readonly Row[]): Figure[] =>
  rows.flatMap(({ figures }) => longest(figures).filter(isAmount));
const centsOf = ({ value, negative }: Figure): number => (negative ? -value : value);

/** A sum of lines, and the lines. */
type Added = { cents: number; terms: readonly number[] };

/** What lines add up to, along columns and along rows. */
function sumsOn(rows: readonly Row[], shares: ReadonlySet<Figure>): Added[] {
  // Where shares are known, a sum of others is the building's.
  const isOwners = (sum: Sum) =>
    shares.size === 0 || leavesOf(sum).some(({ figure }) => shares.has(figure));
  const addedUp = (of: readonly { cents: number }[]): Added => ({
    cents: of.reduce((all, { cents }) => all + cents, 0),
    terms: of.map(({ cents }) => Math.abs(cents)),
  });
  const inColumns = columnLanes(rows).flatMap((lane) => {
    const column = lane.filter(isAmount).map((figure) => ({
      figure,
      cents: centsOf(figure),
      closes: /\btotal|\btotaux/.test(rowText(rows, figure.row)),
    }));
    return sumsOf(column).flatMap((roots) => {
      const nested = roots
        .flatMap(nestedIn)
        .filter((sum) => sum.terms.length > 1 && isOwners(sum))
        .map(({ terms }) => addedUp(terms));
      // The total of a column may stand elsewhere.
      const own = roots.filter((root) => leavesOf(root).some(({ figure }) => shares.has(figure)));
      return own.length > 1 ? [...nested, addedUp(own)] : nested;
    });
  });
  const acrossRows = rows.flatMap(({ figures }) => {
    const amounts = longest(figures).filter(isAmount);
    const [last, ...before] = amounts.toReversed();
    const sum = addedUp(before.map((one) => ({ cents: centsOf(one) })));
    const isSum = before.length > 1 && sum.cents === last?.value;
    return isSum ? [{ sum, isOwners: before.some((one) => shares.has(one)) }] : [];
  });
  // Each lot has a table of its own, and its total at the end of a row.
  const lots = acrossRows.filter(({ isOwners: own }) => own).map(({ sum }) => sum);
  return [
    ...inColumns,
    ...acrossRows.map(({ sum }) => sum),
    ...(lots.length > 1 ? [addedUp(lots)] : []),
  ];
}

/** Of each key, its lines or the sum of them that is itself a line; `said`: what tells two lines of one key apart. */
function sumOfKeys(lines: readonly ShareLine[], said: 'row' | 'value'): number {
  const byKey = linesByKey(lines).map((key) => {
    const shares = [...new Map(key.map(({ share }) => [share[said], share])).values()];
    const amounts = shares.map((figure) => ({ figure, cents: figure.value, closes: false }));
    const [under = [], over = []] = sumsOf(amounts);
    const roots = under.length < over.length ? under : over;
    return roots.reduce((all, { cents }) => all + cents, 0);
  });
  return byKey.reduce((all, cents) => all + cents, 0);
}

/** Named by what stands beside and over each sum, else also by what stands under it. */
export function settlementOf(all: readonly Row[]): Settlement | null {
  const own = ownColumn(all);
  // Shared out among all owners, and nobody says whose it is.
  if (own === null) return null;
  const [table] = own ? [] : ownersTables(all);
  if (table) return settledFor(all, table);
  const { rows, keys } = own ?? { rows: all, keys: null };
  const lines = own ? [] : shareLines(rows);
  const over = (one: Figure) => `${rowText(rows, one.row)} ${overOf(rows, one)}`;
  const columns = columnLanes(rows);
  const topOf = (one: Figure) => columns.find((lane) => lane.includes(one))?.find(isAmount) ?? one;
  const settled =
    settledBy(rows, lines, over) ??
    settledBy(rows, lines, (one) => `${over(one)} ${underOf(rows, one)}`) ??
    // Far down in its column, by the head of that.
    settledBy(rows, lines, (one) => `${over(one)} ${overOf(rows, topOf(one))}`) ??
    settledBy(rows, lines, (one) => `${over(one)} ${headOf(rows, one)}`);
  const is_whole = (['row', 'value'] as const).some(
    (said) => lines.length > 1 && sumOfKeys(lines, said) === settled?.charges.cents,
  );
  return settled && { ...settled, keys, is_whole };
}

/** The head of its column, however far over it. */
function headOf(rows: readonly Row[], figure: Figure): string {
  const own = longest(rows[figure.row]?.figures ?? [])
    .filter(({ has_cents }) => has_cents)
    .toSorted((a, b) => a.box[0] - b.box[0]);
  const heads = headsOver(
    rows,
    figure.row,
    own.map(({ box }) => box),
  );
  return fold(heads?.[own.indexOf(figure)] ?? '');
}

/** The year of one of all the owners that a table lists. */
function settledFor(rows: readonly Row[], table: OwnersTable): Settlement | null {
  const row = ownersRow(rows, table);
  const lines = row === null ? [] : linesOfOwner(rows, table, row);
  const settled = row === null ? null : settledRow(rows, row, lines);
  if (!settled) return null;
  const { charges, provisions, difference } = settled;
  return {
    lines,
    is_whole: true,
    keys: null,
    charges: { figure: charges, cents: charges.value },
    provisions: { figure: provisions, cents: provisions.value },
    difference: { figure: difference, cents: charges.value - provisions.value },
  };
}

/** By what stands right before it, right after it or, in a card, over it: whatever else its row says. */
function isNamedProvisions(rows: readonly Row[], figure: Figure): boolean {
  const own =
    [besideOf, afterOf, overOf]
      .map((wording) => wording(rows, figure))
      .find((words) => /[a-z]{3}/.test(words)) ?? '';
  return PROVISIONS.test(own) && !CHARGES.test(own);
}

function settledBy(
  rows: readonly Row[],
  lines: readonly ShareLine[],
  wording: (figure: Figure) => string,
): Settled | null {
  const shares = new Set(lines.map(({ share }) => share));
  const sums = sumsOn(rows, shares);
  // The only line of a key is said again as its sum.
  const ofKeys = shares.size > 1 ? [sumOfKeys(lines, 'row'), sumOfKeys(lines, 'value')] : [];
  const amounts = amountsOn(rows);
  const words = new Map(amounts.map((one) => [one, wording(one)]));
  const says = (figure: Figure, pattern: RegExp) => pattern.test(words.get(figure) ?? '');
  // What shares are worked out from is everybody's, and so is the whole of all owners.
  const ofAll = new Set(lines.map(({ total }) => total.value));
  const isWhole = wholeOfParts(rows);
  // Of one of several keys, it is that key's.
  const isOnlyKey = linesByKey(lines).length === 1;
  // What is over is no line: provisions and difference make the charges of any key.
  const isSelf = (terms: readonly number[], provisions: number, difference: number) =>
    terms.length === 2 && terms.includes(provisions) && terms.includes(Math.abs(difference));
  const isProven = (charges: number, provisions: number) =>
    ofKeys.includes(charges) ||
    sums.some(
      ({ cents, terms }) => cents === charges && !isSelf(terms, provisions, charges - provisions),
    ) ||
    (isOnlyKey && [...shares].some(({ value }) => value === charges));
  const found = amounts
    .filter((one) => says(one, CHARGES) && !ofAll.has(one.value) && !isNamedProvisions(rows, one))
    .flatMap((charges) =>
      amounts
        .filter((one) => one.value !== charges.value && says(one, PROVISIONS) && !shares.has(one))
        .flatMap((provisions): Settled[] => {
          const cents = charges.value - provisions.value;
          const difference = amounts.find(
            (one) => one.value === Math.abs(cents) && says(one, DIFFERENCE) && !shares.has(one),
          );
          return difference &&
            difference !== charges &&
            difference !== provisions &&
            (isProven(charges.value, provisions.value) ||
              isWhole({ charges: charges.value, provisions: provisions.value }))
            ? [
                {
                  lines,
                  charges: { figure: charges, cents: charges.value },
                  provisions: { figure: provisions, cents: provisions.value },
                  difference: { figure: difference, cents },
                },
              ]
            : [];
        }),
    );
  // A key may be settled on its own: the whole has the largest charges.
  const [best] = found.toSorted((a, b) => b.charges.cents - a.charges.cents);
  const isClear = found.every(
    ({ charges, provisions }) =>
      (charges.cents !== best?.charges.cents || provisions.cents === best.provisions.cents) &&
      (charges.cents !== best?.provisions.cents || provisions.cents !== best.charges.cents),
  );
  return best && isClear ? best : null;
}
