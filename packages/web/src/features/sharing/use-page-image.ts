import { visitsApi } from '@quitus/api/sharing.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { keys } from '../../query-client.ts';
import { fetchAsVisitor } from './visit.ts';

type Asked = { token: string; file_id: string; page: number };

/** Pictures need the visit, which an <img> does not carry. */
const pageQuery = ({ token, file_id, page }: Asked) => ({
  queryKey: [...keys.shared(token), 'page', file_id, page],
  queryFn: async () => {
    const asked = { params: { file_id, page }, query: {} };
    const answer = await fetchAsVisitor(token)(visitsApi.sharedPage, asked);
    return dataUrl(await answer.blob());
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The page asked for; the next one is fetched meanwhile. */
export function usePageImage(asked: Asked, pages: number) {
  const client = useQueryClient();
  const { token, file_id, page } = asked;
  const image = useQuery(pageQuery(asked));
  const shown = image.isSuccess;
  useEffect(() => {
    if (shown && page < pages)
      void client.prefetchQuery(pageQuery({ token, file_id, page: page + 1 }));
  }, [client, token, file_id, page, pages, shown]);
  return image;
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
