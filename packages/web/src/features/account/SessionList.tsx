import { textOf } from '@quitus/api/client';
import { type AccountSession, sessionsApi } from '@quitus/api/sessions.api';
import { browserName, isHandheld } from '@quitus/domain/security/browser-name';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';

import { call } from '../../api.ts';
import { useNow } from '../../browser/use-now.ts';
import { keys } from '../../query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showSnackbar } from '../../ui/snackbars.ts';
import { exactDate, shownDate } from '../../words/shown-date.ts';
import { ROW_ACTION } from './row-action-look.ts';

const KEY = [...keys.account, 'sessions'];
const OTHERS = 'OTHERS';

/** This one first, then the latest used. */
const inOrder = (a: AccountSession, b: AccountSession): number =>
  Number(b.current) - Number(a.current) || b.last_used_at.localeCompare(a.last_used_at);

export function SessionList() {
  const query = useQuery({ queryKey: KEY, queryFn: () => call(sessionsApi.sessions) });
  const [confirming, setConfirming] = useState(false);
  const ending = useEnding(() => setConfirming(false));
  return (
    <Loaded
      query={query}
      waiting={<SessionsSkeleton />}
      failure="Vos sessions n’ont pas pu être chargées"
    >
      {({ sessions }) => (
        <>
          <ul className="divide-y divide-trait">
            {sessions.toSorted(inOrder).map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                pending={ending.isPending}
                onEnd={() => ending.mutate(session.id)}
              />
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button
              variant="secondary"
              className="mt-5"
              disabled={ending.isPending}
              onClick={() => setConfirming(true)}
            >
              Fermer toutes les autres sessions
            </Button>
          )}
          <ConfirmDialog
            open={confirming}
            title="Fermer toutes les autres sessions ?"
            pending={ending.isPending}
            verb="Fermer les sessions"
            destroys
            onCancel={() => setConfirming(false)}
            onAccept={() => ending.mutate(OTHERS)}
          >
            Vos autres navigateurs devront se connecter à nouveau. Celui-ci reste ouvert.
          </ConfirmDialog>
        </>
      )}
    </Loaded>
  );
}

/** `OTHERS`, or the id of the session to end. */
function useEnding(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (which: string): Promise<void> => {
      if (which === OTHERS) await call(sessionsApi.endOtherSessions);
      else await call(sessionsApi.endSession, { params: { id: which } });
    },
    onSuccess: () =>
      showSnackbar({
        type: 'success',
        title: 'Session fermée',
        text: 'Il faudra s’y reconnecter.',
      }),
    onError: (cause) =>
      showSnackbar({
        type: 'error',
        title: 'La session n’a pas pu être fermée',
        text: textOf(cause),
      }),
    onSettled: () => {
      onDone();
      return client.invalidateQueries({ queryKey: keys.account });
    },
  });
}

type SessionItemProps = { session: AccountSession; pending: boolean; onEnd: () => void };

function SessionItem({ session, pending, onEnd }: SessionItemProps) {
  const { user_agent, current, last_used_at } = session;
  const now = useNow();
  const Device = isHandheld(user_agent) ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-4 py-4">
      <Device aria-hidden className="text-encre-2" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{browserName(user_agent)}</p>
        <p className="text-second text-encre-2">
          {current ? (
            'Cette session'
          ) : (
            <>
              Dernière utilisation :{' '}
              <time dateTime={last_used_at} title={exactDate(last_used_at)}>
                {shownDate(last_used_at, now)}
              </time>
            </>
          )}
        </p>
      </div>
      {!current && (
        <button type="button" className={ROW_ACTION} disabled={pending} onClick={onEnd}>
          Fermer
          <span className="sr-only"> la session {browserName(user_agent)}</span>
        </button>
      )}
    </li>
  );
}

const SessionsSkeleton = () => (
  <div className="flex flex-col gap-5 py-4">
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-11 w-full" />
  </div>
);
