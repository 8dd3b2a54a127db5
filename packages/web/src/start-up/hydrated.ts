import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the prerendered page and while React takes it over, true afterwards. Anything read from
 * the query string or the browser's storage must wait for it, or the two renders differ.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
