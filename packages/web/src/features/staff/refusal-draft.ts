// A refusal while it is written: the reasons picked, the status they lead to, what the user will read.
import type { ControlView } from '@quitus/api/reading.api';
import type { ControlRule } from '@quitus/domain/control/control';
import {
  REFUSAL_REASON_INFO,
  REFUSAL_REASONS,
  type RefusalReason,
} from '@quitus/domain/control/refusal-reasons';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { suits } from '@quitus/domain/documents/transitions';

import { answerOf, type Answers, askedRules, type Refusal } from './proposed-decision.ts';

export const reasonsFor = (document_type: DocumentType): RefusalReason[] =>
  REFUSAL_REASONS.filter((reason) => suits(REFUSAL_REASON_INFO[reason].status, document_type));

/** Rules whose « Non » leaves no doubt about the reason. */
const REASON_OF_RULE: Partial<Record<ControlRule, RefusalReason>> = {
  RIGHT_TYPE: 'WRONG_TYPE',
  RIGHT_BUILDING: 'WRONG_BUILDING',
  RIGHT_LOT: 'WRONG_LOT',
  RIGHT_OWNER: 'WRONG_OWNER',
  LEGIBLE: 'ILLEGIBLE',
  IN_DATE: 'OUT_OF_DATE',
};

/** A status that says its reason by itself. */
const REASON_OF_STATUS: Partial<Record<Refusal, RefusalReason>> = {
  EXPIRED: 'OUT_OF_DATE',
  MISSING_ANNEXES_COMPTABLES: 'ANNEXES_MISSING',
  MISSING_LAST_CONVOCATION: 'MEETING_MISSING',
  MISSING_LAST_APPEL: 'CALL_MISSING',
};

/** What is picked when the form opens: what the answers already say, if it leads to that status. */
export function firstReasons(
  asked: Refusal,
  control: Pick<ControlView, 'rules'>,
  answers: Answers,
): RefusalReason[] {
  const own = REASON_OF_STATUS[asked];
  if (own) return [own];
  return askedRules(control)
    .filter((verdict) => answerOf(verdict, answers) === 'failed')
    .flatMap(({ rule }) => REASON_OF_RULE[rule] ?? [])
    .filter((reason) => REFUSAL_REASON_INFO[reason].status === asked);
}

export const toggled = (
  reasons: readonly RefusalReason[],
  reason: RefusalReason,
): RefusalReason[] => REFUSAL_REASONS.filter((one) => (one === reason) !== reasons.includes(one));

/** The first reason of the catalogue decides; « Autre raison » alone leaves the status asked for. */
export function statusOf(reasons: readonly RefusalReason[], asked: Refusal): Refusal {
  const first = REFUSAL_REASONS.find((one) => one !== 'OTHER_REASON' && reasons.includes(one));
  return first === undefined ? asked : REFUSAL_REASON_INFO[first].status;
}

const CURRENT = 'Document actuel :';
const EXPECTED = 'Document attendu :';

type Prefill = {
  document_type: DocumentType;
  control: Pick<ControlView, 'sentence' | 'status' | 'rules'>;
  answers: Answers;
  reasons: readonly RefusalReason[];
  status: Refusal;
};

/** The machine's own sentence where it concluded the same; else what its rules saw, or the reason. */
export function prefilledText(prefill: Prefill): string {
  const { document_type, control, status } = prefill;
  if (control.sentence !== null && control.status === status)
    return control.sentence.replace(/\s*(Document attendu)/, '\n$1');
  const { with_article, count } = DOCUMENT_FACTS[document_type];
  return `${CURRENT} ${seenWords(prefill)}\n${EXPECTED} ${with_article}. ${count}`;
}

function seenWords({ control, answers, reasons }: Prefill): string {
  const seen = new Map(
    askedRules(control)
      .filter(({ outcome, sentence }) => outcome !== 'passed' && sentence !== '')
      .filter((verdict) => answerOf(verdict, answers) === 'failed')
      .map(({ rule, sentence }) => [REASON_OF_RULE[rule], sentence]),
  );
  return reasons
    .map((reason) => seen.get(reason) ?? REFUSAL_REASON_INFO[reason].text)
    .filter(Boolean)
    .join(' ');
}

/** Something stands after « Document actuel : », or the text is somebody's own. */
export function saysSomething(text: string): boolean {
  const [first = ''] = text.trim().split('\n');
  return first.replace(/^Document actuel\s*:/, '').trim() !== '';
}
