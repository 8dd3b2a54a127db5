// Calls for funds: what each asks for, part by part. Parts that add up to the printed total are proven, and
// what is not among them is then known to be nothing.
import { lotNumber } from '../control/lot-match.ts';
import type { Proof } from '../reading/proof.ts';
import { centsOn, dayOn, isTorn, sumOf, textsOn } from './paper-figures.ts';
import { proofOn } from './proof-levels.ts';
import type { SourcePaper } from './source-papers.ts';

export const CALL_PARTS = ['courantes', 'travaux', 'fonds_travaux', 'avances'] as const;
export type CallPart = (typeof CALL_PARTS)[number];
export type Parts = Record<CallPart, number>;
export const NO_PARTS: Parts = { courantes: 0, travaux: 0, fonds_travaux: 0, avances: 0 };

export type Call = {
  paper: SourcePaper;
  due_on: string;
  from: string;
  to: string | null;
  total: number | null;
  /** Null unless they add up. */
  parts: Parts | null;
  /** What was owed before it, where the sum to pay proves it. */
  before: number | null;
  lots: readonly string[];
  /** How well its total and its parts are read: parts that add up may still be taken one for the other. */
  proof: Proof;
  /** In French: what does not add up. */
  doubt: string | null;
};

export const callsIn = (papers: readonly SourcePaper[]): Call[] =>
  papers
    .filter(({ sub_kind }) => sub_kind === 'APPEL_DE_FONDS')
    .flatMap((paper) => callOf(paper) ?? [])
    .toSorted((a, b) => a.due_on.localeCompare(b.due_on));

function callOf(paper: SourcePaper): Call | null {
  const from = dayOn(paper, 'period_from');
  const due_on = dayOn(paper, 'due_on') ?? from;
  if (due_on === null) return null;
  const [printed, to_pay, before] = [
    centsOn(paper, 'total'),
    centsOn(paper, 'to_pay'),
    centsOn(paper, 'solde_anterieur'),
  ];
  const total = printed ?? (to_pay !== null && before !== null ? to_pay - before : null);
  const { parts, doubt } = partsOn(paper, total);
  const adds = total !== null && to_pay !== null && before !== null && to_pay === total + before;
  return {
    paper,
    due_on,
    from: from ?? due_on,
    to: dayOn(paper, 'period_to'),
    total,
    parts,
    before: adds ? before : null,
    lots: [...new Set(textsOn(paper, 'lots').map(lotNumber))],
    proof: proofOn(paper, [printed === null ? 'to_pay' : 'total', ...CALL_PARTS]),
    doubt,
  };
}

function partsOn(
  paper: SourcePaper,
  total: number | null,
): { parts: Parts | null; doubt: string | null } {
  if (isTorn(paper, 'total') || CALL_PARTS.some((part) => isTorn(paper, part)))
    return { parts: null, doubt: 'Deux valeurs différentes ont été lues sur l’appel.' };
  const stated = CALL_PARTS.map((part) => centsOn(paper, part));
  if (stated.every((part) => part === null) || total === null) return { parts: null, doubt: null };
  const [courantes = 0, travaux = 0, fonds_travaux = 0, avances = 0] = stated.map(
    (part) => part ?? 0,
  );
  if (sumOf([courantes, travaux, fonds_travaux, avances]) !== total)
    return { parts: null, doubt: 'Le détail de l’appel ne donne pas son total.' };
  return { parts: { courantes, travaux, fonds_travaux, avances }, doubt: null };
}
