// Which rows of a long list are on screen, or about to be: only those draw their façade and are followed live.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const MARGIN = '800px 0px';
const CALM_MS = 300;

const watched = new Map<Element, (near: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all the rows. */
function watch(element: Element, hear: (near: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  watched.set(element, hear);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}

export type NotifyNear = (uid: string, near: boolean) => void;

/** True from the first time the row comes near the screen. */
export function useWasInSight(
  row: RefObject<Element | null>,
  uid: string,
  notify: NotifyNear,
): boolean {
  const [was, setWas] = useState(false);
  useEffect(() => {
    if (!row.current) return undefined;
    const stop = watch(row.current, (near) => {
      if (near) setWas(true);
      notify(uid, near);
    });
    return () => {
      stop();
      notify(uid, false);
    };
  }, [row, uid, notify]);
  return was;
}

/** The rows near the screen, told once the scrolling has paused. */
export function useRowsInSight(): { near: ReadonlySet<string>; notify: NotifyNear } {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const uids = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const notify = useCallback<NotifyNear>((uid, isNear) => {
    if (isNear) uids.current.add(uid);
    else uids.current.delete(uid);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setNear(new Set(uids.current)), CALM_MS);
  }, []);
  return { near, notify };
}
