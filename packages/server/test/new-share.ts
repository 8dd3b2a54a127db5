import { randomUUID } from 'node:crypto';

import { usualOptions } from '@quitus/domain/sharing/share-options';

/** What somebody says who shares the papers of the building with a notary. */
export const newShare = () => ({
  id: randomUUID(),
  audience: 'NOTAIRE' as const,
  recipient: 'Étude Martin',
  email: null,
  categories: ['DOCS_IMMEUBLE_COPROPRIETE' as const],
  document_types: [],
  days: 30 as const,
  code: null,
  ...usualOptions('NOTAIRE'),
});
