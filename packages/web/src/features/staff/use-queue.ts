import { staffApi } from '@quitus/api/staff.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { call } from '../../api.ts';
import { keys } from '../../query-client.ts';

const LOOK_AGAIN_MS = 30_000;

export const queueQuery = {
  queryKey: keys.queue,
  queryFn: () => call(staffApi.queue, { query: {} }),
};

/** Documents arrive in any dossier: the list looks again by itself. */
export const useQueue = () => useQuery({ ...queueQuery, refetchInterval: LOOK_AGAIN_MS });

/** What a search finds in the whole queue, of which only the most urgent are listed. */
export const useSearchedQueue = (search: string) =>
  useQuery({
    queryKey: search === '' ? keys.queue : [...keys.queue, 'search', search],
    queryFn: () => call(staffApi.queue, { query: { search } }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
