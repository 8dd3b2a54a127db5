import { LINK_MINUTES } from '@quitus/domain/auth/one-time-link';
import { wholeLine } from '@quitus/domain/portfolios/property-address';

import { type MailContent, writeLetter } from '../mail/door.ts';

export const accountCreatedMail = (
  url: string,
  main_address: string,
  publicUrl: string,
): MailContent =>
  writeLetter(
    {
      subject: 'Votre compte Quitus est créé',
      title: 'Bienvenue',
      paragraphs: [
        `Votre compte est créé, avec un premier dossier : ${wholeLine(main_address)}.`,
        'Cliquez sur le bouton pour confirmer votre adresse email et ouvrir le dossier.',
      ],
      button: { label: 'Ouvrir mon dossier', url },
      notes: [
        `Le lien sert une seule fois, pendant ${LINK_MINUTES.LOGIN} minutes. Ensuite, demandez-en un autre depuis la page de connexion.`,
        'Vous n’avez pas créé de compte ? Ignorez ce message : sans clic, personne n’entre.',
      ],
    },
    publicUrl,
  );
