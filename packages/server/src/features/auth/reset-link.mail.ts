import { LINK_MINUTES } from '@quitus/domain/auth/one-time-link';

import { type MailContent, writeLetter } from '../mail/door.ts';

export const resetLinkMail = (url: string, publicUrl: string): MailContent =>
  writeLetter(
    {
      subject: 'Votre mot de passe Quitus',
      title: 'Définir votre mot de passe',
      paragraphs: [
        'Cliquez sur le bouton pour définir ou modifier votre mot de passe. Les appareils déjà connectés seront déconnectés.',
      ],
      button: { label: 'Choisir mon mot de passe', url },
      notes: [
        `Le lien sert une seule fois, pendant ${LINK_MINUTES.PASSWORD_RESET} minutes.`,
        'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe ne change pas.',
      ],
    },
    publicUrl,
  );
