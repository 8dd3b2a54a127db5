// A link that shows part of a dossier to somebody who needs no account.
import {
  CATEGORY_OF,
  type DocumentCategory,
  type DocumentType,
} from '../documents/document-type.ts';
import type { DocumentStatus } from '../documents/status.ts';
import type { GuestRole } from '../invitations/guest-role.ts';
import { DAY_MS } from '../time/durations.ts';

export const SHARE_DAYS = [7, 15, 30, 90] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];
export const DEFAULT_SHARE_DAYS: ShareDays = 30;

export const CODE_TRIES = 5;
export const SHARE_CODE_MAX_LENGTH = 20;
/** What somebody reads out over the telephone: letters and figures, no spaces. */
export const SHARE_CODE = new RegExp(`^[\\p{L}\\p{N}]{4,${SHARE_CODE_MAX_LENGTH}}$`, 'u');

export const SHARE_STATES = ['ACTIVE', 'PAUSED', 'LOCKED', 'EXPIRED', 'REVOKED'] as const;
export type ShareState = (typeof SHARE_STATES)[number];

export const SHARE_STATE_LABELS: Record<ShareState, string> = {
  ACTIVE: 'Actif',
  PAUSED: 'En pause',
  LOCKED: 'Bloqué après cinq codes erronés',
  EXPIRED: 'Expiré',
  REVOKED: 'Révoqué',
};

type Lived = {
  expires_at: Date;
  paused_at: Date | null;
  revoked_at: Date | null;
  code_tries: number;
};

export function shareState(link: Lived, now: Date): ShareState {
  if (link.revoked_at) return 'REVOKED';
  if (link.expires_at <= now) return 'EXPIRED';
  if (link.code_tries >= CODE_TRIES) return 'LOCKED';
  return link.paused_at ? 'PAUSED' : 'ACTIVE';
}

export type ShareRefusal =
  | 'INVALID_SHARE_TOKEN'
  | 'EXPIRED_SHARE_TOKEN'
  | 'PAUSED_SHARE_LINK'
  | 'LOCKED_SHARE_LINK';

const REFUSALS: Record<ShareState, ShareRefusal | null> = {
  ACTIVE: null,
  PAUSED: 'PAUSED_SHARE_LINK',
  LOCKED: 'LOCKED_SHARE_LINK',
  EXPIRED: 'EXPIRED_SHARE_TOKEN',
  REVOKED: 'INVALID_SHARE_TOKEN',
};

/** Why a visitor may not come in, or not any longer. */
export const shareRefusal = (link: Lived | undefined, now: Date): ShareRefusal | null =>
  link ? REFUSALS[shareState(link, now)] : 'INVALID_SHARE_TOKEN';

export const shareExpiry = (days: ShareDays, now: Date): Date =>
  new Date(now.getTime() + days * DAY_MS);

export type ShareScope = {
  /** With what comes into them later. */
  categories: readonly DocumentCategory[];
  document_types: readonly DocumentType[];
};

/** Only what was verified is shared, and only while it is. */
export const shares = (
  { categories, document_types }: ShareScope,
  document_type: DocumentType,
  status: DocumentStatus,
): boolean =>
  status === 'VERIFIED' &&
  (categories.includes(CATEGORY_OF[document_type]) || document_types.includes(document_type));

const PROPERTY = ['DOCS_IMMEUBLE_COPROPRIETE', 'DOCS_APPARTEMENT'] as const;

/** What each audience usually needs: proposed, then changed at will. */
export const USUAL_CATEGORIES: Record<GuestRole, readonly DocumentCategory[]> = {
  NOTAIRE: [...PROPERTY, 'DOCS_PERSONNELS', 'DOCS_ACQUEREURS'],
  ACQUEREUR: PROPERTY,
  AGENT: [...PROPERTY, 'DOCS_PERSONNELS'],
  VENDEUR: [...PROPERTY, 'DOCS_PERSONNELS'],
};
