import { useSyncExternalStore } from 'react';

/** As the drawer decides. */
const TWO_PANES = '(width >= 68.75rem)';

function follow(listener: () => void): () => void {
  const query = window.matchMedia(TWO_PANES);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The page stands beside its facts; on a narrower screen it stands above them. */
export const useTwoPanes = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(TWO_PANES).matches,
    () => false,
  );
