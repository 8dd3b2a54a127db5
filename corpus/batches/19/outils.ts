// What the papers of this batch share: the share of an owner, the words of a paper that is none of ours.
import type { DocumentType } from '@quitus/domain/documents/document-type';

/** To the cent, as the software of every office does. */
export const share = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);

export const CATCH_ALL: readonly DocumentType[] = [
  'OTHER',
  'OTHER_PROPERTY_DOCS',
  'DOCS_AUTRE_ACQUEREURS',
];
