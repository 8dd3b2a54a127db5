import { journalApi } from '@quitus/api/journal.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { keys } from '../../query-client.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { forTheTeam } from './for-the-team.ts';
import {
  askedOf,
  isWhole,
  type JournalView,
  readJournalView,
  writeJournalView,
} from './journal-view.ts';
import { JournalFilters } from './JournalFilters.tsx';
import { JournalList } from './JournalList.tsx';

export const meta = () => pageMeta({ title: 'Journal de sécurité', private: true });

export const clientLoader = forTheTeam;

const NEWEST: { before?: number } = {};

const useJournal = (view: JournalView) =>
  useInfiniteQuery({
    queryKey: [...keys.journal, view],
    queryFn: ({ pageParam }) =>
      call(journalApi.journal, { query: { ...askedOf(view), ...pageParam } }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => (next === null ? undefined : { before: next }),
    // Each look leaves a line: the page does not look again by itself.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export default function JournalPage() {
  const [query, setQuery] = useSearchParams();
  const view = readJournalView(query);
  const journal = useJournal(view);
  return (
    <div className="conteneur pt-4">
      <BackLink to={paths.control}>Vérification</BackLink>
      <h1 className="mt-2">Journal de sécurité</h1>
      <p className="mt-3 max-w-[68ch] text-encre-2">
        Connexions, refus, accès et exports, sur un an. Votre consultation y est notée aussi.
      </p>
      <div className="mt-6">
        <JournalFilters
          key={query.toString()}
          view={view}
          onShow={(asked) => setQuery(writeJournalView(asked), { preventScrollReset: true })}
        />
      </div>
      <div className="mt-8">
        <Loaded
          query={journal}
          waiting={<Skeleton className="h-80" />}
          failure="Le journal n’a pas pu être chargé"
        >
          {({ pages }) => {
            const lines = pages.flatMap((page) => page.lines);
            return lines.length === 0 ? (
              <EmptyState
                title={isWhole(view) ? 'Le journal est vide' : 'Aucune ligne ne correspond'}
                text={isWhole(view) ? undefined : 'Élargissez la période, ou retirez un filtre.'}
              />
            ) : (
              <JournalList lines={lines} />
            );
          }}
        </Loaded>
        {journal.hasNextPage && (
          <Button
            variant="secondary"
            className="mt-6"
            pending={journal.isFetchingNextPage}
            onClick={() => void journal.fetchNextPage()}
          >
            Voir les plus anciens
          </Button>
        )}
      </div>
    </div>
  );
}
