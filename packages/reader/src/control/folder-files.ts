// The files of a folder, each read; a sub-folder named after a document is the slot that somebody chose.
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { DOCUMENT_TYPES, type DocumentType } from '@quitus/domain/documents/document-type';
import { FILE_REFUSAL_TEXTS } from '@quitus/domain/documents/file-rules';
import type { FileReading } from '@quitus/domain/reading/read-document';

import { RefusedFile } from '../file/refused-file.ts';
import type { ReadOptions } from '../page/read-pages.ts';
import { readFile } from '../read.ts';

export type FolderFile = {
  /** From the folder: « CHARGES/appel.pdf ». */
  file: string;
  chosen: DocumentType | null;
  reading: FileReading;
};
export type RefusedEntry = { file: string; sentence: string };

type FolderReading = { files: FolderFile[]; refused: RefusedEntry[] };

export async function readFolder(
  folder: string,
  options: ReadOptions = {},
): Promise<FolderReading> {
  const found: FolderReading = { files: [], refused: [] };
  for (const file of await filesIn(folder)) {
    const reading = await tryReading(join(folder, file), options);
    if (typeof reading === 'string') found.refused.push({ file, sentence: reading });
    else found.files.push({ file, chosen: chosenBy(file), reading });
  }
  return found;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

const chosenBy = (file: string): DocumentType | null => {
  const folders = file.split(sep).slice(0, -1);
  return DOCUMENT_TYPES.find((type) => folders.includes(type)) ?? null;
};

/** The sentence of the refusal when it may not come in. */
async function tryReading(path: string, options: ReadOptions): Promise<FileReading | string> {
  try {
    return await readFile(path, options);
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return FILE_REFUSAL_TEXTS[error.refusal];
  }
}
