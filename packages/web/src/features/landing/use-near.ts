import { type RefObject, useEffect, useState } from 'react';

/** True while the element is within `margin` of the screen. */
export function useNear(ref: RefObject<Element | null>, margin = '0px'): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, margin]);
  return near;
}

/** True from the first time it came near. */
export function useWasNear(ref: RefObject<Element | null>, margin: string): boolean {
  const near = useNear(ref, margin);
  const [was, setWas] = useState(false);
  if (near && !was) setWas(true);
  return was;
}
