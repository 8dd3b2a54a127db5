import type { GuestRole } from '@quitus/domain/invitations/guest-role';

/** Somebody asked who has not come yet: they have no name here. */
export const ROLE_TITLES: Record<GuestRole, string> = {
  NOTAIRE: 'Notaire invité',
  ACQUEREUR: 'Acquéreur invité',
  AGENT: 'Agent invité',
  VENDEUR: 'Vendeur invité',
};

/** What a role sees, beside the name of whoever has it. */
export const ROLE_SIGHT: Record<GuestRole, string> = {
  NOTAIRE: 'tous les documents',
  ACQUEREUR: 'les documents vérifiés du bien',
  AGENT: 'tous les documents',
  VENDEUR: 'les documents du bien et les siens',
};

/** What a role may do in the dossier, in one sentence for whoever invites. */
export const ROLE_REACH: Record<GuestRole, string> = {
  NOTAIRE: 'Voit tous les documents et peut en ajouter.',
  ACQUEREUR: 'Voit les documents vérifiés du bien et ajoute les siens.',
  AGENT: 'Voit tout, répond aux questions et écarte ce qui ne s’applique pas.',
  VENDEUR: 'Voit les documents du bien et les siens, et répond aux questions.',
};
