import type { ResponseOf } from '@quitus/api/endpoint';
import type { staffApi } from '@quitus/api/staff.api';
import { TriangleAlert } from 'lucide-react';

import { agreementWords, durationWords, overriddenWords } from './waiting-words.ts';

type Queue = ResponseOf<typeof staffApi.queue>;

type FiguresProps = Pick<Queue, 'agreement' | 'median_wait_minutes'>;

/** How the control goes: whether the machine and the team agree, how long people wait. */
export function Figures({ agreement, median_wait_minutes }: FiguresProps) {
  const agreed = agreementWords(agreement);
  const overridden = overriddenWords(agreement.machine_overridden);
  return (
    <ul className="flex flex-wrap items-center gap-x-6 gap-y-1 text-second text-encre-2">
      {agreed !== null && <li>Machine et équipe : {agreed}</li>}
      {agreement.machine_verified > 0 && (
        <li>
          {agreement.machine_verified > 1
            ? `${agreement.machine_verified} documents acceptés par la machine seule`
            : 'Un document accepté par la machine seule'}
        </li>
      )}
      {median_wait_minutes !== null && (
        <li>Attente médiane : {durationWords(median_wait_minutes)}</li>
      )}
      {overridden !== null && (
        <li className="flex items-center gap-1.5 font-semibold text-brique">
          <TriangleAlert aria-hidden className="size-4.5" />
          {overridden}
        </li>
      )}
    </ul>
  );
}
