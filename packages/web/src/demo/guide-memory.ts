// Where each person of this browser is on the guided path, and whether they want it.
import { useSyncExternalStore } from 'react';
import { z } from 'zod';

import { readStored, store } from '../browser/browser-storage.ts';

const memory = z.object({
  skipped: z.boolean(),
  /** The dossier that is followed. */
  uid: z.uuid().nullable(),
  looked: z.boolean(),
});
export type GuideMemory = z.output<typeof memory>;

const NEW: GuideMemory = { skipped: false, uid: null, looked: false };
const keyOf = (email: string): string => `quitus-visite-${email}`;
const listeners = new Set<() => void>();

/** The same object as long as nothing changed. */
let last: { text: string | null; memory: GuideMemory } = { text: null, memory: NEW };

export function readGuide(email: string): GuideMemory {
  const text = readStored(keyOf(email));
  if (text === last.text) return last.memory;
  last = { text, memory: parsed(text) };
  return last.memory;
}

function parsed(text: string | null): GuideMemory {
  if (text === null) return NEW;
  try {
    return memory.catch(NEW).parse(JSON.parse(text));
  } catch {
    return NEW;
  }
}

export function rememberGuide(email: string, change: Partial<GuideMemory>): void {
  store(keyOf(email), JSON.stringify({ ...readGuide(email), ...change }));
  for (const listener of listeners) listener();
}

export const useGuideMemory = (email: string): GuideMemory =>
  useSyncExternalStore(follow, () => readGuide(email));

function follow(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
