import { formatPrice } from '@quitus/domain/payments/catalogue';
import { wholeLine } from '@quitus/domain/portfolios/property-address';

import { type MailContent, writeLetter } from '../mail/door.ts';

type Late = { url: string; address: string; credit_cents: number };

export function pedLateMail({ url, address, credit_cents }: Late, publicUrl: string): MailContent {
  return writeLetter(
    {
      subject: 'Votre pré-état daté a du retard',
      title: 'Nous sommes en retard',
      paragraphs: [
        `Le pré-état daté du bien situé ${wholeLine(address)} n’est pas prêt dans les 24 heures promises. L’équipe y travaille.`,
        `Nous vous remboursons ${formatPrice(credit_cents)} sur votre moyen de paiement. L’avoir est dans votre compte, avec vos factures.`,
      ],
      button: { label: 'Suivre la commande', url },
      notes: ['Vous n’avez rien à faire : le remboursement part tout seul.'],
    },
    publicUrl,
  );
}
