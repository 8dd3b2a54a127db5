import type { ResponseOf } from '@quitus/api/endpoint';
import type { staffApi } from '@quitus/api/staff.api';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { decidableStatuses } from '@quitus/domain/documents/transitions';
import { streetOf } from '@quitus/domain/portfolios/property-address';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { useNow } from '../../browser/use-now.ts';
import { paths } from '../../paths.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { DeskHeader } from './DeskHeader.tsx';
import { DeskSkeleton } from './DeskSkeleton.tsx';
import { LastDecision } from './LastDecision.tsx';
import { NothingOnDesk } from './NothingOnDesk.tsx';
import { OnDesk } from './OnDesk.tsx';
import { askedPlace, isPlace, type Place, placeKey } from './place.ts';
import { neighbours } from './queue-order.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useDecisions } from './use-decisions.ts';
import { useDeskItem } from './use-desk-item.ts';
import { useKeys } from './use-keys.ts';
import { useQueue } from './use-queue.ts';

type Queue = ResponseOf<typeof staffApi.queue>;
const NO_QUEUE: Pick<Queue, 'waiting' | 'total'> = { waiting: [], total: 0 };

/** The documents that wait, one after the other: the most urgent first, or the one that is asked for. */
export function Desk() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const now = useNow();
  const queue = useQueue();
  const { waiting, total } = queue.data ?? NO_QUEUE;
  const wanted = askedPlace(search);
  const [aside, setAside] = useState<readonly Place[]>([]);
  const [round, setRound] = useState(0);
  const [helping, setHelping] = useState(false);
  const desk = useDeskItem({ wanted, aside, round });
  const item = desk.data?.item ?? null;
  const current = item ?? wanted;
  const beside = neighbours(waiting, isPlace(current));

  function goTo(place: Place | null): void {
    setRound((before) => before + 1);
    void navigate(place ? paths.controlOf(place) : paths.control);
  }
  const { last, decide, undo } = useDecisions({ onDecided: () => goTo(null), onUndone: goTo });
  const onUndo = last && !undo.isPending ? () => undo.mutate(last) : null;
  const moves = {
    onNext:
      beside.next &&
      (() => {
        if (current) setAside((before) => [...before, current]);
        goTo(beside.next);
      }),
    onPrevious: beside.previous && (() => goTo(beside.previous)),
    onUndo,
    onHelp: () => setHelping(true),
  };
  useKeys({
    [SHORTCUTS.help.key]: moves.onHelp,
    ...(item === null && {
      [SHORTCUTS.next.key]: moves.onNext ?? undefined,
      [SHORTCUTS.undo.key]: onUndo ?? undefined,
    }),
  });

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <DeskHeader {...moves} waiting={waiting} total={total} current={current} now={now} />
      <LastDecision made={last} pending={undo.isPending} onUndo={() => onUndo?.()} />
      <p aria-live="polite" className="sr-only">
        {item && `${DOCUMENT_FACTS[item.document_type].label}, ${streetOf(item.main_address)}`}
      </p>
      <Loaded query={desk} waiting={<DeskSkeleton />} failure="Ce document n’a pas pu être ouvert">
        {({ item: taken }) =>
          taken === null || decidableStatuses(taken).length === 0 ? (
            <NothingOnDesk asked={wanted !== null} queue={queue.data} onNext={() => goTo(null)} />
          ) : (
            <OnDesk
              key={placeKey(taken)}
              item={taken}
              now={now}
              pending={decide.isPending}
              moves={moves}
              onDecide={(decision) => decide.mutate({ on: taken, decision })}
              onSorted={(empty) => (empty ? goTo(null) : void desk.refetch())}
            />
          )
        }
      </Loaded>
      <ShortcutsDialog open={helping} onClose={() => setHelping(false)} />
    </div>
  );
}
