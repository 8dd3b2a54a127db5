// Which slot each file goes to: the one somebody chose, else the one it was recognised for. A file of
// several documents is split by pages.
import type { ControlledFile } from '@quitus/domain/control/control';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { partsOf } from '@quitus/domain/reading/parts';
import type { FileReading, ReadDocument } from '@quitus/domain/reading/read-document';

import type { FolderFile } from './folder-files.ts';

/** What nobody chose a slot for and no slot of this dossier was certain for. */
export type Unsorted = {
  file: string;
  pages: readonly number[];
  /** The best guess, if there is any. */
  type: DocumentType | null;
  sentence: string;
};

export type SortedFiles = { slots: Map<DocumentType, ControlledFile[]>; unsorted: Unsorted[] };

export function sortFiles(
  files: readonly FolderFile[],
  shown: readonly DocumentType[],
): SortedFiles {
  const sorted: SortedFiles = { slots: new Map(), unsorted: [] };
  for (const { file, chosen, reading } of files) {
    const every = reading.pages.map(({ number }) => number);
    const parts = chosen
      ? [{ document_type: chosen, pages: every }]
      : partsOf(reading.documents, every.length);
    if (parts.length === 0)
      sorted.unsorted.push({ file, pages: [], type: null, sentence: 'Aucune page n’a été lue.' });
    for (const { document_type, pages } of parts) {
      const part = partOf(file, reading, pages);
      if (document_type && shown.includes(document_type))
        sorted.slots.set(document_type, [...(sorted.slots.get(document_type) ?? []), part]);
      else sorted.unsorted.push(unsortedPart(file, part, document_type));
    }
  }
  return sorted;
}

/** Pages keep their numbers, so that what was seen can be looked up in the file. */
function partOf(file: string, reading: FileReading, pages: readonly number[]): ControlledFile {
  const isWhole = pages.length === reading.pages.length;
  return {
    file_id: isWhole ? file : `${file}#${pages.join(',')}`,
    name: file,
    pages: reading.pages.filter(({ number }) => pages.includes(number)),
    documents: reading.documents.filter((document) =>
      document.pages.every((page) => pages.includes(page)),
    ),
  };
}

function unsortedPart(
  file: string,
  { pages, documents }: ControlledFile,
  document_type: DocumentType | null,
): Unsorted {
  const guess = documents.find((document: ReadDocument) => document.type !== null)?.type ?? null;
  return {
    file,
    pages: pages.map(({ number }) => number),
    type: document_type ?? guess,
    sentence: document_type
      ? 'Ce dossier ne demande pas ce document.'
      : 'Le document n’est pas reconnu avec certitude.',
  };
}
