import { type AccountType, isPrivatePerson } from '@quitus/domain/accounts/account-type';
import { GUEST_ROLES, type GuestRole } from '@quitus/domain/invitations/guest-role';
import type { Relation } from '@quitus/domain/portfolios/permissions';

/** What each audience usually needs, in one sentence for whoever shares. */
export const AUDIENCE_NEEDS: Record<GuestRole, string> = {
  NOTAIRE: 'Tout le dossier, pour préparer l’acte.',
  ACQUEREUR: 'Les documents du bien, avec filigrane et accusé de réception.',
  AGENT: 'Le bien et les documents du vendeur.',
  VENDEUR: 'Le bien et ses propres documents.',
};

/** A private person whose dossier it is sells: they are not their own recipient. */
export const audiencesFor = (
  relation: Relation,
  account_type: AccountType | undefined,
): readonly GuestRole[] =>
  relation === 'OWNER' && account_type !== undefined && isPrivatePerson(account_type)
    ? GUEST_ROLES.filter((role) => role !== 'VENDEUR')
    : GUEST_ROLES;
