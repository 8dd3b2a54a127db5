// The last convocation of an assembly, with the accounts that it approves.
import { addMonths } from '../documents/calendar.ts';
import type { FactName } from '../reading/facts.data.ts';
import { listed } from './described.ts';
import {
  evidenceOf,
  failedFor,
  type Finding,
  onlyDay,
  onlyNumber,
  type Paper,
  passed,
  readingsOf,
  type Rule,
  seenOf,
  textsIn,
  undecided,
} from './examined.ts';
import { isCounted } from './page-numbers.ts';

const ANNEXES = ['1', '2', '3', '4', '5'] as const;
type Annexe = (typeof ANNEXES)[number];
/** In a longer convocation the accounts may stand in a layout that we do not know. */
const SHORT_CONVOCATION = 8;

const isConvocation = ({ type, sub_kind }: Paper): boolean => type === 'CV_AG' && sub_kind === null;

export const meetingOf = (paper: Paper): string => onlyDay(paper, 'meeting_on')?.value ?? '';

/** The one of the last assembly. */
export const lastConvocation = (papers: readonly Paper[]): Paper | undefined =>
  papers.filter(isConvocation).toSorted((a, b) => meetingOf(b).localeCompare(meetingOf(a)))[0];

const EXPECTED_ACCOUNTS = 'la convocation avec ses annexes comptables 1 à 5';

const annexeOf = ({ sub_kind }: Paper): string | undefined =>
  /^ANNEXE_(\d)$/.exec(sub_kind ?? '')?.[1];

export const convocationComplete: Rule = ({ papers, files, others }) => {
  const last = lastConvocation(papers);
  const kinds = papers.map(annexeOf);
  const seen = evidenceOf(papers);
  if (!last)
    return kinds.every((kind) => kind !== undefined)
      ? failedFor(
          'la convocation',
          'MISSING_LAST_CONVOCATION',
          'Seules les annexes comptables ont été reconnues.',
          'la convocation à l’assemblée générale, avec ses annexes comptables',
          seen,
        )
      : undecided('La convocation elle-même n’a pas été reconnue.', seen);
  const named = readingsOf(papers, 'annexes').flatMap(textsIn);
  const there = ANNEXES.filter((one) => kinds.includes(one) || named.includes(one));
  if (there.length === 0) return withoutAnnexes(last, others);
  const announced = readingsOf([last], 'annexes_announced').flatMap(textsIn);
  const missing = ANNEXES.filter((one) => !there.includes(one) && !isLeftOut(one, announced));
  const isWhole = papers.some((paper) => isConvocation(paper) && isCounted(paper, files));
  const needed = missing.filter(
    // Nothing but the numbers of pages tells accounts of no keys from accounts that were cut.
    (one) => isNeeded(one, there, papers) || (one === '3' && !isWhole),
  );
  if (needed.length > 0)
    return undecided(`Les annexes ${listed(needed)} n’ont pas été trouvées.`, seen);
  const approved = onlyDay(last, 'approved_to')?.value ?? closedBefore(last, papers);
  if (approved === null)
    return undecided('Le document ne dit pas quels comptes l’assemblée approuve.', seen);
  const closings = readingsOf(papers, 'closed_on');
  return closings.every(({ fact }) => fact.value === approved)
    ? passed(`Les annexes comptables ${listed(there)} sont là.`, seen)
    : undecided('Les annexes ne sont pas toutes de l’exercice à approuver.', seenOf(closings));
};

/** Works may be none, under way or over: a letter that announces what it sends says which annexe is void. */
const isLeftOut = (annexe: Annexe, announced: readonly string[]): boolean =>
  announced.length > 0 && !announced.includes(annexe) && (annexe === '4' || annexe === '5');

/** A letter that says what it sends, with all of it, is whole whatever its last words are. */
export function holdsAllAnnounced(paper: Paper, papers: readonly Paper[]): boolean {
  const announced = readingsOf([paper], 'annexes_announced').flatMap(textsIn);
  const own = papers.filter(({ file_id }) => file_id === paper.file_id).map(annexeOf);
  return (
    paper.bounds?.opens === true &&
    announced.length > 0 &&
    announced.every((one) => own.includes(one))
  );
}

/** Accounts are approved within six months of their end (loi de 1965, article 14-3), or soon after. */
const APPROVED_WITHIN_MONTHS = 12;

