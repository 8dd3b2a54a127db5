// @vitest-environment jsdom
import { ERRORS } from '@quitus/api/errors';
import type { UploadOptions } from 'tus-js-client';
import { beforeEach, expect, it, vi } from 'vitest';

import { call } from '../api.ts';
import { sendUpload } from './send-upload.ts';
import type { Sending } from './sending.ts';

let begun: UploadOptions | undefined;
vi.mock('tus-js-client', () => ({
  Upload: class {
    constructor(_file: unknown, options: UploadOptions) {
      begun = options;
    }
    start() {}
    abort = async () => undefined;
  },
}));
vi.mock('../api.ts', () => ({ call: vi.fn() }));

const sending: Sending = {
  id: 'a1',
  uid: 'dossier',
  document_type: 'RIB',
  replaces_id: null,
  name: 'rib.pdf',
  size: 3,
  sent: 0,
  state: 'SENDING',
  failure: null,
  found: null,
  kept: true,
};

beforeEach(() => void vi.mocked(call).mockResolvedValue({ state: 'RECEIVING' }));

async function begin() {
  const signal = new AbortController().signal;
  const sent = sendUpload(sending, new File(['pdf'], 'rib.pdf'), {
    again: true,
    signal,
    onProgress: () => {},
  });
  sent.catch(() => undefined);
  await vi.waitFor(() => expect(begun).toBeDefined());
  return { sent, options: begun ?? {} };
}

/** What tus tells of an answer that was no success. */
const refusal = (status: number, body: string) =>
  Object.assign(new Error('tus'), {
    originalRequest: {
      getMethod: () => 'PATCH',
      getURL: () => '/api/uploads/a1',
      setHeader() {},
      getHeader: () => undefined,
      setProgressHandler() {},
      send: async () => response,
      abort: async () => undefined,
      getUnderlyingObject: () => undefined,
    },
    originalResponse: {
      getStatus: () => status,
      getBody: () => body,
      getHeader: () => undefined,
      getUnderlyingObject: () => undefined,
    },
    causingError: null,
  });
const response = refusal(500, '').originalResponse;

it.each([
  [507, 'STORAGE_FULL'],
  [503, 'STORAGE_UNAVAILABLE'],
] as const)('tries again after %i, and at last says why', async (status, code) => {
  const { sent, options } = await begin();
  const cause = refusal(status, JSON.stringify({ error: code }));
  expect(options.onShouldRetry?.(cause, 0, options)).toBe(true);
  options.onError?.(cause);
  await expect(sent).rejects.toMatchObject({ code, message: ERRORS[code].text });
});

it('goes on where the contract says it is', async () => {
  const { options } = await begin();
  expect([options.endpoint, options.uploadUrl]).toEqual(['/api/uploads', '/api/uploads/a1']);
});
