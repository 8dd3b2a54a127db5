import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';

type Combobox = {
  open: boolean;
  /** How many options there are. */
  count: number;
  /** Where the keys start from: the first option, or -1 for the text typed, which is then in the round too. */
  start?: 0 | -1;
  onChoose: (index: number) => void;
  /** Without it Escape is left to what is around: a dialog closes. */
  onClose?: () => void;
};

/** The ARIA combobox: the field keeps the focus and the keys lead through the list under it. */
export function useCombobox({ open, count, start = 0, onChoose, onClose }: Combobox) {
  const id = useId();
  const [active, setActive] = useState<number>(start);
  const current = Math.min(active, count - 1);
  const optionId = (index: number) => `${id}-${index}`;

  function go(index: number) {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter also ends a word that is being composed, and the arrows move inside it.
    if (!open || count === 0 || event.nativeEvent.isComposing) return;
    const places = count - start;
    const step = (by: number) => ((current - start + by + places) % places) + start;
    // Home and End belong to the text while there is some.
    const ends = event.currentTarget.value === '' ? { Home: 0, End: count - 1 } : {};
    const moves: Record<string, number> = { ArrowDown: step(1), ArrowUp: step(-1), ...ends };
    const to = moves[event.key];
    if (to !== undefined) go(to);
    else if (event.key === 'Enter' && current >= 0) onChoose(current);
    else if (event.key === 'Escape' && onClose) onClose();
    else return;
    event.preventDefault();
  }

  return {
    restart: () => go(start),
    input: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': id,
      'aria-activedescendant': open && current >= 0 ? optionId(current) : undefined,
      onKeyDown,
    },
    list: { id, role: 'listbox', hidden: !open },
    option: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === current,
      onPointerMove: () => setActive(index),
      // Or the field would lose the focus, and the keys with it.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => onChoose(index),
    }),
  } as const;
}
