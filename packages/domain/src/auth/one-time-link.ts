export const LINK_PURPOSES = ['LOGIN', 'PASSWORD_RESET', 'AGENT_INVITATION'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Those that open a session: an agent's first visit is a sign-in too. */
export const SIGN_IN_PURPOSES = [
  'LOGIN',
  'AGENT_INVITATION',
] as const satisfies readonly LinkPurpose[];

export const AGENT_INVITATION_DAYS = 7;

export const LINK_MINUTES: Record<LinkPurpose, number> = {
  LOGIN: 15,
  PASSWORD_RESET: 60,
  AGENT_INVITATION: AGENT_INVITATION_DAYS * 24 * 60,
};

export type OneTimeLink = {
  purpose: LinkPurpose;
  expires_at: Date;
  used_at: Date | null;
  /** Set when a newer link of the same purpose was asked for. */
  replaced_at: Date | null;
};

export type LinkRefusal = 'INVALID_TOKEN' | 'EXPIRED_TOKEN';

/** A link opens once, for what it was sent for, while it is the latest and not too old. */
export function linkRefusal(
  link: OneTimeLink | undefined,
  purposes: readonly LinkPurpose[],
  now: Date,
): LinkRefusal | null {
  if (!link || !purposes.includes(link.purpose) || link.used_at || link.replaced_at)
    return 'INVALID_TOKEN';
  return link.expires_at <= now ? 'EXPIRED_TOKEN' : null;
}

export const linkExpiry = (purpose: LinkPurpose, now: Date): Date =>
  new Date(now.getTime() + LINK_MINUTES[purpose] * 60_000);
