import { parisMoment } from '@quitus/domain/documents/calendar';
import { CATALOGUE, formatPrice } from '@quitus/domain/payments/catalogue';

import { sitePaths } from '../../site-paths.ts';
import { type MailContent, writeLetter } from '../mail/door.ts';

type Withdrawn = { id: string; product_id: keyof typeof CATALOGUE };

/** The dated acknowledgement that the law asks for (article D221-5). */
export const withdrawalMail = (
  { id, product_id }: Withdrawn,
  refund_cents: number,
  now: Date,
  publicUrl: string,
): MailContent =>
  writeLetter(
    {
      subject: 'Accusé de réception de votre rétractation',
      title: 'Votre rétractation est enregistrée',
      paragraphs: [
        `Le ${parisMoment(now)} (heure de Paris), vous avez renoncé au contrat « ${CATALOGUE[product_id].label} », commande ${id}.`,
        `${formatPrice(refund_cents)} vous sont remboursés sur le moyen de paiement utilisé, au plus tard sous quatorze jours.`,
      ],
      button: { label: 'Voir l’avoir', url: `${publicUrl}${sitePaths.billing}` },
      notes: ['Conservez ce message : il prouve la date de votre rétractation.'],
    },
    publicUrl,
  );
