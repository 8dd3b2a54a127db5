// Orders, invoices and subscriptions, in sentences.
import type { InvoiceRow, Order } from '@quitus/api/payments.api';
import type { OfferStanding, Subscription } from '@quitus/api/subscriptions.api';
import type { AccountType } from '@quitus/domain/accounts/account-type';
import { ACCOUNT_TYPE_LABELS } from '@quitus/domain/accounts/account-type';
import { frenchDay, parisDay } from '@quitus/domain/documents/calendar';
import { formatAmount, formatPrice, PACK_AGENTS } from '@quitus/domain/payments/catalogue';
import type { OfferEffectText } from '@quitus/domain/payments/offers';

/** What the offer is, before any sum. */
export const OFFER_WORDS: Record<AccountType, string> = {
  BASIC: 'Gratuit, avec un dossier. Le pré-état daté se paie à la commande.',
  PRO_ON_DEMAND: 'Chaque dossier se paie à son ouverture, sans abonnement.',
  PRO_UNLIMITED: 'Dossiers illimités.',
  ENTERPRISE_MASTER: `Dossiers illimités, ${PACK_AGENTS} agents compris.`,
  ENTERPRISE_AGENT: 'Votre agence règle l’abonnement : rien ne vous est facturé.',
  GUEST: 'Consulter un dossier auquel on vous invite est gratuit.',
};

export const longDay = (instant: string): string => frenchDay(parisDay(new Date(instant)));

/** « 49 € TTC par mois. Prochain paiement le 15 décembre 2026. » */
export function subscriptionWords(subscription: Subscription): string {
  const { amount_cents, state, current_period_end, cancel_at_period_end, falls_to } = subscription;
  const price = `${formatPrice(amount_cents)} TTC par mois.`;
  const end = longDay(current_period_end);
  if (cancel_at_period_end)
    return falls_to === null
      ? `${price} Résilié : actif jusqu’au ${end}.`
      : `${price} Résilié : actif jusqu’au ${end}, puis l’offre ${ACCOUNT_TYPE_LABELS[falls_to]}.`;
  if (state === 'PAST_DUE')
    return `${price} Le dernier paiement n’est pas passé ; nous réessaierons d’ici quelques jours.`;
  return `${price} Prochain paiement le ${end}.`;
}

/** What ending this subscription changes: as the offers page tells it, or for agents beside the pack. */
export function cancellationEffects(
  { falls_to, current_period_end }: Subscription,
  { choices }: OfferStanding,
): OfferEffectText[] {
  const effects = choices.find(({ offer, by }) => offer === falls_to && by === 'CANCEL')?.effects;
  return (
    effects ?? [
      {
        code: 'ENDS_WITH_PERIOD',
        text: `Ces places restent utilisables jusqu’au ${longDay(current_period_end)}.`,
      },
      {
        code: 'AGENTS_LEAVE',
        text: 'Ensuite, les agents en trop perdent leur accès ; leurs dossiers vous reviennent, rien n’est perdu.',
      },
    ]
  );
}

/** « 60,00 €, payée le 15 novembre 2026 ». */
export function orderWords({
  amount_cents,
  state,
  paid_at,
  created_at,
  refunded_cents,
}: Order): string {
  const amount = formatAmount(amount_cents);
  if (state === 'OPEN') return `${amount}, commandée le ${longDay(created_at)}`;
  if (state === 'ABANDONED') return `${amount}, abandonnée, rien n’a été débité`;
  const paid = paid_at === null ? amount : `${amount}, payée le ${longDay(paid_at)}`;
  return refunded_cents > 0 ? `${paid}, ${formatAmount(refunded_cents)} remboursés` : paid;
}

/** « Facture du 15 novembre 2026 ». */
export function invoiceWords({ kind, issued_at, corrects_number }: InvoiceRow): string {
  if (kind === 'INVOICE') return `Facture du ${longDay(issued_at)}`;
  const of = corrects_number === null ? '' : `, sur la facture ${corrects_number}`;
  return `Avoir du ${longDay(issued_at)}${of}`;
}
