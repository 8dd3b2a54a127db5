// The robot of a dossier: read, followed while the page is open, started, answered, stopped.
import { textOf } from '@quitus/api/client';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { robotsApi } from '@quitus/api/robots.api';
import { hasEnded, type RobotScope } from '@quitus/domain/robots/run-state';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { call } from '../../api.ts';
import { useLive } from '../../live/live.ts';
import { keys } from '../../query-client.ts';
import { showSnackbar } from '../../ui/snackbars.ts';
import type { Place } from './search-options.ts';

/** The live line says when something moved; without it the page still follows. */
const FOLLOW_MS = 5000;

export const useRobotDossier = (uid: string) =>
  useQuery({
    queryKey: keys.portfolio(uid),
    queryFn: () => call(portfoliosApi.find, { params: { uid } }),
  });

export const useRobot = (uid: string, scope: RobotScope, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: keys.robot(uid, scope),
    queryFn: () => call(robotsApi.robot, { params: { uid, scope } }),
    refetchInterval: ({ state: { data } }) =>
      data?.run && !hasEnded(data.run.state) ? FOLLOW_MS : false,
  });

export function useRobotLive({ uid, event_number }: { uid: string; event_number: number }): void {
  const client = useQueryClient();
  useLive(
    [{ uid, after: event_number }],
    () => void client.invalidateQueries({ queryKey: keys.portfolio(uid) }),
    { robot: () => void client.invalidateQueries({ queryKey: keys.robots(uid) }) },
  );
}

export const useConnectorForm = (uid: string, scope: RobotScope, place: Place) =>
  useQuery({
    queryKey: keys.connectorForm(uid, place),
    queryFn: () =>
      call(robotsApi.connectorForm, {
        params: { uid, scope },
        query: {
          connector_id: place.connector_id,
          ...(place.syndic_id !== null && { syndic_id: place.syndic_id }),
          ...(place.login_url !== null && { login_url: place.login_url }),
        },
      }),
  });

export type Order = Place & {
  /** Null: with the kept access. */
  credentials: Record<string, string> | null;
  keeps_password: boolean;
  keeps_session: boolean;
  mandate_version: string;
};

export function useStartRun(uid: string, scope: RobotScope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Order) => call(robotsApi.startRun, { params: { uid, scope }, body }),
    // What was typed is not to stay in the memory of the page.
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: keys.portfolio(uid) }),
  });
}

type Answer = { run_id: string; question_id: string; answer: string };

export function useAnswerRun(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ run_id, ...body }: Answer) =>
      call(robotsApi.answerRun, { params: { uid, run_id }, body }),
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: keys.robots(uid) }),
  });
}

export function useCancelRun(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (run_id: string) => call(robotsApi.cancelRun, { params: { uid, run_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.portfolio(uid) }),
    onError: (cause) =>
      showSnackbar({ type: 'error', title: 'Le robot n’a pas été arrêté', text: textOf(cause) }),
  });
}

export function useForgetAccess(uid: string, scope: RobotScope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(robotsApi.forgetAccess, { params: { uid, scope } }),
    onSuccess: () =>
      showSnackbar({
        type: 'success',
        title: 'Accès effacé',
        text: 'Le robot ne reviendra que si vous le relancez.',
      }),
    onError: (cause) =>
      showSnackbar({ type: 'error', title: 'L’accès n’a pas été effacé', text: textOf(cause) }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.robots(uid) }),
  });
}
