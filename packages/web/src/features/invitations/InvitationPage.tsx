import { textOf } from '@quitus/api/client';
import { invitationsApi } from '@quitus/api/invitations.api';
import { useState } from 'react';
import { useParams } from 'react-router';

import { call } from '../../api.ts';
import { FocusLayout } from '../../layouts/FocusLayout.tsx';
import { pageMeta } from '../../page-meta.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

export const meta = () => pageMeta({ title: 'Invitation', private: true });

const VALIDATED =
  "L'invitation a été correctement validée. Nous vous avons envoyé un lien de connexion dans votre boîte e-mail";

type State = 'IDLE' | 'SENDING' | 'VALIDATED';

export default function InvitationPage() {
  const { invitationToken: token } = useParams();
  const [state, setState] = useState<State>('IDLE');
  const [error, setError] = useState<string | null>(null);

  async function validate() {
    if (!token) return;
    setState('SENDING');
    setError(null);
    try {
      await call(invitationsApi.validateInvitation, { body: { token } });
      setState('VALIDATED');
    } catch (cause) {
      setError(textOf(cause));
      setState('IDLE');
    }
  }

  return (
    <FocusLayout lit={state === 'VALIDATED'}>
      <h1 className="text-h1-ample">Invitation</h1>
      {state === 'VALIDATED' ? (
        <div className="mt-6">
          <Notice tone="success">{VALIDATED}</Notice>
        </div>
      ) : (
        <>
          <p className="mt-5 text-chapeau text-encre-2">
            Validez votre invitation pour accéder à votre dossier.
          </p>
          <Button
            wide
            className="mt-8"
            pending={state === 'SENDING'}
            disabled={!token || state === 'SENDING'}
            onClick={() => void validate()}
          >
            Valider
          </Button>
          {error !== null && (
            <div className="mt-5">
              <Notice tone="error">{error}</Notice>
            </div>
          )}
        </>
      )}
    </FocusLayout>
  );
}
