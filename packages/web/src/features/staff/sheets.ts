// The pages on the desk: those of every file of the document, one after the other.
import type { DocumentFile } from '@quitus/api/documents.api';
import { comparePeriods, periodWords } from '@quitus/domain/documents/period';

export type Sheet = { file_id: string; page: number };

/** Former versions, those taken out and those refused are not controlled. */
export const controlledFiles = (files: readonly DocumentFile[]): DocumentFile[] =>
  files
    .filter(({ state, current, deleted_at }) => state === 'READY' && current && deleted_at === null)
    .toSorted(comparePeriods);

export const sheetsOf = (files: readonly DocumentFile[]): Sheet[] =>
  files.flatMap(({ id, pages }) =>
    Array.from({ length: pages ?? 0 }, (_, index) => ({ file_id: id, page: index + 1 })),
  );

export const isSameSheet = (one: Sheet | undefined, other: Sheet): boolean =>
  one?.file_id === other.file_id && one.page === other.page;

/** Beyond the last page of a file comes the first of the next. */
export function sheetBeside(sheets: readonly Sheet[], shown: Sheet, step: -1 | 1): Sheet {
  const index = sheets.findIndex((one) => isSameSheet(one, shown));
  return sheets[index + step] ?? shown;
}

/** « T3 2026 », else its name without the extension. */
export const shortName = (file: DocumentFile): string =>
  periodWords(file) ?? file.name.replace(/\.[^.]+$/, '');

const ORIGIN_WORDS: Record<DocumentFile['origin'], string> = {
  UPLOADED_BY_USER: 'déposé',
  UPLOADED_BY_ADMIN: 'ajouté par l’équipe',
  SCRAPED: 'robot',
};

export const originOf = ({ origin }: DocumentFile): string => ORIGIN_WORDS[origin];

export const isBeingRead = ({ reading }: DocumentFile): boolean =>
  reading?.state === 'QUEUED' || reading?.state === 'READING';
