import { useEffect, useRef } from 'react';

/**
 * The button that launched a visit is gone: the eye and the keyboard go on from the visit; from the field of its
 * question where one is asked at once.
 */
export function useFocusOnceTrue(wanted: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(wanted);
  useEffect(() => {
    const asked = box.current?.contains(document.activeElement);
    if (wanted && !before.current && !asked) box.current?.focus();
    before.current = wanted;
  }, [wanted]);
  return box;
}
