import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen is as the query says, now; before hydration nobody knows. */
export function useMedia(query: string, beforeHydration = false): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(query).matches,
    () => beforeHydration,
  );
}
