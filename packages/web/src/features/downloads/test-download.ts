// A dossier and files for the tests of this folder.
import type { DocumentFile } from '@quitus/api/documents.api';
import type { Dossier } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';

import * as anyDossier from '../../../test/test-dossier.ts';
import * as anyFile from '../../../test/test-file.ts';

const slot = (document_type: DocumentType, status: DocumentStatus) => ({
  ...anyDossier.emptySlot(document_type),
  status,
  file_count: 1,
});

/** Three documents verified, one still to be. */
export const testDossier = (): Dossier => ({
  ...anyDossier.testDossier({ abilities: ['EDIT', 'FETCH'] }),
  slots: [
    slot('TITRE_PROP', 'VERIFIED'),
    slot('RCP_EDD', 'VERIFIED'),
    slot('FICHE_SYN', 'VERIFIED'),
    slot('RIB', 'NEW_A_VERIFIER'),
  ],
});

/** A title deed, unless told otherwise. */
export const testFile = (given: Partial<DocumentFile> = {}): DocumentFile =>
  anyFile.testFile({ document_type: 'TITRE_PROP', name: 'scan.pdf', size: 2_000_000, ...given });
