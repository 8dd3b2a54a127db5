import type { GuestRole } from '@quitus/domain/invitations/guest-role';

/** What a role may do in the dossier, in one sentence for whoever invites. */
export const ROLE_REACH: Record<GuestRole, string> = {
  NOTAIRE: 'Voit tous les documents et peut en ajouter.',
  ACQUEREUR: 'Voit les documents vérifiés du bien et ajoute les siens.',
  AGENT: 'Voit tout, répond aux questions et écarte ce qui ne s’applique pas.',
  VENDEUR: 'Voit les documents du bien et les siens, et répond aux questions.',
};
