import { textOf } from '@quitus/api/client';
import { useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EventList } from './EventList.tsx';
import { useEvents } from './use-dossier.ts';

const FIRST = 8;
const STEP = 30;

/** The life of the dossier, newest first. */
export function Timeline({ uid, now }: { uid: string; now: Date }) {
  const [wanted, setWanted] = useState(FIRST);
  const events = useEvents(uid);
  const known = (events.data?.pages ?? []).flatMap((page) => page.events);

  function more() {
    setWanted(wanted + STEP);
    if (events.hasNextPage && wanted + STEP > known.length) void events.fetchNextPage();
  }

  return (
    <section aria-labelledby="historique" className="mt-14">
      <h2 id="historique" className="border-b border-trait pb-3 text-h3">
        Historique
      </h2>
      <div className="mt-5">
        {events.isPending && <Lines />}
        {events.isError && known.length === 0 && (
          <ErrorState
            heading="h3"
            title="L’historique n’a pas pu être lu"
            text={textOf(events.error)}
            onRetry={() => void events.refetch()}
          />
        )}
        <EventList events={known.slice(0, wanted)} now={now} />
        {(known.length > wanted || events.hasNextPage) && (
          <Button
            variant="secondary"
            size="compact"
            className="mt-6"
            pending={events.isFetchingNextPage}
            onClick={more}
          >
            Voir plus
          </Button>
        )}
      </div>
    </section>
  );
}

const Lines = () => (
  <div className="flex flex-col gap-3">
    <Skeleton className="h-5 w-2/3" />
    <Skeleton className="h-5 w-1/2" />
    <Skeleton className="h-5 w-3/5" />
  </div>
);
