// A document on the desk, as the tests of its screens need it.
import type { DocumentFile } from '@quitus/api/documents.api';
import type { DeskItem } from '@quitus/api/staff.api';

const AT = '2026-11-15T09:12:00.000Z';

const file: DocumentFile = {
  id: '5b1f2a34-8c1d-4f0e-9a77-0c7f0f3c2b11',
  document_type: 'CHARGES',
  proposed_type: null,
  proposed_parts: [],
  reading: { state: 'DONE', pages_done: 2, pages_total: 2 },
  name: 'Appel T3 2026.pdf',
  year: 2026,
  period: 'T3',
  state: 'READY',
  refusal: null,
  origin: 'SCRAPED',
  format: 'PDF',
  size: 21_000,
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
};

export const deskItem: DeskItem = {
  portfolio_uid: '0d6f7a52-3f5e-4b1e-9a77-9a1f0f3c2b10',
  document_type: 'CHARGES',
  portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
  main_address: '14 Rue du Marché 44000 Nantes',
  status: 'NEW_A_VERIFIER',
  since: AT,
  ped_waiting: false,
  rnc_number: null,
  owners: ['Jeanne Martin'],
  lots: ['23'],
  files: [file],
  control: {
    status: null,
    sentence: null,
    rules: [
      { rule: 'RIGHT_TYPE', outcome: 'passed', sentence: 'C’est un appel de fonds.', seen: [] },
      { rule: 'COMPLETE', outcome: 'undecided', sentence: 'Le 4e trimestre manque.', seen: [] },
    ],
    expires_at: null,
    controlled_at: AT,
    by_team: false,
    answer: null,
    waiting: null,
  },
  held_until: AT,
};
