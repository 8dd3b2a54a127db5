import { useSyncExternalStore } from 'react';

import { readStored, store } from '../../browser/browser-storage.ts';

const KEY = 'quitus-raccourcis';
const OFF = 'non';
const listeners = new Set<() => void>();

/** Single keys can be switched off: whoever speaks to the browser would decide by talking. */
export const useShortcutsOn = (): boolean =>
  useSyncExternalStore(
    follow,
    () => readStored(KEY) !== OFF,
    () => true,
  );

export function chooseShortcuts(on: boolean): void {
  store(KEY, on ? null : OFF);
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
