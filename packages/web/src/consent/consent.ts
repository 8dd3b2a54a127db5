// The visitor's answer to the cookie banner. Until « J'accepte », nothing third-party is asked for.
import { useSyncExternalStore } from 'react';

import { removeSession } from '../session/session.ts';
import { CONSENT_COOKIE, REFUSAL_KEY } from './consent-script.ts';

export type Consent = 'unknown' | 'given' | 'refused';

/** A refusal is remembered for the visit only: the specification shows the banner until consent. */
const CONSENT_DAYS = 365;

const listeners = new Set<() => void>();

export const useConsent = (): Consent =>
  useSyncExternalStore(follow, readConsent, () => 'unknown' as const);

export function readConsent(): Consent {
  if (cookieNames().includes(CONSENT_COOKIE)) return 'given';
  return readRefusal() ? 'refused' : 'unknown';
}

export function giveConsent(): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const seconds = CONSENT_DAYS * 24 * 3600;
  document.cookie = `${CONSENT_COOKIE}=true; path=/; max-age=${seconds}; samesite=lax${secure}`;
  reopened = false;
  rememberRefusal(false);
  notify();
}

/** As the specification says: the flag goes, and with it every cookie and the stored tokens. */
export function refuseConsent(): void {
  for (const name of cookieNames()) document.cookie = `${name}=; path=/; max-age=0`;
  removeSession();
  reopened = false;
  rememberRefusal(true);
  notify();
}

/** The question is asked again; what was accepted stays until the new answer. */
export function reopenConsent(): void {
  reopened = true;
  rememberRefusal(false);
  notify();
}

let reopened = false;

/** Whether to show the banner: no answer yet, or the question was asked again. */
export const useConsentQuestion = (): boolean =>
  useSyncExternalStore(
    follow,
    () => reopened || readConsent() === 'unknown',
    () => true,
  );

const cookieNames = (): string[] =>
  document.cookie
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter(Boolean);

function readRefusal(): boolean {
  try {
    return sessionStorage.getItem(REFUSAL_KEY) !== null;
  } catch {
    return refusedWithoutStorage;
  }
}

/** A browser without storage forgets the refusal with the page: the question comes back. */
function rememberRefusal(refused: boolean): void {
  try {
    if (refused) sessionStorage.setItem(REFUSAL_KEY, '1');
    else sessionStorage.removeItem(REFUSAL_KEY);
  } catch {
    refusedWithoutStorage = refused;
  }
}

let refusedWithoutStorage = false;

function notify(): void {
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
