import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Somebody may have typed in the page before its scripts were there: what they typed counts. */
export function useTypedEarly(
  ref: RefObject<HTMLInputElement | null>,
  value: string,
  onValue: (value: string) => void,
): void {
  const keep = useEffectEvent(() => {
    const typed = ref.current?.value ?? '';
    if (typed !== value) onValue(typed);
  });
  useEffect(() => keep(), []);
}
