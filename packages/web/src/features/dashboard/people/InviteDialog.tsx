import { textOf } from '@quitus/api/client';
import { emailAddress } from '@quitus/api/email-address';
import { invitationsApi } from '@quitus/api/invitations.api';
import type { GuestRole } from '@quitus/domain/invitations/guest-role';
import { INVITATION_DAYS } from '@quitus/domain/invitations/invitation';
import { type SubmitEvent, useId, useState } from 'react';

import { call } from '../../../api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { showSnackbar } from '../../../ui/snackbars.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useChange } from '../use-dossier.ts';
import { RoleChoice } from './RoleChoice.tsx';

type InviteDialogProps = { uid: string; open: boolean; onClose: () => void };

const EMPTY: { guest_email: string; guest_role: GuestRole; invitation_message: string } = {
  guest_email: '',
  guest_role: 'NOTAIRE',
  invitation_message: '',
};

export function InviteDialog({ uid, open, onClose }: InviteDialogProps) {
  const form = useId();
  // Kept when the dialog is closed by mistake; emptied once the invitation has gone.
  const [fields, setFields] = useState(EMPTY);
  const invite = useChange<typeof EMPTY>({
    uid,
    send: ({ invitation_message, ...body }) =>
      call(invitationsApi.invite, {
        body: { ...body, portfolio_id: uid, invitation_message: invitation_message || null },
      }),
    refused: 'L’invitation n’est pas partie',
    quiet: true,
  });

  function change(part: Partial<typeof EMPTY>) {
    setFields({ ...fields, ...part });
    if (invite.isError) invite.reset();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    invite.mutate(fields, {
      onSuccess: () => {
        showSnackbar({
          type: 'success',
          title: 'Invitation envoyée',
          text: `${fields.guest_email} a ${INVITATION_DAYS} jours pour l’accepter.`,
        });
        setFields(EMPTY);
        onClose();
      },
    });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Inviter dans ce dossier"
      text="La personne reçoit un lien par mail. Vous pouvez retirer son accès à tout moment."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button
            type="submit"
            form={form}
            pending={invite.isPending}
            disabled={!isComplete(fields.guest_email)}
          >
            Envoyer l’invitation
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="Adresse email"
          type="email"
          name="guest_email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={fields.guest_email}
          error={invite.isError ? textOf(invite.error) : undefined}
          onChange={(event) => change({ guest_email: event.target.value })}
        />
        <RoleChoice value={fields.guest_role} onChange={(guest_role) => change({ guest_role })} />
        <TextArea
          label="Message"
          optional
          rows={3}
          name="invitation_message"
          maxLength={2000}
          value={fields.invitation_message}
          onChange={(event) => change({ invitation_message: event.target.value })}
        />
      </form>
    </Dialog>
  );
}

const isComplete = (email: string): boolean => emailAddress.safeParse(email).success;
