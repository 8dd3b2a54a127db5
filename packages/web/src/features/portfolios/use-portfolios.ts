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
import { useLive } from '../../live.ts';
import { keys } from '../../query-client.ts';
import type { ListView } from './list-view.ts';

const FIRST_PAGE = '';

export const usePortfolios = (view: ListView) =>
  useInfiniteQuery({
    queryKey: [...keys.portfolios, 'list', view],
    queryFn: ({ pageParam }) =>
      call(portfoliosApi.list, {
        query: { ...view, ...(pageParam !== FIRST_PAGE && { after: pageParam }) },
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    // The former list stays while the next one is on its way: the page does not blink at each letter.
    placeholderData: keepPreviousData,
  });

export const usePortfolioCounts = () =>
  useQuery({
    queryKey: [...keys.portfolios, 'counts'],
    queryFn: () => call(portfoliosApi.counts),
    select: ({ counts }) => counts,
  });

const CALM_MS = 400;

/** Dossiers on screen that change are read again, once for a burst of events. */
export function useLivePortfolios(portfolios: readonly PortfolioRow[]): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const followed = portfolios
    .slice(-MAX_FOLLOWED)
    .map(({ uid, event_number }) => ({ uid, after: event_number }));
  useLive(followed, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void client.invalidateQueries({ queryKey: keys.portfolios }),
      CALM_MS,
    );
  });
}
