import { KeyRound } from 'lucide-react';

import { ButtonLink } from '../../../ui/Button.tsx';
import { robotPath } from './robot-action.ts';
import type { RobotState } from './RobotCard.tsx';

/** The portal asks something and does not wait for long: said before everything else. */
export const RobotWaits = ({ uid, robots }: { uid: string; robots: readonly RobotState[] }) => (
  <output className="flex flex-col gap-3 empty:hidden">
    {robots
      .filter(({ tone }) => tone === 'WAITING')
      .map(({ scope, text, label }) => (
        <span
          key={scope}
          className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-carte bg-lampe-doux p-5 sm:p-6"
        >
          <KeyRound aria-hidden />
          <span className="min-w-0 flex-1 basis-56">
            <span className="block font-semibold">Votre tour</span>
            <span className="block">{text}</span>
          </span>
          <ButtonLink to={robotPath(uid, scope)} size="compact">
            {label}
          </ButtonLink>
        </span>
      ))}
  </output>
);
