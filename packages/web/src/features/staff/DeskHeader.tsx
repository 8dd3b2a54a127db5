import type { WaitingDocument } from '@quitus/api/staff.api';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { Link } from 'react-router';

import { paths } from '../../paths.ts';
import { usePedQueue } from './ped/use-ped-queue.ts';
import { isPlace, type Place, placeKey, shortStreetOf } from './place.ts';
import { inSight, openOnes } from './queue-order.ts';
import { QUEUE_LINK, QueueBar, QueueTab } from './QueueBar.tsx';
import { SHORTCUTS } from './shortcuts.ts';
import { waitedWords } from './waiting-words.ts';

type DeskHeaderProps = {
  waiting: readonly WaitingDocument[];
  total: number;
  current: Place | null;
  now: Date;
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
};

export function DeskHeader({ waiting, total, current, now, onNext, onPrevious }: DeskHeaderProps) {
  const isCurrent = isPlace(current);
  return (
    <QueueBar
      title="Vérification"
      label="Documents qui attendent"
      keys={SHORTCUTS}
      onNext={onNext}
      onPrevious={onPrevious}
      links={
        <>
          <OrdersLink />
          <Link to={paths.journal} className={`${QUEUE_LINK} text-encre-2 max-sm:hidden`}>
            Journal
          </Link>
          <Link to={paths.controlQueue} className={`${QUEUE_LINK} text-encre-2`}>
            <span className="sr-only">Toute la file : </span>
            <strong className="font-semibold text-encre">{total}</strong> en attente
          </Link>
        </>
      }
    >
      {inSight(openOnes(waiting, isCurrent), isCurrent).map((document) => (
        <QueueTab
          key={placeKey(document)}
          to={paths.controlOf(document)}
          current={isCurrent(document)}
          name={DOCUMENT_FACTS[document.document_type].label}
          detail={`${shortStreetOf(document.main_address)} · ${waitedWords(document.since, now)}`}
        />
      ))}
    </QueueBar>
  );
}

/** Pré-états datés that wait for the team: how many, and the way to them. */
function OrdersLink() {
  const waiting = usePedQueue().data?.waiting ?? [];
  const late = waiting.some((ped) => ped.late);
  return (
    <Link
      to={paths.controlPed(null)}
      className={`${QUEUE_LINK} ${late ? 'font-semibold text-brique' : 'text-encre-2'}`}
    >
      Pré-états datés ({waiting.length})
    </Link>
  );
}
