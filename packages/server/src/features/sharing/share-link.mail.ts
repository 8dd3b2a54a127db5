import { parisDay, frenchDay } from '@quitus/domain/documents/calendar';
import { wholeLine } from '@quitus/domain/portfolios/property-address';

import { type MailContent, writeLetter } from '../mail/door.ts';

type ShareLetter = {
  url: string;
  address: string;
  shared_by: string;
  expires_at: Date;
  has_code: boolean;
  logo_url: string | null;
};

export const shareLinkMail = (
  { url, address, shared_by, expires_at, has_code, logo_url }: ShareLetter,
  publicUrl: string,
): MailContent =>
  writeLetter(
    {
      subject: `Documents partagés : ${wholeLine(address)}`,
      title: 'Des documents sont partagés avec vous',
      logo: logo_url === null ? null : { url: logo_url, name: shared_by },
      paragraphs: [
        `${shared_by} vous donne accès aux documents du bien situé ${wholeLine(address)}. Vous n’avez pas besoin de compte.`,
        ...(has_code
          ? ['Ce lien demande un code, que l’on vous donnera par un autre moyen que cet e-mail.']
          : []),
      ],
      button: { label: 'Voir les documents', url },
      notes: [
        `Le lien est personnel et valable jusqu’au ${frenchDay(parisDay(expires_at))}.`,
        'Vous ne connaissez pas cette personne ? Ignorez ce message.',
      ],
    },
    publicUrl,
  );
