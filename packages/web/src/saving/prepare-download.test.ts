import type { Download } from '@quitus/api/downloads.api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { prepareDownload } from './prepare-download.ts';

const ID = '0d6f7a52-3f5e-4b1e-9a77-9a1f0f3c2b10';
const download = (fields: Partial<Download>): Download => ({
  id: ID,
  format: 'PDF',
  state: 'PREPARING',
  done: 0,
  total: 0,
  size: null,
  url: null,
  ...fields,
});

const onProgress = vi.fn();
const link = vi.fn<(id: string) => Promise<Download>>();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

const prepare = (first: Download, signal = new AbortController().signal) =>
  prepareDownload({ create: async () => first, link, onProgress, signal });

it('gives the address of what is ready at once, without asking again', async () => {
  const ready = { url: '/api/downloads/ready', size: 487_080 };
  await expect(prepare(download({ state: 'READY', ...ready }))).resolves.toEqual(ready);
  expect(link).not.toHaveBeenCalled();
});

it('asks for the address of what is ready without one', async () => {
  link.mockResolvedValue(download({ state: 'READY', url: '/api/downloads/asked' }));
  await expect(prepare(download({ state: 'READY' }))).resolves.toMatchObject({
    url: '/api/downloads/asked',
  });
});

it('asks every second while it is prepared, and tells how far it is', async () => {
  link
    .mockResolvedValueOnce(download({ done: 4, total: 12 }))
    .mockResolvedValueOnce(download({ state: 'READY', url: '/api/downloads/done' }));
  const url = prepare(download({ done: 1, total: 12 }));
  await vi.advanceTimersByTimeAsync(999);
  expect(link).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1001);
  await expect(url).resolves.toMatchObject({ url: '/api/downloads/done' });
  expect(onProgress.mock.calls).toEqual([[{ done: 1, total: 12 }], [{ done: 4, total: 12 }]]);
});

it('refuses what could not be prepared', async () => {
  await expect(prepare(download({ state: 'FAILED' }))).rejects.toMatchObject({
    code: 'INTERNAL_ERROR',
  });
});

it('stops asking once the person has left', async () => {
  const left = new AbortController();
  const url = prepare(download({}), left.signal);
  await vi.advanceTimersByTimeAsync(500);
  left.abort();
  await expect(url).resolves.toBeNull();
  expect(link).not.toHaveBeenCalled();
});
