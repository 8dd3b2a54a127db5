// A document on the desk, as the tests of its screens need it.
import type { DeskItem } from '@quitus/api/staff.api';

import { testFile } from '../../../test/test-file.ts';

const AT = '2026-11-15T09:12:00.000Z';

const file = testFile({
  reading: { state: 'DONE', pages_done: 2, pages_total: 2 },
  name: 'Appel T3 2026.pdf',
  year: 2026,
  period: 'T3',
  origin: 'SCRAPED',
});

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
