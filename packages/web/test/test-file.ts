// Files for the tests of several screens.
import type { DocumentFile } from '@quitus/api/documents.api';

let last = 0;

/** A file that is there, in « Appels de charges », but for what is given. */
export const testFile = (given: Partial<DocumentFile> = {}): DocumentFile => ({
  id: `00000000-0000-4000-8000-${String(++last).padStart(12, '0')}`,
  document_type: 'CHARGES',
  proposed_type: null,
  proposed_parts: [],
  reading: null,
  name: 'appel.pdf',
  year: null,
  period: null,
  state: 'READY',
  refusal: null,
  origin: 'UPLOADED_BY_USER',
  format: 'PDF',
  size: 120_000,
  pages: 2,
  sha256: 'a'.repeat(64),
  replaces_id: null,
  replacement: null,
  current: true,
  parent_id: null,
  same_as: null,
  added_by: 'claire@example.fr',
  added_by_me: false,
  removed_by: null,
  removed_by_me: false,
  created_at: '2026-11-10T09:00:00.000Z',
  deleted_at: null,
  ...given,
});
