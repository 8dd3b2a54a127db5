// The sums of a call that stand apart from its lines, in boxes or in a short list: each is named by the words over or beside it, and
// only the reading in which they add up is taken.
import {
  CALL_CATEGORIES,
  type CallCategory,
  onlyCategory,
} from '../extract/money/call-category.ts';
import { type Figure, longest, type Row } from './figures.ts';
import { afterOf, besideOf, overOf, underOf } from './labels.ts';

export type Summary = {
  total: Figure;
  parts: readonly { category: CallCategory; figure: Figure }[];
};

const TOTAL = /\btotal\b|\btotaux\b|\bmontant (?:de l'appel|appele)|\bappele\b|\bensemble\b/;
const NOT_PART =
  /\btotal\b|\bsolde\b|anterieur|\ba (?:payer|regler|verser)\b|\bdont\b|budget (?:annuel|vote)|annuel/;

const amountsOn = (rows: readonly Row[]): Figure[] =>
  rows.flatMap(({ figures }) =>
    longest(figures).filter(({ has_cents, value }) => has_cents && value > 0),
  );

/** One figure a category, or none: every way to choose. */
function* choices(
  parts: ReadonlyMap<CallCategory, readonly Figure[]>,
  [category, ...others]: readonly CallCategory[],
): Generator<{ category: CallCategory; figure: Figure }[]> {
  if (category === undefined) {
    yield [];
    return;
  }
  for (const rest of choices(parts, others)) {
    yield rest;
    for (const figure of parts.get(category) ?? []) yield [{ category, figure }, ...rest];
  }
}

/** More figures of one name are lines, and no summary. */
const MOST = 4;

/** Named by what stands before and over each, or by what stands after and under. */
export function summaryOf(rows: readonly Row[]): Summary | null {
  const amounts = amountsOn(rows);
  const wordings = [
    (figure: Figure) => besideOf(rows, figure).trim() || overOf(rows, figure),
    (figure: Figure) =>
      afterOf(rows, figure).replace(/^\W*(?:€|eur)?\W*/, '') || underOf(rows, figure),
  ];
  return wordings.reduce<Summary | null>(
    (found, wording) => found ?? addedUp(amounts, wording),
    null,
  );
}

function addedUp(amounts: readonly Figure[], wording: (figure: Figure) => string): Summary | null {
  const named = amounts.map((figure) => ({ figure, words: wording(figure) }));
  const totals = named.filter(({ words }) => TOTAL.test(words)).map(({ figure }) => figure);
  const parts = new Map(
    CALL_CATEGORIES.map((category) => [
      category,
      named
        .filter(({ words }) => !NOT_PART.test(words) && onlyCategory(words) === category)
        .map(({ figure }) => figure)
        .slice(0, MOST),
    ]),
  );
  const found = [...choices(parts, CALL_CATEGORIES)]
    .filter((choice) => choice.length > 1)
    .flatMap((choice) => {
      const cents = choice.reduce((sum, { figure }) => sum + figure.value, 0);
      const total = totals.find(({ value }) => value === cents);
      return total ? [{ total, parts: choice }] : [];
    });
  const [first] = found;
  return first && found.every(({ total }) => total.value === first.total.value) ? first : null;
}
