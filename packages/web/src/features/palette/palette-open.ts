import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

/** One palette for the whole account, opened by its button or by the keyboard. */
export function setPaletteOpen(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

export const usePaletteOpen = (): boolean =>
  useSyncExternalStore(
    follow,
    () => open,
    () => false,
  );

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** ⌘K on a Mac, Ctrl-K elsewhere; both everywhere, as nobody expects anything else of them. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
