import { errorText } from '@quitus/api/errors';
import type { Order } from '@quitus/api/payments.api';
import { frenchDay } from '@quitus/domain/documents/calendar';
import { ORDER_STATE_LABELS, type OrderState } from '@quitus/domain/payments/order';
import { wholeLine } from '@quitus/domain/portfolios/property-address';
import { Link } from 'react-router';

import { paths } from '../../../paths.ts';
import { CHIP, CHIP_TONES } from '../../../ui/chip-look.ts';
import { Ordinals } from '../../../ui/Ordinals.tsx';
import type { StatusTone } from '../../../ui/status-tone.ts';
import { ROW_ACTION } from '../row-action-look.ts';
import { longDay, orderWords } from './billing-words.ts';
import { useAbandon } from './use-billing.ts';

/* Green says that a document is verified, and nothing else. */
const TONES: Record<OrderState, StatusTone> = {
  OPEN: 'to-complete',
  PAID: 'received',
  REFUNDED: 'absent',
  WITHDRAWN: 'absent',
  ABANDONED: 'absent',
};

type OrderItemProps = { order: Order; onWithdraw: () => void };

export function OrderItem({ order, onWithdraw }: OrderItemProps) {
  const { label, main_address, quantity, state } = order;
  return (
    <li className="py-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold">
            {label}
            {quantity > 1 && `, ${quantity} fois`}
          </p>
          {main_address !== null && <p className="text-encre-2">{wholeLine(main_address)}</p>}
          <p className="text-second text-encre-2">
            <Ordinals>{orderWords(order)}</Ordinals>
          </p>
        </div>
        <span className={`${CHIP} pl-2.5 ${CHIP_TONES[TONES[state]]}`}>
          {ORDER_STATE_LABELS[state]}
        </span>
      </div>
      {state === 'OPEN' && <ToPay order={order} />}
      {state !== 'OPEN' && <Withdrawal order={order} onWithdraw={onWithdraw} />}
    </li>
  );
}

function ToPay({ order }: { order: Order }) {
  const abandoning = useAbandon();
  return (
    <div className="flex flex-wrap gap-x-6">
      <Link to={paths.clientDetails(order.product_id, { order: order.id })} className={ROW_ACTION}>
        Payer<span className="sr-only"> {order.label}</span>
      </Link>
      <button
        type="button"
        className={ROW_ACTION}
        disabled={abandoning.isPending}
        onClick={() => abandoning.mutate(order)}
      >
        Abandonner<span className="sr-only"> la commande {order.label}</span>
      </button>
    </div>
  );
}

/** The law wants it in sight for as long as there is a right to it. */
function Withdrawal({ order, onWithdraw }: OrderItemProps) {
  const { refund_cents, until, refusal, confirmed_at } = order.withdrawal;
  if (confirmed_at !== null)
    return (
      <p className="mt-1 text-second text-encre-2">
        Rétractation confirmée le {longDay(confirmed_at)}. L’accusé de réception vous a été envoyé
        par e-mail.
      </p>
    );
  if (refund_cents !== null)
    return (
      <p className="flex flex-wrap items-center gap-x-3">
        <button type="button" className={ROW_ACTION} onClick={onWithdraw}>
          Renoncer au contrat ici<span className="sr-only"> : {order.label}</span>
        </button>
        {until !== null && (
          <span className="text-second text-encre-3">
            jusqu’au <Ordinals>{frenchDay(until)}</Ordinals>
          </span>
        )}
      </p>
    );
  return refusal === 'WITHDRAWAL_RIGHT_LOST' ? (
    <p className="mt-1 text-second text-encre-3">{errorText(refusal)}</p>
  ) : null;
}
