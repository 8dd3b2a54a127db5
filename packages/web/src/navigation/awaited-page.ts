// A link whose page cannot come: the present page stays, and the one asked for opens once the network is back.
// The router alone would load the present page again, which without the network leaves nothing of it.
import { useEffect, useEffectEvent, useState } from 'react';
import { type Blocker, createPath, NavigationType, useBlocker } from 'react-router';

import { type PageModules, usePageModules } from './page-modules.ts';

/** A network that is there but leads nowhere is tried again by the clock. */
const TRY_AGAIN_MS = 5000;

/** Whether a page that was asked for waits for the network. */
export function useAwaitedPage(): boolean {
  const modules = usePageModules();
  const [waiting, setWaiting] = useState(false);
  const blocker = useBlocker(
    ({ nextLocation, historyAction }) =>
      modules !== null &&
      !modules.isHere(nextLocation.pathname) &&
      // The browser has moved already when it goes back: it is only called back where that helps.
      (historyAction !== NavigationType.Pop || !navigator.onLine),
  );
  const open = useEffectEvent(async (stopped: AbortSignal) => {
    if (blocker.state !== 'blocked' || !modules) return;
    const { location, proceed } = blocker;
    const outcome = await bringPage(modules, location.pathname, () => setWaiting(true), stopped);
    if (outcome === 'HERE') proceed();
    // The server has another version by now: its pages are new ones.
    if (outcome === 'GONE') window.location.assign(createPath(location));
  });
  const asked = pathOf(blocker);
  useEffect(() => {
    if (asked === null) return undefined;
    const stop = new AbortController();
    void open(stop.signal);
    return () => {
      stop.abort();
      setWaiting(false);
    };
  }, [asked]);
  return waiting;
}

const pathOf = ({ state, location }: Blocker): string | null =>
  state === 'blocked' ? createPath(location) : null;

/** Null when something else was asked for meanwhile. */
export async function bringPage(
  modules: PageModules,
  pathname: string,
  onWaiting: () => void,
  stopped: AbortSignal,
): Promise<'HERE' | 'GONE' | null> {
  for (;;) {
    const outcome = navigator.onLine ? await tryPage(modules, pathname) : null;
    if (stopped.aborted) return null;
    if (outcome) return outcome;
    onWaiting();
    await networkOrLater(stopped);
    if (stopped.aborted) return null;
  }
}

/** Null when the server cannot be reached. */
async function tryPage(modules: PageModules, pathname: string): Promise<'HERE' | 'GONE' | null> {
  try {
    await modules.bring(pathname);
    return 'HERE';
  } catch {
    return (await serverAnswers()) ? 'GONE' : null;
  }
}

const serverAnswers = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const networkOrLater = (stopped: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      stopped.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, TRY_AGAIN_MS);
    window.addEventListener('online', go);
    stopped.addEventListener('abort', go);
  });
