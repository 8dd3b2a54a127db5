import { textOf } from '@quitus/api/client';
import { invitationsApi } from '@quitus/api/invitations.api';
import { type PendingInvitation, portfoliosApi } from '@quitus/api/portfolios.api';
import { GUEST_ROLE_LABELS } from '@quitus/domain/invitations/guest-role';
import { Mail } from 'lucide-react';
import { useState } from 'react';

import { call } from '../../../api.ts';
import { useProfile } from '../../../profile.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showSnackbar } from '../../../ui/snackbars.ts';
import { dayWords } from '../french-days.ts';
import { LINK } from '../link-look.ts';
import { useChange } from '../use-dossier.ts';

type PendingInvitationsProps = {
  uid: string;
  invitations: readonly PendingInvitation[];
  now: Date;
  editable: boolean;
};

export function PendingInvitations(props: PendingInvitationsProps) {
  const { uid, invitations, now, editable } = props;
  const profile = useProfile();
  const [cancelled, setCancelled] = useState<PendingInvitation | null>(null);
  const revoke = useChange<string>({
    uid,
    send: (invitation_id) =>
      call(portfoliosApi.revokeInvitation, { params: { uid, invitation_id } }),
    refused: 'L’invitation n’a pas été annulée',
  });
  if (invitations.length === 0) return null;
  return (
    <>
      <ul className="mt-3.5 flex flex-col gap-3.5">
        {invitations.map((invitation) => {
          const { id, guest_email, role, expires_at, invited_by_id } = invitation;
          const expired = new Date(expires_at) <= now;
          return (
            <li key={id} className="flex items-start gap-3">
              <Mail aria-hidden className="mt-0.5 text-encre-2" />
              <div className="min-w-0 flex-1">
                <p className="truncate">{guest_email}</p>
                <p className="text-second text-encre-2">
                  {GUEST_ROLE_LABELS[role]} ·{' '}
                  {expired
                    ? 'invitation expirée'
                    : `en attente, expire le ${dayWords(expires_at, now)}`}
                </p>
                {editable && (
                  <p className="flex flex-wrap gap-x-5 text-second">
                    {profile?.id === invited_by_id && !expired && (
                      <button
                        type="button"
                        className={`min-h-8 ${LINK}`}
                        onClick={() => void copyLink(profile.id, id)}
                      >
                        Copier le lien
                        <span className="sr-only"> de {guest_email}</span>
                      </button>
                    )}
                    <button
                      type="button"
                      className={`min-h-8 ${LINK}`}
                      onClick={() => setCancelled(invitation)}
                    >
                      Annuler
                      <span className="sr-only"> l’invitation de {guest_email}</span>
                    </button>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={cancelled !== null}
        title="Annuler cette invitation ?"
        pending={revoke.isPending}
        onCancel={() => setCancelled(null)}
        onAccept={() =>
          cancelled && revoke.mutate(cancelled.id, { onSettled: () => setCancelled(null) })
        }
      >
        Le lien reçu par {cancelled?.guest_email} ne fonctionnera plus.
      </ConfirmDialog>
    </>
  );
}

/** A browser may refuse the clipboard: the link is then shown to be copied by hand. */
async function copyLink(id: string, invitation_id: string): Promise<void> {
  try {
    const { link } = await call(invitationsApi.invitationLink, { params: { id, invitation_id } });
    await navigator.clipboard.writeText(link).then(
      () =>
        showSnackbar({
          type: 'success',
          title: 'Lien copié',
          text: 'Il ne fonctionne que pour la personne invitée.',
        }),
      () => showSnackbar({ type: 'info', title: 'Voici le lien', text: link }),
    );
  } catch (cause) {
    showSnackbar({ type: 'error', title: 'Le lien n’a pas été copié', text: textOf(cause) });
  }
}
