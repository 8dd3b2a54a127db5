import { authApi } from '@quitus/api/auth.api';
import { fail } from '@quitus/api/errors';
import { type Order, paymentsApi, type SoldProduct } from '@quitus/api/payments.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { subscriptionsApi } from '@quitus/api/subscriptions.api';
import type { ProductId } from '@quitus/domain/payments/catalogue';
import { mayChangeTheirMind } from '@quitus/domain/payments/order';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { call } from '../../api.ts';
import { productIn } from '../../orders/payments.ts';
import { paths } from '../../paths.ts';
import { keys } from '../../query-client.ts';
import { billingOf, type CheckoutDraft, proposedBilling } from './checkout-draft.ts';

/** What the address of the page says: the order that waits, or the dossier to order for. */
export type Asked = { product_id: ProductId; order: string | null; portfolio: string | null };

/** Everything the page tells before anything is paid. */
export const useCheckoutFacts = (asked: Asked) =>
  useQuery({
    queryKey: [...keys.billing, asked],
    queryFn: () => readFacts(asked),
    // A form that is being filled is not replaced under one's hands.
    staleTime: Infinity,
    gcTime: 0,
  });

async function readFacts({ product_id, order: order_id, portfolio }: Asked) {
  const [{ products, cashier }, order, identity, { account_type }] = await Promise.all([
    call(paymentsApi.catalogue),
    order_id === null ? null : call(paymentsApi.order, { params: { order_id } }),
    call(paymentsApi.billingIdentity),
    call(authApi.me),
  ]);
  const product = productIn(products, product_id) ?? fail('NOT_FOUND');
  const [main_address, effects] = await Promise.all([
    order ? order.main_address : addressOf(portfolio),
    effectsOf(product),
  ]);
  /** Whether the law gives the buyer fourteen days, of which the two boxes tell. */
  const is_consumer = mayChangeTheirMind(account_type);
  return {
    product,
    cashier,
    order,
    ...proposedBilling(order?.billing ?? identity, is_consumer, main_address),
    main_address,
    effects,
    is_consumer,
  };
}
export type CheckoutFacts = Awaited<ReturnType<typeof readFacts>>;

async function addressOf(uid: string | null): Promise<string | null> {
  if (uid === null) return null;
  return (await call(portfoliosApi.find, { params: { uid } })).main_address;
}

/** What taking this offer changes, for whoever came here without seeing the offers. */
async function effectsOf({ id, billing }: SoldProduct) {
  if (billing !== 'monthly') return [];
  const { choices } = await call(subscriptionsApi.offer);
  return choices.find(({ product_id }) => product_id === id)?.effects ?? [];
}

type Sent = { draft: CheckoutDraft; quantity: number };

/** Opens the order, or takes up the one that waits, and leaves for the payment page. */
export function useCheckout({ product_id, portfolio }: Asked, waiting: Order | null) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: async ({ draft, quantity }: Sent) => {
      const order =
        waiting ??
        (await call(paymentsApi.openOrder, {
          body: { product_id, quantity, portfolio_uid: portfolio },
        }));
      const { url } = await call(paymentsApi.checkOut, {
        params: { order_id: order.id },
        body: {
          billing: billingOf(draft),
          begin_now: draft.begin_now,
          loss_acknowledged: draft.loss_acknowledged,
        },
      });
      return { order, url };
    },
    onSuccess: ({ order, url }) => {
      void client.invalidateQueries({ queryKey: keys.orders });
      if (url === null) void navigate(paths.paid(order.id), { replace: true });
      else window.location.assign(url);
    },
  });
  // Back from the payment page by the arrow of the browser: the button works again.
  const { reset } = sending;
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  return sending;
}
