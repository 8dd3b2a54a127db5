import { documentsApi } from '@quitus/api/documents.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { useQueries } from '@tanstack/react-query';

import { call } from '../../api.ts';
import { keys } from '../../query-client.ts';

/** The dossier and its files, read together: neither says anything alone here. */
export const useDownloadable = (uid: string) =>
  useQueries({
    queries: [
      {
        queryKey: keys.portfolio(uid),
        queryFn: () => call(portfoliosApi.find, { params: { uid } }),
      },
      {
        queryKey: keys.files(uid),
        queryFn: () => call(documentsApi.files, { params: { uid } }),
      },
    ],
    combine: ([dossier, files]) => ({
      data:
        dossier.data && files.data ? { dossier: dossier.data, files: files.data.files } : undefined,
      error: dossier.error ?? files.error,
      fetchStatus: dossier.fetchStatus === 'idle' ? files.fetchStatus : dossier.fetchStatus,
      refetch: () => {
        void dossier.refetch();
        void files.refetch();
      },
    }),
  });
