// Pictures of pages. They need the session, which an <img> does not carry: fetched as bytes, kept a while.
import { documentsApi } from '@quitus/api/documents.api';
import type { PagePicture } from '@quitus/domain/documents/page-picture';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { fetchBytes } from '../api.ts';
import type { Sheet } from './sheet.ts';
import { useObjectUrl } from './use-object-url.ts';
import type { PageView } from './use-viewing.ts';

type PictureQuery = { queryKey: readonly unknown[]; queryFn: () => Promise<Blob> };

/** Where the pictures of some pages come from. */
export type PageSource = (sheet: Sheet, size: PagePicture) => PictureQuery;

/** Apart from the dossier's own readings: a page never changes. */
export const dossierPages =
  (uid: string): PageSource =>
  ({ file_id, page }, size) => ({
    queryKey: ['page', uid, file_id, page, size],
    queryFn: async () => {
      const asked = { params: { uid, file_id, page }, query: { size } };
      return (await fetchBytes(documentsApi.filePage, asked)).blob();
    },
  });

const KEPT = { staleTime: Number.POSITIVE_INFINITY };

export function usePagePicture(picture: PictureQuery, wanted: boolean) {
  const query = useQuery({ ...picture, ...KEPT, enabled: wanted });
  return { ...query, url: useObjectUrl(query.data) };
}

/** The pages beside the one on show come before they are asked for. */
export function useNeighbours(
  source: PageSource,
  { shown, pages }: PageView,
  ready: boolean,
): void {
  const client = useQueryClient();
  const { file_id, page } = shown;
  const fetchPage = useEffectEvent((near: Sheet) => {
    if (near.page >= 1 && near.page <= pages)
      void client.prefetchQuery({ ...source(near, 'page'), ...KEPT });
  });
  useEffect(() => {
    if (!ready) return;
    fetchPage({ file_id, page: page + 1 });
    fetchPage({ file_id, page: page - 1 });
  }, [file_id, page, ready]);
}
