// Somebody for whom a salesperson prepared a first dossier.
import { DAY_MS } from '../time/durations.ts';

export const PROSPECT_DAYS = 30;

export type Prospect = { expires_at: Date; used_at: Date | null };

export type ProspectRefusal = 'INVALID_INVITATION_LINK' | 'EXPIRED_INVITATION_LINK';

export function prospectRefusal(prospect: Prospect | undefined, now: Date): ProspectRefusal | null {
  if (!prospect || prospect.used_at) return 'INVALID_INVITATION_LINK';
  return prospect.expires_at <= now ? 'EXPIRED_INVITATION_LINK' : null;
}

export const prospectExpiry = (now: Date): Date => new Date(now.getTime() + PROSPECT_DAYS * DAY_MS);
