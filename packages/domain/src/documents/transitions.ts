// How a document moves from one status to another: one table, whoever asks.
import type { DocumentType } from './document-type.ts';
import { DOCUMENT_STATUSES, type DocumentStatus } from './status.ts';

export const DOCUMENT_EVENTS = [
  'FILE_ARRIVED',
  'FILE_TAKEN_OUT',
  'ROBOT_STARTED',
  'ROBOT_ENDED_WITHOUT',
  'ROBOT_FAILED',
  'CONTROLLED',
  'VALIDITY_PASSED',
  'NEWER_EXPECTED',
  'STAFF_OVERRODE',
  'REFUSAL_ANSWERED',
  'DECISION_UNDONE',
  'LAST_FILE_REMOVED',
  'ORDERED',
  'PAID',
  'ABANDONED',
  'DELIVERED',
  'MADE_AGAIN',
  'GIVEN_BACK',
] as const;

export type DocumentEvent = (typeof DOCUMENT_EVENTS)[number];

/** Statuses that say something of one document only; the others suit them all. */
const ONLY_FOR: Partial<Record<DocumentStatus, DocumentType>> = {
  MISSING_ANNEXES_COMPTABLES: 'CV_AG',
  MISSING_LAST_CONVOCATION: 'CV_AG',
  MISSING_LAST_APPEL: 'CHARGES',
  PENDING_PAYMENT: 'PRE_ETAT_DATE',
  CREATION_IN_PROCESS: 'PRE_ETAT_DATE',
};

/** What a control concludes, and what staff may conclude instead. */
export const DECIDED_STATUSES = [
  'VERIFIED',
  'REJECTED',
  'INCOMPLETE',
  'EXPIRED',
  'MISSING_ANNEXES_COMPTABLES',
  'MISSING_LAST_CONVOCATION',
  'MISSING_LAST_APPEL',
] as const satisfies readonly DocumentStatus[];

const ORDER_STATUSES: readonly DocumentStatus[] = ['PENDING_PAYMENT', 'CREATION_IN_PROCESS'];

type Move = { from: readonly DocumentStatus[]; to: readonly DocumentStatus[] };

const MOVES: Record<DocumentEvent, Move> = {
  // From NEW_A_VERIFIER too: a slot holds several files, and the second changes nothing.
  FILE_ARRIVED: {
    from: [
      'A_AJOUTER',
      'KO_SCRAPING',
      'SCRAPING_PROCESSING',
      'NEW_A_VERIFIER',
      ...DECIDED_STATUSES,
    ],
    to: ['NEW_A_VERIFIER'],
  },
  // Others stay: what was checked is no longer what is there.
  FILE_TAKEN_OUT: { from: ['NEW_A_VERIFIER', ...DECIDED_STATUSES], to: ['NEW_A_VERIFIER'] },
  ROBOT_STARTED: { from: ['A_AJOUTER', 'KO_SCRAPING'], to: ['SCRAPING_PROCESSING'] },
  ROBOT_ENDED_WITHOUT: { from: ['SCRAPING_PROCESSING'], to: ['A_AJOUTER'] },
  ROBOT_FAILED: { from: ['SCRAPING_PROCESSING'], to: ['KO_SCRAPING'] },
  CONTROLLED: { from: ['NEW_A_VERIFIER'], to: DECIDED_STATUSES },
  VALIDITY_PASSED: { from: ['VERIFIED'], to: ['EXPIRED'] },
  NEWER_EXPECTED: { from: ['VERIFIED'], to: ['MISSING_LAST_CONVOCATION', 'MISSING_LAST_APPEL'] },
  STAFF_OVERRODE: { from: DECIDED_STATUSES, to: DECIDED_STATUSES },
  REFUSAL_ANSWERED: {
    from: DECIDED_STATUSES.filter((status) => status !== 'VERIFIED'),
    to: ['NEW_A_VERIFIER'],
  },
  DECISION_UNDONE: { from: DECIDED_STATUSES, to: ['NEW_A_VERIFIER', ...DECIDED_STATUSES] },
  LAST_FILE_REMOVED: {
    from: DOCUMENT_STATUSES.filter((status) => !ORDER_STATUSES.includes(status)),
    to: ['A_AJOUTER'],
  },
  ORDERED: { from: ['A_AJOUTER', 'EXPIRED'], to: ['PENDING_PAYMENT'] },
  PAID: { from: ['PENDING_PAYMENT'], to: ['CREATION_IN_PROCESS'] },
  ABANDONED: { from: ['PENDING_PAYMENT'], to: ['A_AJOUTER', 'EXPIRED'] },
  DELIVERED: { from: ['CREATION_IN_PROCESS'], to: ['VERIFIED'] },
  // Refused by a notary, or refreshed after newer papers: the same order, another edition.
  MADE_AGAIN: { from: ['VERIFIED', 'EXPIRED'], to: ['CREATION_IN_PROCESS'] },
  // Paid, then given up before anything was delivered.
  GIVEN_BACK: { from: ['CREATION_IN_PROCESS'], to: ['A_AJOUTER', 'EXPIRED'] },
};

export const suits = (status: DocumentStatus, document_type: DocumentType): boolean =>
  (ONLY_FOR[status] ?? document_type) === document_type;

/** Empty when the event means nothing there. */
export function allowedTargets(
  event: DocumentEvent,
  from: DocumentStatus,
  document_type: DocumentType,
): readonly DocumentStatus[] {
  const move = MOVES[event];
  if (!move.from.includes(from) || !suits(from, document_type)) return [];
  return move.to.filter(
    (to) => suits(to, document_type) && !(event === 'STAFF_OVERRODE' && to === from),
  );
}

/** What a decision of the team is: a first control, or another conclusion than the one given. */
export const decisionEvent = (status: DocumentStatus): 'CONTROLLED' | 'STAFF_OVERRODE' =>
  status === 'NEW_A_VERIFIER' ? 'CONTROLLED' : 'STAFF_OVERRODE';

export function decidableStatuses({
  status,
  document_type,
}: {
  status: DocumentStatus;
  document_type: DocumentType;
}): (typeof DECIDED_STATUSES)[number][] {
  const allowed = allowedTargets(decisionEvent(status), status, document_type);
  return DECIDED_STATUSES.filter((target) => allowed.includes(target));
}

/** The new status; null when the event may not happen, or when `to` is missing and had to choose. */
export function transition(
  event: DocumentEvent,
  from: DocumentStatus,
  document_type: DocumentType,
  to?: DocumentStatus,
): DocumentStatus | null {
  const targets = allowedTargets(event, from, document_type);
  if (to !== undefined) return targets.includes(to) ? to : null;
  const [only, ...others] = targets;
  return only !== undefined && others.length === 0 ? only : null;
}

export type Step = { event: DocumentEvent; to: DocumentStatus };

/** The fewest events that lead from one status to another; null when none do. */
export function shortestPath(
  document_type: DocumentType,
  from: DocumentStatus,
  to: DocumentStatus,
): Step[] | null {
  const paths = new Map<DocumentStatus, Step[]>([[from, []]]);
  // A map grows while it is walked: statuses are looked at in the order they were reached.
  for (const [status, steps] of paths) {
    if (status === to) return steps;
    for (const event of DOCUMENT_EVENTS)
      for (const next of allowedTargets(event, status, document_type))
        if (!paths.has(next)) paths.set(next, [...steps, { event, to: next }]);
  }
  return null;
}
