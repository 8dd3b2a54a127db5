import { isWithoutVote } from '../control/without-vote.ts';
// Works that meetings voted and that are not closed: what they cost, what the lot was asked for, what is left.
import { addMonths } from '../documents/calendar.ts';
import { searchWords } from '../portfolios/search.ts';
import { type Books, figureIn } from './books.ts';
import type { Story } from './field-outcomes.ts';
import type { Instalment } from './instalments.ts';
import { evidenceOn, type Found, missing, type Outcome, supported, toCheck } from './outcome.ts';
import { centsOn, dayOn, factsNamed, sumOf, textsOn } from './paper-figures.ts';
import type { Shares } from './shares.ts';
import type { SourcePaper } from './source-papers.ts';
import type { Evidence, VotedWorks } from './statement.ts';

type Known = {
  papers: readonly SourcePaper[];
  books: readonly Books[];
  instalments: readonly Instalment[];
  shares: Shares;
  date: string;
};

/** Works are called within a few years of their vote. */
const YEARS_BACK = 3;

export type WorksStory = Story & { is_under_way: boolean };

export function works(known: Known): WorksStory {
  const minutes = known.papers.filter((paper) => {
    const on = dayOn(paper, 'meeting_on');
    return (
      paper.type === 'PV_AG' &&
      on !== null &&
      on <= known.date &&
      on >= addMonths(known.date, -12 * YEARS_BACK)
    );
  });
  const [books] = known.books;
  const decided = minutes.flatMap(votedAt);
  const voted = decided.filter((one) => !isClosed(one.works, known.books));
  const asked = known.instalments.some(({ parts }) => (parts?.travaux ?? 0) > 0);
  const is_under_way = voted.length > 0 || asked || openAt(books).length > 0;
  const evidence = voted.flatMap((one) => one.evidence);
  const list = voted.map(({ works: one }) => withShare(one, voted.length === 1, known));
  const found: Found = { value: list, as_of: null, evidence };
  const isShared = list.every(({ lot_cents }) => lot_cents !== null);
  const note = doubtOf(known, minutes, { decided, voted }, books, asked, isShared);
  const outcome =
    note === null
      ? supported(true, found)
      : voted.length > 0
        ? toCheck(note, found)
        : missing(note);
  return {
    is_under_way,
    outcomes: { 'VIE-TRAVAUX': outcome, 'III-2-b': later(outcome, list) },
    checks: [],
    alerts: [],
  };
}

type Voted = { works: VotedWorks; evidence: readonly Evidence[] };

function votedAt(paper: SourcePaper): Voted[] {
  const on = dayOn(paper, 'meeting_on');
  const titles = textsOn(paper, 'works_adopted');
  const total = centsOn(paper, 'works_adopted_total');
  return titles.map((title) => {
    const [, resolution = null, label = title] = /^(\d+)\s*[.)-]\s*(.*)$/s.exec(title) ?? [];
    return {
      works: {
        label,
        voted_on: on,
        resolution,
        total_cents: titles.length === 1 ? total : null,
        lot_cents: null,
        called_cents: null,
        remaining_cents: null,
      },
      evidence: evidenceOn(paper, ['works_adopted', 'works_adopted_total'], on),
    };
  });
}

const openAt = (books: Books | undefined): string[] =>
  (books?.papers ?? []).flatMap((paper) => textsOn(paper, 'travaux_en_cours'));

/** Listed among the works that a year closed, after their vote. */
const isClosed = ({ label, voted_on }: VotedWorks, books: readonly Books[]): boolean =>
  books
    .filter(({ closed_on }) => voted_on !== null && voted_on <= closed_on)
    .flatMap(({ papers }) => papers.flatMap((paper) => textsOn(paper, 'travaux_clos')))
    .some((closed) => isSameWorks(closed, label));

/** Said of any works: two that share nothing else are not the same. */
const GENERIC =
  /^(?:travaux|operations?|refection|remplacement|renovation|installation|reparation|reprise|mise|pose|fourniture|creation|normes?|conformite|parties|communes?|immeuble|batiments?|copropriete|residence|syndicat|entree|devis|vote|projet|realisation|execution|entreprise|societe|dans|pour|avec)$/;

function isSameWorks(one: string, other: string): boolean {
  const [a, b] = [searchWords(one), searchWords(other)].map((words) =>
    words.filter((word) => word.length > 3 && !GENERIC.test(word)),
  );
  const shared = a?.filter((word) => b?.includes(word)).length ?? 0;
  return shared > 0 && shared >= Math.min(a?.length ?? 0, b?.length ?? 0) / 2;
}

/** The share is known when calls of the lot are whole parts of the total at its tantièmes. */
function withShare(
  one: VotedWorks,
  isOnly: boolean,
  { instalments, shares, date }: Known,
): VotedWorks {
  const [part, base] = [shares.tantiemes.value, shares.base.value];
  if (!isOnly || one.total_cents === null || one.voted_on === null) return one;
  if (typeof part !== 'number' || typeof base !== 'number' || base <= 0) return one;
  const share = Math.round((one.total_cents * part) / base);
  const since = one.voted_on;
  const calls = instalments.filter(({ due_on }) => due_on > since && due_on <= date);
  const amounts = calls.flatMap(({ parts }) => parts?.travaux ?? []).filter((cents) => cents > 0);
  const [first] = amounts;
  const isPart =
    first !== undefined &&
    amounts.every((cents) => cents === first) &&
    [1, 2, 3, 4, 5, 6, 8, 10, 12].some((count) => Math.abs(first * count - share) <= count);
  return isPart ? { ...one, lot_cents: share } : one;
}

