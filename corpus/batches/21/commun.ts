// Sums that several of these papers share: an owner's part, a paper that no slot waits for.
import type { DocumentType } from '@quitus/domain/documents/document-type';

/** An owner's part of a whole, to the cent. */
export const partOf = (whole: number, share: number, base: number): number =>
  Math.round((whole * share) / base);

export const CATCH_ALL: readonly DocumentType[] = [
  'OTHER',
  'OTHER_PROPERTY_DOCS',
  'DOCS_AUTRE_ACQUEREURS',
];

/** Whole euros, as the tax office and the register print them: « 1 234 ». */
export const whole = (euros: number): string =>
  String(euros).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
