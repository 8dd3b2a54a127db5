import type { Syndic } from '@quitus/api/directory.api';
import type { Dossier } from '@quitus/api/portfolios.api';
import type { ConnectorForm } from '@quitus/api/robots.api';
import type { RobotScope } from '@quitus/domain/robots/run-state';
import { useState } from 'react';

import { Notice } from '../../ui/Notice.tsx';
import { ChosenPortal } from './ChosenPortal.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { ForgetAccess } from './ForgetAccess.tsx';
import { KeptAccessCard } from './KeptAccessCard.tsx';
import type { Addressee } from './LetterCard.tsx';
import { NotConnected } from './NotConnected.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import type { Robot } from './RobotScreen.tsx';
import type { Choice } from './search-options.ts';
import { SyndicSearch } from './SyndicSearch.tsx';

type Choosing = {
  choice: Choice | null;
  onChoose: (choice: Choice | null) => void;
  onLetter: (addressee: Addressee) => void;
};

type AccessPanelProps = Choosing & { dossier: Dossier; scope: RobotScope; robot: Robot };

/** The way in: an access that was kept, else the portal and what it asks. */
export function AccessPanel({ dossier, scope, robot, ...chosen }: AccessPanelProps) {
  const { kept_access, form } = robot;
  const [another, setAnother] = useState(false);
  if (kept_access?.mine && form && !kept_access.refused && !another)
    return (
      <KeptAccessCard
        uid={dossier.uid}
        scope={scope}
        access={kept_access}
        form={form}
        onAnother={() => setAnother(true)}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      {kept_access?.refused && (
        <Notice tone="warning" title="Le portail refuse l’accès conservé">
          <p>
            {kept_access.portal} n’accepte plus ces identifiants. Saisissez-les à nouveau, ou
            effacez-les.
          </p>
          {kept_access.may_forget && <ForgetAccess uid={dossier.uid} scope={scope} />}
        </Notice>
      )}
      {kept_access && !kept_access.mine && !kept_access.refused && (
        <Notice tone="info" title="Un accès est déjà conservé">
          <p className="wrap-anywhere">
            {kept_access.given_by ?? 'Une autre personne'} a confié le sien pour{' '}
            {kept_access.portal} et peut seule le relancer. Vous pouvez saisir le vôtre : il servira
            pour une visite, puis sera effacé.
          </p>
          {kept_access.may_forget && <ForgetAccess uid={dossier.uid} scope={scope} />}
        </Notice>
      )}
      {scope === 'SYNDIC' ? (
        <SyndicAccess uid={dossier.uid} suggestion={robot.suggestion} {...chosen} />
      ) : (
        form && <TaxAccess uid={dossier.uid} form={form} />
      )}
    </div>
  );
}

const TaxAccess = ({ uid, form }: { uid: string; form: ConnectorForm }) => (
  <>
    <ChosenPortal label="Votre portail" name={form.portal} about={null} />
    <ConnectForm
      uid={uid}
      form={form}
      place={{ connector_id: form.connector_id, syndic_id: null, login_url: null }}
    />
  </>
);

type SyndicAccessProps = Choosing & { uid: string; suggestion: Syndic | null };

function SyndicAccess({ uid, suggestion, choice, onChoose, onLetter }: SyndicAccessProps) {
  if (choice === null)
    return <SyndicSearch uid={uid} suggestion={suggestion} onChoose={onChoose} />;
  return (
    <>
      <ChosenPortal
        label="Votre syndic"
        name={choice.name}
        about={choice.kind === 'CONNECTED' ? choice.city : (choice.syndic?.city ?? null)}
        onChange={() => onChoose(null)}
      />
      {choice.kind === 'CONNECTED' ? (
        <PlaceForm uid={uid} scope="SYNDIC" place={choice.place} />
      ) : (
        <NotConnected key={choice.name} uid={uid} choice={choice} onLetter={onLetter} />
      )}
    </>
  );
}
