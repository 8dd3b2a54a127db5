import { type FocusEvent, type PointerEvent, useState } from 'react';

/** Under the mouse or holding the keyboard's focus: someone is reading, nothing should go by itself. */
export function useResting() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    resting: hovered || focused,
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    // A click leaves the focus on an arrow for good: only the keyboard's counts.
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
}
