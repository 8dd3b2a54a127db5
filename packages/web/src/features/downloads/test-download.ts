// A dossier and files for the tests of this folder.
import type { DocumentFile } from '@quitus/api/documents.api';
import type { Dossier } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { EMPTY_SITUATION } from '@quitus/domain/portfolios/situation';

const AT = '2026-11-01T09:00:00.000Z';
const UID = '0d6f7a52-3f5e-4b1e-9a77-9a1f0f3c2b10';

const slot = (document_type: DocumentType, status: DocumentStatus) => ({
  document_type,
  status,
  file_count: 1,
  note: null,
  waived_at: null,
  waived_reason: null,
  updated_at: AT,
});

/** Three documents verified, one still to be. */
export const testDossier = (): Dossier => ({
  uid: UID,
  portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
  intended_type: null,
  main_address: '14 Rue du Marché 44000 Nantes',
  address_extra_line: null,
  reference: null,
  owners: [],
  lots: [],
  rnc_number: null,
  situation: { ...EMPTY_SITUATION, lot_kinds: null },
  skipped_questions: [],
  relation: 'OWNER',
  abilities: ['EDIT', 'FETCH'],
  managed_by: { id: UID, email: 'claire@example.fr', name: null },
  slots: [
    slot('TITRE_PROP', 'VERIFIED'),
    slot('RCP_EDD', 'VERIFIED'),
    slot('FICHE_SYN', 'VERIFIED'),
    slot('RIB', 'NEW_A_VERIFIER'),
  ],
  guests: [],
  invitations: [],
  logo_url: null,
  archived_at: null,
  created_at: AT,
  last_activity_at: AT,
  event_number: 1,
});

let drawn = 0;
const draw = (): string => `00000000-0000-4000-8000-${String((drawn += 1)).padStart(12, '0')}`;

/** A title deed, unless told otherwise. */
export const testFile = (given: Partial<DocumentFile> = {}): DocumentFile => ({
  id: draw(),
  document_type: 'TITRE_PROP',
  proposed_type: null,
  proposed_parts: [],
  reading: null,
  name: 'scan.pdf',
  year: null,
  period: null,
  state: 'READY',
  refusal: null,
  origin: 'UPLOADED_BY_USER',
  format: 'PDF',
  size: 2_000_000,
  pages: 2,
  sha256: null,
  replaces_id: null,
  current: true,
  parent_id: null,
  same_as: null,
  added_by: null,
  added_by_me: false,
  removed_by: null,
  removed_by_me: false,
  created_at: AT,
  deleted_at: null,
  ...given,
});
