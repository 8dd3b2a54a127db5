// Who may see a statement: it quotes its papers, so whoever sees all of those.
import type { DocumentType } from '../documents/document-type.ts';
import { readsVerifiedOnly, type Relation, seesDocumentType } from '../portfolios/permissions.ts';
import { FIELDS } from './fields.data.ts';

/** The papers that a statement may quote: nobody's identity, nobody's bank. */
export const SOURCE_TYPES: readonly DocumentType[] = [
  ...new Set(
    Object.values(FIELDS).flatMap(({ sources }) =>
      sources.map(({ document_type }) => document_type),
    ),
  ),
];

export const seesStatement = (relation: Relation): boolean =>
  !readsVerifiedOnly(relation) && SOURCE_TYPES.every((type) => seesDocumentType(relation, type));
