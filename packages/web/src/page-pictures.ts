// Pictures of pages. They need the session, which an <img> does not carry: fetched as bytes, kept a while.
import { readError } from '@quitus/api/client';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { API_BASE, send } from './api.ts';
import { useObjectUrl } from './use-object-url.ts';

export type PagePlace = { uid: string; file_id: string; page: number };
type Size = 'page' | 'thumb';

/** Apart from the dossier's own readings: a page never changes. */
const pictureOf = ({ uid, file_id, page }: PagePlace, size: Size) =>
  queryOptions({
    queryKey: ['page', uid, file_id, page, size],
    queryFn: async () => {
      const path = `${API_BASE}/portfolios/${uid}/files/${file_id}/pages/${page}`;
      const answer = await send(new Request(size === 'thumb' ? `${path}?size=thumb` : path));
      if (!answer.ok) throw await readError(answer);
      return answer.blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export function usePagePicture(page: PagePlace, size: Size, wanted = true) {
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
