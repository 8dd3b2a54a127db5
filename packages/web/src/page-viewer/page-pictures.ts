// Pictures of pages. They need the session, which an <img> does not carry: fetched as bytes, kept a while.
import { documentsApi } from '@quitus/api/documents.api';
import type { PagePicture } from '@quitus/domain/documents/page-picture';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { fetchBytes } from '../api.ts';
import { useObjectUrl } from './use-object-url.ts';

export type PagePlace = { uid: string; file_id: string; page: number };

/** Apart from the dossier's own readings: a page never changes. */
const pictureOf = ({ uid, file_id, page }: PagePlace, size: PagePicture) =>
  queryOptions({
    queryKey: ['page', uid, file_id, page, size],
    queryFn: async () => {
      const asked = { params: { uid, file_id, page }, query: { size } };
      return (await fetchBytes(documentsApi.filePage, asked)).blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export function usePagePicture(page: PagePlace, size: PagePicture, wanted = true) {
  const query = useQuery({ ...pictureOf(page, size), enabled: wanted });
  return { ...query, url: useObjectUrl(query.data) };
}

/** The pages beside the one on show come before they are asked for. */
export function useNeighbours(
  { uid, file_id, page }: PagePlace,
  pages: number,
  ready: boolean,
): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!ready) return;
    for (const near of [page + 1, page - 1])
      if (near >= 1 && near <= pages)
        void client.prefetchQuery(pictureOf({ uid, file_id, page: near }, 'page'));
  }, [client, uid, file_id, page, pages, ready]);
}
