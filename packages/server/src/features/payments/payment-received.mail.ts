import { frenchDay } from '@quitus/domain/documents/calendar';
import { CATALOGUE, formatPrice, TVA_PERCENT } from '@quitus/domain/payments/catalogue';
import { lastWithdrawalDay } from '@quitus/domain/payments/withdrawal';

import { sitePaths } from '../../site-paths.ts';
import { type MailContent, writeLetter } from '../mail/door.ts';

type Paid = {
  product_id: keyof typeof CATALOGUE;
  quantity: number;
  paid_at: Date | null;
  begin_now_at: Date | null;
};
type Billed = { number: string; net_cents: number; tax_cents: number; total_cents: number };

/** The confirmation of the contract too: what was bought, for how much, and how to change one's mind. */
export function paymentReceivedMail(
  { product_id, quantity, paid_at, begin_now_at }: Paid,
  { number, net_cents, tax_cents, total_cents }: Billed,
  publicUrl: string,
): MailContent {
  const { label, billing } = CATALOGUE[product_id];
  const what = quantity > 1 ? `${label} × ${quantity}` : label;
  const [total, net, tax] = [total_cents, net_cents, tax_cents].map(formatPrice);
  return writeLetter(
    {
      subject: `Paiement reçu, facture ${number}`,
      title: 'Votre paiement est reçu',
      paragraphs: [
        `${what} : ${total} TTC (${net} HT, TVA ${TVA_PERCENT} % ${tax}).`,
        billing === 'monthly'
          ? 'L’abonnement se renouvelle chaque mois. Il se résilie en trois clics depuis votre page de facturation.'
          : 'Votre commande est prise en charge.',
        `Votre facture ${number} est à télécharger depuis votre page de facturation.`,
      ],
      button: { label: 'Voir mes factures', url: `${publicUrl}${sitePaths.billing}` },
      // Not for a further month of a subscription, which is no new contract.
      notes:
        begin_now_at && paid_at
          ? [
              'Vous avez demandé que la prestation commence tout de suite, et reconnu que le droit de rétractation prend fin une fois la prestation achevée.',
              `Vous pouvez vous rétracter jusqu’au ${frenchDay(lastWithdrawalDay(paid_at))} inclus : suivez « Renoncer au contrat ici », sur la même page.`,
            ]
          : [],
    },
    publicUrl,
  );
}
