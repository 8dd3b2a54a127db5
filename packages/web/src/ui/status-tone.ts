import type { DocumentStatus } from '@quitus/domain/documents/status';

/** What a status asks of the person who reads it. */
export type StatusTone = 'absent' | 'received' | 'running' | 'verified' | 'to-complete' | 'blocked';

/* Apart from the words and icons, which a drawing does without and a first page need not load. */
export const STATUS_TONE = {
  A_AJOUTER: 'absent',
  NEW_A_VERIFIER: 'received',
  SCRAPING_PROCESSING: 'running',
  KO_SCRAPING: 'blocked',
  REJECTED: 'blocked',
  VERIFIED: 'verified',
  INCOMPLETE: 'to-complete',
  CREATION_IN_PROCESS: 'running',
  EXPIRED: 'to-complete',
  PENDING_PAYMENT: 'received',
  MISSING_ANNEXES_COMPTABLES: 'to-complete',
  MISSING_LAST_CONVOCATION: 'to-complete',
  MISSING_LAST_APPEL: 'to-complete',
} as const satisfies Record<DocumentStatus, StatusTone>;
