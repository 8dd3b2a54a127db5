import type { Dossier } from '@quitus/api/portfolios.api';
import { robotsApi } from '@quitus/api/robots.api';
import { robotScopes } from '@quitus/domain/robots/robot-scopes';
import { hasEnded, type RobotScope } from '@quitus/domain/robots/run-state';
import { useQuery } from '@tanstack/react-query';

import { call } from '../../../api.ts';
import { keys } from '../../../query-client.ts';
import { may } from '../dossier-view.ts';
import { robotNews } from './robot-news.ts';
import type { RobotState } from './RobotCard.tsx';

const FOLLOW_MS = 15_000;

/** The robots of a dossier and what each has to say; none for those who may not send them. */
export function useRobots(dossier: Dossier): RobotState[] {
  const allowed = may(dossier, 'FETCH') ? robotScopes(dossier) : [];
  const syndic = useNews(dossier.uid, 'SYNDIC', allowed.includes('SYNDIC'));
  const tax = useNews(dossier.uid, 'TAX', allowed.includes('TAX'));
  return [...syndic, ...tax];
}

function useNews(uid: string, scope: RobotScope, enabled: boolean): RobotState[] {
  const { data } = useQuery({
    queryKey: keys.robot(uid, scope),
    queryFn: () => call(robotsApi.robot, { params: { uid, scope } }),
    enabled,
    // The live line tells; this is for when it is cut.
    refetchInterval: ({ state }) =>
      state.data?.run && !hasEnded(state.data.run.state) ? FOLLOW_MS : false,
  });
  return enabled && data ? [{ scope, ...robotNews(scope, data.run) }] : [];
}
