import { documentsApi } from '@quitus/api/documents.api';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';

import { call } from '../api.ts';
import { keys } from '../query-client.ts';
import { verdictOf } from '../uploads/sending.ts';
import { settleSending, useSendings } from '../uploads/uploads.ts';

/** The dossier on screen hears of it at once; another one is asked now and then. */
const ASK_MS = 2500;

/** After the last byte, what the server makes of each file, whichever page is open. */
export function useArrivals(): void {
  const checking = useSendings().filter(({ state }) => state === 'CHECKING');
  const uids = [...new Set(checking.map(({ uid }) => uid))];
  const readings = useQueries({
    queries: uids.map((uid) => ({
      queryKey: keys.files(uid),
      queryFn: () => call(documentsApi.files, { params: { uid } }),
      refetchInterval: ASK_MS,
    })),
  });
  useEffect(() => {
    for (const sending of checking) {
      const files = readings[uids.indexOf(sending.uid)]?.data?.files ?? [];
      const verdict = verdictOf(sending, files);
      if (verdict) settleSending(sending.id, verdict);
    }
  });
}
