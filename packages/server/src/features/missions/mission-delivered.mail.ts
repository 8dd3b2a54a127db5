import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import type { MissionKind } from '@quitus/domain/missions/mission';
import { wholeLine } from '@quitus/domain/portfolios/property-address';

import { type MailContent, writeLetter } from '../mail/door.ts';

type Delivered = { url: string; address: string; kind: MissionKind };

export function missionDeliveredMail(
  { url, address, kind }: Delivered,
  publicUrl: string,
): MailContent {
  const { label } = DOCUMENT_FACTS[kind];
  return writeLetter(
    {
      subject: `Dans votre dossier : ${label}`,
      title: 'La pièce commandée est arrivée',
      paragraphs: [
        `« ${label} » du bien situé ${wholeLine(address)} est dans le dossier, à sa place.`,
      ],
      button: { label: 'Ouvrir le document', url },
      notes: [],
    },
    publicUrl,
  );
}
