// What was read in a file, and what the control concluded of a document. Under the dossier's own key:
// whatever happens in it, they are asked for again.
import { readingApi } from '@quitus/api/reading.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { useQuery } from '@tanstack/react-query';

import { call } from '../api.ts';
import { keys } from '../query-client.ts';

export const useReading = (uid: string, file_id: string, wanted = true) =>
  useQuery({
    queryKey: keys.reading(uid, file_id),
    queryFn: () => call(readingApi.reading, { params: { uid, file_id } }),
    enabled: wanted,
  });

/** `every`: while something was just told that the control takes up, in case nobody tells the page. */
export const useControl = (
  uid: string,
  document_type: DocumentType,
  { wanted = true, every = null }: { wanted?: boolean; every?: number | null } = {},
) =>
  useQuery({
    queryKey: keys.control(uid, document_type),
    queryFn: () => call(readingApi.control, { params: { uid, document_type } }),
    enabled: wanted,
    refetchInterval: every ?? false,
  });
