// The files of one document, each where it is looked for: in use, former, taken out, refused.
import type { DocumentFile } from '@quitus/api/documents.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { compareFiles } from '@quitus/domain/documents/file-order';
import { undoableUntil } from '@quitus/domain/documents/file-state';
import {
  comparePeriods,
  type Covered,
  periodWords,
  samePartOf,
} from '@quitus/domain/documents/period';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { DAY_MS } from '@quitus/domain/time/durations';

export type SlotFiles = {
  /** In use, the latest period first. */
  current: DocumentFile[];
  checking: DocumentFile[];
  /** Taken out, while they can still be put back. */
  removed: DocumentFile[];
  /** Of the last day: after that the history tells. */
  refused: DocumentFile[];
};

export function slotFiles(
  files: readonly DocumentFile[],
  document_type: DocumentType | null,
  now: Date,
): SlotFiles {
  const own = files.filter((file) => file.document_type === document_type);
  const here = own.filter(({ state, deleted_at }) => state === 'READY' && deleted_at === null);
  return {
    current: here.filter(({ current }) => current).toSorted(compareFiles),
    checking: own.filter(({ state }) => state === 'CHECKING'),
    removed: own.filter(
      ({ deleted_at }) => deleted_at !== null && undoableUntil(new Date(deleted_at)) > now,
    ),
    refused: own.filter(
      ({ state, created_at }) =>
        state === 'REFUSED' && now.getTime() - Date.parse(created_at) < DAY_MS,
    ),
  };
}

/** The quarter, or the half, whose call is awaited, where the others say how the syndic calls. */
export function awaitedCall(
  current: readonly DocumentFile[],
  status: DocumentStatus,
  today: string,
): Covered | null {
  if (status !== 'MISSING_LAST_APPEL') return null;
  const awaited = {
    year: Number(today.slice(0, 4)),
    period: samePartOf(current[0]?.period ?? null, today),
  };
  const isHere = current.some((file) => comparePeriods(file, awaited) === 0);
  return awaited.period === null || isHere ? null : awaited;
}

/** What it took the place of, the latest first; a version that was taken out is passed over. */
export function formerVersions(
  { replaces_id }: DocumentFile,
  files: readonly DocumentFile[],
): DocumentFile[] {
  const former = files.find(({ id }) => id === replaces_id);
  if (!former) return [];
  const before = formerVersions(former, files);
  return former.deleted_at === null && former.state === 'READY' ? [former, ...before] : before;
}

export type Chosen = {
  id: string;
  /** Asked for as a former version. */
  former: boolean;
};

/** The one that was chosen, or what has taken its place since; else the latest. */
export function shownFile(
  current: readonly DocumentFile[],
  files: readonly DocumentFile[],
  chosen: Chosen | null,
): DocumentFile | null {
  const withFormer = current.map((file) => [file, ...formerVersions(file, files)]);
  const versions = withFormer.find((some) => some.some(({ id }) => id === chosen?.id)) ?? [];
  const former = chosen?.former ? versions.find(({ id }) => id === chosen.id) : undefined;
  return former ?? versions[0] ?? current[0] ?? null;
}

/** « T3 2026 », else its name without the extension. */
export const shortName = (file: DocumentFile): string =>
  periodWords(file) ?? file.name.replace(/\.[^.]+$/, '');

export const pagesWords = (pages: number | null): string =>
  pages === null ? 'Fichier' : pages > 1 ? `${pages} pages` : 'Une page';

/** A word on each file: only a document that is verified as a whole says so of its files. */
export const fileWord = (file: DocumentFile, status: DocumentStatus): string =>
  status === 'VERIFIED'
    ? 'vérifié'
    : status === 'NEW_A_VERIFIER'
      ? 'à vérifier'
      : pagesWords(file.pages).toLowerCase();

/** Our own statement is not read again, and nobody will look at a file whose document is verified. */
export const saysReading = ({ reading }: DocumentFile, status: DocumentStatus): boolean =>
  reading !== null || status !== 'VERIFIED';
