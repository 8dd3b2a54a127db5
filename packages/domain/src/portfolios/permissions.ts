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
  'REMOVE_GUEST',
  'SHARE',
  'CLOSE_SHARE',
  'ORDER',
  'FETCH',
  'ANSWER_STATEMENT',
  'REFUSE_STATEMENT',
  'CONTROL',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** Those who run the dossier do everything but judge what was made for it. */
const JUDGES: readonly Ability[] = ['CONTROL', 'REFUSE_STATEMENT'];
const MANAGES: readonly Ability[] = ABILITIES.filter((ability) => !JUDGES.includes(ability));

const GRANTED: Record<Relation, readonly Ability[]> = {
  OWNER: MANAGES,
  MASTER: MANAGES,
  STAFF: ['CONTROL', 'ANSWER_STATEMENT'],
  AGENT: ['ANSWER_SITUATION', 'WAIVE_DOCUMENT', 'ANSWER_STATEMENT', 'FETCH'],
  // The access to the syndic's portal is theirs.
  VENDEUR: ['ANSWER_SITUATION', 'FETCH'],
  NOTAIRE: ['REFUSE_STATEMENT'],
  ACQUEREUR: [],
};

export const can = (relation: Relation, ability: Ability): boolean =>
  GRANTED[relation].includes(ability);

export type AbilityRefusal = 'FORBIDDEN' | 'PORTFOLIO_ARCHIVED';

/** What gives nobody anything, or leads out of the archives. */
const ALWAYS_ALLOWED: readonly Ability[] = ['ARCHIVE', 'REMOVE_GUEST', 'CLOSE_SHARE'];

/** In the archives nothing changes but the way out; closing is always allowed. */
export function abilityRefusal(
  relation: Relation,
  ability: Ability,
  archived: boolean,
): AbilityRefusal | null {
  if (!can(relation, ability)) return 'FORBIDDEN';
  return archived && !ALWAYS_ALLOWED.includes(ability) ? 'PORTFOLIO_ARCHIVED' : null;
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
type Owned = { owner_id: string; organization_id: string };

/** The strongest tie, or null for somebody to whom this dossier does not exist. */
export function relationTo(
  person: Person,
  portfolio: Owned,
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

type Dossier = { portfolio_type: PortfolioType; archived_at: unknown };
export type AddRefusal = AbilityRefusal | 'PORTFOLIO_UNPAID';

/** Why a file cannot be put there. No type: it waits to be sorted. A dossier that waits for its payment takes none. */
export function addRefusal(
  relation: Relation,
  type: DocumentType | null,
  portfolio: Dossier,
): AddRefusal | null {
  const adds = type === null ? addsAnything(relation) : addsDocument(relation, type);
  if (!adds) return 'FORBIDDEN';
  if (portfolio.portfolio_type === 'PENDING_PAYMENT_PORTFOLIO') return 'PORTFOLIO_UNPAID';
  return portfolio.archived_at === null ? null : 'PORTFOLIO_ARCHIVED';
}

/** A file as one person sees it: where it is, and whether they added it, or took it out, themselves. */
export type FileOfDossier = {
  document_type: DocumentType | null;
  added_by_me: boolean;
  removed_by_me: boolean;
};

type SeenFile = Pick<FileOfDossier, 'document_type' | 'added_by_me'> & {
  /** In its slot now: neither taken out, nor a former version, nor cut into others. */
  current: boolean;
};

/**
 * What waits to be sorted is seen by those who could sort it, and by whoever brought it. Of others' files, a
 * buyer sees those that were verified, which are those in the slot.
 */
export function seesFile(
  relation: Relation,
  { document_type, added_by_me, current }: SeenFile,
  status: DocumentStatus,
): boolean {
  if (document_type === null) return addsAnything(relation) || added_by_me;
  if (readsVerifiedOnly(relation) && !added_by_me && !current) return false;
  return seesDocument(relation, document_type, status);
}

/** A rule about one file in a dossier, and the status of the slot that holds it. */
export type FileRule = (
  relation: Relation,
  file: FileOfDossier,
  status: DocumentStatus,
  portfolio: Dossier,
) => AddRefusal | 'FILE_NOT_YOURS' | null;

/** Saying what a file is, or what is written on it. */
export const describeRefusal: FileRule = (relation, { document_type }, _status, portfolio) =>
  addRefusal(relation, document_type, portfolio);

/** Those who run the dossier, and those who check it, answer for every file in it. */
const ANSWERS_FOR_FILES: readonly Relation[] = ['OWNER', 'MASTER', 'AGENT', 'STAFF'];

/** Taking a file out, or its place: guests do so with what they added, until it is verified. */
export const takeOutRefusal: FileRule = (relation, file, status, portfolio) => {
  const refusal = addRefusal(relation, file.document_type, portfolio);
  if (refusal || ANSWERS_FOR_FILES.includes(relation)) return refusal;
  return file.added_by_me && status !== 'VERIFIED' ? null : 'FILE_NOT_YOURS';
};

/** What waits to be sorted leaves no slot: whoever may add may sort it. */
export const moveRefusal: FileRule = (relation, file, status, portfolio) =>
  file.document_type === null
    ? describeRefusal(relation, file, status, portfolio)
    : takeOutRefusal(relation, file, status, portfolio);

/** Guests put back only what they took out themselves. */
export const restoreRefusal: FileRule = (relation, file, _status, portfolio) => {
  const refusal = addRefusal(relation, file.document_type, portfolio);
  if (refusal || ANSWERS_FOR_FILES.includes(relation)) return refusal;
  return file.added_by_me && file.removed_by_me ? null : 'FILE_NOT_YOURS';
};

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
