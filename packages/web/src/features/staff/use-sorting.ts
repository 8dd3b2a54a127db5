import { textOf } from '@quitus/api/client';
import { documentsApi } from '@quitus/api/documents.api';
import { readingApi } from '@quitus/api/reading.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../api.ts';
import { keys } from '../../query-client.ts';
import { showSnackbar } from '../../ui/snackbars.ts';
import type { partsToSend } from './split.ts';

type Sorting = {
  file_id: string;
  to: { document_type: DocumentType } | { parts: ReturnType<typeof partsToSend> };
};

/** A file that is not where it belongs: moved whole, or cut into its documents. */
export function useSorting(uid: string, onSorted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file_id, to }: Sorting) =>
      'parts' in to
        ? call(readingApi.sortFile, { params: { uid, file_id }, body: to })
        : call(documentsApi.moveFile, { params: { uid, file_id }, body: to }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.queue });
      void client.invalidateQueries({ queryKey: keys.portfolio(uid) });
      onSorted();
    },
    onError: (cause) =>
      showSnackbar({ type: 'error', title: 'Le fichier n’a pas été rangé', text: textOf(cause) }),
  });
}
