import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { placeOf, rememberPlace, type ScrollPlace, wantedY } from './scroll-places.ts';

/** Given to a link that leads back to where one was, not to the top of a page. */
export const GOING_BACK = { going_back: true } as const;

const isGoingBack = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'going_back' in state;

/** A new page starts at its top, for the eye and for the keyboard; one that is come back to, where it was. */
export function useNewPage(): void {
  const { pathname, search, state } = useLocation();
  const arrived = useNavigationType();
  const shown = useRef(pathname);
  useWatchedScroll(pathname + search);
  const arrive = useEffectEvent(() => {
    const main = document.getElementById('contenu');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    const back = arrived === NavigationType.Pop || isGoingBack(state);
    const place = back ? placeOf(pathname + search) : undefined;
    if (place) return goBackTo(place);
    window.scrollTo(0, 0);
    return undefined;
  });
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return arrive();
  }, [pathname]);
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('main a[href]') : null;

function useWatchedScroll(address: string): void {
  const current = useRef(address);
  // Before the former page's last scroll event is heard: what it says is no longer of that page.
  useLayoutEffect(() => {
    current.current = address;
  }, [address]);
  useEffect(() => {
    // The browser would scroll the page that is being left.
    window.history.scrollRestoration = 'manual';
    const scrolled = () => rememberPlace(current.current, { y: window.scrollY });
    const clicked = (event: Event) => {
      const link = linkOf(event);
      const href = link?.getAttribute('href');
      if (link && href)
        rememberPlace(current.current, {
          y: window.scrollY,
          followed: { href, top: link.getBoundingClientRect().top },
        });
    };
    // A page that is loaded again is the browser's to put back.
    const left = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('pagehide', left);
    document.addEventListener('click', clicked, { capture: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('pagehide', left);
      document.removeEventListener('click', clicked, { capture: true });
    };
  }, []);
}

const PATIENCE_MS = 3000;
/** Rows are measured as they come into sight: a place that holds for so many frames is found. */
const STILL_FRAMES = 12;
const OWN_GESTURES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Until the rows are there again, or the person scrolls by themselves. */
function goBackTo(place: ScrollPlace): () => void {
  const until = performance.now() + PATIENCE_MS;
  let still = 0;
  let frame = 0;
  const findLink = () =>
    place.followed === null
      ? null
      : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(place.followed.href)}"]`);
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const gesture of OWN_GESTURES) window.removeEventListener(gesture, stop);
  };
  const step = () => {
    const link = findLink();
    const top = link?.getBoundingClientRect().top ?? null;
    const y = wantedY(place, { y: window.scrollY, height: window.innerHeight, top });
    still = Math.abs(window.scrollY - y) <= 1 ? still + 1 : 0;
    if (still === 0) window.scrollTo(0, y);
    if (still < STILL_FRAMES && performance.now() < until) {
      frame = requestAnimationFrame(step);
      return;
    }
    stop();
    // Without a pointer one goes on from the row that was opened.
    if (document.activeElement?.id === 'contenu') link?.focus({ preventScroll: true });
  };
  for (const gesture of OWN_GESTURES) window.addEventListener(gesture, stop, { passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}
