import { wholeLine } from '@quitus/domain/portfolios/property-address';

import { type MailContent, writeLetter } from '../mail/door.ts';

type OpenedLetter = { url: string; address: string; recipient: string };

export const shareOpenedMail = (
  { url, address, recipient }: OpenedLetter,
  publicUrl: string,
): MailContent =>
  writeLetter(
    {
      subject: `${recipient} a ouvert votre lien de partage`,
      title: 'Votre lien a été ouvert',
      paragraphs: [
        `${recipient} vient d’ouvrir pour la première fois le lien qui partage les documents du bien situé ${wholeLine(address)}.`,
        'Le dossier garde la liste des ouvertures et des téléchargements.',
      ],
      button: { label: 'Ouvrir le dossier', url },
      notes: ['Vous choisissez les messages que vous recevez dans votre profil.'],
    },
    publicUrl,
  );
