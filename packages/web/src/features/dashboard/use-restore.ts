import { portfoliosApi } from '@quitus/api/portfolios.api';

import { call } from '../../api.ts';
import { useChange } from './use-dossier.ts';

/** Takes the dossier out of the archives. */
export const useRestore = (uid: string) =>
  useChange<void>({
    uid,
    send: () => call(portfoliosApi.restore, { params: { uid } }),
    refused: 'Le dossier n’a pas été restauré',
  });
