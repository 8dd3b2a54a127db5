import { useSyncExternalStore } from 'react';

import { readStored, store } from '../browser/browser-storage.ts';
import { THEME_KEY } from './theme-script.ts';

/** « systeme » follows the device, and is kept by keeping nothing. */
export type Theme = 'systeme' | 'jour' | 'nuit';

const listeners = new Set<() => void>();

export function readTheme(): Theme {
  const stored = readStored(THEME_KEY);
  return stored === 'jour' || stored === 'nuit' ? stored : 'systeme';
}

export function chooseTheme(theme: Theme): void {
  store(THEME_KEY, theme === 'systeme' ? null : theme);
  apply(theme);
  for (const listener of listeners) listener();
}

/** `systeme` in the prerendered page and until React has taken it over. */
export const useThemeChoice = (): Theme =>
  useSyncExternalStore(follow, readTheme, () => 'systeme' as const);

/** For <html>: what the script of the head has already written there, and React must not take away. */
export function useThemeAttribute(): 'jour' | 'nuit' | undefined {
  const theme = useThemeChoice();
  return theme === 'systeme' ? undefined : theme;
}

function apply(theme: Theme): void {
  const page = document.documentElement;
  if (theme === 'systeme') delete page.dataset['theme'];
  else page.dataset['theme'] = theme;
}

/** Another tab of the same site may choose too. */
function follow(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return;
    apply(readTheme());
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
