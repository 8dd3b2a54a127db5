import type { RobotScope } from '@quitus/domain/robots/run-state';
import { Landmark, RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';

import { ButtonLink } from '../../../ui/Button.tsx';
import { CARD, LINE, LINK } from '../link-look.ts';
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

/** A card that explains while the dossier is empty, then one line. */
export function RobotCard({ first, ...rest }: RobotCardProps) {
  if (rest.robots.length === 0) return null;
  return first ? <FirstVisit {...rest} /> : <RobotLine {...rest} />;
}

type RobotsProps = Omit<RobotCardProps, 'first'>;

function RobotLine({ uid, robots }: RobotsProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className={LINE}>
      <h2
        id={title}
        className="mr-auto flex items-center gap-2.5 font-texte text-libelle font-semibold tracking-normal"
      >
        <RefreshCw aria-hidden className="max-sm:hidden" />
        Le robot
      </h2>
      {robots.map(({ scope, tone, text, label, short }) => (
        <p key={scope} className="flex min-w-0 items-center gap-x-4 text-second">
          {tone !== 'IDLE' && (
            <span className={`min-w-0 wrap-break-word ${INK[tone]}`}>{text}</span>
          )}
          <Link
            to={robotPath(uid, scope)}
            className={`inline-flex min-h-11 flex-none items-center ${LINK}`}
          >
            <span className="max-sm:sr-only">{label}</span>
            <span aria-hidden className="sm:hidden">
              {short}
            </span>
          </Link>
        </p>
      ))}
    </section>
  );
}

function FirstVisit({ uid, robots }: RobotsProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className={CARD}>
      <h2 id={title} className="text-h3">
        Le robot peut remplir ce dossier
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
                variant={tone === 'WAITING' || scope === 'SYNDIC' ? 'primary' : 'secondary'}
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
