import { isWithoutVote } from '../control/without-vote.ts';
// Works that meetings voted and that are not closed: what they cost, what the lot was asked for, what is left.
import { addMonths } from '../documents/calendar.ts';
import type { Proof } from '../reading/proof.ts';
import { announcedDues } from './announced-dues.ts';
import { type Books, figureIn } from './books.ts';
import type { Story } from './field-outcomes.ts';
import type { Instalment } from './instalments.ts';
import {
  contradictory,
  type Found,
  missing,
  type Outcome,
  read,
  supported,
  toCheck,
} from './outcome.ts';
import { dayOn, sumOf, textsOn } from './paper-figures.ts';
import { lowestProof } from './proof-levels.ts';
import type { Shares } from './shares.ts';
import type { SourcePaper } from './source-papers.ts';
import type { ScheduleLine, VotedWorks } from './statement.ts';
import {
  isSameWorks,
  openAt,
  openAtClosing,
  stillOpen,
  type Voted,
  votedAt,
} from './voted-works.ts';
import { lotPart } from './works-share.ts';

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
  const voted = stillOpen(decided, known.books);
  const asked = known.instalments.some(({ parts }) => (parts?.travaux ?? 0) > 0);
  const is_under_way = voted.length > 0 || asked || openAt(books).length > 0;
  const evidence = voted.flatMap((one) => one.evidence);
  const paid = voted.map((one) => withShare(one, voted, known));
  const list = paid.map((one) => one.works);
  const proof = lowestProof(voted.map((one) => one.proof));
  const found: Found = { value: list, as_of: null, evidence, proof };
  const total = books && figureIn(books, 'travaux_votes');
  const isRepeated = voted.length === 1 && total?.value === list[0]?.total_cents;
  const isSaidTwice = isRepeated || paid.every(({ is_called }) => is_called);
  const isTermed = voted.every(({ terms }) => terms !== null && terms.calls.length > 0);
  const note =
    doubtOf(known, minutes, { decided, voted }, books, asked) ??
    (isSaidTwice || isTermed ? null : UNCONFIRMED);
  const outcome =
    note === null
      ? supported(isSaidTwice, found)
      : voted.length > 0
        ? toCheck(note, found)
        : missing(note);
  return {
    is_under_way,
    outcomes: { 'VIE-TRAVAUX': outcome, 'III-2-b': laterCalls(outcome, paid, known) },
    checks: [],
    alerts: [],
  };
}

const UNCONFIRMED = 'Aucun autre document ne confirme le montant des travaux votés.';

type Paid = {
  works: VotedWorks;
  later: readonly ScheduleLine[] | null;
  is_called: boolean;
  proof: Proof;
};

function withShare({ works: one, terms, proof }: Voted, all: readonly Voted[], known: Known): Paid {
  const others = all.flatMap((other) => (other.works === one || !other.terms ? [] : [other.terms]));
  const isTermed = all.every((other) => other.terms !== null);
  const part = terms && isTermed ? lotPart(terms, others, known) : null;
  if (!part || !terms || terms.cents !== one.total_cents) {
    const lot_cents = all.length === 1 ? generalShare(one, known) : null;
    return { works: { ...one, lot_cents }, later: null, is_called: lot_cents !== null, proof };
  }
  const { share, called, later, is_called } = part;
  return {
    works: { ...one, lot_cents: share, called_cents: called, remaining_cents: share - called },
    later,
    is_called,
    proof: lowestProof([proof, part.proof]),
  };
}

/** The share is known when calls of the lot are whole parts of the total at its tantièmes. */
function generalShare(one: VotedWorks, { instalments, shares, date }: Known): number | null {
  const [part, base] = [shares.tantiemes.value, shares.base.value];
  if (one.total_cents === null || one.voted_on === null) return null;
  if (typeof part !== 'number' || typeof base !== 'number' || base <= 0) return null;
  const share = Math.round((one.total_cents * part) / base);
  const since = one.voted_on;
  const calls = instalments.filter(({ due_on }) => due_on > since && due_on <= date);
  const amounts = calls.flatMap(({ parts }) => parts?.travaux ?? []).filter((cents) => cents > 0);
  const [first] = amounts;
  const isPart =
    first !== undefined &&
    amounts.every((cents) => cents === first) &&
    [1, 2, 3, 4, 5, 6, 8, 10, 12].some((count) => Math.abs(first * count - share) <= count);
  return isPart ? share : null;
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
  if (!isWhole(papers, minutes, books, decided, date))
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
  return null;
}

/** A meeting is held every year; some are late. */
const LATEST_MONTHS = 15;

/** The books say what was open at their closing; from then on, minutes of every meeting, each vote of them read. */
function isWhole(
  papers: readonly SourcePaper[],
  minutes: readonly SourcePaper[],
  books: Books | undefined,
  decided: readonly Voted[],
  date: string,
): boolean {
  const oldest = addMonths(date, -12 * YEARS_BACK);
  const isListed = openAtClosing(books, decided) !== null;
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

/** Without works nothing is to come; with some, what minutes say of their calls, or what the syndic announces. */
function laterCalls(outcome: Outcome, paid: readonly Paid[], { papers, date }: Known): Outcome {
  const { evidence } = outcome;
  if (outcome.value !== null && paid.length === 0)
    return supported(
      true,
      { value: [], as_of: null, evidence },
      'Aucune somme ne reste à appeler pour des travaux votés.',
    );
  const announced = announcedDues(papers, 'travaux', date);
  const isVoted = outcome.value !== null && paid.every(({ later }) => later !== null);
  if (!isVoted)
    return announced
      ? read({ ...announced, value: announced.lines }, 'Échéances annoncées par le syndic.')
      : missing(
          outcome.note ?? 'L’échéancier des travaux votés est à relever dans le procès-verbal.',
        );
  const lines = inOrder(paid.flatMap(({ later }) => later ?? []));
  const proof = lowestProof(paid.map((one) => one.proof));
  const found: Found = { value: lines, as_of: null, evidence, proof };
  const isDenied = announced?.lines.some(
    ({ on, cents }) => !lines.some((line) => line.on === on && line.cents === cents),
  );
  if (announced && isDenied)
    return contradictory('Les échéances annoncées ne sont pas celles du procès-verbal.', [
      found,
      { ...announced, value: announced.lines },
    ]);
  const isSaidTwice = announced?.lines.length === lines.length;
  const isCalled = paid.every(({ is_called }) => is_called);
  return supported(isSaidTwice || isCalled, found, 'Échéances fixées par le procès-verbal.');
}

/** Of two works on one day, both together. */
const inOrder = (lines: readonly ScheduleLine[]): ScheduleLine[] =>
  [...Map.groupBy(lines, ({ on }) => on)]
    .map(([on, own]) => ({ on, cents: sumOf(own.map(({ cents }) => cents)) }))
    .toSorted((a, b) => a.on.localeCompare(b.on));
