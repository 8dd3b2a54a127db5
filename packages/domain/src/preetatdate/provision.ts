// The periodic provision of the running year: the last call's, and what speaks for it.
import { daysBetween } from '../documents/calendar.ts';
import { isWithin, type Year } from './accounting-years.ts';
import { checked } from './checked.ts';
import { type Instalment, isRegular, monthsOf } from './instalments.ts';
import { keysOf } from './keys-of-call.ts';
import {
  euros,
  evidenceOn,
  type Found,
  missing,
  type Outcome,
  supported,
  toCheck,
} from './outcome.ts';
import { textsOn } from './paper-figures.ts';
import type { Shares } from './shares.ts';
import type { StatementCheck } from './statement.ts';

export type Provision = {
  outcome: Outcome;
  /** The last call due by the day, when its budget part is sure. */
  last: Instalment | null;
  months: number | null;
  /** Every call of the running year asks for the same. */
  is_alike: boolean | null;
  /** The share is the general tantièmes of the budget, to the cent. */
  is_general: boolean;
  /** Yearly provisions ÷ the budget at the lot's tantièmes: 1 but for keys of their own. Null: not known. */
  ratio: number | null;
  checks: readonly StatementCheck[];
};

const TOLERANCE = 0.05;
/** A lift or a heating of their own move the share of a lot away from its tantièmes. */
const WIDEST = 0.3;
/** One key for everything: the share is the tantièmes but for cents. */
const SINGLE_KEY = 0.01;

type Known = {
  instalments: readonly Instalment[];
  current: Year | null;
  date: string;
  budget: Outcome;
  shares: Shares;
};

export function provisionOf({ instalments, current, date, budget, shares }: Known): Provision {
  const regular = instalments.filter(isRegular);
  const last = lastOf(regular, date);
  const none: Provision = {
    outcome: missing(),
    last: null,
    months: null,
    is_alike: null,
    is_general: false,
    ratio: null,
    checks: [],
  };
  if (!last) return none;
  if (!last.parts)
    return {
      ...none,
      outcome: missing(last.doubt ?? 'Le détail du dernier appel n’a pas pu être lu.'),
    };
  const cents = last.parts.courantes;
  const found: Found = {
    value: cents,
    as_of: last.due_on,
    evidence: last.calls.flatMap(({ paper, due_on }) => evidenceOn(paper, ['courantes'], due_on)),
  };
  const printed = rhythmOf(last, regular);
  const same = current ? regular.filter(({ due_on }) => isWithin(due_on, current)) : [];
  const isAlike = isAlikeIn(same, cents);
  const expected = expectedOf(budget, shares, printed);
  const gap = expected === null ? null : Math.abs(cents - expected) / expected;
  // Some papers print the whole year as the period of each call: only the budget tells a yearly one.
  const months = printed === 12 && (gap === null || gap > TOLERANCE) ? null : printed;
  const isGeneral = expected !== null && Math.abs(cents - expected) <= 1;
  const widest = widestOf(last, isAlike);
  const checks =
    expected === null
      ? []
      : [budgetCheck(last, expected, { cents, months: printed, budget }, found)];
  const known = {
    last,
    months,
    is_alike: isAlike,
    is_general: isGeneral,
    ratio: expected === null ? null : cents / expected,
    checks,
  };
  const isCovering =
    last.to === null ? daysBetween(last.due_on, date) <= QUARTER_DAYS : last.to >= date;
  if (!isCovering && !(isAlike === true && current && isWithin(last.due_on, current)))
    return {
      ...known,
      outcome: toCheck('L’appel de la période en cours n’est pas dans le dossier.', found),
    };
  if (isAlike === false && (gap === null || gap > TOLERANCE))
    return { ...known, outcome: toCheck('Les appels de l’exercice diffèrent entre eux.', found) };
  if (gap !== null && gap > widest)
    return {
      ...known,
      outcome: toCheck(farWords(expected ?? 0), found),
    };
  const isBorneOut = checks.some(({ outcome }) => outcome === 'PASSED' || outcome === 'EXPLAINED');
  // That its parts make its total does not tell which is which; the voted budget does, to the cent.
  const proof = isBorneOut ? 'PROVEN' : last.proof;
  return {
    ...known,
    outcome: supported(isAlike === true || (gap !== null && gap <= TOLERANCE) || isBorneOut, {
      ...found,
      proof,
    }),
  };
}

/**
 * A call of the running year that leaves the voted budget at the lot's tantièmes by more than its keys may explain:
 * what it asks for was taken for something else, and nobody knows its parts.
 */
export function withoutParts(
  instalments: readonly Instalment[],
  { current, budget, shares }: Omit<Known, 'instalments' | 'date'>,
): Instalment[] {
  const regular = instalments.filter(isRegular);
  const same = current ? regular.filter(({ due_on }) => isWithin(due_on, current)) : [];
  return instalments.map((one) => {
    const expected = same.includes(one) ? expectedOf(budget, shares, rhythmOf(one, regular)) : null;
    if (!one.parts || expected === null) return one;
    const gap = Math.abs(one.parts.courantes - expected) / expected;
    return gap > widestOf(one, isAlikeIn(same, one.parts.courantes))
      ? { ...one, parts: null, doubt: farWords(expected) }
      : one;
  });
}

