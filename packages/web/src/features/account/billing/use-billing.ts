import { textOf } from '@quitus/api/client';
import { type Order, paymentsApi } from '@quitus/api/payments.api';
import {
  type OfferStanding,
  type Subscription,
  subscriptionsApi,
} from '@quitus/api/subscriptions.api';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../api.ts';
import { reloadProfile } from '../../../profile/profile.ts';
import { keys } from '../../../query-client.ts';
import { showSnackbar } from '../../../ui/snackbars.ts';

const NEWEST: { before?: string } = {};

export const useOrders = () =>
  useInfiniteQuery({
    queryKey: [...keys.orders, 'list'],
    queryFn: ({ pageParam }) => call(paymentsApi.orders, { query: pageParam }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => (next === null ? undefined : { before: next }),
    // What was paid a moment ago is there.
    staleTime: 0,
  });

/** A PDF that is being made is asked for again until it is there. */
const PREPARED_MS = 3000;

export const useInvoices = () =>
  useInfiniteQuery({
    queryKey: keys.invoices,
    queryFn: ({ pageParam }) => call(paymentsApi.invoices, { query: pageParam }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => (next === null ? undefined : { before: next }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ invoices }) => invoices.some(({ ready }) => !ready))
        ? PREPARED_MS
        : false,
  });

/** Money moved: everything about the account is read again. */
function useChanged() {
  const client = useQueryClient();
  return () => {
    void reloadProfile();
    void client.invalidateQueries({ queryKey: keys.portfolios });
    return client.invalidateQueries({ queryKey: keys.account });
  };
}

export function useAbandon() {
  const changed = useChanged();
  return useMutation({
    mutationFn: (order: Order) =>
      call(paymentsApi.abandonOrder, { params: { order_id: order.id } }),
    onError: (cause) =>
      showSnackbar({
        type: 'error',
        title: 'La commande n’a pas été abandonnée',
        text: textOf(cause),
      }),
    onSettled: changed,
  });
}

/** `refund_cents` is what was shown: anything else is not what was agreed to. */
export function useWithdraw() {
  const changed = useChanged();
  return useMutation({
    mutationFn: ({ id, refund_cents }: { id: string; refund_cents: number }) =>
      call(paymentsApi.withdraw, { params: { order_id: id }, body: { refund_cents } }),
    onSettled: changed,
  });
}

type Ending = { subscription: Subscription; resumed: boolean };

/** Ends a subscription with the time that is paid for, or goes on with it after all. */
export function useEndSubscription() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ subscription: { id }, resumed }: Ending): Promise<OfferStanding> => {
      const params = { subscription_id: id };
      return resumed
        ? call(subscriptionsApi.resumeSubscription, { params })
        : call(subscriptionsApi.cancelSubscription, { params, body: {} });
    },
    onSuccess: (standing) => client.setQueryData(keys.offer, standing),
    onError: (cause) => {
      void client.invalidateQueries({ queryKey: keys.offer });
      showSnackbar({ type: 'error', title: 'L’abonnement n’a pas changé', text: textOf(cause) });
    },
  });
}
