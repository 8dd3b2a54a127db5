// People invited into a dossier. The role decides what they see and what they may add.
import {
  CATEGORY_OF,
  type DocumentCategory,
  type DocumentType,
} from '../documents/document-type.ts';
import type { DocumentStatus } from '../documents/status.ts';

export const GUEST_ROLES = ['NOTAIRE', 'ACQUEREUR', 'AGENT', 'VENDEUR'] as const;
export type GuestRole = (typeof GUEST_ROLES)[number];

export const GUEST_ROLE_LABELS: Record<GuestRole, string> = {
  NOTAIRE: 'Notaire',
  ACQUEREUR: 'Acquéreur',
  AGENT: 'Agent',
  VENDEUR: 'Vendeur',
};

type Reach = {
  sees: readonly DocumentCategory[];
  adds: readonly DocumentCategory[];
  /** A buyer is shown what was checked, and nothing else. */
  verified_only: boolean;
};

const PROPERTY = ['DOCS_IMMEUBLE_COPROPRIETE', 'DOCS_APPARTEMENT'] as const;
const SELLER = [...PROPERTY, 'DOCS_PERSONNELS'] as const;
const EVERYTHING = [...SELLER, 'DOCS_ACQUEREURS'] as const;

const REACH: Record<GuestRole, Reach> = {
  NOTAIRE: { sees: EVERYTHING, adds: EVERYTHING, verified_only: false },
  ACQUEREUR: {
    sees: [...PROPERTY, 'DOCS_ACQUEREURS'],
    adds: ['DOCS_ACQUEREURS'],
    verified_only: true,
  },
  AGENT: { sees: EVERYTHING, adds: EVERYTHING, verified_only: false },
  VENDEUR: { sees: SELLER, adds: SELLER, verified_only: false },
};

export const guestMayAdd = (role: GuestRole, type: DocumentType): boolean =>
  REACH[role].adds.includes(CATEGORY_OF[type]);

export const guestSeesType = (role: GuestRole, type: DocumentType): boolean =>
  REACH[role].sees.includes(CATEGORY_OF[type]);

/** A buyer is told what was checked, not how it came about. */
export const seesVerifiedOnly = (role: GuestRole): boolean => REACH[role].verified_only;

/** Their own papers are always theirs to see; of the others, a buyer sees what was verified. */
export function guestSees(role: GuestRole, type: DocumentType, status: DocumentStatus): boolean {
  if (!guestSeesType(role, type)) return false;
  return !REACH[role].verified_only || status === 'VERIFIED' || guestMayAdd(role, type);
}
