import { type Order, paymentsApi } from '@quitus/api/payments.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { call } from '../../api.ts';
import { reloadProfile } from '../../profile/profile.ts';
import { keys } from '../../query-client.ts';
import { askAgainIn, paymentStage } from './payment-stage.ts';

/** Asks until the payment is known, of the payment host itself and not only of its announcements. */
export function useConfirmation(order_id: string) {
  const [since] = useState(() => Date.now());
  const stageOf = (order: Order, known_at: number) => paymentStage(order, known_at - since);
  const query = useQuery({
    queryKey: keys.order(order_id),
    queryFn: () => call(paymentsApi.checkOrder, { params: { order_id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data ? askAgainIn(stageOf(data, dataUpdatedAt)) : false,
  });
  const stage = query.data ? stageOf(query.data, query.dataUpdatedAt) : null;
  usePaidNews(stage === 'PAID' ? (query.data?.portfolio_uid ?? null) : undefined);
  return { query, stage };
}

/** Paid: the account, its offer and the dossier are no longer what was read before. */
function usePaidNews(portfolio_uid: string | null | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (portfolio_uid === undefined) return;
    void reloadProfile();
    for (const key of [keys.offer, keys.orders, keys.invoices, keys.allowances, keys.portfolios])
      void client.invalidateQueries({ queryKey: key, refetchType: 'none' });
    if (portfolio_uid !== null)
      void client.invalidateQueries({ queryKey: keys.portfolio(portfolio_uid) });
  }, [client, portfolio_uid]);
}
