import type { KeptAccess } from '@quitus/api/robots.api';

/** What of the access is kept, in the words of the two boxes. */
export function keptWords({
  keeps_password,
  keeps_session,
}: Pick<KeptAccess, 'keeps_password' | 'keeps_session'>): string {
  if (keeps_password && keeps_session) return 'identifiants et session';
  return keeps_password ? 'identifiants' : 'session, sans le mot de passe';
}
