import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 75rem)';

function follow(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Two columns: what stands beside the list comes after it on a narrower screen, for the keyboard too. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
