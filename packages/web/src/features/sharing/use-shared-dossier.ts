import { visitsApi } from '@quitus/api/sharing.api';
import { useQuery } from '@tanstack/react-query';

import { keys } from '../../query-client.ts';
import { openVisit, readVisit, visitorCall } from './visit.ts';

const LOOK_AGAIN_MS = 60_000;

/** Asked again and again: a link that was closed must not stay readable. */
export const useSharedDossier = (token: string) =>
  useQuery({
    queryKey: keys.shared(token),
    queryFn: () =>
      readVisit(token) === null ? openVisit(token) : visitorCall(token)(visitsApi.sharedDossier),
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
  });
