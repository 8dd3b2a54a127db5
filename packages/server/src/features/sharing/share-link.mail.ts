import { parisDay, frenchDay } from '@quitus/domain/documents/calendar';

import { type MailContent, writeLetter } from '../mail/letter.ts';

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
      subject: `Documents partagés : ${address}`,
      title: 'Des documents vous sont partagés',
      logo_url,
      paragraphs: [
        `${shared_by} vous donne accès aux documents du bien situé ${address}. Vous n’avez pas besoin de compte.`,
        ...(has_code
          ? ['Ce lien demande un code, qui vous sera donné par un autre moyen que cet email.']
          : []),
      ],
      button: { label: 'Voir les documents', url },
      notes: [
        `Le lien est personnel et vaut jusqu’au ${frenchDay(parisDay(expires_at))}.`,
        'Vous ne connaissez pas cette personne ? Ignorez ce message.',
      ],
    },
    publicUrl,
  );
