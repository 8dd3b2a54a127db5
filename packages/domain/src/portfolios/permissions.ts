// Who may do what in a dossier, by what ties them to it.
import type { AccountType } from '../accounts/account-type.ts';
import { ownsOrganization } from '../accounts/permissions.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../documents/document-type.ts';
import type { DocumentStatus } from '../documents/status.ts';
import {
  GUEST_ROLES,
  guestMayAdd,
  guestSees,
  guestSeesType,
  seesVerifiedOnly,
  type GuestRole,
} from '../invitations/guest-role.ts';
import type { PortfolioType } from './portfolio-type.ts';
import type { Situation } from './situation.ts';

/** OWNER manages the dossier, MASTER heads the organisation it belongs to, STAFF checks its documents, others were invited. */
export const RELATIONS = ['OWNER', 'MASTER', 'STAFF', ...GUEST_ROLES] as const;
export type Relation = (typeof RELATIONS)[number];

export const ABILITIES = [
  'EDIT',
  'ANSWER_SITUATION',
  'WAIVE_DOCUMENT',
  'ARCHIVE',
  'TRANSFER',
  'INVITE',
  'SHARE',
  'CONTROL',
] as const;
export type Ability = (typeof ABILITIES)[number];

const MANAGES: readonly Ability[] = ABILITIES.filter((ability) => ability !== 'CONTROL');

const GRANTED: Record<Relation, readonly Ability[]> = {
  OWNER: MANAGES,
  MASTER: MANAGES,
  STAFF: ['CONTROL'],
  AGENT: ['ANSWER_SITUATION', 'WAIVE_DOCUMENT'],
  VENDEUR: ['ANSWER_SITUATION'],
  NOTAIRE: [],
  ACQUEREUR: [],
};

export const can = (relation: Relation, ability: Ability): boolean =>
  GRANTED[relation].includes(ability);

export type AbilityRefusal = 'FORBIDDEN' | 'PORTFOLIO_ARCHIVED';

/** In the archives nothing changes but the way out. */
export function abilityRefusal(
  relation: Relation,
  ability: Ability,
  archived: boolean,
): AbilityRefusal | null {
  if (!can(relation, ability)) return 'FORBIDDEN';
  return archived && ability !== 'ARCHIVE' ? 'PORTFOLIO_ARCHIVED' : null;
}

/** What the buttons of the dossier may offer. */
export const abilitiesOf = (relation: Relation, archived: boolean): Ability[] =>
  ABILITIES.filter((ability) => abilityRefusal(relation, ability, archived) === null);

type Person = {
  account_id: string;
  organization_id: string;
  account_type: AccountType;
  staff: boolean;
};
type Held = { owner_id: string; organization_id: string };

/** The strongest tie, or null for somebody to whom this dossier does not exist. */
export function relationTo(
  person: Person,
  portfolio: Held,
  guest: GuestRole | null,
): Relation | null {
  if (portfolio.owner_id === person.account_id) return 'OWNER';
  const heads = ownsOrganization(person.account_type);
  if (heads && portfolio.organization_id === person.organization_id) return 'MASTER';
  return guest ?? (person.staff ? 'STAFF' : null);
}

const asGuest = (relation: Relation): GuestRole | null =>
  GUEST_ROLES.find((role) => role === relation) ?? null;

export function seesDocument(
  relation: Relation,
  type: DocumentType,
  status: DocumentStatus,
): boolean {
  const role = asGuest(relation);
  return role === null || guestSees(role, type, status);
}

export function seesDocumentType(relation: Relation, type: DocumentType): boolean {
  const role = asGuest(relation);
  return role === null || guestSeesType(role, type);
}

export function addsDocument(relation: Relation, type: DocumentType): boolean {
  const role = asGuest(relation);
  return role === null || guestMayAdd(role, type);
}

/** Dropped without a place: only for those who could put it in any of them. */
export const addsAnything = (relation: Relation): boolean =>
  DOCUMENT_TYPES.every((type) => addsDocument(relation, type));

/** Why a file cannot be put there, or taken out. No type: it waits to be sorted. A dossier that waits for its payment takes none. */
export function addRefusal(
  relation: Relation,
  type: DocumentType | null,
  portfolio: { portfolio_type: PortfolioType; archived_at: unknown },
): AbilityRefusal | 'PORTFOLIO_UNPAID' | null {
  const adds = type === null ? addsAnything(relation) : addsDocument(relation, type);
  if (!adds) return 'FORBIDDEN';
  if (portfolio.portfolio_type === 'PENDING_PAYMENT_PORTFOLIO') return 'PORTFOLIO_UNPAID';
  return portfolio.archived_at === null ? null : 'PORTFOLIO_ARCHIVED';
}

/** Who is told only of what was verified, besides their own papers. */
export function readsVerifiedOnly(relation: Relation): boolean {
  const role = asGuest(relation);
  return role !== null && seesVerifiedOnly(role);
}

/** The seller's own situation is not the buyer's business. */
export const visibleSituation = (relation: Relation, situation: Situation): Situation =>
  readsVerifiedOnly(relation) ? { ...situation, seller: null } : situation;

/** Guests see the life of the documents, not who else was invited nor how the dossier is run. */
export const seesPeople = (relation: Relation): boolean =>
  relation === 'OWNER' || relation === 'MASTER';
