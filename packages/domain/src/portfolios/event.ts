// What happened in a dossier, told in one line each.
import type { DocumentType } from '../documents/document-type.ts';
import {
  addsDocument,
  readsVerifiedOnly,
  type Relation,
  seesDocumentType,
  seesPeople,
} from './permissions.ts';

/** Guests, and those whom links were sent to. */
const OF_PEOPLE = [
  'GUEST_INVITED',
  'GUEST_JOINED',
  'GUEST_ROLE_CHANGED',
  'GUEST_REMOVED',
  'INVITATION_REVOKED',
  'SHARE_CREATED',
  'SHARE_PAUSED',
  'SHARE_RESUMED',
  'SHARE_REVOKED',
  'SHARE_OPENED',
  'SHARE_LOCKED',
  'DELIVERY_ACKNOWLEDGED',
] as const;

export const EVENT_KINDS = [
  'PORTFOLIO_CREATED',
  'PORTFOLIO_EDITED',
  'PORTFOLIO_ARCHIVED',
  'PORTFOLIO_RESTORED',
  'PORTFOLIO_TRANSFERRED',
  'PORTFOLIO_PAID',
  'SITUATION_ANSWERED',
  'DOCUMENT_WAIVED',
  'DOCUMENT_UNWAIVED',
  'DOCUMENT_STATUS_CHANGED',
  'FILE_ACCEPTED',
  'FILE_REFUSED',
  'FILE_REMOVED',
  'FILE_RESTORED',
  'FILE_MOVED',
  'FILE_REPLACED',
  'FILE_READ',
  'FILE_SPLIT',
  'FACT_CORRECTED',
  'REFUSAL_ANSWERED',
  'STATEMENT_ANSWERED',
  'STATEMENT_MOVED',
  'MISSION_MOVED',
  'ROBOT_MOVED',
  'LETTER_MOVED',
  ...OF_PEOPLE,
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** About people: shown to those who run the dossier. */
const ABOUT_PEOPLE: readonly EventKind[] = ['PORTFOLIO_TRANSFERRED', ...OF_PEOPLE];

/** After one of these, a visitor's page asks again what its link shows. */
export const CHANGES_SHARES: readonly EventKind[] = [
  'SHARE_PAUSED',
  'SHARE_RESUMED',
  'SHARE_REVOKED',
  'SHARE_LOCKED',
  'DELIVERY_ACKNOWLEDGED',
  'DOCUMENT_STATUS_CHANGED',
  'FILE_ACCEPTED',
  'FILE_REMOVED',
  'FILE_RESTORED',
  'FILE_MOVED',
  'FILE_REPLACED',
];

/** After one of these, somebody may no longer be allowed to follow the dossier. */
export const CHANGES_ACCESS: readonly EventKind[] = [
  'PORTFOLIO_TRANSFERRED',
  'GUEST_ROLE_CHANGED',
  'GUEST_REMOVED',
];

type Seen = {
  kind: EventKind;
  document_type: DocumentType | null;
  /** The status a document came to, where the event is about one. */
  to: string | null;
};

export function seesEvent(relation: Relation, { kind, document_type, to }: Seen): boolean {
  if (ABOUT_PEOPLE.includes(kind)) return seesPeople(relation);
  if (document_type !== null && !seesDocumentType(relation, document_type)) return false;
  if (!readsVerifiedOnly(relation)) return true;
  if (document_type === null) return kind !== 'SITUATION_ANSWERED';
  return addsDocument(relation, document_type) || to === 'VERIFIED';
}
