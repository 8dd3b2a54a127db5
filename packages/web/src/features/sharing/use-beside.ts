import { useSyncExternalStore } from 'react';

/** The `md` of the style sheet. */
const BESIDE = '(width >= 56.25rem)';

function follow(listener: () => void): () => void {
  const query = window.matchMedia(BESIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Room for a page beside the list; otherwise it opens over it. */
export const useBeside = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(BESIDE).matches,
    () => false,
  );
