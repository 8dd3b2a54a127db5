// III-2-a and III-3: what falls due after the day, call by call: what is left of the running year, or the next one.
import { addDays, addMonths, frenchDay } from '../documents/calendar.ts';
import type { Proof } from '../reading/proof.ts';
import type { DuePart } from '../reading/upcoming.ts';
import { isWithin, type Year, yearEnding } from './accounting-years.ts';
import { type Announced, announcedDues } from './announced-dues.ts';
import { callByKeys } from './budget-by-key.ts';
import { callByTantiemes } from './budget-by-tantiemes.ts';
import { budgetOf } from './budgets.ts';
import type { Story } from './field-outcomes.ts';
import { type Instalment, isRegular } from './instalments.ts';
import { meetingsIn } from './meetings.ts';
import {
  evidenceOn,
  type Found,
  isKnown,
  missing,
  type Outcome,
  supported,
  toCheck,
} from './outcome.ts';
import { dayOn, numberOn } from './paper-figures.ts';
import { lowestProof } from './proof-levels.ts';
import type { Provision } from './provision.ts';
import type { Shares } from './shares.ts';
import type { SourcePaper, SourcePapers } from './source-papers.ts';
import type { Evidence, ScheduleLine } from './statement.ts';

type Known = {
  sources: SourcePapers;
  instalments: readonly Instalment[];
  provision: Provision;
  current: Year | null;
  date: string;
  shares: Shares;
};

export function schedules(known: Known): Story {
  return {
    outcomes: {
      PROVISION: known.provision.outcome,
      'III-2-a': scheduleOf(known, 'courantes'),
      'III-3': scheduleOf(known, 'fonds_travaux'),
    },
    checks: known.provision.checks,
    alerts: [],
  };
}

function scheduleOf(known: Known, part: DuePart): Outcome {
  const reckoned = reckonedSchedule(known, part);
  const announced = announcedDues(known.sources.papers, part, known.date);
  return announced ? withAnnounced(reckoned, announced, known, part) : reckoned;
}

/** From the last call on, until the running year ends; where nothing of it is left, the next one, if it is voted. */
function reckonedSchedule(known: Known, part: DuePart): Outcome {
  const { provision, current, date, instalments } = known;
  const { last, months } = provision;
  if (!last?.parts || !current || months === null)
    return missing('Les échéances de l’exercice ne se déduisent pas des appels du dossier.');
  if (!isWithin(last.due_on, current) && !instalments.some(({ due_on }) => due_on > date))
    return missing('Aucun appel de l’exercice en cours n’est dans le dossier.');
  const lines = restOf(current, known, part, last.parts[part], months);
  const evidence = last.calls.flatMap(({ paper, due_on }) => evidenceOn(paper, [part], due_on));
  const found = (value: readonly ScheduleLine[]): Found => ({
    value,
    as_of: last.due_on,
    evidence,
    proof: proofOfCalls(known, last, part),
  });
  if (lines === null) return toCheck('Le détail d’un appel à venir n’a pas pu être lu.');
  const isSure = provision.outcome.state === 'PROVEN';
  const next = yearAfter(current);
  if (lines.length > 0) {
    const doubt = doubtOf(known, current, part);
    const isLater = isVoted(known.sources.papers, next, date);
    const note = isLater ? `${NOTE} ${laterNote(next)}` : NOTE;
    return doubt === null ? supported(isSure, found(lines), note) : toCheck(doubt, found(lines));
  }
  const following = nextYear(known, part);
  if (following === 'UNSURE')
    return toCheck(
      `Le budget de l’exercice qui commence le ${frenchDay(next.from)} est peut-être voté, et la part du lot n’en est pas sûre.`,
      found(lines),
    );
  const [first] = following.lines;
  return supported(
    isSure,
    {
      ...found(following.lines),
      evidence: [...evidence, ...following.evidence],
      estimate: first !== undefined && following.evidence.length === 0,
    },
    following.evidence.length > 0 ? BY_KEYS : NOTE,
  );
}

