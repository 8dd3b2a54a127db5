import { staffApi } from '@quitus/api/staff.api';
import { useQuery } from '@tanstack/react-query';

import { call } from '../../api.ts';
import { keys } from '../../query-client.ts';

const LOOK_AGAIN_MS = 30_000;

export const queueQuery = { queryKey: keys.queue, queryFn: () => call(staffApi.queue) };

/** Documents arrive in any dossier: the list looks again by itself. */
export const useQueue = () => useQuery({ ...queueQuery, refetchInterval: LOOK_AGAIN_MS });
