// Files that lie in a slot; one that waits to be sorted is nobody's to share or to download.
import { DOCUMENT_TYPES, type DocumentType } from '@quitus/domain/documents/document-type';
import { compareFiles } from '@quitus/domain/documents/file-order';

import type { KeptFile } from './files.queries.ts';

export type SortedFile = KeptFile & { document_type: DocumentType };

/** In the order of the list of documents, the latest first. */
export const inOrder = <F extends SortedFile>(files: readonly F[]): F[] =>
  files.toSorted(
    (a, b) =>
      DOCUMENT_TYPES.indexOf(a.document_type) - DOCUMENT_TYPES.indexOf(b.document_type) ||
      compareFiles(a, b),
  );

export const sorted = (files: readonly KeptFile[]): SortedFile[] =>
  inOrder(
    files.flatMap((file) =>
      file.document_type === null ? [] : [{ ...file, document_type: file.document_type }],
    ),
  );
