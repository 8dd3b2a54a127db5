// What a row says of somebody invited: who, what they may see, when they last looked.
import type { Guest, PendingInvitation } from '@quitus/api/portfolios.api';
import { GUEST_ROLE_LABELS } from '@quitus/domain/invitations/guest-role';
import { startUpper } from '@quitus/domain/text/first-letter';

import { dayWords } from '../../../words/french-days.ts';
import { shownDate } from '../../../words/shown-date.ts';
import { ROLE_SIGHT } from './role-words.ts';

/** Without a name, somebody is what they are to the sale; their address stays an address. */
export const guestTitle = ({ name, role }: Pick<Guest, 'name' | 'role'>): string =>
  name ?? GUEST_ROLE_LABELS[role];

/** « Notaire · tous les documents »; without a name, the role stands above. */
const reachLine = (role: Guest['role'], named: boolean): string =>
  named ? `${GUEST_ROLE_LABELS[role]} · ${ROLE_SIGHT[role]}` : startUpper(ROLE_SIGHT[role]);

/** « Ouvert hier », « Pas encore ouvert ». */
export function lookWords({ last_opened_at }: Pick<Guest, 'last_opened_at'>, now: Date): string {
  if (last_opened_at === null) return 'Pas encore ouvert';
  const when = shownDate(last_opened_at, now);
  return `Ouvert ${/^\d/.test(when) ? `le ${when}` : when}`;
}

export const guestLines = (guest: Guest, now: Date): string[] => [
  ...(guest.name === null ? [guest.email] : []),
  reachLine(guest.role, guest.name !== null),
  lookWords(guest, now),
];

export const isExpired = ({ expires_at }: PendingInvitation, now: Date): boolean =>
  new Date(expires_at) <= now;

export const invitationLines = (invitation: PendingInvitation, now: Date): string[] => [
  invitation.guest_email,
  reachLine(invitation.role, false),
  isExpired(invitation, now)
    ? 'Invitation expirée, sans réponse'
    : `Pas encore acceptée, expire le ${dayWords(invitation.expires_at, now)}`,
];
