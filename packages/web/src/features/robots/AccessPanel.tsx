import type { Dossier } from '@quitus/api/portfolios.api';
import type { RobotScope } from '@quitus/domain/robots/run-state';
import { useState } from 'react';

import { ChosenPortal } from './ChosenPortal.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { KeptAccessCard } from './KeptAccessCard.tsx';
import type { Addressee } from './LetterCard.tsx';
import { NotConnected } from './NotConnected.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import type { Robot } from './RobotScreen.tsx';
import { type Choice, choiceOf } from './search-options.ts';
import { SyndicSearch } from './SyndicSearch.tsx';

type AccessPanelProps = {
  dossier: Dossier;
  scope: RobotScope;
  robot: Robot;
  onLetter: (addressee: Addressee) => void;
};

/** The way in: an access that was kept, else the portal and what it asks. */
export function AccessPanel({ dossier, scope, robot, onLetter }: AccessPanelProps) {
  const { kept_access, form } = robot;
  const [another, setAnother] = useState(false);
  if (kept_access && form && !kept_access.refused && !another)
    return (
      <KeptAccessCard
        uid={dossier.uid}
        scope={scope}
        access={kept_access}
        form={form}
        onAnother={() => setAnother(true)}
      />
    );
  if (scope === 'SYNDIC')
    return <SyndicAccess dossier={dossier} robot={robot} onLetter={onLetter} />;
  return (
    form && (
      <div className="flex flex-col gap-6">
        <ChosenPortal label="Votre portail" name={form.portal} about={null} />
        <ConnectForm
          uid={dossier.uid}
          form={form}
          place={{ connector_id: form.connector_id, syndic_id: null, login_url: null }}
        />
      </div>
    )
  );
}

type SyndicAccessProps = Omit<AccessPanelProps, 'scope'>;

/** Whoever comes back finds the syndic of the last visit chosen. */
function SyndicAccess({ dossier: { uid }, robot, onLetter }: SyndicAccessProps) {
  const [choice, setChoice] = useState<Choice | null>(() => robot.syndic && choiceOf(robot.syndic));
  if (choice === null) return <SyndicSearch suggestion={robot.suggestion} onChoose={setChoice} />;
  const change = () => setChoice(null);
  return (
    <div className="flex flex-col gap-6">
      <ChosenPortal
        label="Votre syndic"
        name={choice.name}
        about={choice.kind === 'CONNECTED' ? choice.city : (choice.syndic?.city ?? null)}
        onChange={change}
      />
      {choice.kind === 'CONNECTED' ? (
        <PlaceForm uid={uid} scope="SYNDIC" place={choice.place} />
      ) : (
        <NotConnected key={choice.name} uid={uid} choice={choice} onLetter={onLetter} />
      )}
    </div>
  );
}
