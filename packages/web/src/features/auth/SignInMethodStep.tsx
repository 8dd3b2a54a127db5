import { authApi } from '@quitus/api/auth.api';
import { textOf } from '@quitus/api/client';
import { Mail } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';

import { call } from '../../api.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Divider } from '../../ui/Divider.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showSnackbar } from '../../ui/snackbars.ts';
import { takeFocus } from '../../ui/take-focus.ts';
import { LinkSent, type LinkSentMessage } from './LinkSent.tsx';
import { useOpenSession } from './use-open-session.ts';

type SignInMethodStepProps = { email: string; onBack: () => void };

const SEND = {
  LOGIN_LINK_SENT: authApi.sendLoginLink,
  PASSWORD_RESET_LINK_SENT: authApi.sendResetLink,
} satisfies Record<LinkSentMessage, unknown>;

export function SignInMethodStep({ email, onBack }: SignInMethodStepProps) {
  const [message, setMessage] = useState<LinkSentMessage | null>(null);
  const [sending, setSending] = useState<LinkSentMessage | 'PASSWORD' | null>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const openSession = useOpenSession();

  async function sendLink(kind: LinkSentMessage) {
    setSending(kind);
    try {
      await call(SEND[kind], { body: { email } });
      setMessage(kind);
    } catch (cause) {
      showSnackbar({ type: 'error', title: 'Le lien n’a pas été envoyé', text: textOf(cause) });
    } finally {
      setSending(null);
    }
  }

  async function authenticate(event: SubmitEvent) {
    event.preventDefault();
    setSending('PASSWORD');
    setError(null);
    try {
      openSession(await call(authApi.authenticate, { body: { email, password } }));
    } catch (cause) {
      setError(textOf(cause));
      setSending(null);
    }
  }

  return (
    <div
      key={message}
      ref={takeFocus}
      tabIndex={-1}
      className="outline-none focus-visible:shadow-none"
    >
      <BackLink onClick={onBack} label="Changer d’adresse email :">
        {email}
      </BackLink>
      <h1 className="text-h1-ample">Connexion</h1>
      {message ? (
        <LinkSent message={message} />
      ) : (
        <>
          <p className="mt-5 text-encre-2">Le plus simple : un lien dans votre boîte mail.</p>
          <Button
            wide
            className="mt-3"
            pending={sending === 'LOGIN_LINK_SENT'}
            disabled={sending !== null}
            onClick={() => void sendLink('LOGIN_LINK_SENT')}
          >
            <Mail aria-hidden className="size-5" />
            Recevoir le lien
          </Button>
          <div className="mt-6">
            <Divider>ou</Divider>
          </div>
          <form onSubmit={(event) => void authenticate(event)} className="mt-5">
            {/* Password managers need to see whose password it is. */}
            <input
              type="email"
              name="email"
              autoComplete="username"
              value={email}
              readOnly
              hidden
            />
            <PasswordField
              label="Mot de passe"
              name="password"
              autoComplete="current-password"
              value={password}
              error={error}
              onChange={(event) => setPassword(event.target.value)}
            />
            <Button
              type="submit"
              variant="secondary"
              wide
              className="mt-5.5"
              pending={sending === 'PASSWORD'}
              disabled={email === '' || password === '' || sending !== null}
            >
              Se connecter
            </Button>
          </form>
          <button
            type="button"
            className="mt-3 min-h-11 text-left text-libelle font-semibold text-email underline decoration-1 underline-offset-3 transition-colors hover:text-email-vif disabled:text-encre-3"
            aria-busy={sending === 'PASSWORD_RESET_LINK_SENT' || undefined}
            disabled={sending !== null}
            onClick={() => void sendLink('PASSWORD_RESET_LINK_SENT')}
          >
            Définir ou modifier mon mot de passe
          </button>
        </>
      )}
    </div>
  );
}