/** Of the last call, whose budget part the provision tells how well it is known, and of those already sent. */
const proofOfCalls = ({ instalments, date }: Known, last: Instalment, part: DuePart): Proof =>
  lowestProof([
    ...(part === 'courantes' ? [] : [last.proof]),
    ...instalments.filter((one) => isRegular(one) && one.due_on > date).map(({ proof }) => proof),
  ]);

/** The form asks for the year that runs: whoever signs for longer is told that more is known to come. */
const laterNote = ({ from }: Year): string =>
  `L’exercice qui commence le ${frenchDay(from)} est voté aussi\u00a0: ses échéances s’y ajouteront.`;

const yearAfter = ({ to }: Year): Year => yearEnding(addDays(addMonths(addDays(to, 1), 12), -1));

const isVoted = (papers: readonly SourcePaper[], { to }: Year, date: string): boolean =>
  papers.some(
    (paper) =>
      paper.type === 'PV_AG' &&
      dayOn(paper, 'budget_to') === to &&
      (dayOn(paper, 'meeting_on') ?? date) <= date,
  );

/** A paper that says what is to come is believed where the last call or the voted budget leads there too. */
function withAnnounced(
  reckoned: Outcome,
  { lines: announced, evidence, as_of, proof }: Announced,
  known: Known,
  part: DuePart,
): Outcome {
  const lines = untilItsEnd(announced, known);
  const own =
    isKnown(reckoned) && Array.isArray(reckoned.value) ? reckoned.value.filter(isLine) : [];
  const others = own.filter(({ on }) => lines.every((line) => line.on !== on));
  const all = [...lines, ...others].toSorted((a, b) => a.on.localeCompare(b.on));
  const found: Found = { value: all, as_of, evidence, proof };
  const isDenied = own.some(({ on, cents }) =>
    lines.some((line) => line.on === on && line.cents !== cents),
  );
  if (isDenied)
    return toCheck('Les échéances annoncées ne sont pas celles du dernier appel.', found);
  const usual = known.provision.last?.parts?.[part] ?? expectedOf(known, part);
  const isNear = ({ cents }: ScheduleLine) =>
    usual !== null && Math.abs(cents - usual) <= usual * WIDEST_RISE;
  if (!lines.every(isNear))
    return toCheck('Les échéances annoncées sont loin de ce qui est appelé à ce jour.', found);
  if (isCutShort(all, known))
    return toCheck(
      'Un exercice est voté, dont les échéances annoncées ne disent pas la fin.',
      found,
    );
  const isSaidTwice = lines.every(({ on }) => own.some((line) => line.on === on));
  return supported(isSaidTwice, found, 'Échéances annoncées par le syndic.');
}

/** Of a year that was voted, each call is the same part of it (loi de 1965, article 14-1): its first tells the others. */
function untilItsEnd(
  lines: readonly ScheduleLine[],
  { sources, provision, current, date }: Known,
): readonly ScheduleLine[] {
  const [first, ...others] = lines;
  if (!first || others.length > 0 || !current || provision.is_alike !== true) return lines;
  const { last, months } = provision;
  const next = yearAfter(current);
  if (!last || months === null || first.on !== next.from || !isVoted(sources.papers, next, date))
    return lines;
  return callsWithin(next, next.from, months).map((on) => ({ on, cents: first.cents }));
}

function callsWithin(year: Year, from: string, months: number): string[] {
  const days = Array.from({ length: 24 }, (_, step) => addMonths(from, step * months));
  return days.filter((on) => isWithin(on, year));
}

/** Only of the year after, which is voted, and nothing in its last months. */
function isCutShort(
  lines: readonly ScheduleLine[],
  { sources, provision, current, date }: Known,
): boolean {
  if (!current) return false;
  const next = yearAfter(current);
  const lastDue = addMonths(addDays(next.to, 1), -(provision.months ?? 12));
  return (
    isVoted(sources.papers, next, date) && lines.every(({ on }) => on >= next.from && on < lastDue)
  );
}

