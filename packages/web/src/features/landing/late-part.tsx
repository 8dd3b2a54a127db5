// Parts of a prerendered page whose code comes later than the page's, or not at all. Their HTML stands
// there from the start; React takes it over as it is, with what was typed in it, once the code is there.
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';

import { useHydrated } from '../../hydrated.ts';
import { useWasNear } from './use-near.ts';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * Far down the page: its code comes when the visitor does. Its buttons must not show before: a press
 * would be lost.
 */
export function latePart(load: Load): ComponentType {
  const { Content, ask } = waiting(load);
  // Always the same element: a part that waits, given another, would be drawn anew.
  const content = (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Content />
    </Suspense>
  );
  return function LatePart() {
    const standing = useRef<Element>(null);
    useAsking(ask, useWasNear(standing, '600px'));
    // No box of its own: browsers hold the page still by its sections while their heights settle.
    const hold = (box: Element | null) => void (standing.current = box?.firstElementChild ?? null);
    return (
      <div ref={hold} className="contents">
        {content}
      </div>
    );
  };
}

/** Does nothing but show: its code is asked for only by those who come from another page. */
export function stillPart(load: Load, fallback: ReactNode = null): ComponentType {
  const { Content, ask } = waiting(load);
  const content = (
    <Suspense fallback={fallback}>
      <Content />
    </Suspense>
  );
  return function StillPart() {
    useAsking(ask, false);
    return content;
  };
}

/** A component that is loaded once asked for; the page being written asks for everything. */
function waiting(load: Load) {
  let ask = () => {};
  const asked = new Promise<void>((resolve) => (ask = resolve));
  if (import.meta.env.SSR) ask();
  return { Content: lazy(() => asked.then(load)), ask };
}

function useAsking(ask: () => void, wanted: boolean): void {
  const hydrated = useHydrated();
  const [missing] = useState(hydrated);
  useEffect(() => {
    if (missing || wanted) ask();
  }, [ask, missing, wanted]);
  useEffect(() => {
    // A move inside the page goes through every part: it may not wait for one that is far.
    window.addEventListener('popstate', ask);
    return () => {
      window.removeEventListener('popstate', ask);
      // Somebody who comes back finds nothing standing here any more.
      ask();
    };
  }, [ask]);
}
