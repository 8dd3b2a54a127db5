import { portfoliosApi } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';

import { call } from '../../api.ts';
import { useChange } from './use-dossier.ts';

type Waived = { document_type: DocumentType; reason: string };

/** Sets a document aside, with the reason that everybody will read. */
export const useWaive = (uid: string) =>
  useChange<Waived>({
    uid,
    send: ({ document_type, reason }) =>
      call(portfoliosApi.waive, { params: { uid, document_type }, body: { reason } }),
    refused: 'Le document n’a pas été écarté',
    quiet: true,
  });

export const useUnwaive = (uid: string) =>
  useChange<DocumentType>({
    uid,
    send: (document_type) => call(portfoliosApi.unwaive, { params: { uid, document_type } }),
    refused: 'Le document n’a pas été remis',
  });
