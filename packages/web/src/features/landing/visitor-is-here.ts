/** The element that stands in the page when its HTML was written beforehand. */
export const PRERENDERED = 'accueil';

const GESTURES = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
];

/**
 * Resolves at the visitor's first gesture. At once where there is nothing to look at meanwhile: while
 * the page is being written, or when it is reached from another page.
 */
export function visitorIsHere(): Promise<void> {
  if (import.meta.env.SSR || !document.getElementById(PRERENDERED)) return Promise.resolve();
  return new Promise((resolve) => {
    const seen = new AbortController();
    const options = { signal: seen.signal, capture: true, passive: true };
    for (const gesture of GESTURES)
      window.addEventListener(
        gesture,
        () => {
          seen.abort();
          resolve();
        },
        options,
      );
  });
}
