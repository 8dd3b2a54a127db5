import type { PedPage } from '@quitus/api/preetatdate.api';
import { Download } from 'lucide-react';

import { paths } from '../../paths.ts';
import { saveFile } from '../../saving/save-file.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { dueWords } from '../../words/due-words.ts';
import { payWords } from './order-words.ts';
import { useAbandonPed } from './use-ped-order.ts';

type CurrentOrderProps = { uid: string; ped: PedPage; now: Date };

/** The sale already has its order: what it waits for, and the way there. */
export function CurrentOrder({ uid, ped, now }: CurrentOrderProps) {
  const { order, editions, abilities } = ped;
  const abandon = useAbandonPed(uid);
  if (!order) return null;
  const [last] = editions;
  const follow = (
    <ButtonLink variant="secondary" wide to={paths.pedMissions(uid)}>
      Suivre la commande
    </ButtonLink>
  );
  if (order.state === 'PENDING_PAYMENT')
    return (
      <div className="mt-6 flex flex-col gap-3">
        <Notice tone="info" title="Votre commande attend son paiement">
          Nous la gardons pour vous. Rien n’est fait ni facturé avant le paiement.
        </Notice>
        {order.payment_order_id !== null && abilities.includes('ORDER') && (
          <ButtonLink
            wide
            size="large"
            to={paths.clientDetails(order.product_id, { order: order.payment_order_id })}
          >
            {payWords(order.amount_cents)}
          </ButtonLink>
        )}
        {abilities.includes('ORDER') && (
          <Button variant="quiet" pending={abandon.isPending} onClick={() => abandon.mutate()}>
            Abandonner la commande
          </Button>
        )}
      </div>
    );
  if (order.state === 'IN_CREATION')
    return (
      <div className="mt-6 flex flex-col gap-3">
        <Notice tone="info" title="Votre pré-état daté est en création">
          {order.question
            ? 'L’équipe vous a posé une question. Elle attend votre réponse pour continuer.'
            : order.due_at && `Livré avant ${dueWords(order.due_at, now)}.`}
        </Notice>
        {follow}
      </div>
    );
  return (
    <div className="mt-6 flex flex-col gap-3">
      <Notice tone="success" title="Votre pré-état daté est livré">
        {last && `Numéro ${last.number}.`}
      </Notice>
      {last && last.file_id !== null && (
        <SaveEdition uid={uid} id={last.file_id} name={`${last.number}.pdf`} />
      )}
      {follow}
    </div>
  );
}

const SaveEdition = ({ uid, id, name }: { uid: string; id: string; name: string }) => (
  <Button wide onClick={() => void saveFile(uid, { id, name })}>
    <Download aria-hidden />
    Télécharger
  </Button>
);
