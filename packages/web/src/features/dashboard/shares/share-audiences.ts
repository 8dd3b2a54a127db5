import type { GuestRole } from '@quitus/domain/invitations/guest-role';

/** What each audience usually needs, in one sentence for whoever shares. */
export const AUDIENCE_NEEDS: Record<GuestRole, string> = {
  NOTAIRE: 'Tout le dossier, pour préparer l’acte.',
  ACQUEREUR: 'Les documents du bien, avec filigrane et accusé de réception.',
  AGENT: 'Le bien et les documents du vendeur.',
  VENDEUR: 'Le bien et ses propres documents.',
};
