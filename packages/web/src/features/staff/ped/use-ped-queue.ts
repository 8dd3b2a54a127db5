import { deskApi } from '@quitus/api/desk.api';
import { useQuery } from '@tanstack/react-query';

import { call } from '../../../api.ts';
import { keys } from '../../../query-client.ts';

const LOOK_AGAIN_MS = 30_000;

/** Orders are paid at any time: the lists look again by themselves. */
export const usePedQueue = () =>
  useQuery({
    queryKey: keys.pedQueue,
    queryFn: () => call(deskApi.pedQueue),
    refetchInterval: LOOK_AGAIN_MS,
  });

export const useMissionQueue = () =>
  useQuery({
    queryKey: keys.missionQueue,
    queryFn: () => call(deskApi.missionQueue),
    refetchInterval: LOOK_AGAIN_MS,
  });
