import type { Order } from '@quitus/api/payments.api';
import { preetatdateApi } from '@quitus/api/preetatdate.api';
import { isStatement } from '@quitus/domain/payments/catalogue';
import { useQuery } from '@tanstack/react-query';

import { call } from '../../api.ts';
import { keys } from '../../query-client.ts';
import { isPedPlaced, type PedStanding } from './what-next.ts';

const SOON_MS = 2000;
const LATER_MS = 10_000;
const OFTEN = 15;

/** Asks until the statement that was paid for is printed or with the team. */
export function usePaidStatement({ product_id, portfolio_uid }: Order): PedStanding | undefined {
  const uid = portfolio_uid ?? '';
  const { data } = useQuery({
    queryKey: keys.pedTimeline(uid),
    queryFn: () => call(preetatdateApi.pedTimeline, { params: { uid } }),
    enabled: portfolio_uid !== null && isStatement(product_id),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data && isPedPlaced(state.data.order)) return false;
      return state.dataUpdateCount < OFTEN ? SOON_MS : LATER_MS;
    },
  });
  return data?.order ?? undefined;
}
