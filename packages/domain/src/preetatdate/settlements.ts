// Individual settlements: what a year really cost the lots sold, and what had been called for it.
import { lotNumber } from '../control/lot-match.ts';
import type { Year } from './accounting-years.ts';
import { evidenceOn, type Found } from './outcome.ts';
import { centsOn, dayOn, sumOf, textsOn } from './paper-figures.ts';
import { lowestProof, proofOn } from './proof-levels.ts';
import type { SourcePaper, SourcePapers } from './source-papers.ts';

export type Settlement = {
  papers: readonly SourcePaper[];
  real: Found<number> | null;
  provisions: Found<number> | null;
  /** What is owed or given back; null where it is not printed. */
  difference: number | null;
  /** Null: nothing to compare. */
  adds: boolean | null;
  doubt: string | null;
};

/** One settlement, or one for each account; null where there is none for that year. */
export function settlementOf(sources: SourcePapers, year: Year): Settlement | null {
  const own = distinct(
    sources.papers.filter(
      (paper) =>
        paper.sub_kind === 'DECOMPTE' &&
        dayOn(paper, 'exercice_to') === year.to &&
        (dayOn(paper, 'exercice_from') ?? year.from) === year.from,
    ),
  );
  if (own.length === 0) return null;
  const sold = sources.dossier.lots.map(lotNumber);
  const found = (name: 'charges_reelles' | 'provisions'): Found<number> | null => {
    const cents = own.flatMap((paper) => centsOn(paper, name) ?? []);
    if (cents.length !== own.length) return null;
    const evidence = own.flatMap((paper) => evidenceOn(paper, [name], year.to));
    const proof = lowestProof(own.map((paper) => proofOn(paper, [name])));
    return { value: sumOf(cents), as_of: year.to, evidence, proof };
  };
  const sums = own.map(addsUp);
  const differences = own.flatMap((paper) => centsOn(paper, 'difference') ?? []);
  return {
    papers: own,
    real: found('charges_reelles'),
    provisions: found('provisions'),
    difference: differences.length === own.length ? sumOf(differences) : null,
    adds: sums.includes(false) ? false : sums.every((one) => one === true) ? true : null,
    doubt: coverage(own, sold),
  };
}

const lotsOn = (paper: SourcePaper): string[] => textsOn(paper, 'lots').map(lotNumber);

const distinct = (papers: readonly SourcePaper[]): SourcePaper[] => [
  ...new Map(
    papers.map((paper) => [
      JSON.stringify([
        lotsOn(paper).toSorted(),
        centsOn(paper, 'charges_reelles'),
        centsOn(paper, 'provisions'),
      ]),
      paper,
    ]),
  ).values(),
];

/** Several settlements must be of different lots, and together of all that are sold. */
function coverage(papers: readonly SourcePaper[], sold: readonly string[]): string | null {
  const lots = papers.map(lotsOn);
  const all = lots.flat();
  if (
    papers.length > 1 &&
    (lots.some((own) => own.length === 0) || new Set(all).size !== all.length)
  )
    return 'Deux décomptes différents portent sur le même exercice.';
  return all.length > 0 && !sold.every((lot) => all.includes(lot))
    ? 'Le décompte ne couvre pas tous les lots vendus.'
    : null;
}

function addsUp(paper: SourcePaper): boolean | null {
  const [real, called, difference] = [
    centsOn(paper, 'charges_reelles'),
    centsOn(paper, 'provisions'),
    centsOn(paper, 'difference'),
  ];
  return real === null || called === null || difference === null
    ? null
    : real - called === difference;
}

/** Far from the building's charges at the lot's tantièmes, the settlement counts something else. */
export const WIDEST_RATIO = 2;

export const ODD = 'Les montants du décompte ne donnent pas le total indiqué.';

/** Real costs and provisions are of one order, whatever the year. */
export const isOdd = ({ real, provisions }: Settlement): boolean =>
  real !== null &&
  provisions !== null &&
  (real.value > provisions.value * WIDEST_RATIO || provisions.value > real.value * WIDEST_RATIO);
