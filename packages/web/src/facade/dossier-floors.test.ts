import type { DocumentType } from '@quitus/domain/documents/document-type';
import { expect, it } from 'vitest';

import { dossierFloors } from './dossier-floors.ts';

const slots = (...types: DocumentType[]) => types.map((document_type) => ({ document_type }));
const SLOTS = slots('RCP_EDD', 'TITRE_PROP', 'DIAGNOSTICS', 'RIB', 'DOC_IDENTITE_ACQUEREURS');

const names = (floor: readonly { document_type: DocumentType }[]) =>
  floor.map(({ document_type }) => document_type);

it('puts each category at its storey', () => {
  const floors = dossierFloors('APARTMENT_SALE_PORTFOLIO', SLOTS);
  expect(names(floors.first)).toEqual(['RCP_EDD']);
  expect(names(floors.second)).toEqual(['TITRE_PROP', 'DIAGNOSTICS']);
  expect(names(floors.third)).toEqual(['RIB']);
  expect(names(floors.roof)).toEqual(['DOC_IDENTITE_ACQUEREURS']);
});

it('loses no document of a house that belongs to a copropriété', () => {
  const floors = dossierFloors('HOUSE_SALE_PORTFOLIO', SLOTS);
  expect(floors.first).toEqual([]);
  expect(names(floors.second)).toEqual(['RCP_EDD', 'TITRE_PROP', 'DIAGNOSTICS']);
});
