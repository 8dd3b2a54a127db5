import { textOf } from '@quitus/api/client';
import type { DownloadFormat } from '@quitus/domain/documents/download';
import { useEffect, useRef, useState } from 'react';

import { showSnackbar } from '../ui/snackbars.ts';
import { weightWords } from '../uploads/file-weight.ts';
import { type DownloadSteps, prepareDownload } from './prepare-download.ts';

type Calls = Pick<DownloadSteps, 'create' | 'link'>;
export type Preparation = { format: DownloadFormat; done: number; total: number };

/**
 * What is being prepared, null when nothing is. A refusal that `onRefused` does not take is told. `started`
 * weighs the last one that left: before, nobody knows what a table of contents, one PDF or a watermark add.
 */
export function usePreparation(onRefused: (cause: unknown) => boolean) {
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const [started, setStarted] = useState('');
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function start(format: DownloadFormat, calls: Calls): Promise<void> {
    leaving.current?.abort();
    const left = new AbortController();
    leaving.current = left;
    setPreparation({ format, done: 0, total: 0 });
    setStarted('');
    try {
      const prepared = await prepareDownload({
        ...calls,
        signal: left.signal,
        onProgress: (progress) => setPreparation({ format, ...progress }),
      });
      if (prepared === null) return;
      window.location.assign(prepared.url);
      if (prepared.size !== null)
        setStarted(`Le téléchargement a commencé : ${weightWords(prepared.size)}.`);
    } catch (cause) {
      if (!left.signal.aborted && !onRefused(cause))
        showSnackbar({
          type: 'error',
          title: 'Le téléchargement n’a pas commencé',
          text: textOf(cause),
        });
    } finally {
      if (!left.signal.aborted) setPreparation(null);
    }
  }

  return { preparation, started, start };
}
