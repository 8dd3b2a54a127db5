// What can be downloaded of a dossier, category by category, and what of it was chosen.
import type { DocumentFile } from '@quitus/api/documents.api';
import type { Dossier } from '@quitus/api/portfolios.api';
import {
  CATEGORY_OF,
  DOCUMENT_CATEGORIES,
  type DocumentCategory,
  type DocumentType,
} from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { categoryLabel } from '@quitus/domain/portfolios/category-label';
import { watchedSlots } from '@quitus/domain/portfolios/progress';

export type DownloadableDocument = {
  document_type: DocumentType;
  label: string;
  status: DocumentStatus;
  file_ids: string[];
  size: number;
  /** Verified, with at least one file to hand over. */
  ready: boolean;
};

export type DownloadableCategory = {
  category: DocumentCategory;
  label: string;
  documents: DownloadableDocument[];
};

/** A former version, a file on its way or taken out does not leave with the others. */
const isKept = ({ state, current, deleted_at }: DocumentFile): boolean =>
  state === 'READY' && current && deleted_at === null;

export function downloadable(
  { portfolio_type, situation, slots }: Dossier,
  files: readonly DocumentFile[],
): DownloadableCategory[] {
  const kept = files.filter(isKept);
  const documents = watchedSlots(portfolio_type, situation, slots).map(
    ({ document_type, status }): DownloadableDocument => {
      const own = kept.filter((file) => file.document_type === document_type);
      return {
        document_type,
        label: DOCUMENT_FACTS[document_type].label,
        status,
        file_ids: own.map(({ id }) => id),
        size: own.reduce((total, { size }) => total + size, 0),
        ready: status === 'VERIFIED' && own.length > 0,
      };
    },
  );
  return DOCUMENT_CATEGORIES.flatMap((category) => {
    const own = documents.filter(({ document_type }) => CATEGORY_OF[document_type] === category);
    return own.length > 0
      ? [{ category, label: categoryLabel(category, portfolio_type), documents: own }]
      : [];
  });
}

export const readyDocuments = (
  categories: readonly DownloadableCategory[],
): DownloadableDocument[] =>
  categories.flatMap(({ documents }) => documents).filter(({ ready }) => ready);

/** « 11 documents choisis ». */
export function amountWords(chosen: readonly DownloadableDocument[]): string {
  if (chosen.length === 0) return 'Aucun document choisi';
  return chosen.length > 1 ? `${chosen.length} documents choisis` : '1 document choisi';
}
