import { textOf } from '@quitus/api/client';
import type { ReactNode } from 'react';

import { ErrorState } from './ErrorState.tsx';
import { Notice } from './Notice.tsx';

interface LoadedProps<T> {
  /** What react-query says of it. */
  query: {
    data: T | undefined;
    error: unknown;
    fetchStatus: 'fetching' | 'paused' | 'idle';
    refetch: () => unknown;
  };
  /** The place held meanwhile, shaped like what comes. */
  waiting: ReactNode;
  /** « Les agents n’ont pas pu être chargés. » */
  failure: string;
  children: (data: T) => ReactNode;
}

const ONCE_ONLINE = 'La page se complétera dès que vous serez en ligne.';

/** Waits, says what went wrong, or shows; what was there stays when a later reading fails. */
export function Loaded<T>({ query, waiting, failure, children }: LoadedProps<T>) {
  const { data, error, fetchStatus, refetch } = query;
  if (data !== undefined) {
    return (
      <>
        {(error !== null || fetchStatus === 'paused') && (
          <div className="mb-6">
            <Notice tone="warning" title="Ce qui est affiché n’est peut-être plus à jour.">
              {fetchStatus === 'paused' ? ONCE_ONLINE : textOf(error)}
            </Notice>
          </div>
        )}
        {children(data)}
      </>
    );
  }
  if (fetchStatus === 'paused') {
    return <ErrorState title={failure} text={ONCE_ONLINE} />;
  }
  if (error !== null && fetchStatus === 'idle') {
    return <ErrorState title={failure} text={textOf(error)} onRetry={() => void refetch()} />;
  }
  return (
    <div aria-busy="true">
      <output className="sr-only">Chargement…</output>
      {waiting}
    </div>
  );
}
