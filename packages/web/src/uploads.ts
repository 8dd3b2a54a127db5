// Files on their way to the server. They go on while the person visits other pages of the account.
import { authApi } from '@quitus/api/auth.api';
import { textOf } from '@quitus/api/client';
import { documentsApi, UPLOADS_PATH } from '@quitus/api/documents.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { useSyncExternalStore } from 'react';
import { Upload } from 'tus-js-client';

import { API_BASE, call } from './api.ts';
import { keys, queryClient } from './query-client.ts';
import { readSession } from './session.ts';

export type Sending = {
  id: string;
  uid: string;
  document_type: DocumentType;
  name: string;
  size: number;
  sent: number;
  state: 'WAITING' | 'SENDING' | 'SENT' | 'FAILED';
  /** Why it failed, in a sentence. */
  failure: string | null;
};

const AT_ONCE = 3;
const CHUNK_BYTES = 8 * 1024 * 1024;
const RETRY_MS = [500, 1000, 3000, 6000, 12_000, 24_000];
const SHOWN_MS = 4000;

let sendings: readonly Sending[] = [];
const files = new Map<string, File>();
const listeners = new Set<() => void>();

export const useSendings = (): readonly Sending[] =>
  useSyncExternalStore(
    follow,
    () => sendings,
    () => sendings,
  );

export function sendFiles(uid: string, document_type: DocumentType, chosen: Iterable<File>): void {
  for (const file of chosen) {
    const id = crypto.randomUUID();
    files.set(id, file);
    const { name, size } = file;
    const sending = { id, uid, document_type, name, size, sent: 0, failure: null } as const;
    sendings = [...sendings, { ...sending, state: 'WAITING' }];
  }
  tell();
  startNext();
}

export function sendAgain(id: string): void {
  change(id, { state: 'WAITING', failure: null });
  startNext();
}

export function forgetSending(id: string): void {
  files.delete(id);
  sendings = sendings.filter((one) => one.id !== id);
  tell();
}

function startNext(): void {
  const running = sendings.filter(({ state }) => state === 'SENDING').length;
  const waiting = sendings.filter(({ state }) => state === 'WAITING');
  for (const sending of waiting.slice(0, Math.max(0, AT_ONCE - running))) void start(sending);
}

async function start({ id, uid, document_type, name, size }: Sending): Promise<void> {
  change(id, { state: 'SENDING' });
  const file = files.get(id);
  if (!file) return forgetSending(id);
  try {
    const body = { id, document_type, name, size };
    await call(documentsApi.announceFile, { params: { uid }, body });
    await transfer(id, file);
    change(id, { state: 'SENT', sent: size });
    files.delete(id);
    void queryClient.invalidateQueries({ queryKey: keys.portfolio(uid) });
    setTimeout(() => forgetSending(id), SHOWN_MS);
  } catch (cause) {
    change(id, { state: 'FAILED', failure: textOf(cause) });
  }
  startNext();
}

const transfer = (id: string, file: File): Promise<void> =>
  new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `${API_BASE}${UPLOADS_PATH}`,
      metadata: { file_id: id },
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_MS,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) =>
        request.setHeader('Authorization', `Bearer ${readSession()?.access ?? ''}`),
      onShouldRetry: (cause) => {
        const status = cause.originalResponse?.getStatus() ?? 0;
        // An ordinary call renews the session; the next try carries the new token.
        if (status === 401) void call(authApi.me);
        return status === 0 || status === 401 || status === 423 || status >= 500;
      },
      onProgress: (sent) => change(id, { sent }),
      onSuccess: () => resolve(),
      onError: reject,
    });
    upload.start();
  });

function change(id: string, fields: Partial<Sending>): void {
  sendings = sendings.map((one) => (one.id === id ? { ...one, ...fields } : one));
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
