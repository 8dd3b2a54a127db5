// The two agreements asked for before paying, in the words of the conditions of sale.
import { isStatement, type ProductId } from '@quitus/domain/payments/catalogue';
import { WITHDRAWAL_DAYS } from '@quitus/domain/payments/withdrawal';

export type WithdrawalBoxes = { begin_now: string; loss_acknowledged: string };

export const PED_BOXES: WithdrawalBoxes = {
  begin_now: `Je demande que le pré-état daté soit établi dès maintenant, avant la fin du délai de rétractation de ${WITHDRAWAL_DAYS}\u00a0jours.`,
  loss_acknowledged:
    'Je reconnais que je perds mon droit de rétractation une fois le pré-état daté livré.',
};

export const SERVICE_BOXES: WithdrawalBoxes = {
  begin_now: `Je demande que le service commence tout de suite, avant la fin du délai de rétractation de ${WITHDRAWAL_DAYS}\u00a0jours.`,
  loss_acknowledged:
    'Je reconnais que je perds mon droit de rétractation une fois le service entièrement exécuté.',
};

export const withdrawalBoxes = (id: ProductId): WithdrawalBoxes =>
  isStatement(id) ? PED_BOXES : SERVICE_BOXES;
