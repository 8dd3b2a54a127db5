import { textOf } from '@quitus/api/client';
import { ERRORS } from '@quitus/api/errors';
import * as LIMITS from '@quitus/api/limits';
import { type SubmitEvent, useRef, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { showSnackbar } from '../../ui/snackbars.ts';
import { useAddAgent } from './use-agents.ts';

export function AddAgentForm({ onAdded }: { onAdded?: () => void }) {
  const [email, setEmail] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const adding = useAddAgent();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (email.trim() === '' || adding.isPending) return;
    // The browser knows what an e-mail looks like; the sentence is ours.
    if (input.current?.validity.valid === false) return refuse(ERRORS.INVALID_EMAIL.text);
    adding.mutate(email, {
      onSuccess: (agent) => {
        setEmail('');
        showSnackbar({
          type: 'success',
          title: 'Invitation envoyée',
          text: `${agent.email} reçoit un lien pour rejoindre votre organisation.`,
          mailed: true,
        });
        onAdded?.();
      },
      onError: (cause) => refuse(textOf(cause)),
    });
  }

  function refuse(text: string) {
    setRefusal(text);
    input.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3.5">
      <TextField
        ref={input}
        label="Ajouter un agent"
        type="email"
        name="agent_email"
        placeholder="prenom@agence.fr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.email}
        error={refusal}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setRefusal(null);
        }}
      />
      <Button type="submit" wide pending={adding.isPending} disabled={email.trim() === ''}>
        Envoyer l’invitation
      </Button>
    </form>
  );
}
