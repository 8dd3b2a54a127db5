// What the reader says of a file: the documents it holds, each with its type, its facts, and where
// on the page every one of them was seen.
import type { DocumentType } from '../documents/document-type.ts';
import type { Box } from './box.ts';
import type { Proof } from './proof.ts';

/** One reading of one thing. Amounts in cents, days as ISO dates; two readings that differ are two facts. */
export type Fact = {
  name: string;
  value: string | number | boolean | readonly string[];
  /** As printed. */
  raw: string;
  /** From 1, in the file. */
  page: number;
  /** On the sheet as it is shown. */
  box: Box;
  /** What in the reader found it, so that a wrong one can be traced. */
  rule: string;
  proof: Proof;
  /** Where it is proven, how, in French: « 230,00 = 12 500,00 × 184 ÷ 10 000 ». */
  because: string | null;
  /** Where a user wrote it: what was read of the same thing. */
  instead_of?: readonly Fact[];
};

/** Which of the papers that a type gathers. Null where the type says it all. */
export const SUB_KINDS = [
  'APPEL_DE_FONDS',
  'RELEVE_DE_COMPTE',
  'DECOMPTE',
  'ANNEXE_1',
  'ANNEXE_2',
  'ANNEXE_3',
  'ANNEXE_4',
  'ANNEXE_5',
  'POUVOIR',
  'VOTE_PAR_CORRESPONDANCE',
  'RCP',
  'EDD',
  'MODIFICATIF',
  'DDT',
  'DPE',
  'AUDIT_ENERGETIQUE',
  'AMIANTE',
  'PLOMB',
  'TERMITES',
  'GAZ',
  'ELECTRICITE',
  'ERP',
  'BRUIT',
  'ASSAINISSEMENT',
  'DTA',
  'DTG',
  'PPPT',
  'DPE_COLLECTIF',
  'CARREZ',
  'BOUTIN',
  'ACTE_DE_VENTE',
  'ATTESTATION_DE_PROPRIETE',
  'BAIL',
  'QUITTANCE',
  'ETAT_DES_LIEUX',
  'CONGE',
  'GERANCE',
  'CARTE_IDENTITE',
  'PASSEPORT',
  'TITRE_DE_SEJOUR',
] as const;
export type SubKind = (typeof SUB_KINDS)[number];

/** A phrase that spoke for the type (or, with a negative weight, against it). */
export type Evidence = { phrase: string; page: number; box: Box; weight: number };

/** Whether a paper begins as its kind does, ends so, and its articles follow each other in between. */
export type PaperBounds = { opens: boolean; closes: boolean; runs: boolean };

export type ReadDocument = {
  /** The best guess even when not answered; null where nothing speaks for any type. */
  type: DocumentType | null;
  sub_kind: SubKind | null;
  /**
   * Of the file, in order, from 1. A convocation keeps the pages of its annexes; each annexe is also
   * listed after it, so that these pages are told twice.
   */
  pages: readonly number[];
  /** False when the best guess is not far enough ahead of the second: somebody should look. */
  answered: boolean;
  /** By how much the first type leads the second, in points of evidence. */
  margin: number;
  evidence: readonly Evidence[];
  /** Left out of what was read before anybody looked. */
  bounds?: PaperBounds;
  facts: readonly Fact[];
};

/** Read from the file itself, by OCR from its picture, or not at all. */
export const PAGE_SOURCES = ['TEXT', 'OCR', 'NONE'] as const;
export type PageSource = (typeof PAGE_SOURCES)[number];

/** « Page 3 / 11 »: what a page says of its place in its own document; `of` is null for « - 3 - ». */
export type PageLabel = { number: number; of: number | null };

/** One page of a file: its size as it is shown, so that boxes can be placed on its picture. */
export type ReadPage = {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  source: PageSource;
  word_count: number;
  /** How sure OCR was on average, 0 to 1; null where the file says its words itself. */
  confidence: number | null;
  /** Null where the page does not number itself. */
  label: PageLabel | null;
};

export type FileReading = { pages: readonly ReadPage[]; documents: readonly ReadDocument[] };
