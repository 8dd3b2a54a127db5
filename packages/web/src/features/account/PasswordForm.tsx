import { codeOf, textOf } from '@quitus/api/client';
import { ERRORS } from '@quitus/api/errors';
import { sessionsApi } from '@quitus/api/sessions.api';
import { passwordRefusal } from '@quitus/domain/accounts/password';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';

import { call } from '../../api.ts';
import { keys } from '../../query-client.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showSnackbar } from '../../ui/snackbars.ts';

const EMPTY = { current_password: '', password: '', again: '' };

export function PasswordForm() {
  const client = useQueryClient();
  const session = useSession();
  const [form, setForm] = useState(EMPTY);
  const [invalid, setInvalid] = useState(false);
  const { current_password, password, again } = form;
  const different = again !== '' && password !== again;

  const saving = useMutation({
    mutationFn: () =>
      call(sessionsApi.setPassword, {
        body: { password, current_password: current_password || null },
      }),
    onSuccess: () => {
      setForm(EMPTY);
      showSnackbar({
        type: 'success',
        title: 'Mot de passe mis à jour avec succès',
        text: 'Vos autres sessions sont fermées.',
      });
      void client.invalidateQueries({ queryKey: keys.account });
    },
  });
  const code = saving.isError ? codeOf(saving.error) : null;
  const ofPassword = code === 'INVALID_PASSWORD' || code === 'COMMON_PASSWORD';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setInvalid(passwordRefusal(password) !== null);
    if (passwordRefusal(password) === null) saving.mutate();
  }

  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => {
      setForm((before) => ({ ...before, [name]: event.target.value }));
      setInvalid(false);
      saving.reset();
    },
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {/* Password managers need to see whose password it is. */}
      <input
        type="email"
        name="email"
        autoComplete="username"
        value={session?.email ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        label="Mot de passe actuel"
        autoComplete="current-password"
        hint="Laissez vide si vous n’en avez pas encore."
        error={code === 'WRONG_PASSWORD' ? textOf(saving.error) : null}
        {...field('current_password')}
      />
      <PasswordField
        label="Nouveau mot de passe"
        autoComplete="new-password"
        hint="Au moins 8 caractères, avec une majuscule, une minuscule et un chiffre."
        error={invalid ? ERRORS.INVALID_PASSWORD.text : ofPassword ? textOf(saving.error) : null}
        {...field('password')}
      />
      <PasswordField
        label="Confirmez le mot de passe"
        autoComplete="new-password"
        error={different ? 'Les deux mots de passe sont différents.' : null}
        {...field('again')}
      />
      <div>
        <Button
          type="submit"
          pending={saving.isPending}
          disabled={password === '' || again === '' || different}
        >
          Enregistrer le mot de passe
        </Button>
      </div>
      {saving.isError && code !== 'WRONG_PASSWORD' && !ofPassword && (
        <Notice tone="error">{textOf(saving.error)}</Notice>
      )}
    </form>
  );
}