const WORKS_TITLE =
  /travaux|ravalement|r[ée]fection|remplacement|r[ée]novation|toiture|[ée]tanch[ée]it[ée]|fa[çc]ade|isolation|ascenseur|chaudi[èe]re|installation|pose\s+d|mise\s+aux?\s+normes?|mise\s+en\s+conformit[ée]/i;
const NOT_WORKS =
  /fonds\s+de\s+travaux|cotisation|honoraires|autorisation|contrat|plan\s+pluriannuel|PPPT|PPT|d[ée]l[ée]gation|conseil|principe|information|devis\s+pour/i;

/** Null when the list is whole for sure. */
function doubtOf(
  { papers, date }: Known,
  minutes: readonly SourcePaper[],
  { decided, voted }: { decided: readonly Voted[]; voted: readonly Voted[] },
  books: Books | undefined,
  asked: boolean,
  isShared: boolean,
): string | null {
  if (minutes.length === 0) return 'Aucun procès-verbal n’est dans le dossier.';
  const newest =
    minutes
      .flatMap((paper) => dayOn(paper, 'meeting_on') ?? [])
      .toSorted()
      .at(-1) ?? '';
  if (addMonths(newest, LATEST_MONTHS) <= date) return 'Le dernier procès-verbal est ancien.';
  const titles = decided.map(({ works: one }) => one.label);
  const silent = minutes.some((paper) =>
    unexplained(paper).some((title) => !titles.some((one) => isSameWorks(one, title))),
  );
  if (silent) return 'Une résolution adoptée parle peut-être de travaux.';
  if (!isWhole(papers, minutes, books, date))
    return 'Les procès-verbaux des dernières années ne sont pas tous dans le dossier, ou leurs résolutions ne sont pas toutes lues.';
  const open = openAt(books);
  if (open.some((label) => !titles.some((one) => isSameWorks(one, label))))
    return 'L’annexe 5 porte des travaux qu’aucun procès-verbal du dossier ne décide.';
  if (asked && voted.length === 0)
    return 'Des travaux sont appelés, qu’aucun procès-verbal du dossier ne décide.';
  const total = books && figureIn(books, 'travaux_votes');
  const [only] = voted;
  if (
    total &&
    open.length === 1 &&
    voted.length === 1 &&
    only?.works.total_cents !== null &&
    only?.works.total_cents !== total.value
  )
    return 'L’annexe 5 et le procès-verbal donnent des montants différents.';
  if (voted.some(({ works: one }) => one.total_cents === null))
    return 'Le montant de chaque opération n’est pas lu.';
  const isRepeated =
    total !== null && total !== undefined && total.value === only?.works.total_cents;
  if (voted.length > 0 && !isRepeated && !isShared)
    return 'Aucun autre document ne confirme le montant des travaux votés.';
  return null;
}

/** A meeting is held every year; some are late. */
const LATEST_MONTHS = 15;

/** Annexe 5 lists what was open at its closing; from then on, minutes of every meeting, each vote of them read. */
function isWhole(
  papers: readonly SourcePaper[],
  minutes: readonly SourcePaper[],
  books: Books | undefined,
  date: string,
): boolean {
  const oldest = addMonths(date, -12 * YEARS_BACK);
  const isListed = books?.papers.some((paper) => factsNamed(paper, 'travaux_en_cours').length > 0);
  const from = books && isListed && books.closed_on > oldest ? books.closed_on : oldest;
  const isUndated = papers.some(
    (paper) => paper.type === 'PV_AG' && dayOn(paper, 'meeting_on') === null,
  );
  const since = minutes.filter((paper) => (dayOn(paper, 'meeting_on') ?? '') > from);
  const days = since.flatMap((paper) => dayOn(paper, 'meeting_on') ?? []).toSorted();
  const isFollowed = [...days, date].every(
    (day, index) => day <= addMonths(days[index - 1] ?? from, LATEST_MONTHS),
  );
  return !isUndated && isFollowed && since.every(isReadThrough);
}

/** Every resolution of the meeting was read, with its outcome. */
function isReadThrough(paper: SourcePaper): boolean {
  const resolutions = textsOn(paper, 'resolutions');
  const stated = new Set([
    ...textsOn(paper, 'resolutions_adopted'),
    ...textsOn(paper, 'resolutions_rejected'),
  ]);
  return (
    resolutions.length > 0 &&
    resolutions.every(
      (title) => isWithoutVote(title) || stated.has(String(Number.parseInt(title, 10))),
    )
  );
}

/** Adopted, and its title speaks of works that were not read as such. */
function unexplained(paper: SourcePaper): string[] {
  const adopted = new Set(textsOn(paper, 'resolutions_adopted'));
  return textsOn(paper, 'resolutions')
    .filter((title) => adopted.has(String(Number.parseInt(title, 10))))
    .filter((title) => WORKS_TITLE.test(title) && !NOT_WORKS.test(title));
}

/** Without works nothing is to come; with some, no paper read so far tells the days. */
function later(outcome: Outcome, list: readonly VotedWorks[]): Outcome {
  if (outcome.value !== null && list.length === 0)
    return supported(
      true,
      { value: [], as_of: null, evidence: outcome.evidence },
      'Aucune somme ne reste à appeler pour des travaux votés.',
    );
  const remaining = sumOf(list.flatMap((one) => one.remaining_cents ?? []));
  return missing(
    list.length > 0 && remaining === 0
      ? 'L’échéancier des travaux votés est à relever dans le procès-verbal.'
      : outcome.note,
  );
}
