import type { Tokens } from '@quitus/api/auth.api';
import { useSyncExternalStore } from 'react';

import { readStored, store } from '../browser/browser-storage.ts';
import { site } from '../site/site.ts';

export const TOKENS_KEY = `${site.environment}tokens`;

export type Session = Tokens & {
  email: string | null;
  /** By this browser's clock, which may differ from the server's; null when the token does not tell. */
  access_ends_at: number | null;
};

const listeners = new Set<() => void>();
let lost = false;
let known: { raw: string | null; session: Session | null } = { raw: null, session: null };

/** Signed in only with both tokens. The same stored text gives the same object, as React needs. */
export function readSession(): Session | null {
  const raw = readStored(TOKENS_KEY);
  if (raw !== known.raw) known = { raw, session: raw === null ? null : parseSession(raw) };
  return known.session;
}

export function storeSession({ access, refresh }: Tokens): void {
  lost = false;
  store(TOKENS_KEY, JSON.stringify({ access, refresh, stored_at: Date.now() }));
  notify();
}

export function removeSession(): void {
  lost = false;
  store(TOKENS_KEY, null);
  notify();
}

/** The server ended it: people did not ask to leave, and are told so where they arrive. */
export function loseSession(): void {
  lost = true;
  store(TOKENS_KEY, null);
  notify();
}

export const isSessionLost = (): boolean => lost;

export const useSession = (): Session | null =>
  useSyncExternalStore(followSession, readSession, () => null);

export function followSession(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKENS_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}

function parseSession(raw: string): Session | null {
  const { access, refresh, stored_at } = parseFields(raw);
  if (typeof access !== 'string' || typeof refresh !== 'string') return null;
  if (access === '' || refresh === '') return null;
  const { email, iat, exp } = claimsOf(access);
  return {
    access,
    refresh,
    email: typeof email === 'string' ? email : null,
    access_ends_at:
      typeof iat === 'number' && typeof exp === 'number'
        ? (typeof stored_at === 'number' ? stored_at : iat * 1000) + (exp - iat) * 1000
        : null,
  };
}

/** The claims are read to greet people and to renew in time, never trusted: the server checks the signature. */
const claimsOf = (access: string): Record<string, unknown> =>
  parseFields(decodeBase64Url(access.split('.')[1] ?? ''));

function decodeBase64Url(encoded: string): string {
  try {
    const bytes = Uint8Array.from(
      atob(encoded.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.codePointAt(0) ?? 0,
    );
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}

function parseFields(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
