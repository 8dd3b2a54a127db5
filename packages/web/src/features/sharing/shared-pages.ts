import { visitsApi } from '@quitus/api/sharing.api';

import type { PageSource } from '../../page-viewer/page-pictures.ts';
import { keys } from '../../query-client.ts';
import { fetchAsVisitor } from './visit.ts';

/** Pages that need the visit, and go with it. */
export const sharedPages =
  (token: string): PageSource =>
  ({ file_id, page }) => ({
    queryKey: [...keys.shared(token), 'page', file_id, page],
    queryFn: async () => {
      const asked = { params: { file_id, page }, query: {} };
      return (await fetchAsVisitor(token)(visitsApi.sharedPage, asked)).blob();
    },
  });
