// The figures of one paper: a fact read once, or twice alike. Two readings that differ are none, and say so.
import { onlyNumber } from '../control/examined.ts';
import type { FactName } from '../reading/facts.data.ts';
import type { SourcePaper } from './source-papers.ts';

export const centsOn = (paper: SourcePaper, name: FactName): number | null =>
  onlyNumber(paper, name)?.value ?? null;

/** Read, but not in one way: nothing may be concluded from its absence. */
export const isTorn = (paper: SourcePaper, name: FactName): boolean =>
  centsOn(paper, name) === null && paper.facts.some((fact) => fact.name === name);

export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);
