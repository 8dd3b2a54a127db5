// A statement made up for tests: only what is given differs from an empty one.
import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import {
  type Evidence,
  missingField,
  type Statement,
  type StatementField,
  type StatementSource,
} from '@quitus/domain/preetatdate/statement';

export const testField = (
  reference: FieldReference,
  given: Partial<StatementField> = {},
): StatementField => ({ ...missingField(reference), ...given });

export const testEvidence = (given: Partial<Evidence> = {}): Evidence => ({
  file_id: '00000000-0000-4000-8000-000000000001',
  document: 0,
  document_type: 'CHARGES',
  sub_kind: 'APPEL_DE_FONDS',
  label: 'Appel T4 2026',
  page: 3,
  box: [400, 300, 440, 312],
  raw: '287,60',
  as_of: null,
  ...given,
});

export const testSource = (given: Partial<StatementSource> = {}): StatementSource => ({
  file_id: '00000000-0000-4000-8000-000000000001',
  name: 'Appel T4 2026.pdf',
  sha256: '0'.repeat(64),
  document_type: 'CHARGES',
  sub_kind: 'APPEL_DE_FONDS',
  label: 'Appel T4 2026',
  as_of: null,
  pages: [3],
  ...given,
});

export const testStatement = (given: Partial<Statement> = {}): Statement => ({
  date: '2026-11-15',
  forms: [],
  fields: [],
  checks: [],
  sources: [],
  alerts: [],
  left_out: [],
  ...given,
});
