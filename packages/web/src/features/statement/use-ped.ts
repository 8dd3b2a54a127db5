// The dossier and its pré-état daté, read together and followed while the page is open.
import { type DocumentFile, documentsApi } from '@quitus/api/documents.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { preetatdateApi } from '@quitus/api/preetatdate.api';
import type { Statement } from '@quitus/domain/preetatdate/statement';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { call } from '../../api.ts';
import { useLive } from '../../live/live.ts';
import { keys } from '../../query-client.ts';

const dossierQuery = (uid: string) => ({
  queryKey: keys.portfolio(uid),
  queryFn: () => call(portfoliosApi.find, { params: { uid } }),
});

type Read<T> = {
  data: T | undefined;
  error: Error | null;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
};

function together<A, B, Both>(one: Read<A>, other: Read<B>, join: (a: A, b: B) => Both) {
  return {
    data:
      one.data !== undefined && other.data !== undefined ? join(one.data, other.data) : undefined,
    error: one.error ?? other.error,
    fetchStatus: one.fetchStatus === 'idle' ? other.fetchStatus : one.fetchStatus,
    refetch: () => {
      void one.refetch();
      void other.refetch();
    },
  };
}

export const usePed = (uid: string) =>
  useQueries({
    queries: [
      dossierQuery(uid),
      {
        queryKey: keys.statement(uid),
        queryFn: () => call(preetatdateApi.ped, { params: { uid } }),
      },
    ],
    combine: ([dossier, ped]) => together(dossier, ped, (a, b) => ({ dossier: a, ped: b })),
  });

export const usePedTimeline = (uid: string) =>
  useQueries({
    queries: [
      dossierQuery(uid),
      {
        queryKey: keys.pedTimeline(uid),
        queryFn: () => call(preetatdateApi.pedTimeline, { params: { uid } }),
      },
    ],
    combine: ([dossier, life]) => together(dossier, life, (a, b) => ({ dossier: a, life: b })),
  });

/** Printing takes a second of somebody's processor: several answers in a row make one document. */
const SETTLE_MS = 1200;

/** The pages of the document as it would be delivered now, printed again once the statement has settled. */
export function usePedPages(uid: string, statement: Statement) {
  const [printed, setPrinted] = useState({ statement, version: 0 });
  useEffect(() => {
    if (printed.statement === statement) return undefined;
    const print = () => setPrinted(({ version }) => ({ statement, version: version + 1 }));
    const timer = setTimeout(print, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [printed, statement]);
  const query = useQuery({
    // Apart from the dossier's own readings: what happens there does not always change the document.
    queryKey: ['ped-pages', uid, printed.version],
    queryFn: () => call(preetatdateApi.pedPreview, { params: { uid } }),
    staleTime: 0,
    // The former pages stay while new ones are printed.
    placeholderData: (former) => former,
  });
  return { ...query, outdated: query.isPlaceholderData || printed.statement !== statement };
}

const NO_FILE: DocumentFile[] = [];

/** What is in the dossier now: where an answer may still be found. */
export const useFiledPapers = (uid: string): DocumentFile[] =>
  useQuery({
    queryKey: keys.files(uid),
    queryFn: () => call(documentsApi.files, { params: { uid } }),
    select: ({ files }) =>
      files.filter(
        ({ state, current, deleted_at }) => state === 'READY' && current && deleted_at === null,
      ),
  }).data ?? NO_FILE;

/** A document that changes, an answer of somebody else: everything is computed again. */
export function usePedLive({ uid, event_number }: { uid: string; event_number: number }): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: keys.portfolio(uid) });
  // A reading that ends moves no slot by itself: its control tells.
  useLive([{ uid, after: event_number }], refresh, { controlled: refresh });
}
