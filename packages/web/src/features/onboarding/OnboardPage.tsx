import { accountsApi } from '@quitus/api/accounts.api';
import { codeOf, textOf } from '@quitus/api/client';
import type { ResponseOf } from '@quitus/api/endpoint';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';

import { call } from '../../api.ts';
import { FocusLayout } from '../../layouts/FocusLayout.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { LinkMailed } from './LinkMailed.tsx';
import { PreparedProperty } from './PreparedProperty.tsx';
import { ProspectForm } from './ProspectForm.tsx';

export const meta = () => pageMeta({ title: 'Bienvenue', private: true });

type Prospect = ResponseOf<typeof accountsApi.commercialProspect>;

export default function OnboardPage() {
  const { commercialProspectId: id = '' } = useParams();
  const [prospect, setProspect] = useState<Prospect | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // Another object, another try.
  const [asked, setAsked] = useState({ id });
  const [mailed, setMailed] = useState<string | null>(null);

  useEffect(() => {
    let left = false;
    const load = async () => {
      try {
        const found = await call(accountsApi.commercialProspect, { params: asked });
        if (!left) setProspect(found);
      } catch (cause) {
        if (!left) setFailure(cause);
      }
    };
    void load();
    return () => {
      left = true;
    };
  }, [asked]);

  function retry() {
    setFailure(null);
    setAsked({ id });
  }

  return (
    <FocusLayout lit={mailed !== null}>
      <h1 className="text-h1-ample">Bienvenue</h1>
      <div className="mt-6">
        {failure !== null && <Failed cause={failure} onRetry={retry} />}
        {failure === null && prospect === null && (
          <Spinner label="Chargement de votre invitation…" />
        )}
        {prospect && mailed !== null && <LinkMailed email={mailed} />}
        {prospect && mailed === null && (
          <>
            <p className="text-chapeau text-encre-2">
              {prospect.invited_by} a préparé votre dossier.
            </p>
            <PreparedProperty
              portfolio_type={prospect.portfolio_type}
              main_address={prospect.main_address}
              address_extra_line={prospect.address_extra_line}
            />
            <ProspectForm id={id} onMailed={setMailed} />
          </>
        )}
      </div>
    </FocusLayout>
  );
}

const DEAD: readonly (string | null)[] = ['INVALID_INVITATION_LINK', 'EXPIRED_INVITATION_LINK'];

/** A dead link stays dead: only what may go better is worth another try. */
const Failed = ({ cause, onRetry }: { cause: unknown; onRetry: () => void }) => (
  <>
    <Notice tone="error">{textOf(cause)}</Notice>
    <div className="mt-6 flex gap-3 *:flex-1">
      <ButtonLink to={paths.landing} variant="secondary">
        Accueil
      </ButtonLink>
      {!DEAD.includes(codeOf(cause)) && <Button onClick={onRetry}>Réessayer</Button>}
    </div>
  </>
);
