import { authApi } from '@quitus/api/auth.api';
import { textOf } from '@quitus/api/client';
import { ERRORS } from '@quitus/api/errors';
import { normalizeEmail } from '@quitus/domain/accounts/email';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { arrive } from './arrive.ts';

type ProspectFormProps = { id: string; onMailed: (email: string) => void };

export function ProspectForm({ id, onMailed }: ProspectFormProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    // The browser knows what an e-mail looks like; the sentence is ours.
    if (input.current?.validity.valid === false) {
      setError(ERRORS.INVALID_EMAIL.text);
      input.current.focus();
      return;
    }
    const email = normalizeEmail(typed);
    setSending(true);
    setError(null);
    try {
      const arrival = await call(authApi.registerProspect, {
        body: { email, commercial_prospect_id: id },
      });
      const target = arrive(arrival);
      if (target === null) onMailed(email);
      else await navigate(target, { replace: true });
    } catch (cause) {
      setError(textOf(cause));
      setSending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6">
      <TextField
        ref={input}
        label="Adresse email"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
        }}
      />
      <Button
        type="submit"
        wide
        pending={sending}
        disabled={typed === '' || sending}
        className="mt-5.5"
      >
        Ouvrir mon dossier
      </Button>
      <p className="mt-4 text-second text-encre-2">
        En cliquant sur « Ouvrir mon dossier », vous acceptez les{' '}
        <TextLink to={paths.terms}>CGU</TextLink> et la{' '}
        <TextLink to={paths.cookies}>politique de cookies</TextLink>.
      </p>
    </form>
  );
}
