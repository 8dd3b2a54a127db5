import type { PedOrder } from '@quitus/api/preetatdate.api';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import type { PedOrderState } from '@quitus/domain/preetatdate/order';

import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { STATUS_LOOK } from '../../ui/status-look.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { payWords, standingOf } from './order-words.ts';
import { useAbandonPed } from './use-ped-order.ts';

type OrderStateProps = {
  uid: string;
  order: PedOrder;
  abilities: readonly string[];
  now: Date;
};

/** As the dossier shows its place. */
const STATUSES: Partial<Record<PedOrderState, DocumentStatus>> = {
  PENDING_PAYMENT: 'PENDING_PAYMENT',
  IN_CREATION: 'CREATION_IN_PROCESS',
  DELIVERED: 'VERIFIED',
};

/** Where the order is now, and the one thing to do about it. */
export function OrderState({ uid, order, abilities, now }: OrderStateProps) {
  const abandon = useAbandonPed(uid);
  const { title, text } = standingOf(order, now);
  const status = STATUSES[order.state];
  const mayOrder = abilities.includes('ORDER');
  return (
    <section
      aria-label="Où en est la commande"
      className="rounded-carte bg-surface p-6 shadow-pose sm:p-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{title}</h2>
        {/* The same words twice say nothing more. */}
        {status && STATUS_LOOK[status].label !== title && <StatusChip status={status} />}
      </div>
      <p className="mt-2 text-encre-2">{text}</p>
      {order.refusal_reason !== null && (
        <p className="mt-2 text-encre-2">Motif du notaire : {order.refusal_reason}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {order.state === 'PENDING_PAYMENT' && mayOrder && (
          <>
            {order.payment_order_id !== null && (
              <ButtonLink
                to={paths.clientDetails(order.product_id, { order: order.payment_order_id })}
              >
                {payWords(order.amount_cents)}
              </ButtonLink>
            )}
            <Button
              variant="secondary"
              pending={abandon.isPending}
              onClick={() => abandon.mutate()}
            >
              Abandonner la commande
            </Button>
          </>
        )}
        {order.state === 'IN_CREATION' && (
          <ButtonLink variant="secondary" to={paths.orderPed(uid)}>
            Compléter les rubriques
          </ButtonLink>
        )}
        {(order.state === 'ABANDONED' || order.state === 'REFUNDED') && mayOrder && (
          <ButtonLink to={paths.orderPed(uid)}>Commander à nouveau</ButtonLink>
        )}
      </div>
    </section>
  );
}
