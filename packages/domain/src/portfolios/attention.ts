// How a dossier stands, in one word for the filters and in one chip for its row.
import type { DocumentType } from '../documents/document-type.ts';
import { DOCUMENT_FACTS } from '../documents/document-types.data.ts';
import type { DocumentStatus } from '../documents/status.ts';
import { startLower } from '../text/first-letter.ts';
import { checklist } from './checklist.ts';
import type { PortfolioType } from './portfolio-type.ts';
import {
  countedSlots,
  ORDER_NEEDS,
  orderRefusal,
  type Slot,
  verifiedCount,
  watchedSlots,
} from './progress.ts';
import { nextQuestion, QUESTIONS } from './questions.ts';
import type { Situation, SituationField } from './situation.ts';

export const STANDINGS = ['TO_START', 'TO_DO', 'IN_PROGRESS', 'IN_ORDER'] as const;
export type Standing = (typeof STANDINGS)[number];

/** The most urgent first: brique, ocre, azur, ardoise, vert, gris. */
export const ATTENTION_TONES = [
  'blocked',
  'to-complete',
  'running',
  'received',
  'verified',
  'absent',
] as const;
export type AttentionTone = (typeof ATTENTION_TONES)[number];

export const ATTENTION_CODES = [
  'KO_SCRAPING',
  'REJECTED',
  'INCOMPLETE',
  'EXPIRED',
  'SCRAPING_PROCESSING',
  'CREATION_IN_PROCESS',
  'PENDING_PAYMENT',
  'NEW_A_VERIFIER',
  'IN_ORDER',
  'TO_START',
  'A_AJOUTER',
  'TO_SPECIFY',
  'IN_PREPARATION',
] as const;
export type AttentionCode = (typeof ATTENTION_CODES)[number];

export type Attention = { code: AttentionCode; count: number; label: string; tone: AttentionTone };

type Concern = {
  code: AttentionCode;
  statuses: readonly DocumentStatus[];
  tone: AttentionTone;
  label: (count: number) => string;
};

const agreed = (word: string) => (count: number) => `${count} ${word}${count > 1 ? 's' : ''}`;

const TO_COMPLETE_STATUSES = [
  'INCOMPLETE',
  'MISSING_ANNEXES_COMPTABLES',
  'MISSING_LAST_CONVOCATION',
  'MISSING_LAST_APPEL',
] as const satisfies readonly DocumentStatus[];

const CONCERNS: readonly Concern[] = [
  {
    code: 'KO_SCRAPING',
    statuses: ['KO_SCRAPING'],
    tone: 'blocked',
    label: () => 'Récupération échouée',
  },
  { code: 'REJECTED', statuses: ['REJECTED'], tone: 'blocked', label: agreed('refusé') },
  {
    code: 'INCOMPLETE',
    statuses: TO_COMPLETE_STATUSES,
    tone: 'to-complete',
    label: (count) => `${count} à compléter`,
  },
  { code: 'EXPIRED', statuses: ['EXPIRED'], tone: 'to-complete', label: agreed('expiré') },
  {
    code: 'SCRAPING_PROCESSING',
    statuses: ['SCRAPING_PROCESSING'],
    tone: 'running',
    label: () => 'Récupération en cours',
  },
  {
    code: 'CREATION_IN_PROCESS',
    statuses: ['CREATION_IN_PROCESS'],
    tone: 'running',
    label: () => `${DOCUMENT_FACTS.PRE_ETAT_DATE.label} en création`,
  },
  {
    code: 'PENDING_PAYMENT',
    statuses: ['PENDING_PAYMENT'],
    tone: 'received',
    label: (count) => `${count} à payer`,
  },
  {
    code: 'NEW_A_VERIFIER',
    statuses: ['NEW_A_VERIFIER'],
    tone: 'received',
    label: (count) => `${count} à vérifier`,
  },
];

/** « En ordre » is a promise: all that counts is verified, so a document that may yet be needed keeps it back too. */
const isInOrder = (counted: readonly Slot[]): boolean =>
  counted.length > 0 && verifiedCount(counted) === counted.length;

/** Tells what is to be added from what an answer may still rule out. */
function isNeeded(portfolio_type: PortfolioType, situation: Situation) {
  const needed = new Set(
    checklist(portfolio_type, situation)
      .filter(({ need }) => need === 'REQUIRED' || need === 'CONDITIONAL')
      .map(({ document_type }) => document_type),
  );
  return ({ document_type }: Slot): boolean => needed.has(document_type);
}

const WAITS_FOR_THE_USER: readonly DocumentStatus[] = [
  'KO_SCRAPING',
  'REJECTED',
  'EXPIRED',
  'PENDING_PAYMENT',
  ...TO_COMPLETE_STATUSES,
];

