// The general tantièmes of the lots sold: by lot in deeds and rules, for the owner in calls and settlements.
import { lotNumber } from '../control/lot-match.ts';
import { agreedBy } from './agreement.ts';
import { evidenceAt, type Found, type Outcome, toCheck } from './outcome.ts';
import { dayOn, factsNamed, numberOn, textsOf, textsOn } from './paper-figures.ts';
import type { SourcePaper, SourcePapers } from './source-papers.ts';

export type Shares = { tantiemes: Outcome; base: Outcome };

const DISAGREE = 'Les documents donnent des tantièmes différents.';

export function shares(sources: SourcePapers): Shares {
  const all = [...byLot(sources), ...byOwner(sources)];
  const best = all.filter(({ is_changed, is_doubtful }) => !is_changed && !is_doubtful);
  const unchanged = all.filter(({ is_changed }) => !is_changed);
  const pairs = [best, unchanged, all].find((some) => some.length > 0) ?? [];
  return {
    tantiemes: agreedBy(
      pairs.map(({ part, as_of, evidence }) => ({ value: part, as_of, evidence })),
      DISAGREE,
    ),
    base: agreedBy(
      pairs.map(({ base, as_of, evidence }) => ({ value: base, as_of, evidence })),
      DISAGREE,
    ),
  };
}

type Pair = Pick<Found, 'as_of' | 'evidence'> & {
  part: number;
  base: number;
  /** By rules that a later deed of the dossier changed: they speak where nothing else does. */
  is_changed: boolean;
  /** Two readers of the paper differ: it speaks where nothing else does. */
  is_doubtful: boolean;
};

const SHARE = /^\s*(\w+)\s*:\s*(\d+)\s*\/\s*(\d+)\s*$/;

/** Every lot sold must be there, all of one base. */
function byLot({ dossier, papers }: SourcePapers): Pair[] {
  const sold = dossier.lots.map(lotNumber);
  if (sold.length === 0) return [];
  return papers
    .filter(
      ({ type, sub_kind }) =>
        type === 'TITRE_PROP' || (type === 'RCP_EDD' && sub_kind !== 'MODIFICATIF'),
    )
    .flatMap((paper) =>
      factsNamed(paper, 'lot_shares').flatMap((fact) => {
        const stated = textsOf(fact).flatMap((text) => {
          const [, lot = '', part, base] = SHARE.exec(text) ?? [];
          return part === undefined
            ? []
            : [{ lot: lotNumber(lot), part: Number(part), base: Number(base) }];
        });
        const own = sold.flatMap((lot) => stated.find((one) => one.lot === lot) ?? []);
        const bases = new Set(own.map(({ base }) => base));
        const [base] = bases;
        if (own.length !== sold.length || bases.size !== 1 || base === undefined) return [];
        const as_of = dayOn(paper, 'deed_on');
        const part = own.reduce((sum, one) => sum + one.part, 0);
        const is_changed = paper.type === 'RCP_EDD' && isChangedSince(as_of, papers);
        const is_doubtful = fact.proof === 'DOUBTFUL';
        const evidence = [evidenceAt(paper, fact, as_of)];
        return [{ part, base, as_of, is_changed, is_doubtful, evidence }];
      }),
    );
}

const isChangedSince = (day: string | null, papers: readonly SourcePaper[]): boolean =>
  day !== null &&
  papers.some((paper) => paper.sub_kind === 'MODIFICATIF' && (dayOn(paper, 'deed_on') ?? '') > day);

const OF_OWNER: readonly SourcePaper['sub_kind'][] = [
  'APPEL_DE_FONDS',
  'DECOMPTE',
  'RELEVE_DE_COMPTE',
];

/** Only papers that are about every lot sold: an account for the cellar alone tells its own share. */
function byOwner({ dossier, papers }: SourcePapers): Pair[] {
  const sold = dossier.lots.map(lotNumber);
  return papers
    .filter((paper) => OF_OWNER.includes(paper.sub_kind) && coversAll(paper, sold))
    .flatMap((paper) => {
      const [part, base] = [numberOn(paper, 'tantiemes'), numberOn(paper, 'base')];
      if (!part || !base) return [];
      const as_of = dayOn(paper, 'period_from') ?? dayOn(paper, 'exercice_to');
      const evidence = [evidenceAt(paper, part.fact, as_of)];
      const is_doubtful = [part, base].some(({ fact }) => fact.proof === 'DOUBTFUL');
      return [
        { part: part.value, base: base.value, as_of, is_changed: false, is_doubtful, evidence },
      ];
    });
}

/** A paper that tells no lot is about all that its owner has. */
export function coversAll(paper: SourcePaper, sold: readonly string[]): boolean {
  const stated = textsOn(paper, 'lots').map(lotNumber);
  return stated.length === 0 || sold.every((lot) => stated.includes(lot));
}

/** A lift or a heating of their own move a lot's provisions away from its tantièmes, never that far. */
const NEAR = 0.01;
const FAR = 2;

/** So far from the provisions, they are of a key of their own, or misread. */
export const isOfAnotherKind = (ratio: number | null): boolean =>
  ratio !== null && (ratio > FAR || ratio < 1 / FAR);

/**
 * Told by papers of one kind alone, tantièmes must lead from the budget to the provisions. `ratio` is what
 * was called ÷ what they lead to; null where nobody can tell.
 */
export function trustedShares(
  { tantiemes, base }: Shares,
  ratio: number | null,
  lots: number,
): Shares {
  const trusted = (outcome: Outcome): Outcome => {
    if (outcome.state !== 'READ' || outcome.value === null) return outcome;
    const found: Found = { value: outcome.value, as_of: outcome.as_of, evidence: outcome.evidence };
    if (ratio !== null && Math.abs(ratio - 1) <= NEAR) return { ...outcome, state: 'PROVEN' };
    if (isOfAnotherKind(ratio))
      return toCheck('Le budget à ces tantièmes ne donne pas les provisions appelées.', found);
    const isByLot = outcome.evidence.some(({ document_type }) => document_type !== 'CHARGES');
    if (ratio !== null && lots > 1 && !isByLot)
      return toCheck('Ces tantièmes ne sont peut-être pas ceux de tous les lots vendus.', found);
    // Accounts and settlements print many shares: which one is the general one is easily taken wrong.
    const isCalled = outcome.evidence.some(({ sub_kind }) => sub_kind === 'APPEL_DE_FONDS');
    return isByLot || isCalled ? outcome : toCheck('Un seul document donne ces tantièmes.', found);
  };
  return { tantiemes: trusted(tantiemes), base: trusted(base) };
}
