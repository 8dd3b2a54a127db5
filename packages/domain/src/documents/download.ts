// What a set of documents is downloaded as, and what its files are called in there.
import { type DocumentType } from './document-type.ts';
import { DOCUMENT_FACTS } from './document-types.data.ts';
import { extensionOf, safeFileName } from './file-rules.ts';
import { type Period, periodWords } from './period.ts';

export const DOWNLOAD_FORMATS = ['ZIP', 'PDF'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

export const DOWNLOAD_STATES = ['PREPARING', 'READY', 'FAILED'] as const;
export type DownloadState = (typeof DOWNLOAD_STATES)[number];

/** How long the address of a download opens. */
export const DOWNLOAD_LINK_SECONDS = 600;

/** A folder without the figure that puts it in its place. */
export const folderTitle = (path: string): string => path.replace(/^\d+ /, '').replace(/\/.*$/, '');

type Named = {
  document_type: DocumentType;
  name: string;
  year: number | null;
  period: Period | null;
};

/** « Appels de charges T3 2026.pdf »: what it is, what it covers, and the extension of what it holds. */
export function readableName(file: Named, extension: string = extensionOf(file.name)): string {
  const covered = periodWords(file);
  const stem = [DOCUMENT_FACTS[file.document_type].label, covered].filter(Boolean).join(' ');
  return safeFileName(extension ? `${stem}.${extension}` : stem);
}

/** Two files of one name in a folder: the second gets « (2) ». */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let candidate = name;
    for (let copy = 2; taken.has(candidate.toLowerCase()); copy += 1)
      candidate = `${stem} (${copy})${extension}`;
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}
