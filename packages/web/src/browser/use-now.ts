import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;

let now = new Date();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The time, near enough for « il y a 5 min », the same for the whole page. */
export const useNow = (): Date =>
  useSyncExternalStore(
    follow,
    () => now,
    () => now,
  );

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, TICK_MS);
    tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}
