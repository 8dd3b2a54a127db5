import { textOf } from '@quitus/api/client';
import { emailAddress } from '@quitus/api/email-address';
import { errorText } from '@quitus/api/errors';
import * as LIMITS from '@quitus/api/limits';
import { type ShareLink, sharingApi } from '@quitus/api/sharing.api';
import { type SubmitEvent, useState } from 'react';

import { call } from '../../../api.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { showSnackbar } from '../../../ui/snackbars.ts';
import { takeFocus } from '../../../ui/take-focus.ts';
import { useChange } from '../use-dossier.ts';

type MailShareProps = { uid: string; share: ShareLink; onSent: () => void };

/** The same link, to the same address or to a better one. */
export function MailShare({ uid, share, onSent }: MailShareProps) {
  const [email, setEmail] = useState(share.email ?? '');
  const [wrong, setWrong] = useState(false);
  const send = useChange<string>({
    uid,
    send: (to) =>
      call(sharingApi.mailShare, { params: { uid, share_id: share.id }, body: { email: to } }),
    refused: 'L’e-mail n’a pas été envoyé',
    quiet: true,
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const typed = emailAddress.safeParse(email);
    setWrong(!typed.success);
    if (!typed.success) return;
    send.mutate(typed.data, {
      onSuccess: () => {
        showSnackbar({
          type: 'success',
          title: 'Lien envoyé',
          text: `À ${typed.data}.`,
          mailed: true,
        });
        onSent();
      },
    });
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="mt-4 flex flex-wrap items-end gap-3 rounded-carte bg-creux p-5"
    >
      <div className="min-w-[min(100%,16rem)] flex-1">
        <TextField
          ref={takeFocus}
          label="Adresse email"
          type="email"
          name="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.email}
          value={email}
          error={wrong ? errorText('INVALID_EMAIL') : send.isError ? textOf(send.error) : undefined}
          onChange={({ target }) => {
            setEmail(target.value);
            setWrong(false);
            send.reset();
          }}
        />
      </div>
      <Button type="submit" pending={send.isPending}>
        Envoyer
      </Button>
    </form>
  );
}
