export const LINK_PURPOSES = ['LOGIN', 'PASSWORD_RESET'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export const LINK_MINUTES: Record<LinkPurpose, number> = { LOGIN: 15, PASSWORD_RESET: 60 };

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
  purpose: LinkPurpose,
  now: Date,
): LinkRefusal | null {
  if (!link || link.purpose !== purpose || link.used_at || link.replaced_at) return 'INVALID_TOKEN';
  return link.expires_at <= now ? 'EXPIRED_TOKEN' : null;
}

export const linkExpiry = (purpose: LinkPurpose, now: Date): Date =>
  new Date(now.getTime() + LINK_MINUTES[purpose] * 60_000);
