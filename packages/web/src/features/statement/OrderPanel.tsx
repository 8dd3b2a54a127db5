import type { Dossier } from '@quitus/api/portfolios.api';
import type { PedPage } from '@quitus/api/preetatdate.api';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { centsWords } from '@quitus/domain/text/number-words';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';

import { useNow } from '../../browser/use-now.ts';
import { paths } from '../../paths.ts';
import { BeingRead } from '../../statement-fields/BeingRead.tsx';
import { Button } from '../../ui/Button.tsx';
import { STATUS_LOOK } from '../../ui/status-look.ts';
import { STATUS_TONE } from '../../ui/status-tone.ts';
import { STATUS_INK, StatusMark } from '../../ui/StatusMark.tsx';
import { shownDate } from '../../words/shown-date.ts';
import { Beside } from './Beside.tsx';
import { CurrentOrder } from './CurrentOrder.tsx';
import { orderTitle, payWords } from './order-words.ts';
import { deliveryOf, lockedWords, soldWords } from './ped-view.ts';
import { useOrderPed } from './use-ped-order.ts';
import { whatYouGet } from './what-you-get.ts';

type OrderPanelProps = { dossier: Dossier; ped: PedPage };

/** The gate, what it costs, when it comes, and one button. */
export function OrderPanel({ dossier, ped }: OrderPanelProps) {
  const now = useNow();
  const { gate, order } = ped;
  const live = order !== null && order.state !== 'ABANDONED' && order.state !== 'REFUNDED';
  return (
    <div>
      <h1>{orderTitle(order)}</h1>
      <p className="mt-4 text-chapeau text-encre-2">Prérempli, chaque chiffre avec sa page.</p>
      <ul className="mt-7 flex flex-col gap-5">
        {gate.needs.map(({ document_type, status }) => {
          const slot = dossier.slots.find((one) => one.document_type === document_type);
          return (
            <li key={document_type} className="flex items-center gap-4.5">
              <StatusMark status={status} className="size-6.5" />
              <span>
                <Link
                  to={paths.document(dossier.uid, document_type)}
                  className="block font-semibold hover:text-email hover:underline"
                >
                  {DOCUMENT_FACTS[document_type].label}
                </Link>
                <span className={`block text-second ${STATUS_INK[STATUS_TONE[status]]}`}>
                  {STATUS_LOOK[status].label}
                  {status === 'VERIFIED' && slot && ` ${sinceVerified(slot.updated_at, now)}`}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <Beside uid={dossier.uid} beside={ped.beside} />
      <hr className="mt-7 border-trait" />
      {order?.state !== 'DELIVERED' && ped.being_read.length > 0 && (
        <div className="mt-6">
          <BeingRead papers={ped.being_read} />
        </div>
      )}
      {live ? (
        <CurrentOrder uid={dossier.uid} ped={ped} now={now} />
      ) : (
        <Buy uid={dossier.uid} ped={ped} now={now} />
      )}
    </div>
  );
}

/** « le 12 nov. », « hier », « il y a 5 min ». */
function sinceVerified(instant: string, now: Date): string {
  const words = shownDate(instant, now);
  return /^\d/.test(words) ? `le ${words}` : words;
}

type BuyProps = { uid: string; ped: PedPage; now: Date };

function Buy({ uid, ped, now }: BuyProps) {
  const hint = useId();
  const order = useOrderPed(uid);
  const { price, statement, order_refusal } = ped;
  const { title, promise } = deliveryOf(ped, now);
  const total = price && centsWords(price.amount_cents);
  const open = price !== null && order_refusal === null;

  return (
    <>
      <p className="mt-6 font-medium">{whatYouGet(ped)}</p>
      <dl className="mt-6 flex flex-col gap-3">
        <Line term={soldWords(statement)}>{total ?? ''}</Line>
        <Line term={title}>comprise</Line>
        {total !== null && (
          <div className="flex items-end justify-between gap-4">
            <dt className="font-semibold">Total</dt>
            <dd className="font-titre text-h1-ample">{total}</dd>
          </div>
        )}
      </dl>
      <Button
        wide
        size="large"
        className="mt-4"
        aria-disabled={!open || undefined}
        aria-describedby={hint}
        pending={order.isPending}
        onClick={open ? () => order.mutate() : undefined}
      >
        {!open && <Lock aria-hidden />}
        {payWords(price?.amount_cents ?? null)}
      </Button>
      <p id={hint} className="mx-auto mt-3 flex w-fit items-start gap-2.5 text-second text-encre-2">
        {open && <Lock aria-hidden className="mt-0.5 size-4.5 flex-none" />}
        {open ? `Paiement sécurisé. ${promise}` : lockedWords(ped)}
      </p>
    </>
  );
}

const Line = ({ term, children }: { term: string; children: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-encre-2">{term}</dt>
    <dd>{children}</dd>
  </div>
);
