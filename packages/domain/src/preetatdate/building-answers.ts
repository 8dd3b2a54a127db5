// What the newest sheet, booklet and minutes answer in a word about the building.
import type { FactName } from '../reading/facts.data.ts';
import { agreedBy } from './agreement.ts';
import type { Outcomes, Story } from './field-outcomes.ts';
import type { FieldReference } from './fields.data.ts';
import { meetingsIn } from './meetings.ts';
import { evidenceAt, type Found, type Outcome, read } from './outcome.ts';
import { dayOn, onlyFact } from './paper-figures.ts';
import type { SourcePaper, SourcePapers } from './source-papers.ts';

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

const answerOf = (papers: readonly SourcePaper[], name: FactName): Outcome =>
  agreedBy(
    papers.flatMap((paper) => foundOn(paper, name)),
    DISAGREEMENT,
  );

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
