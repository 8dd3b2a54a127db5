import { GUEST_ROLE_LABELS, type GuestRole } from '@quitus/domain/invitations/guest-role';

import { type MailContent, writeLetter } from '../mail/letter.ts';

type JoinedLetter = { url: string; address: string; guest: string; role: GuestRole };

export const guestJoinedMail = (
  { url, address, guest, role }: JoinedLetter,
  publicUrl: string,
): MailContent =>
  writeLetter(
    {
      subject: `${guest} a rejoint votre dossier`,
      title: 'Votre invitation est acceptée',
      paragraphs: [
        `${guest} a maintenant accès au dossier du bien situé ${address}, en tant que ${GUEST_ROLE_LABELS[role].toLowerCase()}.`,
      ],
      button: { label: 'Ouvrir le dossier', url },
      notes: ['Vous choisissez les messages que vous recevez dans votre profil.'],
    },
    publicUrl,
  );
