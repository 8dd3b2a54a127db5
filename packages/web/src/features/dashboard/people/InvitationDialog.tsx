import { textOf } from '@quitus/api/client';
import { invitationsApi } from '@quitus/api/invitations.api';
import { type PendingInvitation, portfoliosApi } from '@quitus/api/portfolios.api';
import { INVITATION_DAYS } from '@quitus/domain/invitations/invitation';
import { Copy } from 'lucide-react';
import { useState } from 'react';

import { call } from '../../../api.ts';
import { copyText } from '../../../browser/copy-text.ts';
import { useProfile } from '../../../profile/profile.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showSnackbar } from '../../../ui/snackbars.ts';
import { dayWords } from '../../../words/french-days.ts';
import { LINK } from '../link-look.ts';
import { useChange } from '../use-dossier.ts';
import { isExpired } from './people-words.ts';
import { ROLE_TITLES } from './role-words.ts';
import { RoleChoice } from './RoleChoice.tsx';

type InvitationDialogProps = {
  uid: string;
  invitation: PendingInvitation | null;
  /** Whether it may be sent again: in an archived dossier it is only cancelled. */
  changing: boolean;
  now: Date;
  onClose: () => void;
};

export function InvitationDialog({ invitation, ...rest }: InvitationDialogProps) {
  return invitation && <Pending invitation={invitation} {...rest} />;
}

type PendingProps = InvitationDialogProps & { invitation: PendingInvitation };

/** Somebody was asked and has not come: asked again, under another role too, or no longer. */
function Pending({ uid, invitation, changing, now, onClose }: PendingProps) {
  const { id, guest_email, invited_by_id, created_at, message } = invitation;
  const profile = useProfile();
  const [role, setRole] = useState(invitation.role);
  const [cancelling, setCancelling] = useState(false);
  const resend = useChange<void>({
    uid,
    send: () =>
      call(invitationsApi.invite, {
        body: { portfolio_id: uid, guest_email, guest_role: role, invitation_message: message },
      }),
    refused: 'L’invitation n’a pas été envoyée',
    done: () => {
      showSnackbar({
        type: 'success',
        title: 'Invitation renvoyée',
        text: `${guest_email} a ${INVITATION_DAYS} jours pour l’accepter.`,
        mailed: true,
      });
      onClose();
    },
  });
  const revoke = useChange<void>({
    uid,
    send: () => call(portfoliosApi.revokeInvitation, { params: { uid, invitation_id: id } }),
    refused: 'L’invitation n’a pas été annulée',
  });

  if (cancelling)
    return (
      <ConfirmDialog
        open
        title="Annuler cette invitation ?"
        pending={revoke.isPending}
        verb="Oui, annuler l’invitation"
        destroys
        onCancel={() => setCancelling(false)}
        onAccept={() => revoke.mutate(undefined, { onSuccess: onClose })}
      >
        Le lien reçu par {guest_email} ne fonctionnera plus.
      </ConfirmDialog>
    );

  return (
    <Dialog
      open
      onClose={onClose}
      title={ROLE_TITLES[invitation.role]}
      text={
        <>
          {guest_email}
          <br />
          Invitation envoyée le {dayWords(created_at, now)}, sans réponse pour l’instant
        </>
      }
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Fermer
          </Button>
          {changing && (
            <Button pending={resend.isPending} onClick={() => resend.mutate()}>
              Renvoyer l’invitation
            </Button>
          )}
        </>
      }
    >
      {changing && <RoleChoice value={role} onChange={setRole} />}
      <div className="mt-4 flex flex-wrap items-center gap-x-6">
        {changing && profile?.id === invited_by_id && !isExpired(invitation, now) && (
          <Button
            variant="quiet"
            size="compact"
            className="-ml-4"
            onClick={() => void copyLink(invited_by_id, id)}
          >
            <Copy aria-hidden />
            Copier le lien
          </Button>
        )}
        <button
          type="button"
          className={`min-h-11 text-second ${LINK}`}
          onClick={() => setCancelling(true)}
        >
          Annuler l’invitation
        </button>
      </div>
    </Dialog>
  );
}

/** A browser may refuse the clipboard: the link is then shown to be copied by hand. */
async function copyLink(id: string, invitation_id: string): Promise<void> {
  try {
    const { link } = await call(invitationsApi.invitationLink, { params: { id, invitation_id } });
    if (await copyText(link))
      showSnackbar({
        type: 'success',
        title: 'Lien copié',
        text: 'Il ne fonctionne que pour la personne invitée.',
      });
    else showSnackbar({ type: 'info', title: 'Voici le lien', text: link });
  } catch (cause) {
    showSnackbar({ type: 'error', title: 'Le lien n’a pas été copié', text: textOf(cause) });
  }
}
