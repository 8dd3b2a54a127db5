import { type Arrival, authApi } from '@quitus/api/auth.api';
import { textOf } from '@quitus/api/client';
import { ERRORS } from '@quitus/api/errors';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { call } from '../../api.ts';
import { FocusLayout } from '../../layouts/FocusLayout.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { arrive } from './arrive.ts';
import { LinkMailed } from './LinkMailed.tsx';

export const meta = () => pageMeta({ title: 'Connexion depuis votre logiciel', private: true });

type Opening = { email: string; arrival: Promise<Arrival> };
type Outcome = { email: string } | { refusal: string };

export default function IntegrationPage() {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const opening = useRef<Opening | null>(null);

  useEffect(() => {
    // A signature serves once: however often this effect runs, the server is asked a single time.
    opening.current ??= openThisPage();
    let left = false;
    const follow = async (asked: Opening | null) => {
      const answer = asked ? await asked.arrival.then(arrive, refused) : incomplete();
      if (left) return;
      if (typeof answer === 'string') await navigate(answer, { replace: true });
      else setOutcome(answer ?? { email: asked?.email ?? '' });
    };
    void follow(opening.current);
    return () => {
      left = true;
    };
  }, [navigate]);

  return (
    <FocusLayout>
      <h1>Connexion depuis votre logiciel</h1>
      <div className="mt-6">
        {outcome === null && <Spinner label="Ouverture de votre dossier…" />}
        {outcome && 'email' in outcome && <LinkMailed email={outcome.email} />}
        {outcome && 'refusal' in outcome && (
          <>
            <Notice tone="error">{outcome.refusal}</Notice>
            <ButtonLink to={paths.signIn} variant="secondary" wide className="mt-6">
              Se connecter
            </ButtonLink>
          </>
        )}
      </div>
    </FocusLayout>
  );
}

/** Null when the address is not one that a partner signed. */
function openThisPage(): Opening | null {
  const query = Object.fromEntries(new URLSearchParams(window.location.search));
  const { data: body } = authApi.integrationUrl.body.safeParse(query);
  if (!body) return null;
  // What was signed leaves the address bar, the history and what is copied from them.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return { email: body.email, arrival: call(authApi.integrationUrl, { body }) };
}

const incomplete = (): Outcome => ({ refusal: ERRORS.INVALID_SIGNATURE.text });
const refused = (cause: unknown): Outcome => ({ refusal: textOf(cause) });
