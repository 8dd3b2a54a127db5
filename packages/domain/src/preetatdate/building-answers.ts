import { searchWords } from '../portfolios/search.ts';
// What the newest sheet, booklet and minutes answer in a word about the building.
import type { FactName } from '../reading/facts.data.ts';
import { agreedBy } from './agreement.ts';
import type { Outcomes, Story } from './field-outcomes.ts';
import type { FieldReference } from './fields.data.ts';
import { meetingsIn } from './meetings.ts';
import { evidenceAt, type Found, type Outcome, read } from './outcome.ts';
import { dayOn, onlyFact } from './paper-figures.ts';
import type { SourcePaper, SourcePapers } from './source-papers.ts';
import type { FieldValue } from './statement.ts';

const ANSWERS: readonly (readonly [FieldReference, FactName])[] = [
  ['TECH-DTG', 'has_dtg'],
  ['TECH-PPPT', 'has_pppt'],
  ['TECH-DPE-COLLECTIF', 'has_building_dpe'],
  ['TECH-AMIANTE', 'has_dta'],
  ['TECH-PLOMB', 'has_lead'],
  ['TECH-PISCINE', 'has_pool'],
  ['TECH-IRVE', 'has_charging'],
  ['TECH-ASSAINISSEMENT', 'sewer'],
  ['TECH-ARRETES', 'police_orders'],
  ['VIE-FIBRE', 'has_fibre'],
  ['VIE-DIFFICULTE', 'in_difficulty'],
  ['VIE-ASL', 'in_union'],
  ['COPRO-4', 'procedures'],
];

const DISAGREEMENT = 'Les documents ne répondent pas la même chose.';

export function buildingAnswers({ papers }: SourcePapers, date: string): Story {
  const speaking = speakingIn(papers, date);
  const outcomes: Outcomes = Object.fromEntries(
    ANSWERS.map(([reference, name]) => [reference, answerOf(speaking, name)]),
  );
  return {
    outcomes: {
      ...outcomes,
      ...withoutLoan(speaking),
    },
    checks: [],
    alerts: [],
  };
}

/** Older ones tell what was so then. */
function speakingIn(papers: readonly SourcePaper[], date: string): SourcePaper[] {
  const newest = (type: SourcePaper['type'], day: FactName = 'updated_on'): SourcePaper[] =>
    papers
      .filter((paper) => paper.type === type && paper.sub_kind === null)
      .toSorted((a, b) => (dayOn(b, day) ?? '').localeCompare(dayOn(a, day) ?? ''))
      .slice(0, 1);
  const { minutes, is_ordered } = meetingsIn(papers, date);
  return [
    ...newest('FICHE_SYN'),
    ...newest('CARNET_ENTRETIEN'),
    ...newest('CV_AG', 'meeting_on'),
    ...(is_ordered ? minutes.slice(0, 1) : []),
  ];
}

function foundOn(paper: SourcePaper, name: FactName): Found[] {
  const fact = onlyFact(paper, name);
  const as_of = dayOn(paper, 'updated_on') ?? dayOn(paper, 'meeting_on');
  return fact && typeof fact.value !== 'object'
    ? [{ value: fact.value, as_of, evidence: [evidenceAt(paper, fact, as_of)] }]
    : [];
}

/** A procedure is told in other words on each paper: the one that says most is told first. */
function answerOf(papers: readonly SourcePaper[], name: FactName): Outcome {
  const found = papers.flatMap((paper) => foundOn(paper, name));
  if (name !== 'procedures') return agreedBy(found, DISAGREEMENT);
  const longest = found.toSorted((a, b) => textOf(b.value).length - textOf(a.value).length);
  return agreedBy(longest, DISAGREEMENT, isSameProcedure);
}

const textOf = (value: FieldValue): string => (typeof value === 'string' ? value : '');

/** Of the words of the shorter one. */
const SHARED = 0.6;
const NONE = /^(?:aucune?|neant)\b/;
/** What one of them may leave out, and both may not tell otherwise. */
const LOT = /\blots? (?:n )?0*(\d+)/;

function isSameProcedure(one: FieldValue, other: FieldValue): boolean {
  const [a, b] = [one, other].map((value) => searchWords(textOf(value)));
  const [fewer = [], more = []] = [a ?? [], b ?? []].toSorted((x, y) => x.length - y.length);
  const texts = [fewer, more].map((words) => words.join(' '));
  if (texts.some((text) => NONE.test(text))) return texts.every((text) => NONE.test(text));
  const [lot, own] = texts.map((text) => LOT.exec(text)?.[1]);
  if (lot !== undefined && own !== undefined && lot !== own) return false;
  return fewer.filter((word) => more.includes(word)).length >= SHARED * fewer.length;
}

/** Where a paper says that there is none; the balance sheet, where it is read, tells more. */
function withoutLoan(papers: readonly SourcePaper[]): Outcomes {
  const told = answerOf(papers, 'has_loan');
  if (told.value !== false) return {};
  const { as_of, evidence } = told;
  return {
    'VIE-EMPRUNT': told,
    'I-A-7': read({ value: 0, as_of, evidence }, 'Le syndicat n’a pas d’emprunt en cours.'),
    'I-A-8': read({ value: 0, as_of, evidence }, 'Sans emprunt, aucune caution n’a rien versé.'),
  };
}
