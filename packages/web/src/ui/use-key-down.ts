import { useEffectEvent, useLayoutEffect } from 'react';

type Heard = {
  /** On the way down, before what is under the keyboard: dialogs keep the keys they hear. */
  capture?: boolean;
  on?: boolean;
};

/** Keys pressed anywhere, from the moment the page is drawn: an effect that waits until it was painted loses the first. */
export function useKeyDown(
  press: (event: KeyboardEvent) => void,
  { capture = false, on = true }: Heard = {},
): void {
  const hear = useEffectEvent(press);
  useLayoutEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen, { capture });
    return () => document.removeEventListener('keydown', listen, { capture });
  }, [on, capture]);
}
