import type { DocumentType } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { wholeLine } from '@quitus/domain/portfolios/property-address';

import { type MailContent, writeLetter } from '../mail/door.ts';

type RefusedLetter = { url: string; address: string; document_type: DocumentType; reason: string };

export function documentRefusedMail(
  { url, address, document_type, reason }: RefusedLetter,
  publicUrl: string,
): MailContent {
  const { label } = DOCUMENT_FACTS[document_type];
  return writeLetter(
    {
      subject: `À revoir : ${label}`,
      title: 'Un document est à revoir',
      paragraphs: [
        `Nous avons regardé « ${label} » du bien situé ${wholeLine(address)}. Il ne peut pas être validé tel quel.`,
        reason,
        'Déposez le document attendu dans le dossier : il sera regardé à nouveau.',
      ],
      button: { label: 'Ouvrir le document', url },
      notes: ['Vous choisissez les messages que vous recevez dans votre profil.'],
    },
    publicUrl,
  );
}
