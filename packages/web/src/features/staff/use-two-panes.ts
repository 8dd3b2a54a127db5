import { useSyncExternalStore } from 'react';

const TWO_PANES = '(width >= 64rem)';

function follow(listener: () => void): () => void {
  const query = window.matchMedia(TWO_PANES);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The page beside its control; on a narrower screen, one or the other. */
export const useTwoPanes = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(TWO_PANES).matches,
    () => false,
  );
