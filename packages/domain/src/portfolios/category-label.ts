import { DOCUMENT_CATEGORIES, type DocumentCategory } from '../documents/document-type.ts';
import type { PortfolioType } from './portfolio-type.ts';

const CATEGORY_LABELS: Record<DocumentCategory, string> = {
  DOCS_IMMEUBLE_COPROPRIETE: 'Immeuble et copropriété',
  DOCS_APPARTEMENT: 'Appartement',
  DOCS_PERSONNELS: 'Documents personnels',
  DOCS_ACQUEREURS: 'Acquéreurs',
};

/** The spec names the category after an apartment; the owner of a house reads « Bien ». */
export const categoryLabel = (category: DocumentCategory, portfolio_type: PortfolioType): string =>
  category === 'DOCS_APPARTEMENT' && portfolio_type === 'HOUSE_SALE_PORTFOLIO'
    ? 'Bien'
    : CATEGORY_LABELS[category];

/** « 2 Appartement »: as on screen, after a figure that keeps the order of the screen. */
export const categoryFolder = (category: DocumentCategory, portfolio_type: PortfolioType): string =>
  `${DOCUMENT_CATEGORIES.indexOf(category) + 1} ${categoryLabel(category, portfolio_type)}`;
