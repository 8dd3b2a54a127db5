// What was read in a file, for the tests of this folder.
import type { FactView, ReadDocumentView, ReadingView } from '@quitus/api/reading.api';

export const testFact = (given: Partial<FactView> = {}): FactView => ({
  name: 'fonds_travaux',
  value: 3890,
  raw: '38,90',
  page: 1,
  box: [400, 300, 440, 312],
  state: 'READ',
  proof: 'READ',
  because: null,
  read_value: null,
  by: null,
  at: null,
  former: [],
  ...given,
});

export const testDocument = (given: Partial<ReadDocumentView> = {}): ReadDocumentView => ({
  type: 'CHARGES',
  sub_kind: 'APPEL_DE_FONDS',
  pages: [1],
  answered: true,
  facts: [testFact()],
  ...given,
});

export const testReading = (file_id: string, documents: ReadDocumentView[]): ReadingView => ({
  file_id,
  state: 'DONE',
  pages_done: 2,
  pages_total: 2,
  pages: [1, 2].map((number) => ({ number, width: 595, height: 842, source: 'TEXT' })),
  documents,
  read_at: '2026-11-10T09:01:00.000Z',
});
