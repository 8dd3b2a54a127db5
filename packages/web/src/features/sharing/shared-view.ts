// What a link shows, as its page lists it: category by category, with the words of each row.
import type { SharedDossier, SharedFile } from '@quitus/api/sharing.api';
import { lotWords } from '@quitus/domain/control/described';
import {
  CATEGORY_OF,
  DOCUMENT_CATEGORIES,
  type DocumentCategory,
  type DocumentType,
} from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { compareFiles } from '@quitus/domain/documents/file-order';
import { periodWords } from '@quitus/domain/documents/period';
import { categoryLabel } from '@quitus/domain/portfolios/category-label';
import { streetOf } from '@quitus/domain/portfolios/property-address';

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
    files: files.toSorted(compareFiles).map((file) => ({
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

/** In the order of the list, which is the order of reading. */
export const filesOf = (categories: readonly SharedCategory[]): ViewedFile[] =>
  categories.flatMap(({ documents }) => documents).flatMap(({ files }) => files);

/** « Appels de charges, T3 2026 ». */
export const fileTitle = ({ label, part }: Pick<ViewedFile, 'label' | 'part'>): string =>
  [label, part].filter(Boolean).join(', ');

type Property = Pick<SharedDossier, 'address_extra_line' | 'lots'>;

/** « 5e étage », « lot 23 »: what tells this property from others at the same address. */
export function whichProperty({ address_extra_line, lots }: Property): string[] {
  const extra = address_extra_line ?? '';
  const named = lots.length === 0 || /\blots?\b/i.test(extra);
  return [extra, named ? '' : lotWords(lots)].filter((part) => part !== '');
}

/** For the tab: several dossiers may be open at a notary's. */
export function tabTitle(dossier: SharedDossier): string {
  const street = streetOf(dossier.main_address);
  // A tab is narrow: of what tells the property, the lot alone.
  const which = whichProperty(dossier).at(-1);
  return `${which === undefined ? street : `${street}, ${which}`} · partagé par ${dossier.shared_by}`;
}

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
