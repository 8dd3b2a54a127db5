// Links for the tests of this folder.
import type { ShareLink } from '@quitus/api/sharing.api';
import { usualOptions } from '@quitus/domain/sharing/share-options';

export const testShare = (given: Partial<ShareLink> = {}): ShareLink => ({
  id: 'b5b0c3a4-6f0e-4c39-8a53-2b2a0c9ad1d5',
  audience: 'NOTAIRE',
  recipient: 'Étude Morel',
  email: null,
  categories: ['DOCS_APPARTEMENT'],
  document_types: [],
  ...usualOptions('NOTAIRE'),
  has_code: false,
  state: 'ACTIVE',
  created_by: 'Claire Dubois',
  created_at: '2026-11-14T09:00:00.000Z',
  expires_at: '2026-12-14T09:00:00.000Z',
  first_opened_at: null,
  last_opened_at: null,
  openings: 0,
  downloads: 0,
  receipt: null,
  ...given,
});
