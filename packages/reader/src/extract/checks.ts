// Arithmetic as evidence: papers of one year are kept by double entry, so that figures read in two
// places must agree. What agrees is proven; what does not was misread, or miswritten by the syndic.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact, ReadDocument } from '@quitus/domain/reading/read-document';

import { type Check, compared, type Side, sideOf } from './check.ts';
import { EQUALITIES, type Figure, type Sum, SUMS } from './checks.data.ts';
import { shareChecks } from './shares/share-checks.ts';

const isOf = (rule: string) => (fact: Fact) =>
  fact.rule === rule || fact.rule.startsWith(`${rule}/`);

const named = (facts: readonly Fact[], rule: string, name: FactName): Fact[] =>
  facts.filter((fact) => fact.name === name && isOf(rule)(fact));

const figure = (facts: readonly Fact[], { rule, fact, words }: Figure): Side =>
  sideOf(words, named(facts, rule, fact));

/** Annexes of several years may be in one dossier: each year is checked with its own. */
function byYear(documents: readonly ReadDocument[]): Fact[][] {
  const years = Map.groupBy(documents, ({ facts }) => {
    const closed = new Set(
      facts.flatMap(({ name, value }) => (name === 'closed_on' ? [value] : [])),
    );
    const [only] = closed;
    return closed.size === 1 && typeof only === 'string' ? only : null;
  });
  const undated = years.get(null) ?? [];
  const dated = [...years].filter(([year]) => year !== null).map(([, own]) => own);
  const [first, ...others] = dated;
  // An annexe that does not say its year is of the only year there is, or of nobody knows which.
  const groups = first && others.length === 0 ? [[...first, ...undated]] : dated;
  return (groups.length > 0 ? groups : [undated]).map((own) => own.flatMap(({ facts }) => facts));
}

function yearChecks(facts: readonly Fact[]): Check[] {
  const equalities = EQUALITIES.flatMap(({ name, left, right }) => {
    const [a, b] = [figure(facts, left), figure(facts, right)];
    return a.facts.length + b.facts.length > 0 ? [compared(name, a, b)] : [];
  });
  return [...balanceCheck(facts), ...equalities];
}

/** Both sides of the balance sheet end with the same total; two that differ are both read. */
function balanceCheck(facts: readonly Fact[]): Check[] {
  const totals = named(facts, 'annexe-1', 'total_bilan');
  const values = [
    ...new Set(totals.flatMap(({ value }) => (typeof value === 'number' ? [value] : []))),
  ];
  if (values.length === 0) return [];
  const bothSides = values.length > 1 || totals.some(({ rule }) => rule.endsWith('/both-sides'));
  const side = (words: string, cents: number | null, own: readonly Fact[]): Side => ({
    words,
    cents,
    facts: own,
  });
  return [
    compared(
      'annexe-1-equilibre',
      side('le total de gauche de l’annexe 1', values[0] ?? null, totals),
      side('le total de droite', bothSides ? (values[1] ?? values[0] ?? null) : null, []),
    ),
  ];
}

type Term = { of: FactName; sign: 1 | -1; side: Side };

const termsOf = (facts: readonly Fact[], { rule, plus, minus }: Sum): Term[] =>
  [
    ...plus.map((of) => ({ of, sign: 1 as const })),
    ...minus.map((of) => ({ of, sign: -1 as const })),
  ].map(({ of, sign }) => ({ of, sign, side: sideOf('', named(facts, rule, of)) }));

/** Null where a term was not read, or read in two ways. */
function sumOf(terms: readonly Term[], { needs }: Sum): number | null {
  const unsure = terms.some(
    ({ of, side }) => side.cents === null && (needs.includes(of) || side.facts.length > 0),
  );
  return unsure ? null : terms.reduce((sum, { sign, side }) => sum + sign * (side.cents ?? 0), 0);
}

function sumChecks({ facts }: ReadDocument): Check[] {
  return SUMS.flatMap((sum) => {
    const printed = sideOf(sum.words, named(facts, sum.rule, sum.total));
    if (printed.facts.length === 0) return [];
    const terms = termsOf(facts, sum);
    return [
      compared(sum.name, printed, {
        words: sum.sum_words,
        cents: sumOf(terms, sum),
        facts: terms.flatMap(({ side }) => side.facts),
      }),
    ];
  });
}

export type PrintedSum = {
  total: number;
  terms: readonly { cents: number; sign: 1 | -1 }[];
  facts: readonly Fact[];
};

/** A total that was added up by us proves nothing. */
const isPrinted = ({ raw }: Fact): boolean => !raw.includes(' + ');

/** The totals of one paper that two lines of it at least add up to. */
export const provenSums = (facts: readonly Fact[]): PrintedSum[] =>
  SUMS.flatMap((sum) => {
    const printed = sideOf(sum.words, named(facts, sum.rule, sum.total));
    const terms = termsOf(facts, sum).filter(({ side }) => side.cents !== null && side.cents !== 0);
    const isEqual = printed.cents !== null && sumOf(termsOf(facts, sum), sum) === printed.cents;
    return isEqual && terms.length > 1 && printed.facts.every(isPrinted)
      ? [
          {
            total: printed.cents ?? 0,
            terms: terms.map(({ side, sign }) => ({ cents: side.cents ?? 0, sign })),
            facts: [...printed.facts, ...terms.flatMap(({ side }) => side.facts)],
          },
        ]
      : [];
  });

/** A document extracted twice, as a convocation's annexes are, is checked once. */
function onceEach(checks: readonly Check[]): Check[] {
  const seen = new Set<string>();
  return checks.filter(({ name, outcome, left, right }) => {
    const key = JSON.stringify([name, outcome, left, right]);
    return !seen.has(key) && seen.add(key);
  });
}

export const checksOf = (documents: readonly ReadDocument[]): Check[] =>
  onceEach([
    ...byYear(documents).flatMap(yearChecks),
    ...documents.flatMap(sumChecks),
    ...shareChecks(documents),
  ]);
