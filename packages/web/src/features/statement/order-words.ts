// How an ordered pré-état daté stands, in the customer's words.
import type { PedOrder, PedStepView } from '@quitus/api/preetatdate.api';
import type { PedOrderState } from '@quitus/domain/preetatdate/order';
import { PED_STEP_LABELS } from '@quitus/domain/preetatdate/timeline';
import { centsWords } from '@quitus/domain/text/number-words';

import { dueWords } from '../../words/due-words.ts';

export type Standing = { title: string; text: string };

const STANDINGS: Record<PedOrderState, (order: PedOrder, now: Date) => Standing> = {
  PENDING_PAYMENT: ({ amount_cents }) => ({
    title: 'En attente de paiement',
    text:
      amount_cents === null
        ? 'Votre commande est enregistrée. Rien n’est fait avant le paiement.'
        : `Votre commande est enregistrée. ${centsWords(amount_cents)} à payer, rien n’est fait avant.`,
  }),
  IN_CREATION: (order, now) => ({ title: 'Création en cours', text: creationWords(order, now) }),
  DELIVERED: () => ({ title: 'Livré', text: 'Le document est dans votre dossier.' }),
  ABANDONED: () => ({ title: 'Commande abandonnée', text: 'Rien n’a été facturé.' }),
  REFUNDED: () => ({
    title: 'Commande remboursée',
    text: 'L’avoir est dans votre page de facturation.',
  }),
};

const TO_ORDER = 'Commander le pré-état daté';
const TITLES: Record<PedOrderState, string> = {
  PENDING_PAYMENT: TO_ORDER,
  IN_CREATION: 'Votre pré-état daté',
  DELIVERED: 'Votre pré-état daté',
  ABANDONED: TO_ORDER,
  REFUNDED: TO_ORDER,
};

/** What was paid for is no longer to be ordered. */
export const orderTitle = (order: Pick<PedOrder, 'state'> | null): string =>
  order === null ? TO_ORDER : TITLES[order.state];

/** What the promise has become, told as it is: late is said to be late. */
export const standingOf = (order: PedOrder, now: Date): Standing =>
  STANDINGS[order.state](order, now);

function creationWords(
  { question, due_at, queue, late_credit_cents }: PedOrder,
  now: Date,
): string {
  if (question) return 'L’équipe attend votre réponse. En attendant, le délai est suspendu.';
  if (queue === null && due_at === null) return 'Le document est en cours de préparation.';
  const place = placeWords({ queue, due_at }, now);
  if (late_credit_cents !== null)
    return `${place} Le délai est dépassé : ${centsWords(late_credit_cents)} vous sont remboursés.`;
  if (due_at === null) return place;
  return new Date(due_at) <= now
    ? `${place} Le délai promis est dépassé.`
    : `${place} Livré au plus tard ${dueWords(due_at, now)}.`;
}

/** An estimate that only repeats the promise says nothing. */
function placeWords({ queue, due_at }: Pick<PedOrder, 'queue' | 'due_at'>, now: Date): string {
  if (queue === null) return 'Le document est en cours de préparation.';
  const { ahead, estimated_at } = queue;
  const sooner = due_at === null || new Date(estimated_at) < new Date(due_at);
  const when = sooner ? `, prévue ${dueWords(estimated_at, now)}` : '';
  if (ahead === 0) return `La vôtre est la prochaine${when}.`;
  return `${ahead === 1 ? 'Une commande passe' : `${ahead} commandes passent`} avant la vôtre${when}.`;
}

/** Said aloud when the order has moved. */
export function stateNews(before: PedOrder | null, after: PedOrder | null): string {
  if (!after || before?.state === after.state) return '';
  return `${standingOf(after, new Date(after.ordered_at)).title}.`;
}

export const stepWords = ({ step, detail }: PedStepView): Standing => ({
  title: PED_STEP_LABELS[step],
  text: detail ?? '',
});

/** What is still to come, in its order. */
export function awaitedSteps(order: PedOrder): string[] {
  if (order.state === 'PENDING_PAYMENT')
    return [PED_STEP_LABELS.PAID, 'Création', PED_STEP_LABELS.DELIVERED];
  return order.state === 'IN_CREATION' ? [PED_STEP_LABELS.DELIVERED] : [];
}

/** « Payer 60,00 € »: the sum is told to those who may pay it. */
export const payWords = (cents: number | null): string =>
  cents === null ? 'Payer' : `Payer ${centsWords(cents)}`;
