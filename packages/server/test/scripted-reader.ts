// An application whose reader says what a test tells it to: what follows from a reading is what is tried.
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { readingApi } from '@quitus/api/reading.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { Fact, FileReading, ReadDocument } from '@quitus/domain/reading/read-document';
import { beforeEach } from 'vitest';

import { bringFile } from './kept-file.ts';
import { createDossier, createPerson } from './people.ts';
import { sendingTo } from './sending.ts';
import { createTestApp } from './test-app.ts';

export const fact = (name: string, value: Fact['value'], page = 1): Fact => ({
  name,
  value,
  raw: String(value),
  page,
  box: [10, 20, 30, 40],
  rule: 'test',
  proof: 'AGREED',
  because: null,
});

export const paper = (type: DocumentType, given: Partial<ReadDocument> = {}): ReadDocument => ({
  type,
  sub_kind: null,
  pages: [1],
  answered: true,
  margin: 30,
  evidence: [],
  facts: [],
  ...given,
});

export const reading = (documents: readonly ReadDocument[], pages = 1): FileReading => ({
  documents,
  pages: Array.from({ length: pages }, (_, index) => ({
    number: index + 1,
    width: 595,
    height: 842,
    source: 'TEXT',
    word_count: 200,
    confidence: null,
    label: null,
  })),
});

/** Accepted in a dossier of Claire Dubois. */
export const bank = (): ReadDocument =>
  paper('RIB', {
    facts: [
      fact('holder', 'Mme Claire DUBOIS'),
      fact('iban', 'FR7630006000011234567890189'),
      fact('bic', 'AGRIFRPP'),
    ],
  });

export async function scriptedReading() {
  let next: () => FileReading = () => reading([]);
  const t = await createTestApp({ deps: { reader: async () => next() } });
  const { call } = t;
  const { filesOf, slotOf } = sendingTo(t, 'http://127.0.0.1:9');
  const owner = await createPerson(t, 'PRO_UNLIMITED');
  let uid = '';
  beforeEach(async () => {
    t.wait(1);
    uid = await createDossier(t, owner);
    t.as(owner.access);
  });

  async function bring(
    document_type: DocumentType | null,
    said: () => FileReading,
    { name = 'document.pdf', pages = 1, replaces_id = null as string | null } = {},
  ): Promise<string> {
    next = said;
    const id = await bringFile(t, uid, owner, { document_type, name, pages, replaces_id });
    await t.work();
    t.as(owner.access);
    return id;
  }

  return {
    t,
    owner,
    bring,
    /** What the next reading says. */
    says: (said: () => FileReading) => void (next = said),
    send: (document_type: DocumentType | null, said: FileReading, name = 'document.pdf') =>
      bring(document_type, () => said, { name, pages: said.pages.length }),
    dossier: () => uid,
    files: () => filesOf(owner, uid),
    slot: (type: DocumentType = 'RIB') => slotOf(owner, uid, type),
    edit: (body: { owners?: string[]; lots?: string[] }) => {
      t.as(owner.access);
      return call(portfoliosApi.edit, { params: { uid }, body });
    },
    readingOf: (file_id: string) => call(readingApi.reading, { params: { uid, file_id } }),
    controlOf: (document_type: DocumentType) =>
      call(readingApi.control, { params: { uid, document_type } }),
  };
}