const isLine = (item: unknown): item is ScheduleLine =>
  typeof item === 'object' && item !== null && 'cents' in item;

/** What the budget or the contribution that was voted comes to for the lot, by quarter. */
function expectedOf({ sources, current, date, shares }: Known, part: DuePart): number | null {
  const [share, base] = [shares.tantiemes.value, shares.base.value];
  if (!current || typeof share !== 'number' || typeof base !== 'number') return null;
  const budget = budgetOf(sources, current, date).value;
  const whole = part === 'courantes' ? budget : contributionFor(sources.papers, current, date);
  return typeof whole === 'number' ? (whole * share) / base / 4 : null;
}

const NOTE = 'Le dernier appel, aux échéances restantes.';
const BY_KEYS =
  'Le budget voté, clé par clé, aux tantièmes du lot\u00a0; celui de l’exercice en cours donne ainsi les appels au centime.';

/** A provision falls due on the first day of its period (loi de 1965, article 14-1), whatever day it is to be paid by. */
const dueDay = ({ from, due_on }: Instalment): string =>
  from.endsWith('-01') && from <= due_on && due_on < addDays(from, PAID_WITHIN) ? from : due_on;
const PAID_WITHIN = 21;

/** Null where a call that is already there cannot be read. */
function restOf(
  current: Year,
  { instalments, date }: Known,
  part: DuePart,
  usual: number,
  months: number,
): ScheduleLine[] | null {
  const regular = instalments.filter(isRegular);
  const first =
    regular.find(({ due_on }) => due_on <= current.to && due_on >= current.from) ?? regular.at(-1);
  if (!first) return [];
  const lines: ScheduleLine[] = [];
  const steps = 24 / months;
  for (let step = -steps; step <= steps; step += 1) {
    const on = addMonths(dueDay(first), step * months);
    if (on <= date || !isWithin(on, current)) continue;
    const sent = regular.find((one) => dueDay(one) === on);
    if (sent && !sent.parts) return null;
    lines.push({ on, cents: sent?.parts?.[part] ?? usual });
  }
  return lines.filter(({ cents }) => cents > 0);
}

/** Why the last call does not tell the next ones. */
function doubtOf(known: Known, current: Year, part: DuePart): string | null {
  const { provision, instalments, date } = known;
  const { is_alike, outcome } = provision;
  if (outcome.value === null) return outcome.note ?? 'La provision en cours n’est pas sûre.';
  const own = instalments.filter((one) => isRegular(one) && isWithin(one.due_on, current));
  const amounts = own.flatMap(({ parts }) => parts?.[part] ?? []);
  if (new Set(amounts).size > 1 || is_alike === false)
    return 'Les appels de l’exercice diffèrent entre eux.';
  const sent = own.filter(({ due_on }) => due_on <= date);
  if (new Set(sent.map(({ due_on }) => due_on.slice(-2))).size > 1)
    return 'Les appels de l’exercice ne sont pas exigibles au même jour du mois.';
  return votedSince(known, current) ?? (part === 'courantes' ? null : fundDoubt(known, current));
}

/** A budget that was voted after the last call was written changes the next ones, unless it follows it. */
function votedSince({ sources, provision, date }: Known, { to }: Year): string | null {
  const { last, is_general } = provision;
  if (!last || is_general) return null;
  const [on] = sources.papers
    .filter((paper) => paper.type === 'PV_AG' && dayOn(paper, 'budget_to') === to)
    .flatMap((paper) => dayOn(paper, 'meeting_on') ?? [])
    .filter((day) => day > last.due_on && day <= date);
  return on === undefined
    ? null
    : `Le budget de l’exercice a été voté le ${frenchDay(on)}, après le dernier appel.`;
}

const FUND_TOLERANCE = 0.1;

