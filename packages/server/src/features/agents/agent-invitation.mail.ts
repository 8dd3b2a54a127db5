import { AGENT_INVITATION_DAYS } from '@quitus/domain/auth/one-time-link';

import { type MailContent, writeLetter } from '../mail/door.ts';

export type Inviter = { name: string | null; email: string; logo_url: string | null };

export function agentInvitationMail(url: string, inviter: Inviter, publicUrl: string): MailContent {
  const { name, email, logo_url } = inviter;
  return writeLetter(
    {
      subject: `${name ?? 'Votre agence'} vous invite sur Quitus`,
      title: 'Vous êtes invité comme agent',
      paragraphs: [
        `${name ?? 'Votre agence'} (${email}) vous ouvre un compte pour suivre ses dossiers : les documents d’une vente, réunis, vérifiés et partagés.`,
        'Cliquez sur le bouton pour ouvrir votre compte.',
      ],
      button: { label: 'Ouvrir mon compte', url },
      notes: [
        `Le lien sert une seule fois, pendant ${AGENT_INVITATION_DAYS} jours. Ensuite, demandez un lien depuis la page de connexion.`,
        'Vous ne connaissez pas cette personne ? Ignorez ce message.',
      ],
      logo: logo_url === null ? null : { url: logo_url, name: name ?? email },
    },
    publicUrl,
  );
}
