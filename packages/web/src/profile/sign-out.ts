import { authApi } from '@quitus/api/auth.api';

import { call } from '../api.ts';
import { readSession, removeSession } from '../session/session.ts';

/** The tokens go first: people are out at once, even when the server does not answer. */
export async function signOut(): Promise<void> {
  const session = readSession();
  removeSession();
  if (!session) return;
  try {
    await call(authApi.logout, { body: { refresh: session.refresh } });
  } catch (cause) {
    console.error('Le serveur n’a pas confirmé la déconnexion.', cause);
  }
}
