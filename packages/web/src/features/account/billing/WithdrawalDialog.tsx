import { textOf } from '@quitus/api/client';
import type { Order } from '@quitus/api/payments.api';
import { formatAmount } from '@quitus/domain/payments/catalogue';
import { wholeLine } from '@quitus/domain/portfolios/property-address';

import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { showSnackbar } from '../../../ui/snackbars.ts';
import { useWithdraw } from './use-billing.ts';

type WithdrawalDialogProps = { open: boolean; order: Order; onClose: () => void };

/** The second step that the law asks for: what is given up, what comes back, one button. */
export function WithdrawalDialog({ open, order, onClose }: WithdrawalDialogProps) {
  const withdrawing = useWithdraw();
  const refund_cents = order.withdrawal.refund_cents ?? 0;
  const partly = refund_cents < order.amount_cents;

  function confirm() {
    withdrawing.mutate(
      { id: order.id, refund_cents },
      {
        onSuccess: () => {
          onClose();
          showSnackbar({
            type: 'success',
            title: 'Rétractation enregistrée',
            text: 'L’accusé de réception, avec sa date et son heure, vous est envoyé par e-mail.',
            mailed: true,
          });
        },
      },
    );
  }

  return (
    <Dialog
      open={open}
      title="Renoncer à cette commande"
      text={`${[order.label, order.main_address && wholeLine(order.main_address)].filter(Boolean).join(', ')}. Aucun motif n’est demandé.`}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={withdrawing.isPending} onClick={onClose}>
            Garder la commande
          </Button>
          <Button pending={withdrawing.isPending} onClick={confirm}>
            Confirmer la rétractation
          </Button>
        </>
      }
    >
      <p>
        <span className="block text-encre-2">Vous serez remboursé de</span>
        <span className="font-titre text-h2">{formatAmount(refund_cents)}</span>
      </p>
      <p className="mt-2 text-second text-encre-2">
        {partly
          ? 'Le temps déjà utilisé reste dû, car vous aviez demandé à commencer tout de suite. '
          : ''}
        Le remboursement se fait sur le moyen de paiement utilisé, sous 14 jours au plus.
      </p>
      {withdrawing.isError && (
        <div className="mt-4">
          <Notice tone="error">{textOf(withdrawing.error)}</Notice>
        </div>
      )}
    </Dialog>
  );
}
