// COPRO-3-a: whether the syndicat has a works fund: somebody pays into it, or the accounts hold one.
import { figureIn } from './books.ts';
import type { Outcomes } from './field-outcomes.ts';
import type { Instalment } from './instalments.ts';
import { evidenceOn, missing, type Outcome, proven } from './outcome.ts';
import { centsOn } from './paper-figures.ts';
import type { SourcePapers } from './source-papers.ts';

/** Accounts that hold one, or a meeting that fixed what is paid into it. */
export const hasFund = ({ papers, books: all }: SourcePapers): boolean =>
  all.some((books) => (figureIn(books, 'fonds_travaux')?.value ?? 0) > 0) ||
  papers.some(
    (paper) => paper.type === 'PV_AG' && (centsOn(paper, 'cotisation_fonds_travaux') ?? 0) > 0,
  );

export function worksFund(instalments: readonly Instalment[], fund: Outcome): Outcomes {
  const called = instalments.filter(({ parts }) => parts !== null);
  const paying = called.filter(({ parts }) => (parts?.fonds_travaux ?? 0) > 0);
  const evidence = paying
    .slice(-1)
    .flatMap(({ calls }) =>
      calls.flatMap(({ paper, due_on }) => evidenceOn(paper, ['fonds_travaux'], due_on)),
    );
  const isFunded = typeof fund.value === 'number' && fund.value > 0;
  if (paying.length > 0 || isFunded)
    return {
      'COPRO-3-a': proven({
        value: true,
        as_of: fund.as_of,
        evidence: [...fund.evidence, ...evidence],
      }),
    };
  if (fund.value === 0 && called.length > 0)
    return { 'COPRO-3-a': proven({ value: false, as_of: fund.as_of, evidence: fund.evidence }) };
  return { 'COPRO-3-a': missing() };
}
