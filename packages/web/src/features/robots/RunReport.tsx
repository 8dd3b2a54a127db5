import type { Dossier } from '@quitus/api/portfolios.api';
import type { RobotRun } from '@quitus/api/robots.api';
import { useId } from 'react';

import { useNow } from '../../browser/use-now.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { exactDate, shownDate } from '../../words/shown-date.ts';
import { BroughtList } from './BroughtList.tsx';
import { LeftAside } from './LeftAside.tsx';
import { PANEL } from './panel-look.ts';
import { broughtBy, broughtWords, leftAside, reportTitle, retryAdvice } from './run-report.ts';
import { standingWindows } from './run-windows.ts';
import { RunWindows } from './RunWindows.tsx';

type RunReportProps = { dossier: Dossier; run: RobotRun };

const ADVICE = {
  AGAIN: 'Relancez quand vous voulez : ce qui est déjà là n’est pas récupéré deux fois.',
  AFTER_CHANGE: 'Corrigez votre accès, puis relancez.',
  BY_ITSELF: 'Le robot réessaiera de lui-même.',
} as const;

/** What the visit brought and where it went; when it failed, why and what to do. */
export function RunReport({ dossier: { uid, slots }, run }: RunReportProps) {
  const title = useId();
  const now = useNow();
  const brought = broughtBy(run, slots);
  const aside = leftAside(run);
  const failed = run.state === 'FAILED' && run.code !== 'CANCELLED';
  const words = broughtWords(run);
  return (
    <section aria-labelledby={title} className={PANEL}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={title} className="text-h3">
          {reportTitle(run)}
        </h2>
        {run.ended_at !== null && (
          <time
            dateTime={run.ended_at}
            title={exactDate(run.ended_at)}
            className="text-second text-encre-2"
          >
            {shownDate(run.ended_at, now)}
          </time>
        )}
      </div>
      <p className="text-second text-encre-2">{run.portal}</p>
      {run.text !== null && (
        <div className="mt-5">
          <Notice tone={failed ? 'error' : 'warning'}>
            <p>{run.text}</p>
            <p className="mt-1 text-second text-encre-2">{ADVICE[retryAdvice(run.code)]}</p>
            <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-second">
              {run.link !== null && (
                <TextLink href={run.link} newTab>
                  Ouvrir le portail
                </TextLink>
              )}
              <TextLink to={paths.dashboard(uid)}>Déposer les documents à la main</TextLink>
            </p>
          </Notice>
        </div>
      )}
      <div className="mt-7">
        <RunWindows uid={uid} windows={standingWindows(run.scope, run.produces, slots)} />
      </div>
      {words !== '' && <p className="mt-6 font-semibold">{words}</p>}
      <BroughtList uid={uid} brought={brought} slots={slots} />
      <LeftAside aside={aside} more={run.more_documents} />
      <div className="mt-8 border-t border-trait pt-5">
        <ButtonLink to={paths.dashboard(uid)} variant="secondary">
          Voir le dossier
        </ButtonLink>
      </div>
    </section>
  );
}
