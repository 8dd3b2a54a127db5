import { frenchDay } from '@quitus/domain/documents/calendar';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import type { MissionKind } from '@quitus/domain/missions/mission';
import { wholeLine } from '@quitus/domain/portfolios/property-address';

import { type MailContent, writeLetter } from '../mail/door.ts';

type Answered = {
  url: string;
  address: string;
  kind: MissionKind;
  accepted: boolean;
  answer: string;
  expected_on: string | null;
};

export function missionAnsweredMail(
  { url, address, kind, accepted, answer, expected_on }: Answered,
  publicUrl: string,
): MailContent {
  const { label } = DOCUMENT_FACTS[kind];
  const outcome = accepted
    ? expected_on === null
      ? 'L’équipe s’en charge.'
      : `L’équipe s’en charge. La pièce est attendue le ${frenchDay(expected_on)}.`
    : 'L’équipe ne peut pas obtenir cette pièce. Vous êtes remboursé en totalité, sans rien avoir à faire.';
  return writeLetter(
    {
      subject: `Votre commande : ${label}`,
      title: accepted ? 'Votre commande est en cours' : 'Votre commande est remboursée',
      paragraphs: [
        `Pour le bien situé ${wholeLine(address)}, vous avez commandé « ${label} ».`,
        outcome,
        answer,
      ],
      button: { label: 'Suivre mes commandes', url },
      notes: [],
    },
    publicUrl,
  );
}
