// What each call of a year that was voted asks of the owner by the tantièmes of all lots, where this year's are so to the cent.
import { lotNumber } from '../control/lot-match.ts';
import type { DuePart } from '../reading/upcoming.ts';
import type { Year } from './accounting-years.ts';
import type { Instalment } from './instalments.ts';
import type { Outcome } from './outcome.ts';
import { centsOn, dayOn, numberOn, sumOf, textsOn } from './paper-figures.ts';
import type { Shares } from './shares.ts';
import type { SourcePaper, SourcePapers } from './source-papers.ts';
import type { FieldValue } from './statement.ts';

type Asked = {
  part: DuePart;
  /** What was voted of it, for which year, and the budget of that year. */
  voted: number;
  year: Year;
  budget: Outcome;
  shares: Shares;
  last: Instalment;
  /** What each call of this year asks for, and how many there are. */
  usual: number;
  count: number;
  /** The contribution to the works fund of this year. */
  fund: number | null;
  /** The budget of this year is called by these tantièmes. */
  is_general: boolean;
};

export function callByTantiemes(sources: SourcePapers, asked: Asked): number | null {
  const { part, voted, year, budget, shares, last, usual, count, fund, is_general } = asked;
  const [share, base] = [shares.tantiemes.value, shares.base.value];
  if (typeof share !== 'number' || typeof base !== 'number') return null;
  const parts = lotParts(sources, share);
  // Of several lots each is rounded apart.
  const together = (sum: number) => Math.round((sum * share) / (base * count));
  const apart = (sum: number) =>
    sumOf(parts.map((own) => Math.round((sum * own) / (base * count))));
  const isSame = part === 'fonds_travaux' && voted === fund;
  const isBorneOut =
    isSame ||
    isReadTwice(sources.papers, year, part) ||
    isProposed(sources.papers, part, voted) ||
    (part === 'fonds_travaux' && isLeastOf(voted, budget));
  const isOneSum = isWorkedOutOn(last, share, base);
  const isByLot = parts.some((own) => own !== share && isWorkedOutOn(last, own, base));
  const ways = (parts.length > 0 ? [together, apart] : [together]).filter((way) =>
    part === 'courantes' ? is_general : fund !== null && way(fund) === usual,
  );
  const printed = isByLot ? apart : isOneSum ? together : null;
  const own = printed !== null && ways.includes(printed) ? [printed] : ways;
  const [cents, ...others] = new Set(own.map((way) => way(voted)));
  // Where nobody tells how it is rounded, rounding must change nothing.
  const isExact = (voted * share) % (base * count) === 0;
  const isSure = isBorneOut && (isSame || isOneSum || isExact || parts.length > 0);
  return isSure && cents !== undefined && others.length === 0 ? cents : null;
}

/** The least that the law asks for: the twentieth of the budget (loi de 1965, article 14-2-1). */
const isLeastOf = (fund: number, { value }: Outcome): boolean =>
  typeof value === 'number' && fund * 20 === value;

/** « 22,47 = 210,00 × 107 ÷ 1 000 »: the call takes all lots together, and rounds once. */
const isWorkedOutOn = ({ calls }: Instalment, share: number, base: number): boolean =>
  calls.some(({ paper }) =>
    textsOn(paper, 'key_lines').some((line) =>
      line.replaceAll(/\s/g, '').endsWith(`×${share}÷${base}`),
    ),
  );

/** The tantièmes of each lot sold, where a deed tells those that make up the whole. */
function lotParts({ papers, dossier }: SourcePapers, share: number): number[] {
  const sold = dossier.lots.map(lotNumber);
  if (sold.length === 1) return [share];
  const told = papers.map((paper) =>
    textsOn(paper, 'lot_shares').flatMap((text) => {
      const [, lot = '', part] = /^(.*?)\s*:\s*(\d+)\//.exec(text) ?? [];
      return part !== undefined && sold.includes(lotNumber(lot)) ? [Number(part)] : [];
    }),
  );
  return told.find((parts) => sumOf(parts) === share) ?? [];
}

/** Two readers of the minutes say the same (decision 041). */
const isReadTwice = (papers: readonly SourcePaper[], { to }: Year, part: DuePart): boolean =>
  papers.some((paper) => {
    const name = part === 'courantes' ? 'budget' : 'cotisation_fonds_travaux';
    const isOfYear = paper.type === 'PV_AG' && dayOn(paper, 'budget_to') === to;
    return isOfYear && numberOn(paper, name)?.fact.proof === 'AGREED';
  });

/** The convocation or its annexes proposed what the meeting voted. */
const isProposed = (
  papers: readonly SourcePaper[],
  part: DuePart,
  whole: FieldValue | null,
): boolean =>
  papers.some(
    (paper) =>
      paper.type === 'CV_AG' &&
      centsOn(paper, part === 'courantes' ? 'budget_a_voter' : 'cotisation_fonds_travaux') ===
        whole,
  );
