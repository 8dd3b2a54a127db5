import { SHARE_LOG_LABELS } from '@quitus/domain/sharing/share-log';

import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { whenWords } from '../../../words/french-days.ts';
import { LINK } from '../link-look.ts';
import { deviceWords } from './share-words.ts';
import { useShareLog } from './use-shares.ts';

type ShareHistoryProps = { uid: string; share_id: string; now: Date };

/** What was done with a link, the latest first. */
export function ShareHistory({ uid, share_id, now }: ShareHistoryProps) {
  const log = useShareLog(uid, share_id);
  const lines = (log.data?.pages ?? []).flatMap((page) => page.lines);
  return (
    <section aria-labelledby={`journal-${share_id}`} className="mt-8">
      <h3 id={`journal-${share_id}`} className="border-b border-trait pb-2 text-h4">
        Historique
      </h3>
      {log.isPending && <Skeleton className="mt-4 h-12" />}
      {log.isError && (
        <p className="mt-3 text-second text-encre-2">
          L’historique n’a pas pu être lu.{' '}
          <button type="button" className={LINK} onClick={() => void log.refetch()}>
            Réessayer
          </button>
        </p>
      )}
      {log.isSuccess && lines.length === 0 && (
        <p className="mt-3 text-second text-encre-2">Personne n’a encore ouvert ce lien.</p>
      )}
      <ul className="mt-3 flex flex-col gap-2.5 text-second empty:hidden">
        {lines.map(({ id, kind, about, user_agent, created_at }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 wrap-break-word">
              {SHARE_LOG_LABELS[kind]}
              {about !== null && <span className="text-encre-2"> · {about}</span>}
            </span>
            <span className="text-encre-3">
              {[whenWords(created_at, now), deviceWords(user_agent)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {log.hasNextPage && (
        <Button
          variant="secondary"
          size="compact"
          className="mt-4"
          pending={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          Voir plus
        </Button>
      )}
    </section>
  );
}
