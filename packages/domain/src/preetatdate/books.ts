// The accounts of the syndicat at a closing day: the annexes that go with them, wherever they were sent.
import type { FactName } from '../reading/facts.data.ts';
import { type Proof, PROOFS } from '../reading/proof.ts';
import { evidenceAt, type Found } from './outcome.ts';
import { dayOn, isTorn, numberOn } from './paper-figures.ts';
import type { SourcePaper } from './source-papers.ts';

export type Books = { closed_on: string; papers: readonly SourcePaper[] };

const isAnnexe = ({ sub_kind }: SourcePaper): boolean => sub_kind?.startsWith('ANNEXE_') === true;

/** The newest first. An annexe that does not say its year is of the year of its file. */
export function booksIn(papers: readonly SourcePaper[]): Books[] {
  const sent = papers.filter(({ type }) => type === 'CV_AG');
  const annexed = new Set(sent.filter(isAnnexe).map(({ file_id }) => file_id));
  const own = sent.filter((paper) => isAnnexe(paper) || !annexed.has(paper.file_id));
  const dated = own.flatMap((paper) => {
    const closed_on = dayOn(paper, 'closed_on') ?? closingOf(paper.file_id, own);
    return closed_on === null || isOfAnotherYear(paper.file_id, closed_on, sent)
      ? []
      : [{ closed_on, paper }];
  });
  return [...Map.groupBy(dated, ({ closed_on }) => closed_on)]
    .map(([closed_on, some]) => ({ closed_on, papers: some.map(({ paper }) => paper) }))
    .toSorted((a, b) => b.closed_on.localeCompare(a.closed_on));
}

/** The convocation that they came with submits the accounts of another year: one day was misread. */
const isOfAnotherYear = (
  file_id: string,
  closed_on: string,
  papers: readonly SourcePaper[],
): boolean =>
  papers.some((one) => {
    const approves = one.file_id === file_id ? dayOn(one, 'approved_to') : null;
    return one.sub_kind === null && approves !== null && approves !== closed_on;
  });

function closingOf(file_id: string, papers: readonly SourcePaper[]): string | null {
  const days = new Set(
    papers.filter((one) => one.file_id === file_id).flatMap((one) => dayOn(one, 'closed_on') ?? []),
  );
  const [day] = days;
  return days.size === 1 ? (day ?? null) : null;
}

/** Null where it is not told, or told in two ways. */
export function figureIn({ papers, closed_on }: Books, name: FactName): Found<number> | null {
  if (papers.some((paper) => isTorn(paper, name))) return null;
  const stated = papers.flatMap((paper) => {
    const one = numberOn(paper, name);
    return one ? [{ value: one.value, evidence: evidenceAt(paper, one.fact, closed_on) }] : [];
  });
  const [first] = stated;
  if (!first || stated.some(({ value }) => value !== first.value)) return null;
  return { value: first.value, as_of: closed_on, evidence: stated.map(({ evidence }) => evidence) };
}

/** How well that figure is read, on the paper that tells it best. */
export const figureProof = ({ papers }: Books, name: FactName): Proof => {
  const told = papers.flatMap((paper) => numberOn(paper, name)?.fact.proof ?? []);
  return PROOFS.find((one) => told.includes(one)) ?? 'DOUBTFUL';
};

const LEFT = ['fonds_places', 'banques', 'creances_exigibles', 'creances_douteuses'] as const;
const RIGHT = [
  'avances_tresorerie',
  'provisions_travaux',
  'fonds_travaux',
  'solde_travaux',
  'excedents_verses',
  'dette_fournisseurs',
] as const;

/** What the lines that were read of one side make. */
export const sideSum = (books: Books, side: 'left' | 'right'): number =>
  (side === 'left' ? LEFT : RIGHT).reduce(
    (all, name) => all + (figureIn(books, name)?.value ?? 0),
    0,
  );

export const BALANCE_LINES: readonly FactName[] = [...LEFT, ...RIGHT, 'total_bilan'];

/** Whether the lines that were read make the printed total: true proves them, false refutes them. */
export type Balanced = {
  left: boolean | null;
  right: boolean | null;
  /** What the total of the right side counts besides; null where it is not known. */
  other_debts: number | null;
};

export function balanced(books: Books): Balanced {
  const total = figureIn(books, 'total_bilan');
  const missingIn = (name: 'left' | 'right'): number | null =>
    total && total.value - sideSum(books, name);
  const side = (rest: number | null): boolean | null => {
    if (rest === null || rest > 0) return null;
    return rest === 0;
  };
  const [left, right] = [missingIn('left'), missingIn('right')];
  return { left: side(left), right: side(right), other_debts: right };
}
