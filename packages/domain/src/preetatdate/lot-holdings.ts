// II-A, III-1 and COPRO-3-c: what the syndicat holds for the lots sold. A paper of the owner tells it; the accounts of
// the syndicat at the tantièmes bear it out, or else only estimate it.
import type { FactName } from '../reading/facts.data.ts';
import { agreedBy } from './agreement.ts';
import type { Outcomes } from './field-outcomes.ts';
import {
  euros,
  evidenceAt,
  type Found,
  missing,
  type Outcome,
  proven,
  read,
  supported,
  toCheck,
} from './outcome.ts';
import { dayOn, numberOn } from './paper-figures.ts';
import { lowestProof } from './proof-levels.ts';
import type { Shares } from './shares.ts';
import type { SourcePaper } from './source-papers.ts';

type Known = {
  papers: readonly SourcePaper[];
  shares: Shares;
  /** Account 1031 of the syndicat. */
  advance: Found<number> | null;
  /** Account 105. */
  fund: Found<number> | null;
  /** Every line of the right side of the balance sheet is read. */
  is_balanced: boolean;
};

export function lotHoldings({ papers, shares, advance, fund, is_balanced }: Known): Outcomes {
  const reserve = reserveOf(papers, shares, advance, is_balanced);
  return {
    'II-A-1': reserve,
    'II-A-2': worksAdvance(papers, advance, is_balanced),
    'III-1': reserve,
    'COPRO-3-c': fundShare(papers, shares, fund),
  };
}

const OF_OWNER: readonly SourcePaper['sub_kind'][] = ['RELEVE_DE_COMPTE', 'DECOMPTE'];

const toldBy = (papers: readonly SourcePaper[], name: FactName): Found<number>[] =>
  papers
    .filter(({ sub_kind }) => OF_OWNER.includes(sub_kind))
    .flatMap((paper) => {
      const told = numberOn(paper, name);
      const as_of = dayOn(paper, 'as_of') ?? dayOn(paper, 'exercice_to');
      return told
        ? [
            {
              value: told.value,
              as_of,
              evidence: [evidenceAt(paper, told.fact, as_of)],
              proof: told.fact.proof,
            },
          ]
        : [];
    });

/** What stands on the newest paper; the others are of other days. */
const newestOf = (found: readonly Found<number>[]): Found<number> | null =>
  found.toSorted((a, b) => (b.as_of ?? '').localeCompare(a.as_of ?? ''))[0] ?? null;

/** Fixed once for each lot, often rounded: only a paper of the lot tells it, unless nobody paid any. */
function reserveOf(
  papers: readonly SourcePaper[],
  shares: Shares,
  advance: Found<number> | null,
  is_balanced: boolean,
): Outcome {
  const printed = toldBy(papers, 'avance_versee');
  const share = shareOf(advance, shares, 'compte 1031');
  if (printed.length > 0) {
    const told = agreedBy(printed, 'Les documents donnent des avances différentes.');
    if (told.value === null || share.value === null) return told;
    if (isAlike(told.value, share.value))
      return supported(
        told.state === 'PROVEN' || share.state === 'PROVEN',
        {
          value: told.value,
          as_of: told.as_of,
          evidence: [...told.evidence, ...share.evidence],
          proof: lowestProof(printed.flatMap(({ proof }) => proof ?? [])),
        },
        'Imprimée pour le lot, et égale au compte 1031 à ses tantièmes.',
      );
    return isFar(told.value, share.value) ? toCheck(FAR_AWAY, ...printed) : told;
  }
  if (advance?.value === 0 && is_balanced)
    return proven({ ...advance, value: 0 }, 'Le syndicat ne tient aucune avance de trésorerie.');
  return asCandidate(
    share,
    'L’avance du lot est imprimée sur un appel ou un relevé de compte ; aux tantièmes, elle n’est qu’une estimation.',
  );
}

const FAR_AWAY = 'Le montant imprimé est très différent de la part du lot dans celui du syndicat.';

/** Nothing where the balance sheet is read whole without one; that an account lists another does not tell it. */
function worksAdvance(
  papers: readonly SourcePaper[],
  advance: Found<number> | null,
  is_balanced: boolean,
): Outcome {
  const printed = toldBy(papers, 'avance_travaux_versee');
  if (printed.length > 0)
    return agreedBy(printed, 'Les documents donnent des avances différentes.');
  return advance && is_balanced
    ? read(
        { ...advance, value: 0 },
        'L’état financier, dont toutes les lignes sont lues, ne porte aucune avance pour travaux.',
      )
    : missing();
}

/** Papers that often print the lot's own part, which then counts. */
const MAY_TELL: readonly NonNullable<SourcePaper['type']>[] = ['CV_AG', 'FICHE_SYN'];
const tellsShare = ({ type, sub_kind }: SourcePaper): boolean =>
  sub_kind === 'DECOMPTE' || (type !== null && MAY_TELL.includes(type) && sub_kind === null);

/** The account may count contributions since the closing: the newest paper is the one to tell. */
function fundShare(
  papers: readonly SourcePaper[],
  shares: Shares,
  fund: Found<number> | null,
): Outcome {
  const share = shareOf(fund, shares, 'compte 105');
  const printed = newestOf(toldBy(papers, 'fonds_travaux_lots'));
  if (printed && typeof share.value === 'number') {
    if (isFar(printed.value, share.value)) return toCheck(FAR_AWAY, printed);
    const isProven = share.state === 'PROVEN' && isAlike(printed.value, share.value);
    return supported(isProven, printed, 'Imprimée pour le lot.');
  }
  if (printed) return read(printed, 'Imprimée pour le lot.');
  return papers.some(tellsShare)
    ? asCandidate(
        share,
        'La part du lot est souvent imprimée avec la convocation ou le décompte ; aux tantièmes, elle n’est qu’une estimation.',
      )
    : share;
}

const CENT = 1;
const isAlike = (one: Outcome['value'], other: Outcome['value']): boolean =>
  typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) <= CENT;

const WIDEST_RATIO = 2;
const isFar = (one: Outcome['value'], other: Outcome['value']): boolean =>
  typeof one === 'number' &&
  typeof other === 'number' &&
  (one > other * WIDEST_RATIO || other > one * WIDEST_RATIO);

/** A whole at the tantièmes of the lots sold: an estimate, and it says so. */
function shareOf(whole: Found<number> | null, { tantiemes, base }: Shares, words: string): Outcome {
  const [part, of] = [tantiemes.value, base.value];
  if (!whole) return missing();
  if (typeof part !== 'number' || typeof of !== 'number' || of <= 0 || part > of)
    return missing('Les tantièmes des lots vendus ne sont pas sûrs.');
  const value = Math.round((whole.value * part) / of);
  const evidence = [...whole.evidence, ...tantiemes.evidence.slice(0, 1)];
  return supported(
    tantiemes.state === 'PROVEN' && base.state === 'PROVEN',
    { ...whole, value, evidence, estimate: true },
    `Estimation\u00a0: ${words}, ${euros(whole.value)} × ${part} / ${of}.`,
  );
}

const asCandidate = ({ value, as_of, evidence, note }: Outcome, why: string): Outcome =>
  value === null ? missing(note) : toCheck(why, { value, as_of, evidence, estimate: true });
