// How far the reading of files is: shown on the row and in the drawer, said when it starts and ends.
import type { DocumentFile } from '@quitus/api/documents.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';

import type { LiveProgress } from '../../../live/live.ts';
import type { Sending } from '../../../uploads/sending.ts';

export type Progress = { pages_done: number; pages_total: number };

const isHere = ({ state, deleted_at, current }: DocumentFile): boolean =>
  state === 'READY' && deleted_at === null && current;

const isGoingOn = ({ reading }: DocumentFile): boolean =>
  reading?.state === 'QUEUED' || reading?.state === 'READING';

/** Of all the files of a document that are being read; null when none is. */
export function progressOf(
  files: readonly DocumentFile[],
  document_type: DocumentType,
): Progress | null {
  const going = files.filter(
    (file) => file.document_type === document_type && isHere(file) && isGoingOn(file),
  );
  if (going.length === 0) return null;
  const sum = (part: keyof Progress): number =>
    going.reduce((total, { reading }) => total + (reading?.[part] ?? 0), 0);
  return { pages_done: sum('pages_done'), pages_total: sum('pages_total') };
}

/** « Lecture en cours : 7 papiers lus sur 25 », those on their way included; null while none is read or sent. */
export function readingWords(
  files: readonly DocumentFile[],
  coming: readonly Pick<Sending, 'id'>[],
): string | null {
  const known = files.filter((file) => isHere(file) && file.reading !== null);
  const left = known.filter(isGoingOn).length;
  const away = coming.filter(({ id }) => !known.some((file) => file.id === id)).length;
  if (left + away === 0) return null;
  const read = known.length - left;
  const words = read > 1 ? 'papiers lus' : 'papier lu';
  return `Lecture en cours : ${read} ${words} sur ${known.length + away}`;
}

/** All of it was read, and it is not decided: from here on a person looks. */
export function isRead(files: readonly DocumentFile[], document_type: DocumentType): boolean {
  const own = files.filter((file) => file.document_type === document_type && isHere(file));
  return (
    own.length > 0 &&
    own.every(({ reading }) => reading?.state === 'DONE' || reading?.state === 'FAILED')
  );
}

/** « page 3 sur 12 »: the one being read, not the last one done. */
export const pageWords = ({ pages_done, pages_total }: Progress): string =>
  `page ${Math.min(pages_done + 1, pages_total)} sur ${pages_total}`;

/** The list of files with what was just heard about one of them. A word that comes late changes nothing. */
export const withProgress = (
  files: DocumentFile[],
  { file_id, pages_done, pages_total }: LiveProgress,
): DocumentFile[] =>
  files.map((file) =>
    file.id === file_id && file.reading?.state !== 'DONE' && file.reading?.state !== 'FAILED'
      ? { ...file, reading: { state: 'READING', pages_done, pages_total } }
      : file,
  );

/** Said aloud: a reading that starts, one that ends; never each page. */
export function readingNews(
  before: readonly DocumentFile[],
  after: readonly DocumentFile[],
): string {
  const former = new Map(before.map((file) => [file.id, file]));
  return after
    .filter(isHere)
    .flatMap((file) => {
      const known = former.get(file.id);
      const going = known !== undefined && isGoingOn(known);
      if (isGoingOn(file)) return going ? [] : [`Lecture de ${file.name} en cours.`];
      if (!going) return [];
      return [`${file.name} ${file.reading?.state === 'DONE' ? 'est lu' : 'n’a pas pu être lu'}.`];
    })
    .join(' ');
}
