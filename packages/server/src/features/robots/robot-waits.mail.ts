import { wholeLine } from '@quitus/domain/portfolios/property-address';
import { ANSWER_MINUTES } from '@quitus/domain/robots/run-state';

import { type MailContent, writeLetter } from '../mail/door.ts';

type Waiting = { url: string; portal: string; address: string };

export const robotWaitsMail = ({ url, portal, address }: Waiting, publicUrl: string): MailContent =>
  writeLetter(
    {
      subject: `${portal} vous demande une réponse`,
      title: 'Le robot vous attend',
      paragraphs: [
        `Pour le bien situé ${wholeLine(address)}, ${portal} pose une question à laquelle vous seul pouvez répondre : un code, une image ou le choix d’un bien.`,
        `Répondez dans les ${ANSWER_MINUTES} minutes. Passé ce délai, relancez la récupération.`,
      ],
      button: { label: 'Répondre', url },
      notes: ['Quitus ne vous demandera jamais un code par e-mail ni par téléphone.'],
    },
    publicUrl,
  );
