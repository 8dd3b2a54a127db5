import { textOf } from '@quitus/api/client';
import { missionsApi } from '@quitus/api/missions.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import type { MissionKind } from '@quitus/domain/missions/mission';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { call } from '../../api.ts';
import { useLive } from '../../live/live.ts';
import { paths } from '../../paths.ts';
import { keys } from '../../query-client.ts';
import { showSnackbar } from '../../ui/snackbars.ts';

/** The dossier and what is asked for it, read together. */
export const useMissions = (uid: string) =>
  useQueries({
    queries: [
      {
        queryKey: keys.portfolio(uid),
        queryFn: () => call(portfoliosApi.find, { params: { uid } }),
      },
      {
        queryKey: keys.missions(uid),
        queryFn: () => call(missionsApi.missions, { params: { uid } }),
      },
    ],
    combine: ([dossier, missions]) => ({
      data:
        dossier.data && missions.data ? { dossier: dossier.data, page: missions.data } : undefined,
      error: dossier.error ?? missions.error,
      fetchStatus: dossier.fetchStatus === 'idle' ? missions.fetchStatus : dossier.fetchStatus,
      refetch: () => {
        void dossier.refetch();
        void missions.refetch();
      },
    }),
  });

export function useMissionsLive({ uid, event_number }: { uid: string; event_number: number }) {
  const client = useQueryClient();
  useLive(
    [{ uid, after: event_number }],
    () => void client.invalidateQueries({ queryKey: keys.portfolio(uid) }),
  );
}

type Asked = { kind: MissionKind; note: string | null };

/** Asked twice it is the same request; then the payment. */
export function useRequestMission(uid: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: Asked) => call(missionsApi.requestMission, { params: { uid }, body }),
    onSuccess: ({ product_id, payment_order_id }) => {
      void client.invalidateQueries({ queryKey: keys.portfolio(uid) });
      void navigate(paths.clientDetails(product_id, { order: payment_order_id }));
    },
    onError: (cause) => {
      void client.invalidateQueries({ queryKey: keys.missions(uid) });
      showSnackbar({ type: 'error', title: 'La pièce n’a pas été commandée', text: textOf(cause) });
    },
  });
}

export function useCancelMission(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mission_id: string) =>
      call(missionsApi.cancelMission, { params: { uid, mission_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.portfolio(uid) }),
    onError: (cause) =>
      showSnackbar({ type: 'error', title: 'La demande n’a pas été annulée', text: textOf(cause) }),
  });
}
