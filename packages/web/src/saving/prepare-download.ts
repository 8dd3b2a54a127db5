// From the button to the address of what was asked for: a zip is there at once, one PDF takes a while.
import type { Download } from '@quitus/api/downloads.api';
import { fail } from '@quitus/api/errors';

const ASK_AGAIN_MS = 1000;

export type DownloadSteps = {
  create: () => Promise<Download>;
  /** Where it stands; once ready, with its address. */
  link: (download_id: string) => Promise<Download>;
  onProgress: (progress: { done: number; total: number }) => void;
  signal: AbortSignal;
};

/** `size`: what is received, to the byte; null where nobody knows it yet. */
export type Prepared = { url: string; size: number | null };

/** Null when the person left meanwhile. */
export async function prepareDownload(steps: DownloadSteps): Promise<Prepared | null> {
  const { create, link, onProgress, signal } = steps;
  let download = await create();
  while (!signal.aborted) {
    if (download.state === 'FAILED') fail('INTERNAL_ERROR');
    const { url, size } = download;
    if (url !== null) return { url, size };
    if (download.state === 'PREPARING') {
      onProgress({ done: download.done, total: download.total });
      await pause(ASK_AGAIN_MS, signal);
    }
    if (!signal.aborted) download = await link(download.id);
  }
  return null;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
