// What the answers to the rules lead to: the button that is offered first.
import type { ControlView } from '@quitus/api/reading.api';
import {
  CONTROL_RULES,
  type ControlRule,
  type DecidedStatus,
  type RuleOutcome,
} from '@quitus/domain/control/control';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { DECIDED_STATUSES, suits } from '@quitus/domain/documents/transitions';

export type Refusal = Exclude<DecidedStatus, 'VERIFIED'>;
export type Verdict = ControlView['rules'][number];
/** What somebody says instead of the machine. */
export type Answers = Partial<Record<ControlRule, RuleOutcome>>;

/** Oui, Non, à répondre, and round again. */
const AFTER: Record<RuleOutcome, RuleOutcome> = {
  passed: 'failed',
  failed: 'undecided',
  undecided: 'passed',
};

/** A document that the machine has not looked at yet is asked about all the same. */
export const askedRules = ({ rules }: Pick<ControlView, 'rules'>): readonly Verdict[] =>
  rules.length > 0
    ? rules
    : CONTROL_RULES.map((rule) => ({ rule, outcome: 'undecided', sentence: '', seen: [] }));

export const answerOf = ({ rule, outcome }: Verdict, answers: Answers): RuleOutcome =>
  answers[rule] ?? outcome;

export const turned = (verdict: Verdict, answers: Answers): Answers => ({
  ...answers,
  [verdict.rule]: AFTER[answerOf(verdict, answers)],
});

/** What the control says no to, and a person yes. */
export const answeredYes = (
  { rules }: Pick<ControlView, 'rules'>,
  answers: Answers,
): readonly ControlRule[] =>
  rules.flatMap((verdict) =>
    verdict.outcome === 'failed' && answerOf(verdict, answers) === 'passed' ? [verdict.rule] : [],
  );

/** Statuses that only this document may have: « Dernier appel manquant ». */
export const ownMissing = (document_type: DocumentType): Refusal[] =>
  DECIDED_STATUSES.filter((status) => status !== 'VERIFIED')
    .filter((status) => status.startsWith('MISSING_'))
    .filter((status) => suits(status, document_type));

const IF_NOT: Record<ControlRule, Refusal> = {
  RIGHT_TYPE: 'REJECTED',
  RIGHT_BUILDING: 'REJECTED',
  RIGHT_LOT: 'REJECTED',
  RIGHT_OWNER: 'REJECTED',
  LEGIBLE: 'REJECTED',
  COMPLETE: 'INCOMPLETE',
  IN_DATE: 'EXPIRED',
  CONSISTENT: 'REJECTED',
};

/** Some documents have words of their own for what they lack. */
const OWN_IF_NOT: Partial<Record<DocumentType, Partial<Record<ControlRule, Refusal>>>> = {
  CHARGES: { COMPLETE: 'MISSING_LAST_APPEL', IN_DATE: 'MISSING_LAST_APPEL' },
  CV_AG: { COMPLETE: 'MISSING_ANNEXES_COMPTABLES', IN_DATE: 'MISSING_LAST_CONVOCATION' },
};

export type Proposal =
  | { to: DecidedStatus; because: 'ALL_PASSED' | 'MACHINE' }
  | { to: Refusal; because: { rule: ControlRule; number: number } }
  | { to: null; unanswered: number[] };

/** Numbers are those of the list, from 1. The first rule that fails decides. */
export function proposedDecision(
  document_type: DocumentType,
  { rules, status }: Pick<ControlView, 'rules' | 'status'>,
  answers: Answers,
): Proposal {
  const asked = askedRules({ rules });
  const asMachine = asked.every((verdict) => answerOf(verdict, answers) === verdict.outcome);
  if (status !== null && asMachine) return { to: status, because: 'MACHINE' };
  const failed = asked.findIndex((verdict) => answerOf(verdict, answers) === 'failed');
  const rule = asked[failed]?.rule;
  if (rule !== undefined) {
    const to = OWN_IF_NOT[document_type]?.[rule] ?? IF_NOT[rule];
    return { to, because: { rule, number: failed + 1 } };
  }
  const unanswered = asked.flatMap((verdict, index) =>
    answerOf(verdict, answers) === 'undecided' ? [index + 1] : [],
  );
  return unanswered.length === 0
    ? { to: 'VERIFIED', because: 'ALL_PASSED' }
    : { to: null, unanswered };
}

/** « Proposé d’après le contrôle 2. » */
export function proposalWords(proposal: Proposal): string {
  if (proposal.to === null) return `${unansweredWords(proposal.unanswered)} pour une proposition.`;
  if (proposal.because === 'MACHINE') return 'Proposé par la machine.';
  if (proposal.because === 'ALL_PASSED') return 'Tous les contrôles sont passés.';
  return `Proposé d’après le contrôle ${proposal.because.number}.`;
}

/** Why pressing V does nothing: numbers of the rules that still say no, from 1. */
export function refusedWords(
  { rules }: Pick<ControlView, 'rules'>,
  left: readonly ControlRule[],
): string {
  const numbers = left.map((rule) => rules.findIndex((one) => one.rule === rule) + 1);
  return numbers.length === 1
    ? `Le contrôle ${numbers[0]} dit non. Répondez « Oui » s’il se trompe, puis acceptez.`
    : `Les contrôles ${listed(numbers)} disent non. Répondez « Oui » s’ils se trompent, puis acceptez.`;
}

const listed = (numbers: readonly number[]): string =>
  `${numbers.slice(0, -1).join(', ')} et ${numbers.at(-1)}`;

const FEW = 3;

function unansweredWords(numbers: readonly number[]): string {
  if (numbers.length > FEW) return `Répondez aux ${numbers.length} contrôles qui restent`;
  return numbers.length === 1
    ? `Répondez au contrôle ${numbers[0]}`
    : `Répondez aux contrôles ${listed(numbers)}`;
}
