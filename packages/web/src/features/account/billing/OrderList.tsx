import type { Order } from '@quitus/api/payments.api';
import { useState } from 'react';

import { Button } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { OrderItem } from './OrderItem.tsx';
import { useOrders } from './use-billing.ts';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';

export function OrderList() {
  const orders = useOrders();
  // What was chosen outlives the question: the dialog still shows it while it fades away.
  const [leaving, setLeaving] = useState<Order | null>(null);
  const [confirming, setConfirming] = useState(false);
  return (
    <Loaded
      query={orders}
      waiting={<Skeleton className="h-24 w-full" />}
      failure="Vos commandes n’ont pas pu être chargées"
    >
      {({ pages }) => (
        <>
          <Orders
            orders={pages.flatMap((page) => page.orders)}
            onWithdraw={(order) => {
              setLeaving(order);
              setConfirming(true);
            }}
          />
          {orders.hasNextPage && (
            <Button
              variant="secondary"
              className="mt-5"
              pending={orders.isFetchingNextPage}
              onClick={() => void orders.fetchNextPage()}
            >
              Voir les précédentes
            </Button>
          )}
          {leaving && (
            <WithdrawalDialog
              key={leaving.id}
              open={confirming}
              order={leaving}
              onClose={() => setConfirming(false)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

type OrdersProps = { orders: readonly Order[]; onWithdraw: (order: Order) => void };

const Orders = ({ orders, onWithdraw }: OrdersProps) =>
  orders.length === 0 ? (
    <p className="text-encre-2">
      Aucune commande pour l’instant. Vous commandez depuis un dossier, ou en choisissant une offre.
    </p>
  ) : (
    <ul className="-mt-4 divide-y divide-trait">
      {orders.map((order) => (
        <OrderItem key={order.id} order={order} onWithdraw={() => onWithdraw(order)} />
      ))}
    </ul>
  );
