import { portfoliosApi } from '@quitus/api/portfolios.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { call } from '../../api.ts';
import { keys } from '../../query-client.ts';

const PAUSE_MS = 200;
const MOST = 6;

/** The dossiers that moved last; once something is typed, those it names. */
export function useFoundDossiers(typed: string) {
  const search = usePaused(typed.trim());
  const { data, isError, isFetching } = useQuery({
    queryKey: [...keys.portfolios, 'palette', search],
    queryFn: () => call(portfoliosApi.list, { query: { search, limit: MOST } }),
    placeholderData: keepPreviousData,
  });
  return {
    dossiers: data?.portfolios ?? [],
    failed: isError,
    searching: isFetching || search !== typed.trim(),
  };
}

/** The text once the typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
