import { type ActivityLine, journalApi } from '@quitus/api/journal.api';
import { auditLabel } from '@quitus/domain/security/audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleDot, Eye, LogIn, ShieldAlert } from 'lucide-react';

import { call } from '../../api.ts';
import { useNow } from '../../browser/use-now.ts';
import { keys } from '../../query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { exactDate, shownDate } from '../../words/shown-date.ts';
import { activityWords, isWorrying } from './activity-words.ts';

const NEWEST: { before?: number } = {};

const useActivity = () =>
  useInfiniteQuery({
    queryKey: [...keys.account, 'activity'],
    queryFn: ({ pageParam }) => call(journalApi.activity, { query: pageParam }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => (next === null ? undefined : { before: next }),
  });

export function ActivityList() {
  const activity = useActivity();
  return (
    <Loaded
      query={activity}
      waiting={<ActivitySkeleton />}
      failure="Votre activité n’a pas pu être chargée"
    >
      {({ pages }) => (
        <>
          <Lines lines={pages.flatMap((page) => page.lines)} />
          {activity.hasNextPage && (
            <Button
              variant="secondary"
              className="mt-5"
              pending={activity.isFetchingNextPage}
              onClick={() => void activity.fetchNextPage()}
            >
              Voir les plus anciens
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

const Lines = ({ lines }: { lines: readonly ActivityLine[] }) =>
  lines.length === 0 ? (
    <p className="text-encre-2">
      Aucune activité pour l’instant. Vos prochaines connexions, et ce que l’équipe ouvre,
      s’afficheront ici.
    </p>
  ) : (
    <ul className="divide-y divide-trait">
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );

function Line({ line }: { line: ActivityLine }) {
  const { kind, outcome, at } = line;
  const now = useNow();
  const words = activityWords(line);
  return (
    <li className="flex gap-4 py-4">
      <Sign line={line} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{auditLabel(kind, outcome)}</p>
        {words !== '' && <p className="text-second wrap-break-word text-encre-2">{words}</p>}
      </div>
      <time
        dateTime={at}
        title={exactDate(at)}
        className="flex-none text-right text-second text-encre-2"
      >
        {shownDate(at, now)}
      </time>
    </li>
  );
}

const SIGN = 'mt-0.5 flex-none';

function Sign({ line }: { line: ActivityLine }) {
  if (isWorrying(line)) return <ShieldAlert aria-hidden className={`${SIGN} text-ocre`} />;
  const look = `${SIGN} text-encre-2`;
  if (line.by === 'STAFF') return <Eye aria-hidden className={look} />;
  if (line.kind.startsWith('SIGNED_IN')) return <LogIn aria-hidden className={look} />;
  return <CircleDot aria-hidden className={look} />;
}

const ActivitySkeleton = () => (
  <div className="flex flex-col gap-5 py-4">
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-11 w-full" />
  </div>
);
