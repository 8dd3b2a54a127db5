import { GUEST_ROLE_LABELS, type GuestRole } from '@quitus/domain/invitations/guest-role';
import { wholeLine } from '@quitus/domain/portfolios/property-address';
import { que } from '@quitus/domain/text/elision';

import { type MailContent, writeLetter } from '../mail/door.ts';

export type Guest = { name: string | null; email: string };
type JoinedLetter = { url: string; address: string; guest: Guest; role: GuestRole };

export const guestJoinedMail = (
  { url, address, guest, role }: JoinedLetter,
  publicUrl: string,
): MailContent =>
  writeLetter(
    {
      subject: `${guest.name ?? GUEST_ROLE_LABELS[role]} : invitation acceptée`,
      title: 'Votre invitation est acceptée',
      paragraphs: [
        `${guest.name ?? 'La personne invitée'} (${guest.email}) a maintenant accès au dossier du bien situé ${wholeLine(address)}, en tant ${que(GUEST_ROLE_LABELS[role].toLowerCase())}.`,
      ],
      button: { label: 'Ouvrir le dossier', url },
      notes: ['Vous choisissez les messages que vous recevez dans votre profil.'],
    },
    publicUrl,
  );
