import type { RobotScope } from '@quitus/domain/robots/run-state';
import { useId } from 'react';

import { PANEL } from './panel-look.ts';
import type { RunStep } from './run-steps.ts';
import type { RunWindow } from './run-windows.ts';
import { RunStepList } from './RunStepList.tsx';
import { RunWindows } from './RunWindows.tsx';

const STEPS: Record<RobotScope, readonly Omit<RunStep, 'state'>[]> = {
  SYNDIC: [
    { title: 'Connexion au portail', detail: 'Si un code est demandé, vous le saisissez ici' },
    { title: 'Le lot', detail: 'Trouvé par l’adresse du dossier' },
    { title: 'Les documents', detail: 'Téléchargés, lus, puis rangés à leur place' },
  ],
  TAX: [
    { title: 'Connexion à impots.gouv.fr', detail: 'Un code vous est envoyé par e-mail' },
    { title: 'L’avis de taxe foncière', detail: 'Celui de l’adresse du dossier, aucun autre' },
    { title: 'Le dossier', detail: 'L’avis est lu, puis rangé à sa place' },
  ],
};

type WhatItBringsProps = { uid: string; scope: RobotScope; windows: readonly RunWindow[] };

/** Before the first visit: what it would bring, and how it goes. */
export function WhatItBrings({ uid, scope, windows }: WhatItBringsProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className={PANEL}>
      <h2 id={title} className="text-h3">
        Ce que le robot rapporte
      </h2>
      <div className="mt-7">
        <RunWindows uid={uid} windows={windows} />
      </div>
      <div className="mt-9">
        <RunStepList steps={STEPS[scope].map((step) => ({ ...step, state: 'TO_COME' }))} />
      </div>
      <p className="mt-8 border-t border-trait pt-5 text-second text-encre-2">
        Chaque visite prend quelques minutes. Vous pouvez fermer la page et la retrouver plus tard.
      </p>
    </section>
  );
}
