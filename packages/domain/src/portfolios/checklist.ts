// The documents of a dossier, why each is there, and the question to ask when nobody can tell yet.
import {
  CATEGORY_OF,
  DOCUMENT_TYPES,
  type DocumentCategory,
  type DocumentType,
} from '../documents/document-type.ts';
import { RULES } from './needs-by-type.ts';
import { piecesOf } from './needs-pieces.ts';
import type { Ruling } from './needs.ts';
import type { PortfolioType } from './portfolio-type.ts';
import type { Situation } from './situation.ts';

/** CONDITIONAL is needed because of this situation, and counts like REQUIRED. */
export const NEEDS = [
  'REQUIRED',
  'CONDITIONAL',
  'OPTIONAL',
  'NOT_APPLICABLE',
  'TO_SPECIFY',
] as const;

export type Need = (typeof NEEDS)[number];

/** One of the papers inside a document. */
export type Piece = Ruling & { code: string; label: string };

export type ChecklistItem = Ruling & {
  document_type: DocumentType;
  category: DocumentCategory;
  pieces: readonly Piece[];
};

/** Whatever the situation turns out to be: a dossier gets these slots once and keeps them. */
export const shownDocumentTypes = (portfolio_type: PortfolioType): DocumentType[] =>
  DOCUMENT_TYPES.filter((type) => RULES[portfolio_type][type] !== undefined);

export const checklist = (portfolio_type: PortfolioType, situation: Situation): ChecklistItem[] =>
  DOCUMENT_TYPES.flatMap((document_type) => {
    const ruling = RULES[portfolio_type][document_type]?.(situation);
    if (ruling === undefined) return [];
    const pieces = piecesOf(document_type, ruling, portfolio_type, situation);
    return [{ document_type, category: CATEGORY_OF[document_type], ...ruling, pieces }];
  });
