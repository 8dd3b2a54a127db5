import type { ResponseOf } from '@quitus/api/endpoint';
import type { Dossier } from '@quitus/api/portfolios.api';
import type { robotsApi } from '@quitus/api/robots.api';
import { hasEnded, type RobotScope } from '@quitus/domain/robots/run-state';
import { type ReactNode, useState } from 'react';

import { useAnnouncement } from '../../browser/use-announcement.ts';
import { AccessPanel } from './AccessPanel.tsx';
import { BuildingCard } from './BuildingCard.tsx';
import { LetterCard, type Addressee } from './LetterCard.tsx';
import { LivePanel } from './LivePanel.tsx';
import { reportTitle } from './run-report.ts';
import { currentStep } from './run-steps.ts';
import { standingWindows } from './run-windows.ts';
import { RunningAccess } from './RunningAccess.tsx';
import { RunReport } from './RunReport.tsx';
import { type Choice, choiceOf } from './search-options.ts';
import { useFocusOnceTrue } from './use-focus-once-true.ts';
import { useRobotLive } from './use-robot.ts';
import { WhatItBrings } from './WhatItBrings.tsx';

export type Robot = ResponseOf<typeof robotsApi.robot>;

type RobotScreenProps = {
  dossier: Dossier;
  scope: RobotScope;
  robot: Robot;
  /** The title of the page. */
  children: ReactNode;
};

/** The way in on the left, the visit on the right; for a syndic, what the register and a letter can do below. */
export function RobotScreen({ dossier, scope, robot, children }: RobotScreenProps) {
  const { uid, slots } = dossier;
  const { run, form } = robot;
  const [addressee, setAddressee] = useState<Addressee | null>(null);
  // Whoever comes back finds the syndic of the last visit chosen.
  const [choice, setChoice] = useState<Choice | null>(() => robot.syndic && choiceOf(robot.syndic));
  useRobotLive(dossier);
  const news = useAnnouncement(run, (before, after) => {
    if (after && hasEnded(after.state))
      return before?.state === after.state ? '' : `${reportTitle(after)}. ${after.text ?? ''}`;
    return currentStep(before) === currentStep(after) ? '' : currentStep(after);
  });
  const underWay = run !== null && !hasEnded(run.state);
  const visit = useFocusOnceTrue(underWay);
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
      <div className="mt-2 grid gap-x-24 gap-y-8 lg:grid-cols-[28.75rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start">
        {children}
        {/* On a phone what goes on, or what came of it, stands before the form. */}
        <div className={run === null ? '' : 'max-lg:order-last'}>
          {underWay ? (
            <RunningAccess run={run} syndic={robot.syndic} />
          ) : (
            <AccessPanel
              dossier={dossier}
              scope={scope}
              robot={robot}
              choice={choice}
              onChoose={setChoice}
              onLetter={setAddressee}
            />
          )}
        </div>
        <div
          ref={visit}
          tabIndex={-1}
          className="min-w-0 scroll-mt-6 outline-none focus-visible:shadow-none lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-1.5"
        >
          {run === null ? (
            <WhatItBrings
              uid={uid}
              scope={scope}
              windows={standingWindows(scope, form?.produces ?? null, slots)}
            />
          ) : underWay ? (
            <LivePanel dossier={dossier} run={run} />
          ) : (
            <RunReport dossier={dossier} run={run} />
          )}
        </div>
      </div>
      {scope === 'SYNDIC' && (
        <div className="mt-16 grid gap-10 lg:grid-cols-[28.75rem_minmax(0,1fr)] lg:items-start lg:gap-24">
          <BuildingCard dossier={dossier} />
          <LetterCard uid={uid} addressee={addressee} />
        </div>
      )}
    </>
  );
}