/** Some call the fund once a year: one call alone does not tell, unless it follows the contribution. */
function fundDoubt(
  { sources, provision, instalments, shares, date }: Known,
  current: Year,
): string | null {
  const since = addMonths(provision.last?.due_on ?? date, -12);
  const called = instalments.filter(
    ({ due_on, parts }) => due_on > since && due_on <= date && (parts?.fonds_travaux ?? 0) > 0,
  );
  const usual = provision.last?.parts?.fonds_travaux ?? 0;
  const whole = contributionFor(sources.papers, current, date);
  const [share, base] = [shares.tantiemes.value, shares.base.value];
  if (whole === null || typeof share !== 'number' || typeof base !== 'number')
    return called.length > 1
      ? null
      : 'Un seul appel ne dit pas si le fonds de travaux est appelé à chaque échéance.';
  const expected = (whole * share * (provision.months ?? 0)) / base / 12;
  return Math.abs(usual - expected) <= expected * FUND_TOLERANCE
    ? null
    : 'Le fonds de travaux appelé ne suit pas la cotisation votée, à chaque échéance.';
}

type Following = {
  lines: readonly ScheduleLine[];
  /** Of a budget that is told key by key. */
  evidence: readonly Evidence[];
};

const NOTHING: Following = { lines: [], evidence: [] };

/** The calls of the year after, when a meeting voted it and what is called this year is worked out in the same way, to the cent. */
function nextYear(known: Known, part: DuePart): Following | 'UNSURE' {
  const { sources, current, date, provision, instalments, shares } = known;
  const { last, months } = provision;
  if (!current || months === null || !last) return NOTHING;
  const next = yearAfter(current);
  const budget = budgetOf(sources, next, date);
  const whole = part === 'courantes' ? budget.value : contributionFor(sources.papers, next, date);
  if (budget.state === 'MISSING' && (part === 'courantes' || whole === null))
    return isLastVoted(sources, current, date) ? NOTHING : 'UNSURE';
  if (typeof whole !== 'number') return 'UNSURE';
  const usual = last.parts?.[part] ?? 0;
  const count = 12 / months;
  const general = callByTantiemes(sources, {
    part,
    voted: whole,
    year: next,
    budget,
    shares,
    last,
    usual,
    count,
    fund: contributionFor(sources.papers, current, date),
    is_general: provision.is_general,
  });
  const own = instalments.filter(({ due_on }) => isWithin(due_on, current));
  const byKeys =
    general === null && part === 'courantes'
      ? callByKeys(sources, { instalments: own, usual, count, voted: whole })
      : null;
  const cents = general ?? byKeys?.cents ?? null;
  if (cents === null || Math.abs(cents - usual) > usual * WIDEST_RISE) return 'UNSURE';
  const lines = callsWithin(next, addMonths(dueDay(last), months), months)
    .filter((on) => on > date)
    .map((on) => ({ on, cents }));
  return { lines, evidence: byKeys ? [...byKeys.evidence, ...budget.evidence] : [] };
}

/** From one year to the next; further, something was misread. */
const WIDEST_RISE = 0.3;

/** The newest minutes vote the running year, and no later one. */
function isLastVoted({ papers }: SourcePapers, { to }: Year, date: string): boolean {
  const { minutes, is_ordered } = meetingsIn(papers, date);
  const [newest] = minutes;
  // Two meetings that vote one year: the day of one was misread.
  const votes = minutes.filter((paper) => dayOn(paper, 'budget_to') === to);
  return is_ordered && votes.length === 1 && votes[0] === newest;
}

/** The yearly contribution to the works fund that the same meeting fixed. */
function contributionFor(papers: readonly SourcePaper[], year: Year, date: string): number | null {
  const stated = papers
    .filter(
      (paper) =>
        paper.type === 'PV_AG' &&
        dayOn(paper, 'budget_to') === year.to &&
        (dayOn(paper, 'meeting_on') ?? date) <= date,
    )
    .flatMap((paper) => numberOn(paper, 'cotisation_fonds_travaux')?.value ?? []);
  return new Set(stated).size === 1 ? (stated[0] ?? null) : null;
}