/** Every call of the year asks for as much, but for cents; null where there is but one. */
function isAlikeIn(same: readonly Instalment[], cents: number): boolean | null {
  const amounts = same.flatMap(({ parts }) => parts?.courantes ?? []);
  return amounts.length < 2 ? null : amounts.every((one) => Math.abs(one - cents) <= 2);
}

function widestOf(instalment: Instalment, is_alike: boolean | null): number {
  if (isSingleKey(instalment)) return SINGLE_KEY;
  return is_alike === true || hasProvenKeys(instalment) ? WIDEST : TOLERANCE;
}

const farWords = (expected: number): string =>
  `Le budget voté aux tantièmes du lot donnerait ${euros(expected)} par appel.`;

/** What nothing is known of, not even its period, may ask for works: the call of the running period speaks. */
function lastOf(regular: readonly Instalment[], date: string): Instalment | null {
  const due = regular.filter(({ due_on }) => due_on <= date);
  const newest = due.at(-1) ?? null;
  const isBlank = newest?.parts === null && newest.to === null;
  const running = due.findLast(({ parts, to }) => parts !== null && to !== null && to >= date);
  return isBlank ? (running ?? newest) : newest;
}

/** A call that does not tell its period is of the running one no longer than that. */
const QUARTER_DAYS = 92;

/** The months of its period; null where other calls overlap it, or fall due at another rhythm. */
function rhythmOf(last: Instalment, regular: readonly Instalment[]): number | null {
  const months = monthsOf(last);
  if (months === null) return null;
  // One that is not read part by part may ask for works alone.
  const others = regular.filter((one) => one !== last && one.parts !== null);
  const isOverlapped = others.some(
    ({ from, to }) => to !== null && last.to !== null && from <= last.to && to >= last.from,
  );
  const isSteady = others.every(({ due_on }) => {
    const apart = daysBetween(due_on, last.due_on) / 30.44;
    const off = Math.abs(apart - months * Math.round(apart / months));
    return off < Math.min(1, months / 3);
  });
  return isOverlapped || !isSteady ? null : months;
}

const FAR = 0.1;

/** A budget that one paper alone tells, and that the calls do not follow. */
export function doubtedBudget(budget: Outcome, { ratio }: Provision): Outcome {
  if (
    budget.state !== 'READ' ||
    budget.value === null ||
    ratio === null ||
    Math.abs(ratio - 1) <= FAR
  )
    return budget;
  const { value, as_of, evidence } = budget;
  return toCheck('Les appels ne suivent pas ce budget aux tantièmes du lot.', {
    value,
    as_of,
    evidence,
  });
}

/** The call tells tantièmes of one key only. */
const isSingleKey = ({ calls }: Instalment): boolean =>
  calls.length === 1 && calls.every(({ paper }) => textsOn(paper, 'tantiemes_by_cle').length === 1);

/** Several keys, each of which makes its line to the cent. */
const hasProvenKeys = ({ calls }: Instalment): boolean =>
  calls.length > 0 && calls.every(({ paper }) => textsOn(paper, 'key_lines').length > 1);

/** Budget × tantièmes ÷ base ÷ calls in a year. */
function expectedOf(
  budget: Outcome,
  { tantiemes, base }: Shares,
  months: number | null,
): number | null {
  const [whole, part, of] = [budget.value, tantiemes.value, base.value];
  if (typeof whole !== 'number' || typeof part !== 'number' || typeof of !== 'number') return null;
  return months === null || of <= 0 || part <= 0 ? null : (whole * part * months) / (of * 12);
}

/** Cents that the rounding of each line of a call may move. */
const ROUNDING = 2;

function budgetCheck(
  last: Instalment,
  expected: number,
  { cents, months, budget }: { cents: number; months: number | null; budget: Outcome },
  found: Found,
): StatementCheck {
  const rounded = Math.round(expected);
  const yearly = typeof budget.value === 'number' ? budget.value : null;
  const keys = months === null || yearly === null ? null : keysOf(last, cents, yearly, months);
  const byRounding =
    Math.abs(cents - rounded) <= ROUNDING ? 'arrondi de chaque ligne de l’appel' : null;
  return checked(
    'budget-provision',
    {
      told: cents,
      expected: rounded,
      explanation: keys ? `l’appel répartit ce budget par clés (${keys.join(', ')})` : byRounding,
    },
    `La provision appelée est de ${euros(cents)}\u00a0; le budget voté, aux tantièmes du lot, donne ${euros(rounded)} par appel.`,
    ['PROVISION', 'BUDGET', 'TANTIEMES'],
    found.evidence,
  );
}
