import type { Dossier } from '@quitus/api/portfolios.api';
import type { RobotRun } from '@quitus/api/robots.api';
import { useId, useState } from 'react';

import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { PANEL } from './panel-look.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { elapsedWords, runSteps } from './run-steps.ts';
import { runWindows } from './run-windows.ts';
import { RunStepList } from './RunStepList.tsx';
import { RunWindows } from './RunWindows.tsx';
import { useCancelRun } from './use-robot.ts';
import { useSeconds } from './use-seconds.ts';

type LivePanelProps = { dossier: Dossier; run: RobotRun };

/** The visit as it goes: windows that open, steps, a question when the portal asks one. */
export function LivePanel({ dossier: { uid, slots }, run }: LivePanelProps) {
  const title = useId();
  const [stopping, setStopping] = useState(false);
  const cancel = useCancelRun(uid);
  const { question } = run;
  return (
    <section aria-labelledby={title} className={PANEL}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={title} className="text-h3">
          En direct du portail
        </h2>
        <Elapsed since={run.started_at ?? run.created_at} />
      </div>
      <div className="mt-7">
        <RunWindows uid={uid} windows={runWindows(run, slots)} />
      </div>
      {question && (
        <QuestionForm
          key={question.id}
          uid={uid}
          run_id={run.id}
          portal={run.portal}
          question={question}
        />
      )}
      <div className="mt-9">
        <RunStepList steps={runSteps(run)} />
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-trait pt-5 text-second text-encre-2">
        <p>Vous pouvez fermer cette page, nous vous écrivons à la fin.</p>
        <button
          type="button"
          onClick={() => setStopping(true)}
          className="min-h-11 font-semibold text-brique underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          Arrêter
        </button>
      </div>
      <ConfirmDialog
        open={stopping}
        title="Arrêter la récupération ?"
        pending={cancel.isPending}
        verb="Arrêter la récupération"
        destroys
        onCancel={() => setStopping(false)}
        onAccept={() => cancel.mutate(run.id, { onSettled: () => setStopping(false) })}
      >
        Ce qui est déjà récupéré reste dans le dossier.
      </ConfirmDialog>
    </section>
  );
}

/** Not read aloud each second: who wants to know reads it. */
function Elapsed({ since }: { since: string }) {
  const now = useSeconds();
  return (
    <p className="text-second text-encre-2">
      <span className="sr-only">Durée : </span>
      {elapsedWords(now.getTime() - new Date(since).getTime())}
    </p>
  );
}
