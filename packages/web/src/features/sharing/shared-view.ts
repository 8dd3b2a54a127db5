// What a link shows, as its page lists it: category by category, with the words of each row.
import type { SharedDossier, SharedFile } from '@quitus/api/sharing.api';
import {
  CATEGORY_OF,
  categoryLabel,
  DOCUMENT_CATEGORIES,
  type DocumentCategory,
  type DocumentType,
} from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { comparePeriods, periodWords } from '@quitus/domain/documents/period';

import { dossierFloors } from '../../dossier-floors.ts';
import { weightWords } from '../../file-weight.ts';

export type ViewedFile = SharedFile & {
  document_type: DocumentType;
  /** Of the document it belongs to. */
  label: string;
  /** Tells it from the other files of its document; null when it is the only one. */
  part: string | null;
};

export type SharedDocument = { document_type: DocumentType; label: string; files: ViewedFile[] };

export type SharedCategory = {
  category: DocumentCategory;
  label: string;
  documents: SharedDocument[];
};

function documentOf({ document_type, files }: SharedDossier['slots'][number]): SharedDocument {
  const { label } = DOCUMENT_FACTS[document_type];
  const alone = files.length === 1;
  return {
    document_type,
    label,
    files: files.toSorted(comparePeriods).map((file) => ({
      ...file,
      document_type,
      label,
      part: alone ? null : (periodWords(file) ?? file.name),
    })),
  };
}

export const sharedCategories = ({ portfolio_type, slots }: SharedDossier): SharedCategory[] =>
  DOCUMENT_CATEGORIES.flatMap((category) => {
    const own = slots.filter(({ document_type }) => CATEGORY_OF[document_type] === category);
    if (own.length === 0) return [];
    const label = categoryLabel(category, portfolio_type);
    return [{ category, label, documents: own.map(documentOf) }];
  });

export const findFile = (
  categories: readonly SharedCategory[],
  file_id: string | null,
): ViewedFile | null =>
  categories
    .flatMap(({ documents }) => documents)
    .flatMap(({ files }) => files)
    .find(({ id }) => id === file_id) ?? null;

/** « 1 page », « 12 pages »; null where nobody can count them. */
export const pageWords = (pages: number | null): string | null =>
  pages === null || pages === 0 ? null : `${pages} ${pages > 1 ? 'pages' : 'page'}`;

/** « Vérifié · 12 pages », « Vérifié · 3 fichiers ». */
export function secondLine({ files }: SharedDocument): string {
  const [first, ...others] = files;
  const more =
    others.length > 0 ? `${files.length} fichiers` : first ? pageWords(first.pages) : null;
  return ['Vérifié', more].filter(Boolean).join(' · ');
}

export const documentCount = (count: number): string =>
  `${count} ${count > 1 ? 'documents' : 'document'}`;

/** « 11 documents, 38 Mo »; without the weight where a watermark changes it, ten times over for some. */
export function amountWords({ slots }: SharedDossier): string {
  if (slots.some(({ watermarked }) => watermarked)) return documentCount(slots.length);
  const bytes = slots.flatMap(({ files }) => files).reduce((total, { size }) => total + size, 0);
  return `${documentCount(slots.length)}, ${weightWords(bytes)}`;
}

/** One window for each document that the link shows, all of them lit. */
export const sharedFloors = ({ portfolio_type, slots }: SharedDossier) =>
  dossierFloors(
    portfolio_type,
    slots.map(({ document_type, status }) => ({
      document_type,
      id: document_type,
      name: DOCUMENT_FACTS[document_type].label,
      status,
    })),
  );
