import type { Arrival } from '@quitus/api/auth.api';
import { isSitePath } from '@quitus/domain/auth/redirect';

import { paths } from '../../paths.ts';
import { storeSession } from '../../session/session.ts';

/** Keeps the session and says where to go; null when a sign-in link was mailed instead. */
export function arrive({ tokens, redirect_url }: Arrival): string | null {
  if (!tokens) return null;
  storeSession(tokens);
  return redirect_url !== undefined && isSitePath(redirect_url) ? redirect_url : paths.account;
}
