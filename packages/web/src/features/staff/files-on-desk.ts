// The files on the desk: which of them are controlled, and what they are called there.
import type { DocumentFile } from '@quitus/api/documents.api';
import { compareFiles } from '@quitus/domain/documents/file-order';
import { periodWords } from '@quitus/domain/documents/period';

/** Former versions, those taken out and those refused are not controlled. */
export const controlledFiles = (files: readonly DocumentFile[]): DocumentFile[] =>
  files
    .filter(({ state, current, deleted_at }) => state === 'READY' && current && deleted_at === null)
    .toSorted(compareFiles);

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
