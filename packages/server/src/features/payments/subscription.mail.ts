import { ACCOUNT_TYPE_LABELS } from '@quitus/domain/accounts/account-type';
import { CATALOGUE } from '@quitus/domain/payments/catalogue';
import type { Offer } from '@quitus/domain/payments/offers';

import { sitePaths } from '../../site-paths.ts';
import { type MailContent, writeLetter } from '../mail/door.ts';

type Subscribed = { product_id: keyof typeof CATALOGUE; falls_to: Offer | null };

const button = (publicUrl: string) => ({
  label: 'Ouvrir ma facturation',
  url: `${publicUrl}${sitePaths.billing}`,
});

export const subscriptionEndedMail = (
  { product_id, falls_to }: Subscribed,
  publicUrl: string,
): MailContent =>
  writeLetter(
    {
      subject: `Abonnement terminé : ${CATALOGUE[product_id].label}`,
      title: 'Votre abonnement est terminé',
      paragraphs: [
        `L’abonnement ${CATALOGUE[product_id].label} a pris fin.`,
        ...(falls_to
          ? [
              `Votre compte est passé à l’offre ${ACCOUNT_TYPE_LABELS[falls_to]}. Vos dossiers restent, avec leurs documents ; ceux de vos agents vous reviennent.`,
            ]
          : []),
      ],
      button: button(publicUrl),
      notes: ['Vous pouvez reprendre un abonnement à tout moment.'],
    },
    publicUrl,
  );

export const subscriptionUnpaidMail = (
  { product_id }: Subscribed,
  publicUrl: string,
): MailContent =>
  writeLetter(
    {
      subject: `Paiement refusé : ${CATALOGUE[product_id].label}`,
      title: 'Le paiement du mois n’est pas passé',
      paragraphs: [
        `Votre banque a refusé le paiement mensuel de l’abonnement ${CATALOGUE[product_id].label}.`,
        'Rien ne change pour l’instant : nous réessaierons dans quelques jours. Sans paiement, l’abonnement prendra fin.',
      ],
      button: button(publicUrl),
      notes: [],
    },
    publicUrl,
  );
