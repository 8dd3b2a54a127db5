import type { Profile } from '@quitus/api/auth.api';
import { useEffect, useSyncExternalStore } from 'react';

import { readSession, useSession } from '../session/session.ts';

type Loaded = { email: string | null; profile: Profile };

let loaded: Loaded | null = null;
const asked = new Set<string | null>();
const listeners = new Set<() => void>();

/** The signed-in account, null until it is loaded. */
export function useProfile(): Profile | null {
  const session = useSession();
  const known = useSyncExternalStore(
    follow,
    () => loaded,
    () => null,
  );
  return session && known?.email === session.email ? known.profile : null;
}

/** Loads the profile when there are tokens and no user yet. Without one, pages simply go without. */
export function useProfileLoading(): void {
  const session = useSession();
  const profile = useProfile();
  const email = session?.email ?? null;
  const missing = session !== null && profile === null;
  useEffect(() => {
    if (missing && !asked.has(email)) void load(email);
  }, [missing, email]);
}

/** After something the profile tells of has changed, or once the network is back. */
export const reloadProfile = (): Promise<void> => load(readSession()?.email ?? null);

async function load(email: string | null): Promise<void> {
  asked.add(email);
  try {
    // The contract brings zod: the landing page must not wait for it.
    const [{ call }, { authApi }] = await Promise.all([
      import('../api.ts'),
      import('@quitus/api/auth.api'),
    ]);
    const profile = await call(authApi.me);
    if (readSession()?.email !== email) return;
    loaded = { email, profile };
    for (const listener of listeners) listener();
  } catch (cause) {
    console.error('Le profil n’a pas pu être chargé.', cause);
  } finally {
    asked.delete(email);
  }
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
