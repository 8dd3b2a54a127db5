// What was owed before a call, and what is to be paid with it: two figures that differ by the call, or the call itself where nothing was owed.
import { amountsIn, type Figure, longest, type Row } from './figures.ts';
import { overOf, rowText, underOf } from './labels.ts';
import { isUnder } from './lanes.ts';

export type ToPay = {
  figure: Figure;
  cents: number;
  /** What was owed before; null where nothing says. */
  before: { figure: Figure; cents: number } | null;
  /** Where the paper says in words that nothing was owed. */
  nothing_owed: Row | null;
};

/** What was owed before: no line of the call, whatever else its words say. */
export const BEFORE =
  /anterieur|precedent|arriere|impaye|\b(?:deviez|aviez)\b|\breports?\b|\b(?:votre|du|mon) compte\b|en votre faveur|\bavant (?:(?:cet|le present) )?appel\b/;
/** These may also be the words of a line: « Avance (1er versement) ». */
export const MAYBE_BEFORE =
  /\bsolde\b|\bcompte\b|reglements?\b|versements?\b|paiements?\b|virements?\b|deja|credit/;
const BALANCE = new RegExp(`${BEFORE.source}|${MAYBE_BEFORE.source}`);
const NOTHING_BEFORE = new RegExp(`${BEFORE.source}|\\bsolde\\b`);
export const ASKED =
  /\b(?:a|merci(?: donc)? de|prions(?: donc)? de) (?:bien vouloir )?(?:nous )?(?:payer|regler|verser|virer|acquitter)\b|\bque nous attendons\b|\bsera (?:prelevee?|debitee?)\b/;
/** « Votre compte était à zéro », « vos comptes antérieurs étant soldés »: no figure tells it. */
const SETTLED =
  /\bcomptes?\b[^.;:]{0,30}\b(?:est|sont|etait|etaient|etant) (?:solde(?:s\b|\b(?! (?:de|a|au)\b))|a zero\b|a jour\b|nuls?\b)|\baucun (?:arriere|impaye|solde anterieur)\b/;
const PAID = new RegExp(`${ASKED.source}|\\bnet\\b|reste(?: du)?\\b|exigible|\\bdu\\b|\\bsolde\\b`);

/** `parts`: what the total is made of, in lines or said again. */
type Called = { cents: number; figure: Figure; parts?: readonly number[] };
type Wording = (figure: Figure) => string;

/** Named by what stands beside and over each sum, else also by what stands under it, else by its own head alone, where all stand in one row. */
export function toPay(rows: readonly Row[], total: Called): ToPay | null {
  const over: Wording = (one) => `${rowText(rows, one.row)} ${overOf(rows, one)}`;
  const inRows = (one: Figure, other: Figure) => one.row !== other.row;
  return (
    paidBy(rows, total, over, inRows) ??
    paidBy(rows, total, (one) => `${over(one)} ${underOf(rows, one)}`, inRows) ??
    paidBy(
      rows,
      total,
      (one) => overOf(rows, one),
      (one, other) => one.row === other.row,
    ) ??
    paidBy(rows, total, (one) => `${over(one)} ${onSlip(rows, one)}`, inRows) ??
    paidBy(rows, total, (one) => `${goingOn(rows, one)}${over(one)}`, inRows)
  );
}

/** « Merci de / verser 751,89 € »: a sentence goes on from the row before. */
const goingOn: (rows: readonly Row[], figure: Figure) => string = (rows, { row, page }) =>
  rows[row - 1]?.page === page
    ? `${rowText(rows, row - 1)
        .split(' ')
        .slice(-2)
        .join(' ')} `
    : '';

/** The slip to send back with the money names its one sum anywhere in the row over it. */
const onSlip: (rows: readonly Row[], figure: Figure) => string = (rows, { row, page }) =>
  rows[row - 1]?.page === page &&
  amountsIn(rows[row] ?? { figures: [] }).length === 1 &&
  amountsIn(rows[row - 1] ?? { figures: [] }).length === 0
    ? rowText(rows, row - 1)
    : '';

/** Said in one row, or in two. */
function nothingOwed(rows: readonly Row[]): Row | null {
  return (
    rows.find(({ page }, row) => {
      const next = rows[row + 1]?.page === page ? rowText(rows, row + 1) : '';
      const said = SETTLED.exec(`${rowText(rows, row)} ${next}`);
      return said !== null && said.index < rowText(rows, row).length;
    }) ?? null
  );
}

function paidBy(
  rows: readonly Row[],
  total: Called,
  wording: Wording,
  areApart: (one: Figure, other: Figure) => boolean,
): ToPay | null {
  const all = rows
    .filter(({ page }) => page === total.figure.page)
    .flatMap(({ figures }) => longest(figures).filter(({ has_cents }) => has_cents));
  const amounts = all.filter(({ value }) => value > 0);
  const words = new Map(all.map((one) => [one, wording(one)]));
  const says = (figure: Figure, pattern: RegExp) => pattern.test(words.get(figure) ?? '');
  const befores = amounts.filter(
    (one) =>
      one !== total.figure &&
      one.value !== total.cents &&
      !total.parts?.includes(one.value) &&
      says(one, BALANCE),
  );
  const found = befores.flatMap((before) =>
    amounts
      .filter(
        (one) =>
          one !== before &&
          areApart(one, before) &&
          Math.abs(one.value - total.cents) === before.value &&
          says(one, PAID),
      )
      .map((figure) => withBefore(figure, before, total)),
  );
  // « À régler, votre avoir est déjà déduit » beside « solde avant cet appel »: what is asked for is to be paid.
  const asked = found.filter(({ figure }) => says(figure, ASKED));
  const [first = inOneColumn(rows, all, total), ...others] = asked.length > 0 ? asked : found;
  if (first) return others.every((one) => one.cents === first.cents) ? first : null;
  const same = amounts.find((one) => one.value === total.cents && says(one, ASKED));
  const nothing = all.find((one) => one.value === 0 && says(one, NOTHING_BEFORE));
  if (same && nothing) return withBefore(same, nothing, total);
  const nothing_owed = nothingOwed(rows);
  return same && (befores.length === 0 || nothing_owed)
    ? { figure: same, cents: total.cents, before: null, nothing_owed }
    : null;
}

const withBefore = (figure: Figure, before: Figure, total: Called): ToPay => ({
  figure,
  cents: figure.value,
  before: { figure: before, cents: figure.value - total.cents },
  nothing_owed: null,
});

/** Total, something, what is to be paid, one under the other: whatever the something is called, it was there before. */
function inOneColumn(
  rows: readonly Row[],
  amounts: readonly Figure[],
  total: Called,
): ToPay | undefined {
  const height = rows[total.figure.row]?.height ?? 0;
  const [before, figure] = amounts.filter(
    (one) => one.row > total.figure.row && isUnder(one, total.figure, height),
  );
  const holds =
    before &&
    figure &&
    Math.abs(figure.value - total.cents) === before.value &&
    ASKED.test(rowText(rows, figure.row));
  return holds ? withBefore(figure, before, total) : undefined;
}
