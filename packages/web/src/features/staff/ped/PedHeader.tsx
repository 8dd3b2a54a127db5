import type { WaitingPed } from '@quitus/api/desk.api';
import { Link } from 'react-router';

import { paths } from '../../../paths.ts';
import { shortStreetOf } from '../place.ts';
import { inSight } from '../queue-order.ts';
import { QUEUE_LINK, QueueBar, QueueTab } from '../QueueBar.tsx';
import { PED_KEYS } from './ped-keys.ts';
import { waitingWords } from './waiting-peds.ts';

type PedHeaderProps = {
  waiting: readonly WaitingPed[];
  current: string | null;
  now: Date;
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
};

export function PedHeader({ waiting, current, now, onNext, onPrevious }: PedHeaderProps) {
  const isCurrent = ({ order_id }: WaitingPed) => order_id === current;
  return (
    <QueueBar
      title="Pré-états datés"
      label="Commandes qui attendent"
      keys={PED_KEYS}
      onNext={onNext}
      onPrevious={onPrevious}
      links={
        <>
          <Link to={paths.controlMissions} className={`${QUEUE_LINK} text-encre-2`}>
            Pièces
          </Link>
          <Link to={paths.control} className={`${QUEUE_LINK} text-encre-2`}>
            Documents
          </Link>
          <span className="text-second whitespace-nowrap text-encre-2">
            <strong className="font-semibold text-encre">{waiting.length}</strong> en attente
          </span>
        </>
      }
    >
      {inSight(waiting, isCurrent).map((ped) => (
        <QueueTab
          key={ped.order_id}
          to={paths.controlPed(ped.order_id)}
          current={isCurrent(ped)}
          name={shortStreetOf(ped.main_address)}
          late={ped.late}
          detail={
            ped.held_by === null || isCurrent(ped)
              ? waitingWords(ped, now)
              : `regardé par ${ped.held_by}`
          }
        />
      ))}
    </QueueBar>
  );
}
