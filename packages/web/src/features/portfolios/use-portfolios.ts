import { MAX_FOLLOWED } from '@quitus/api/live';
import { type PortfolioRow, portfoliosApi } from '@quitus/api/portfolios.api';
import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { call } from '../../api.ts';
import { useLive } from '../../live/live.ts';
import { keys } from '../../query-client.ts';
import type { ListView } from './list-view.ts';

const FIRST_PAGE = '';
/** The first rows come at once; whoever asks for more is looking for something further down. */
const ROWS_AFTER_THE_FIRST = 50;
const AN_HOUR_MS = 3600_000;

export const usePortfolios = (view: ListView) =>
  useInfiniteQuery({
    queryKey: [...keys.portfolios, 'list', view],
    queryFn: ({ pageParam }) =>
      call(portfoliosApi.list, {
        query: {
          ...view,
          ...(pageParam !== FIRST_PAGE && { after: pageParam, limit: ROWS_AFTER_THE_FIRST }),
        },
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    // A dossier may take a while: whoever comes back finds the list as long as it was.
    gcTime: AN_HOUR_MS,
    // The former list stays while the next one is on its way: the page does not blink at each letter.
    placeholderData: keepPreviousData,
  });

/** How many dossiers each filter would show of what is searched for. */
export const usePortfolioCounts = (search: string) =>
  useQuery({
    queryKey: [...keys.portfolios, 'counts', search],
    queryFn: () => call(portfoliosApi.counts, { query: { search } }),
    select: ({ counts }) => counts,
    placeholderData: keepPreviousData,
  });

const CALM_MS = 400;

/** Dossiers on screen that change are read again, once for a burst of events. */
export function useLivePortfolios(portfolios: readonly PortfolioRow[]): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const followed = portfolios
    .slice(0, MAX_FOLLOWED)
    .map(({ uid, event_number }) => ({ uid, after: event_number }));
  useLive(followed, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void client.invalidateQueries({ queryKey: keys.portfolios }),
      CALM_MS,
    );
  });
}
