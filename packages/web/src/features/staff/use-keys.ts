import { useKeyDown } from '../../ui/use-key-down.ts';
import { useShortcutsOn } from './shortcuts-choice.ts';
import { hasModifier, keyName } from './shortcuts.ts';

export type KeyHandlers = Partial<Record<string, (() => void) | undefined>>;

/** Single keys act wherever the keyboard is, but in a field, in a dialog, or where they are switched off. */
export function useKeys(handlers: KeyHandlers): void {
  const on = useShortcutsOn();
  const press = (event: KeyboardEvent) => {
    if (hasModifier(event) || event.defaultPrevented || isTaken(event.target)) return;
    const handle = handlers[keyName(event)];
    if (!handle) return;
    event.preventDefault();
    // Held down, a key answers once.
    if (!event.repeat) handle();
  };
  useKeyDown(press, { on });
}

const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

const isTaken = (target: EventTarget | null): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
  (target instanceof Element && target.closest(TYPED_IN) !== null);
