import { frenchDay } from '@quitus/domain/documents/calendar';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { wholeLine } from '@quitus/domain/portfolios/property-address';

import { type MailContent, writeLetter } from '../mail/door.ts';

type ExpiryLetter = {
  url: string;
  address: string;
  document_type: DocumentType;
  /** The first day on which it is no longer good. */
  expires_at: string;
  days: number;
};

export function documentExpiresMail(
  { url, address, document_type, expires_at, days }: ExpiryLetter,
  publicUrl: string,
): MailContent {
  const { label } = DOCUMENT_FACTS[document_type];
  const when = days > 1 ? `dans ${days} jours` : 'demain';
  return writeLetter(
    {
      subject: `Bientôt à renouveler : ${label}`,
      title: 'Un document va bientôt expirer',
      paragraphs: [
        `« ${label} » du bien situé ${wholeLine(address)} ne sera plus valable ${when}, le ${frenchDay(expires_at)}.`,
        'Déposez sa nouvelle version dès que vous l’avez : le dossier restera complet.',
      ],
      button: { label: 'Ouvrir le document', url },
      notes: ['Vous choisissez les messages que vous recevez dans votre profil.'],
    },
    publicUrl,
  );
}
