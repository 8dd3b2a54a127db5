import { codeOf, textOf } from '@quitus/api/client';
import { emailAddress } from '@quitus/api/email-address';
import { errorText } from '@quitus/api/errors';
import { invitationsApi } from '@quitus/api/invitations.api';
import * as LIMITS from '@quitus/api/limits';
import type { GuestRole } from '@quitus/domain/invitations/guest-role';
import { INVITATION_DAYS } from '@quitus/domain/invitations/invitation';
import { type SubmitEvent, useState } from 'react';

import { call } from '../../../api.ts';
import { TextField } from '../../../ui/Field.tsx';
import { showSnackbar } from '../../../ui/snackbars.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useChange } from '../use-dossier.ts';
import { NameFields } from './NameFields.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { SharingActions } from './SharingActions.tsx';
import { useOwnName } from './use-own-name.ts';

type InviteFormProps = { uid: string; onClose: () => void };

const EMPTY: { guest_email: string; guest_role: GuestRole; invitation_message: string } = {
  guest_email: '',
  guest_role: 'NOTAIRE',
  invitation_message: '',
};

/** Somebody comes into the dossier with an account of their own, and a role that says what they see. */
export function InviteForm({ uid, onClose }: InviteFormProps) {
  const own = useOwnName();
  const [fields, setFields] = useState(EMPTY);
  const [wrong, setWrong] = useState(false);
  const invite = useChange<typeof EMPTY>({
    uid,
    send: ({ invitation_message, ...body }) =>
      own.signed(() =>
        call(invitationsApi.invite, {
          body: { ...body, portfolio_id: uid, invitation_message: invitation_message || null },
        }),
      ),
    refused: 'L’invitation n’a pas été envoyée',
    quiet: true,
  });

  function change(part: Partial<typeof EMPTY>) {
    setFields({ ...fields, ...part });
    setWrong(false);
    if (invite.isError) invite.reset();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const unnamed = own.check();
    const incomplete = !emailAddress.safeParse(fields.guest_email).success;
    setWrong(incomplete);
    const first = unnamed ?? (incomplete ? 'guest_email' : undefined);
    if (first !== undefined)
      return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return invite.mutate(fields, {
      onSuccess: () => {
        showSnackbar({
          type: 'success',
          title: 'Invitation envoyée',
          text: `${fields.guest_email} a ${INVITATION_DAYS} jours pour l’accepter.`,
          mailed: true,
        });
        onClose();
      },
    });
  }

  // A name that is missing is said where it is typed.
  const refusal = invite.isError && codeOf(invite.error) !== 'NAME_NEEDED';
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <NameFields own={own} />
      <TextField
        label="Adresse email"
        type="email"
        name="guest_email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.email}
        value={fields.guest_email}
        error={wrong ? errorText('INVALID_EMAIL') : refusal ? textOf(invite.error) : undefined}
        onChange={(event) => change({ guest_email: event.target.value })}
      />
      <RoleChoice value={fields.guest_role} onChange={(guest_role) => change({ guest_role })} />
      <TextArea
        label="Message"
        optional
        rows={3}
        name="invitation_message"
        maxLength={LIMITS.invitation_message}
        value={fields.invitation_message}
        onChange={(event) => change({ invitation_message: event.target.value })}
      />
      <SharingActions pending={invite.isPending} onCancel={onClose}>
        Envoyer l’invitation
      </SharingActions>
    </form>
  );
}
