// The column of what was read, as former readers wrote it too: their facts do not say how they are known.
import type { Fact, ReadDocument } from '@quitus/domain/reading/read-document';
import { customType } from 'drizzle-orm/pg-core';

type StoredFact = Omit<Fact, 'proof' | 'because'> & Partial<Pick<Fact, 'proof' | 'because'>>;
type StoredDocument = Omit<ReadDocument, 'facts'> & { facts: readonly StoredFact[] };

const withProof = ({ facts, ...document }: StoredDocument): ReadDocument => ({
  ...document,
  facts: facts.map((fact) => ({
    ...fact,
    proof: fact.proof ?? 'READ',
    because: fact.because ?? null,
  })),
});

export const readDocuments = customType<{
  data: readonly ReadDocument[];
  driverData: readonly StoredDocument[] | string;
}>({
  dataType: () => 'jsonb',
  toDriver: (documents) => JSON.stringify(documents),
  fromDriver: (stored) => {
    const documents: readonly StoredDocument[] =
      typeof stored === 'string' ? JSON.parse(stored) : stored;
    return documents.map(withProof);
  },
});
