import type { RobotScope } from '@quitus/domain/robots/run-state';
import { Landmark, RefreshCw } from 'lucide-react';
import { useId } from 'react';

import { ButtonLink } from '../../../ui/Button.tsx';
import { CARD } from '../link-look.ts';
import { robotPath } from './robot-action.ts';
import type { RobotNews } from './robot-news.ts';

export type RobotState = RobotNews & { scope: RobotScope };

const INK: Record<RobotNews['tone'], string> = {
  WAITING: 'text-ocre font-medium',
  RUNNING: 'text-azur',
  FAILED: 'text-brique',
  IDLE: 'text-encre-2',
};

type RobotCardProps = {
  uid: string;
  robots: readonly RobotState[];
  /** Nothing is in the dossier yet: the robot is the shortest way. */
  first: boolean;
};

/** One line for each portal, with the one thing to do there. */
export function RobotCard({ uid, robots, first }: RobotCardProps) {
  const title = useId();
  if (robots.length === 0) return null;
  return (
    <section aria-labelledby={title} className={CARD}>
      <h2 id={title} className="text-h3">
        {first ? 'Le robot peut remplir ce dossier' : 'Le robot'}
      </h2>
      <ul className="mt-4 flex flex-col gap-5">
        {robots.map(({ scope, tone, text, label }) => {
          const Icon = scope === 'TAX' ? Landmark : RefreshCw;
          return (
            <li key={scope} className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <p className={`flex flex-1 basis-64 gap-3 text-second ${INK[tone]}`}>
                <Icon aria-hidden className="mt-0.5" />
                <span className="min-w-0 wrap-break-word">{text}</span>
              </p>
              <ButtonLink
                to={robotPath(uid, scope)}
                size="compact"
                variant={
                  tone === 'WAITING' || (first && scope === 'SYNDIC') ? 'primary' : 'secondary'
                }
              >
                {label}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
