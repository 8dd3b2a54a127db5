// A paper that no slot of a dossier waits for.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { FactName } from '@quitus/domain/reading/facts.data';

import { type Paper, paperOf } from './paper.ts';

/** Whoever puts it there is not wrong. */
const CATCH_ALL: readonly DocumentType[] = [
  'OTHER',
  'OTHER_PROPERTY_DOCS',
  'DOCS_AUTRE_ACQUEREURS',
];

/** `absent`: what it seems to tell; `also`: other types that nobody would call wrong. */
export const stranger = (
  name: string,
  css: string,
  printed: string | readonly string[],
  absent: readonly FactName[] = [],
  also: readonly DocumentType[] = [],
): Paper =>
  paperOf(`etranger-${name}`, css, typeof printed === 'string' ? [printed] : printed, {
    type: null,
    also: [...CATCH_ALL, ...also],
    sub_kind: null,
    facts: {},
    absent,
  });
