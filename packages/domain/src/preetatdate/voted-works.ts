// Works that meetings decided, and which of them were still open when the books were closed.
import { searchWords } from '../portfolios/search.ts';
import type { Proof } from '../reading/proof.ts';
import { type WorksTerms, worksTermsIn } from '../reading/works-terms.ts';
import { type Books, figureIn } from './books.ts';
import { evidenceOn } from './outcome.ts';
import { centsOn, dayOn, factsNamed, sumOf, textsOn } from './paper-figures.ts';
import { proofOn } from './proof-levels.ts';
import type { SourcePaper } from './source-papers.ts';
import type { Evidence, VotedWorks } from './statement.ts';

export type Voted = {
  works: VotedWorks;
  terms: WorksTerms | null;
  evidence: readonly Evidence[];
  /** How well what it costs and when it is called are read. */
  proof: Proof;
};

export function votedAt(paper: SourcePaper): Voted[] {
  const on = dayOn(paper, 'meeting_on');
  const titles = textsOn(paper, 'works_adopted');
  const total = centsOn(paper, 'works_adopted_total');
  const paid = worksTermsIn(textsOn(paper, 'works_terms'));
  return titles.map((title) => {
    const [, resolution = null, label = title] = /^(\d[\d.]*)\s*[.)-]\s*(.*)$/s.exec(title) ?? [];
    const terms = paid.find((one) => one.label === resolution) ?? null;
    return {
      terms,
      works: {
        label,
        voted_on: on,
        resolution,
        total_cents: titles.length === 1 ? total : (terms?.cents ?? null),
        lot_cents: null,
        called_cents: null,
        remaining_cents: null,
      },
      evidence: evidenceOn(paper, ['works_adopted', 'works_adopted_total', 'works_terms'], on),
      proof: proofOn(paper, ['works_adopted', 'works_adopted_total', 'works_terms']),
    };
  });
}

export const openAt = (books: Books | undefined): string[] =>
  (books?.papers ?? []).flatMap((paper) => textsOn(paper, 'travaux_en_cours'));

/** Listed among the works that a year closed, after their vote. */
const isListedClosed = ({ label, voted_on }: VotedWorks, books: readonly Books[]): boolean =>
  books
    .filter(({ closed_on }) => voted_on !== null && voted_on <= closed_on)
    .flatMap(({ papers }) => papers.flatMap((paper) => textsOn(paper, 'travaux_clos')))
    .some((closed) => isSameWorks(closed, label));

/** Said of any works: two that share nothing else are not the same. */
const GENERIC =
  /^(?:travaux|operations?|refection|remplacement|renovation|installation|reparation|reprise|mise|pose|fourniture|creation|normes?|conformite|parties|communes?|immeuble|batiments?|copropriete|residence|syndicat|entree|devis|vote|projet|realisation|execution|entreprise|societe|dans|pour|avec)$/;

export function isSameWorks(one: string, other: string): boolean {
  const [a, b] = [searchWords(one), searchWords(other)].map((words) =>
    words.filter((word) => word.length > 3 && !GENERIC.test(word)),
  );
  const shared = a?.filter((word) => b?.includes(word)).length ?? 0;
  return shared > 0 && shared >= Math.min(a?.length ?? 0, b?.length ?? 0) / 2;
}

/** Null where the books do not say which. */
export function openAtClosing(books: Books | undefined, decided: readonly Voted[]): Voted[] | null {
  if (!books) return null;
  const before = decided.filter(({ works }) => (works.voted_on ?? '') <= books.closed_on);
  if (books.papers.some((paper) => factsNamed(paper, 'travaux_en_cours').length > 0))
    return before.filter(({ works }) => openAt(books).some((one) => isSameWorks(one, works.label)));
  const total = figureIn(books, 'travaux_votes');
  if (total) return addingUpTo(before, total.value);
  const has = (annexe: string) => books.papers.some(({ sub_kind }) => sub_kind === annexe);
  const isLeft = (figureIn(books, 'solde_travaux')?.value ?? 0) > 0;
  // Annexe 5 is sent where works are open.
  const isNone = has('ANNEXE_1') && has('ANNEXE_2') && !has('ANNEXE_5') && !isLeft;
  return isNone && before.every((one) => isAllCalledBy(one, books.closed_on)) ? [] : null;
}

const isAllCalledBy = ({ terms }: Voted, day: string): boolean =>
  terms !== null && terms.calls.length > 0 && terms.calls.every(({ on }) => on <= day);

/** More works than these are not tried. */
const MOST = 10;

/** The only choice of works that cost so much together. */
function addingUpTo(works: readonly Voted[], total: number): Voted[] | null {
  if (works.length > MOST || works.some((one) => one.works.total_cents === null)) return null;
  const choices = works
    .reduce<Voted[][]>((all, one) => [...all, ...all.map((own) => [...own, one])], [[]])
    .filter((own) => sumOf(own.map((one) => one.works.total_cents ?? 0)) === total);
  const [only, ...others] = choices;
  return only && others.length === 0 ? only : null;
}

/** All but those that the books closed, by name or by not counting them any more. */
export function stillOpen(decided: readonly Voted[], books: readonly Books[]): Voted[] {
  const [newest] = books;
  const open = openAtClosing(newest, decided);
  return decided.filter((one) => {
    const isBefore = newest !== undefined && (one.works.voted_on ?? '') <= newest.closed_on;
    return !isListedClosed(one.works, books) && (!isBefore || open === null || open.includes(one));
  });
}
