import { authApi } from '@quitus/api/auth.api';
import { codeOf, textOf } from '@quitus/api/client';
import { ERRORS } from '@quitus/api/errors';
import { passwordRefusal } from '@quitus/domain/accounts/password';
import { decodeEmail } from '@quitus/domain/auth/email-b64';
import { useRef, useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';

import { call } from '../../api.ts';
import { FocusLayout } from '../../layouts/FocusLayout.tsx';
import { paths } from '../../paths.ts';
import { readSession, removeSession } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { useHydrated } from '../../start-up/hydrated.ts';
import { useTypedEarly } from '../../start-up/typed-early.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { readLink, type EmailLink } from './email-link.ts';

export const meta = () => pageMeta({ title: 'Réinitialisation du mot de passe', private: true });

export default function PasswordResetPage() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const link = hydrated ? readLink(search.toString()) : null;
  const broken = hydrated && !link;
  return (
    <FocusLayout lit={done}>
      <h1 className="text-h2">Réinitialisation du mot de passe</h1>
      <div className="mt-6">
        {broken && (
          <Notice tone="error">
            Ce lien est incomplet. Demandez-en un autre depuis la page de connexion.
          </Notice>
        )}
        {refused !== null && <Notice tone="error">{refused}</Notice>}
        {done && <Notice tone="success">Mot de passe mis à jour avec succès</Notice>}
        {broken || done || refused !== null ? (
          <ButtonLink to={paths.signIn} wide className="mt-6">
            {done ? 'Se connecter' : 'Demander un autre lien'}
          </ButtonLink>
        ) : (
          <PasswordResetForm link={link} onDone={() => setDone(true)} onRefused={setRefused} />
        )}
      </div>
    </FocusLayout>
  );
}

type PasswordResetFormProps = {
  link: EmailLink | null;
  onDone: () => void;
  /** The link is over: no other password would do. */
  onRefused: (why: string) => void;
};

const OVER: readonly unknown[] = ['EXPIRED_TOKEN', 'INVALID_TOKEN'];

function PasswordResetForm({ link, onDone, onRefused }: PasswordResetFormProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const againField = useRef<HTMLInputElement>(null);
  useTypedEarly(passwordField, password, setPassword);
  useTypedEarly(againField, again, setAgain);
  const email = link && decodeEmail(link.email_b64);
  const different = again !== '' && password !== again;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!link) return;
    if (passwordRefusal(password)) return setError(ERRORS.INVALID_PASSWORD.text);
    setSending(true);
    setError(null);
    try {
      await call(authApi.resetPassword, { body: { ...link, password } });
      // The server has ended every session of the account: the tokens kept here are dead.
      if (readSession()?.email === email) removeSession();
      onDone();
    } catch (cause) {
      if (OVER.includes(codeOf(cause))) return onRefused(textOf(cause));
      setError(textOf(cause));
      setSending(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <input
        type="email"
        name="email"
        autoComplete="username"
        value={email ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        ref={passwordField}
        label="Nouveau mot de passe"
        name="password"
        autoComplete="new-password"
        hint="Au moins 8 caractères, avec une majuscule, une minuscule et un chiffre."
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        ref={againField}
        label="Confirmez le mot de passe"
        name="password_again"
        autoComplete="new-password"
        error={different ? 'Les deux mots de passe sont différents.' : null}
        value={again}
        onChange={(event) => setAgain(event.target.value)}
      />
      <Button
        type="submit"
        wide
        pending={sending}
        disabled={password === '' || again === '' || different || sending}
      >
        Réinitialiser
      </Button>
      {error !== null && <Notice tone="error">{error}</Notice>}
    </form>
  );
}
