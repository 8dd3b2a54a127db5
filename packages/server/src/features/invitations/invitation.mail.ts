import { GUEST_ROLE_LABELS, type GuestRole } from '@quitus/domain/invitations/guest-role';
import { INVITATION_DAYS } from '@quitus/domain/invitations/invitation';
import { wholeLine } from '@quitus/domain/portfolios/property-address';
import { que } from '@quitus/domain/text/elision';

import { type MailContent, writeLetter } from '../mail/door.ts';

type InvitationLetter = {
  url: string;
  address: string;
  invited_by: string;
  role: GuestRole;
  message: string | null;
  logo_url: string | null;
};

export const invitationMail = (
  { url, address, invited_by, role, message, logo_url }: InvitationLetter,
  publicUrl: string,
): MailContent =>
  writeLetter(
    {
      subject: `Vous êtes invité au dossier ${wholeLine(address)}`,
      title: 'Vous êtes invité à un dossier',
      logo: logo_url === null ? null : { url: logo_url, name: invited_by },
      paragraphs: [
        `${invited_by} vous donne accès au dossier du bien situé ${wholeLine(address)}, en tant ${que(GUEST_ROLE_LABELS[role].toLowerCase())}.`,
        ...(message ? [`Son message :\n${message}`] : []),
        'Validez l’invitation : un lien de connexion vous sera envoyé à cette adresse.',
      ],
      button: { label: 'Voir l’invitation', url },
      notes: [
        `L’invitation est valable ${INVITATION_DAYS} jours.`,
        'Vous ne connaissez pas cette personne ? Ignorez ce message.',
      ],
    },
    publicUrl,
  );