export function standingOf(
  portfolio_type: PortfolioType,
  situation: Situation,
  slots: readonly Slot[],
): Standing {
  const watched = watchedSlots(portfolio_type, situation, slots);
  if (watched.every(({ status }) => status === 'A_AJOUTER')) return 'TO_START';
  if (watched.some(({ status }) => WAITS_FOR_THE_USER.includes(status))) return 'TO_DO';
  const counted = countedSlots(portfolio_type, situation, slots);
  return isInOrder(counted) ? 'IN_ORDER' : 'IN_PROGRESS';
}

export function attentionOf(
  portfolio_type: PortfolioType,
  situation: Situation,
  slots: readonly Slot[],
): Attention {
  const standing = standingOf(portfolio_type, situation, slots);
  if (standing === 'IN_ORDER')
    return { code: 'IN_ORDER', count: 0, label: 'En ordre', tone: 'verified' };
  if (standing === 'TO_START')
    return { code: 'TO_START', count: 0, label: 'À commencer', tone: 'absent' };
  const watched = watchedSlots(portfolio_type, situation, slots);
  for (const { code, statuses, tone, label } of CONCERNS) {
    const count = watched.filter(({ status }) => statuses.includes(status)).length;
    if (count > 0) return { code, count, label: label(count), tone };
  }
  const counted = countedSlots(portfolio_type, situation, slots);
  const absent = counted.filter(({ status }) => status === 'A_AJOUTER');
  const toAdd = absent.filter(isNeeded(portfolio_type, situation)).length;
  if (toAdd > 0) {
    return { code: 'A_AJOUTER', count: toAdd, label: `${toAdd} à ajouter`, tone: 'absent' };
  }
  const toSpecify = absent.length;
  return { code: 'TO_SPECIFY', count: toSpecify, label: `${toSpecify} à préciser`, tone: 'absent' };
}

/** For somebody who is told only of what was verified: whether all is in order, and nothing of why not. */
export const discreetAttention = (standing: Standing): Attention =>
  standing === 'IN_ORDER'
    ? { code: 'IN_ORDER', count: 0, label: 'En ordre', tone: 'verified' }
    : { code: 'IN_PREPARATION', count: 0, label: 'En préparation', tone: 'received' };

export type NextAction = {
  /** The document to act on; null when the step is a question. */
  document_type: DocumentType | null;
  question: SituationField | null;
  label: string;
};

/** What somebody does about a slot that waits for them, the most urgent first. */
const STEPS: readonly (readonly [DocumentStatus, (the: string) => string])[] = [
  ['KO_SCRAPING', (the) => `Relancez la récupération ou ajoutez ${the}`],
  ['REJECTED', (the) => `Redéposez ${the}`],
  ['MISSING_LAST_APPEL', () => 'Ajoutez le dernier appel de charges'],
  ['MISSING_LAST_CONVOCATION', () => 'Ajoutez la dernière convocation d’assemblée générale'],
  ['MISSING_ANNEXES_COMPTABLES', () => 'Ajoutez les annexes comptables de la convocation'],
  ['INCOMPLETE', (the) => `Complétez ${the}`],
  ['EXPIRED', (the) => `Remplacez ${the}`],
  ['PENDING_PAYMENT', (the) => `Payez ${the}`],
];

/** Repair, then order, then add what opens the order, then the rest; a question comes last. */
export function nextAction(
  portfolio_type: PortfolioType,
  situation: Situation,
  slots: readonly Slot[],
  skipped: readonly SituationField[] = [],
): NextAction | null {
  const counted = countedSlots(portfolio_type, situation, slots);
  const watched = watchedSlots(portfolio_type, situation, slots);
  for (const [status, say] of STEPS) {
    const slot = watched.find((candidate) => candidate.status === status);
    if (slot) return stepOn(slot.document_type, say);
  }
  const toAdd = counted
    .filter(({ status }) => status === 'A_AJOUTER')
    .filter(isNeeded(portfolio_type, situation))
    .map(({ document_type }) => document_type);
  if (toAdd.includes('PRE_ETAT_DATE') && orderRefusal(slots) === null) {
    return stepOn('PRE_ETAT_DATE', (the) => `Commandez ${the}`);
  }
  const first =
    ORDER_NEEDS.find((type) => toAdd.includes(type)) ??
    toAdd.find((type) => type !== 'PRE_ETAT_DATE');
  if (first) return stepOn(first, (the) => `Ajoutez ${the}`);
  const question = nextQuestion(portfolio_type, situation, skipped);
  return question && { document_type: null, question, label: asked(QUESTIONS[question].question) };
}

const asked = (question: string): string => `Précisez : ${startLower(question)}`;

const stepOn = (document_type: DocumentType, say: (the: string) => string): NextAction => ({
  document_type,
  question: null,
  label: say(DOCUMENT_FACTS[document_type].with_article),
});
