import { LINK_MINUTES } from '@quitus/domain/auth/one-time-link';

import { type MailContent, writeLetter } from '../mail/door.ts';

export const loginLinkMail = (url: string, publicUrl: string): MailContent =>
  writeLetter(
    {
      subject: 'Votre lien de connexion à Quitus',
      title: 'Votre lien de connexion',
      paragraphs: [
        'Cliquez sur le bouton pour ouvrir votre compte, depuis le navigateur où vous l’avez demandé.',
      ],
      button: { label: 'Se connecter', url },
      notes: [
        `Le lien sert une seule fois, pendant ${LINK_MINUTES.LOGIN} minutes.`,
        'Vous n’avez rien demandé ? Ignorez ce message : sans clic, personne n’entre.',
      ],
    },
    publicUrl,
  );