/** The year that all annexes close, where it is the last one before the assembly. */
function closedBefore(last: Paper, papers: readonly Paper[]): string | null {
  const days = new Set(readingsOf(papers, 'closed_on').flatMap(textsIn));
  const [day, ...others] = days;
  const meeting = meetingOf(last);
  if (day === undefined || others.length > 0 || meeting === '') return null;
  return day < meeting && meeting <= addMonths(day, APPROVED_WITHIN_MONTHS) ? day : null;
}

/** Works outside the budget, whichever annexe tells of them. */
const WORKS = [
  'charges_travaux',
  'provisions_travaux',
  'solde_travaux',
  'travaux_clos',
  'travaux_en_cours',
  'travaux_votes',
] as const;

/** Of a balance sheet: both are told where its sides were read. */
const BALANCED_WORKS = ['provisions_travaux', 'solde_travaux'] as const;

/** What the works of the year cost is what the fifth annexe tells: nothing is left for the fourth. */
function areUnderWay(papers: readonly Paper[]): boolean {
  const [cost, ...others] = new Set(
    readingsOf(papers, 'charges_travaux').map(({ fact }) => fact.value),
  );
  return (
    cost !== undefined &&
    others.length === 0 &&
    readingsOf(papers, 'travaux_realises').some(
      ({ fact }) => fact.value === cost && fact.proof === 'PROVEN',
    )
  );
}

/** What tells the year may be told by key or not; 4 and 5 tell of works. Before one that is there, none is left out. */
function isNeeded(annexe: Annexe, there: readonly Annexe[], papers: readonly Paper[]): boolean {
  const isStated = readingsOf(papers, 'charges_courantes').length > 0;
  const isBetween = there.some((one) => one > annexe);
  // Works that are all under way are told by the fifth alone.
  if (annexe === '4' && there.includes('5') && (isStated || areUnderWay(papers))) return false;
  if (annexe === '1' || annexe === '2' || isBetween || !isStated) return true;
  if (annexe === '3') return false;
  const isBalanced =
    readingsOf(papers, 'total_bilan').length > 0 ||
    BALANCED_WORKS.every((name) => readingsOf(papers, name).length > 0);
  return !isBalanced || readingsOf(papers, ...WORKS).some(({ fact }) => fact.value !== 0);
}

function withoutAnnexes(last: Paper, others: readonly Paper[]): Finding {
  const small = smallSyndicat(others);
  if (small) return passed(small, evidenceOf([last]));
  return last.pages.length <= SHORT_CONVOCATION
    ? failedFor(
        'les annexes comptables 1 à 5',
        'MISSING_ANNEXES_COMPTABLES',
        'Aucune annexe comptable n’a été trouvée.',
        EXPECTED_ACCOUNTS,
        evidenceOf([last]),
      )
    : undecided('Les annexes comptables n’ont pas été trouvées.', evidenceOf([last]));
}

/** Loi de 1965, article 41-8: up to five lots, or a budget below 15 000 € over three years on average. */
const MOST_LOTS = 5;
const LEAST_BUDGET = 15_000_00;
const BUDGET_YEARS = 3;

const sureNumber = (paper: Paper, name: FactName): number | null => {
  const only = onlyNumber(paper, name);
  return only && only.reading.fact.proof !== 'DOUBTFUL' ? only.value : null;
};

/** Why the syndicat needs no annexes; null where the verified papers do not show it. */
function smallSyndicat(others: readonly Paper[]): string | null {
  const stated = others.flatMap((paper) => sureNumber(paper, 'homes_count') ?? []);
  const lots = Math.max(...stated);
  if (stated.length > 0 && lots <= MOST_LOTS)
    return `Un syndicat de ${lots} lots n’a pas à joindre d’annexes comptables.`;
  const minutes = others.filter(({ type }) => type === 'PV_AG');
  const budgets = [
    ...Map.groupBy(minutes, (paper) => meetingOf(paper).slice(0, 4)).values(),
  ].flatMap(([first]) => (first && sureNumber(first, 'budget')) ?? []);
  const sum = budgets.reduce((total, budget) => total + budget, 0);
  return budgets.length >= BUDGET_YEARS && sum < LEAST_BUDGET * budgets.length
    ? 'Le budget est en moyenne inférieur à 15\u00a0000\u00a0€\u00a0: les annexes comptables ne sont pas obligatoires.'
    : null;
}
