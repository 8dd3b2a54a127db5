import { authApi, type Login } from '@quitus/api/auth.api';
import { textOf } from '@quitus/api/client';
import { ApiError } from '@quitus/api/errors';
import { isSitePath } from '@quitus/domain/auth/redirect';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { call } from '../../api.ts';
import { FocusLayout } from '../../layouts/FocusLayout.tsx';
import { paths } from '../../paths.ts';
import { storeSession } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { showAuthErrorSnackbar } from './auth-error.ts';
import { readLink, type EmailLink } from './email-link.ts';

export const meta = () => pageMeta({ title: 'Connexion', private: true });

const UNEXPLAINED =
  "Une erreur s'est produite lors de la validation de votre lien de connexion, veuillez réessayer de vous connecter";

export default function AuthCallbackPage() {
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const login = useRef<Promise<Login> | null>(null);

  useEffect(() => {
    // A link opens once: however often this effect runs, the server is asked a single time.
    login.current ??= openLinkOfThisPage();
    if (!login.current) {
      showAuthErrorSnackbar();
      void navigate(paths.signIn, { replace: true });
      return undefined;
    }
    let left = false;
    const follow = async (opening: Promise<Login>) => {
      const [target, refusal] = await opening.then(targetOf, refused);
      if (left) return;
      if (target !== null) await navigate(target, { replace: true });
      else setError(refusal);
    };
    void follow(login.current);
    return () => {
      left = true;
    };
  }, [navigate]);

  return (
    <FocusLayout>
      <h1 className="text-h1-ample">Connexion</h1>
      <div className="mt-6">
        {error === null ? (
          <Spinner label="Validation de votre lien de connexion…" />
        ) : (
          <>
            <Notice tone="error">{error}</Notice>
            <ButtonLink to={paths.signIn} wide className="mt-6">
              Se connecter
            </ButtonLink>
          </>
        )}
      </div>
    </FocusLayout>
  );
}

/** Null when the address lacks its link. */
function openLinkOfThisPage(): Promise<Login> | null {
  const link = readLink(window.location.search);
  if (!link) return null;
  // The token leaves the address bar, the history and what is copied from them.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return openLink(link);
}

async function openLink(link: EmailLink): Promise<Login> {
  const login = await call(authApi.openLink, { query: link });
  storeSession(login.tokens);
  return login;
}

type Outcome = [target: string, refusal: null] | [target: null, refusal: string];

const targetOf = ({ redirect_url }: Login): Outcome =>
  redirect_url !== undefined && isSitePath(redirect_url)
    ? [redirect_url, null]
    : [null, UNEXPLAINED];

function refused(cause: unknown): Outcome {
  const code = cause instanceof ApiError ? cause.code : null;
  return [null, code === null || code === 'VALIDATION_ERROR' ? UNEXPLAINED : textOf(cause)];
}
