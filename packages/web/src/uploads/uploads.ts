// Files on their way to the server. They go on while the person visits other pages of the account,
// and after a reload from where they were; two tabs never send the same one.
import { textOf } from '@quitus/api/client';
import { FILE_REFUSAL_TEXTS, isOtherFormat } from '@quitus/domain/documents/file-rules';
import {
  EMPTY_FILE_TEXT,
  FILE_TOO_LARGE_TEXT,
  MAX_FILE_BYTES,
} from '@quitus/domain/documents/file-size';
import { useSyncExternalStore } from 'react';

import { keys, queryClient } from '../query-client.ts';
import { followSession, isSessionLost, readSession } from '../session/session.ts';
import { dropUpload, dropUploads, isKept, keepUpload, keptUploads } from './kept-uploads.ts';
import { sendUpload } from './send-upload.ts';
import type { Place, Sending, Verdict } from './sending.ts';

const AT_ONCE = 3;
const SHOWN_MS = 6000;

let sendings: readonly Sending[] = [];
/** What this tab still has to send, and whether it was begun before. */
const bytes = new Map<string, { file: File; again: boolean }>();
const running = new Map<string, AbortController>();
/** Calls that let another tab have a file. */
const releases = new Map<string, () => void>();
const listeners = new Set<() => void>();

export const currentSendings = (): readonly Sending[] => sendings;

export const useSendings = (): readonly Sending[] =>
  useSyncExternalStore(follow, currentSendings, currentSendings);

/** Of several, the first takes the place of another; the others stand beside it. */
export function sendFiles(given: Place, chosen: Iterable<File>): void {
  const account = readSession()?.email ?? null;
  let place = given;
  for (const file of chosen) {
    const id = crypto.randomUUID();
    const failure = refusalBefore(file);
    add({ id, file, again: false, place, failure });
    if (failure !== null) continue;
    const taken = place;
    place = { ...given, replaces_id: null };
    void whileLocked(id, () => untilForgotten(id));
    if (account === null) continue;
    const kept = { id, account, chosen_at: Date.now(), file, ...taken };
    void keepUpload(kept).then((is) => !is && change(id, { kept: false }));
  }
  notify();
  startNext();
}

/** Not worth a journey. */
function refusalBefore({ name, size }: File): string | null {
  if (size === 0) return EMPTY_FILE_TEXT;
  if (isOtherFormat(name)) return FILE_REFUSAL_TEXTS.UNKNOWN_FORMAT;
  return size > MAX_FILE_BYTES ? FILE_TOO_LARGE_TEXT : null;
}

let resumedFor: string | null = null;

/** What a reload, or a tab that was closed, left unfinished. One that is busy elsewhere is waited for. */
export async function resumeSendings(): Promise<void> {
  const account = readSession()?.email ?? null;
  if (account === null || account === resumedFor) return;
  resumedFor = account;
  for (const { id, file, uid, document_type, replaces_id } of await keptUploads(
    account,
    Date.now(),
  )) {
    if (bytes.has(id)) continue;
    void whileLocked(id, async () => {
      // Sent, or given up, by the tab that had it.
      if (resumedFor !== account || !(await isKept(id))) return;
      add({ id, file, again: true, place: { uid, document_type, replaces_id }, failure: null });
      notify();
      startNext();
      await untilForgotten(id);
    });
  }
}

export function sendAgain(id: string): void {
  change(id, { state: 'WAITING', failure: null });
  startNext();
}

export function forgetSending(id: string): void {
  sendings = sendings.filter((one) => one.id !== id);
  letGo(id);
  notify();
  startNext();
}

/** The server has looked at it. */
export function settleSending(id: string, verdict: Verdict): void {
  change(id, verdict);
  if (verdict.state === 'DONE') setTimeout(() => forgetSending(id), SHOWN_MS);
}

type Added = { id: string; file: File; again: boolean; place: Place; failure: string | null };

function add({ id, file, again, place, failure }: Added): void {
  const { name, size } = file;
  const state = failure === null ? 'WAITING' : 'REFUSED';
  if (failure === null) bytes.set(id, { file, again });
  const fresh = {
    id,
    ...place,
    name,
    size,
    sent: 0,
    state,
    failure,
    found: null,
    kept: true,
  } as const;
  sendings = [...sendings, fresh];
}

function startNext(): void {
  if (!navigator.onLine) return;
  const busy = sendings.filter(({ state }) => state === 'SENDING').length;
  const waiting = sendings.filter(({ state }) => state === 'WAITING');
  for (const sending of waiting.slice(0, Math.max(0, AT_ONCE - busy))) void start(sending);
}

async function start(sending: Sending): Promise<void> {
  const { id, uid, size } = sending;
  const own = bytes.get(id);
  if (!own) return forgetSending(id);
  const { file, again } = own;
  bytes.set(id, { file, again: true });
  const stop = new AbortController();
  running.set(id, stop);
  change(id, { state: 'SENDING' });
  try {
    const onProgress = (sent: number) => change(id, { sent });
    await sendUpload(sending, file, { again, signal: stop.signal, onProgress });
    running.delete(id);
    change(id, { state: 'CHECKING', sent: size });
    letGo(id);
    void queryClient.invalidateQueries({ queryKey: keys.portfolio(uid) });
  } catch (cause) {
    running.delete(id);
    // Without a network there is nothing to decide: it goes on when there is one.
    const waits = !navigator.onLine;
    change(id, waits ? { state: 'WAITING' } : { state: 'FAILED', failure: textOf(cause) });
    if (!waits) void queryClient.invalidateQueries({ queryKey: keys.storage(uid) });
  }
  startNext();
}

/** This tab no longer has to send it, whatever became of it. */
function letGo(id: string): void {
  running.get(id)?.abort();
  running.delete(id);
  if (bytes.delete(id)) void dropUpload(id);
  releases.get(id)?.();
  releases.delete(id);
}

const whileLocked = (id: string, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(`quitus-envoi-${id}`, work) : work();

/** Held as long as this tab has its bytes: it may be over before the lock is given. */
const untilForgotten = (id: string): Promise<void> =>
  new Promise((resolve) => {
    if (bytes.has(id)) releases.set(id, resolve);
    else resolve();
  });

function change(id: string, fields: Partial<Sending>): void {
  sendings = sendings.map((one) => (one.id === id ? { ...one, ...fields } : one));
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Files of one account are never sent by the next. A session that the server ended may come back. */
function onSession(): void {
  const account = readSession()?.email ?? null;
  if (account === holder) return;
  holder = account;
  resumedFor = null;
  const leaving = account === null && !isSessionLost();
  for (const { id } of sendings) running.get(id)?.abort();
  for (const release of releases.values()) release();
  sendings = [];
  for (const map of [bytes, running, releases]) map.clear();
  notify();
  if (leaving) void dropUploads();
}

let holder = typeof window === 'undefined' ? null : (readSession()?.email ?? null);
if (typeof window !== 'undefined') {
  followSession(onSession);
  window.addEventListener('online', startNext);
}
