// What one paper says under a name: a fact read once, or twice alike. Two readings that differ are none.
import { isDay } from '../control/examined.ts';
import { sameValue } from '../reading/fact-value.ts';
import type { FactName } from '../reading/facts.data.ts';
import type { Fact } from '../reading/read-document.ts';
import type { SourcePaper } from './source-papers.ts';

/** Its facts, by name. */
export type Indexed = Pick<SourcePaper, 'by_name'>;

const NONE: readonly Fact[] = [];

export const factsNamed = ({ by_name }: Indexed, name: FactName): readonly Fact[] =>
  by_name.get(name) ?? NONE;

export function onlyFact(paper: Indexed, name: FactName): Fact | null {
  const facts = factsNamed(paper, name);
  const [first] = facts;
  if (!first) return null;
  return facts.length === 1 || facts.every(({ value }) => sameValue(value, first.value))
    ? first
    : null;
}

/** Read, but not in one way: nothing may be concluded from its absence. */
export const isTorn = (paper: Indexed, name: FactName): boolean =>
  factsNamed(paper, name).length > 0 && onlyFact(paper, name) === null;

export function numberOn(paper: Indexed, name: FactName): { value: number; fact: Fact } | null {
  const fact = onlyFact(paper, name);
  return fact && typeof fact.value === 'number' ? { value: fact.value, fact } : null;
}

export function textOn(paper: Indexed, name: FactName): { value: string; fact: Fact } | null {
  const fact = onlyFact(paper, name);
  return fact && typeof fact.value === 'string' ? { value: fact.value, fact } : null;
}

export const centsOn = (paper: Indexed, name: FactName): number | null =>
  numberOn(paper, name)?.value ?? null;

export function dayOn(paper: Indexed, name: FactName): string | null {
  const value = onlyFact(paper, name)?.value;
  return typeof value === 'string' && isDay(value) ? value : null;
}

/** Every text of facts that are texts or lists of texts. */
export const textsOn = (paper: Indexed, name: FactName): string[] =>
  factsNamed(paper, name).flatMap(textsOf);

export const textsOf = ({ value }: Fact): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' ? value : [];
};

export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);
