import { DAY_MS } from '../time/durations.ts';

export const INVITATION_DAYS = 30;

export type Invitation = { expires_at: Date; revoked_at: Date | null };

export type InvitationRefusal = 'INVALID_INVITATION_LINK' | 'EXPIRED_INVITATION_LINK';

/** Opening it again is harmless: it only sends a new sign-in link to the address it was made for. */
export function invitationRefusal(
  invitation: Invitation | undefined,
  now: Date,
): InvitationRefusal | null {
  if (!invitation || invitation.revoked_at) return 'INVALID_INVITATION_LINK';
  return invitation.expires_at <= now ? 'EXPIRED_INVITATION_LINK' : null;
}

export const invitationExpiry = (now: Date): Date =>
  new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
