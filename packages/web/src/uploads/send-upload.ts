// Announces a file, then sends its bytes by tus from where the server is.
import { authApi } from '@quitus/api/auth.api';
import { readError, urlOf } from '@quitus/api/client';
import { documentsApi } from '@quitus/api/documents.api';
import { API_BASE } from '@quitus/api/endpoint';
import { ApiError, ERRORS } from '@quitus/api/errors';
import { uploadsApi } from '@quitus/api/uploads.api';
import { type DetailedError, Upload } from 'tus-js-client';

import { call, freshSession } from '../api.ts';
import { readSession } from '../session/session.ts';
import type { Sending } from './sending.ts';

const CHUNK_BYTES = 8 * 1024 * 1024;
const RETRY_MS = [500, 1000, 3000, 6000, 12_000, 24_000];

type Way = {
  /** It was begun before: the server says how much it has. */
  again: boolean;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
};

export async function sendUpload(sending: Sending, file: File, way: Way): Promise<void> {
  const { id, uid, document_type, replaces_id, name, size } = sending;
  const body = { id, document_type, replaces_id, name, size };
  const announced = await call(documentsApi.announceFile, { params: { uid }, body });
  way.signal.throwIfAborted();
  // All of it had come already: the answer was lost, not the file.
  if (announced.state === 'RECEIVING') await transfer(id, file, way);
}

const transfer = (id: string, file: File, { again, signal, onProgress }: Way): Promise<void> =>
  new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: urlOf(API_BASE, uploadsApi.createUpload),
      // What the server never began is begun anew.
      uploadUrl: again ? urlOf(API_BASE, uploadsApi.appendUpload, { params: { id } }) : null,
      metadata: { file_id: id },
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_MS,
      storeFingerprintForResuming: false,
      onBeforeRequest: async (request) =>
        request.setHeader('Authorization', `Bearer ${(await freshSession())?.access ?? ''}`),
      onShouldRetry: (cause) => {
        const status = statusOf(cause);
        // An ordinary call renews the session; the next try carries the new token.
        if (status === 401 && readSession() !== null) void call(authApi.me);
        return status === 0 || status === 401 || status === 423 || status >= 500;
      },
      onProgress,
      onSuccess: () => resolve(),
      onError: (cause) => {
        // What the server said is read like any other refusal.
        if ('originalRequest' in cause) void Promise.resolve(refusalOf(cause)).then(reject);
        else reject(cause);
      },
    });
    signal.addEventListener('abort', () => {
      reject(new DOMException('given up', 'AbortError'));
      // Signed out, nobody is left to ask the server to forget it.
      upload.abort(readSession() !== null).catch((cause: unknown) => {
        console.warn('Le serveur oubliera de lui-même cet envoi.', cause);
      });
    });
    upload.start();
  });

const statusOf = (cause: DetailedError): number => cause.originalResponse?.getStatus() ?? 0;

function refusalOf(cause: DetailedError): Promise<ApiError> | ApiError {
  const status = statusOf(cause);
  if (status === 0) return new ApiError('UNREACHABLE', ERRORS.UNREACHABLE.status);
  return readError(new Response(cause.originalResponse?.getBody() || null, { status }));
}
