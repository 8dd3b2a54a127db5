// The links of a dossier: read and changed by who runs it.
import { type ShareLink, sharingApi } from '@quitus/api/sharing.api';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { call } from '../../../api.ts';
import { keys } from '../../../query-client.ts';
import { useChange } from '../use-dossier.ts';

export const useShares = (uid: string) =>
  useQuery({
    queryKey: keys.shares(uid),
    queryFn: () => call(sharingApi.shares, { params: { uid } }),
  });

const NEWEST: { before?: number } = {};

export const useShareLog = (uid: string, share_id: string) =>
  useInfiniteQuery({
    queryKey: keys.shareLog(uid, share_id),
    queryFn: ({ pageParam }) =>
      call(sharingApi.shareLog, { params: { uid, share_id }, query: pageParam }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => (next === null ? undefined : { before: next }),
  });

export function useShareChanges(uid: string, { id: share_id }: ShareLink) {
  const params = { uid, share_id };
  return {
    pause: useChange<void>({
      uid,
      send: () => call(sharingApi.pauseShare, { params }),
      refused: 'Le lien n’a pas été mis en pause',
    }),
    resume: useChange<void>({
      uid,
      send: () => call(sharingApi.resumeShare, { params }),
      refused: 'Le lien n’a pas été rouvert',
    }),
    revoke: useChange<void>({
      uid,
      send: () => call(sharingApi.revokeShare, { params }),
      refused: 'Le lien n’a pas été révoqué',
    }),
  };
}
