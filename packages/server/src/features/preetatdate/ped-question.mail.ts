import { wholeLine } from '@quitus/domain/portfolios/property-address';

import { type MailContent, writeLetter } from '../mail/door.ts';

type Asked = { url: string; address: string; question: string };

export function pedQuestionMail({ url, address, question }: Asked, publicUrl: string): MailContent {
  return writeLetter(
    {
      subject: 'Une question sur votre pré-état daté',
      title: 'Il nous manque une information',
      paragraphs: [
        `Pour établir le pré-état daté du bien situé ${wholeLine(address)}, l’équipe Quitus vous demande :`,
        question,
        'Le délai de livraison reprend dès votre réponse.',
      ],
      button: { label: 'Répondre', url },
      notes: ['Répondez depuis le dossier : les réponses à ce message ne sont pas lues.'],
    },
    publicUrl,
  );
}
