import type { Syndic } from '@quitus/api/directory.api';
import type { RobotRun } from '@quitus/api/robots.api';
import { RefreshCw } from 'lucide-react';

import { Button } from '../../ui/Button.tsx';
import { ChosenPortal } from './ChosenPortal.tsx';
import { SafeSecrets } from './SafeSecrets.tsx';

type RunningAccessProps = { run: RobotRun; syndic: Syndic | null };

/** The form while the robot is away with what was typed in it: nothing of that is shown any more. */
export const RunningAccess = ({
  run: { scope, portal, started_by },
  syndic,
}: RunningAccessProps) => (
  <div className="flex flex-col gap-6">
    <ChosenPortal
      label={scope === 'SYNDIC' ? 'Votre syndic' : 'Votre portail'}
      name={syndic?.name ?? portal}
      about={syndic?.city ?? null}
    />
    <Button wide disabled>
      <RefreshCw aria-hidden />
      Récupération en cours
    </Button>
    {started_by !== null && (
      <p className="-mt-3 text-second text-encre-3">Lancée par {started_by}</p>
    )}
    <SafeSecrets />
  </div>
);
