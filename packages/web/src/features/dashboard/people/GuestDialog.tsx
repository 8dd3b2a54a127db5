import { type Guest, portfoliosApi } from '@quitus/api/portfolios.api';
import type { GuestRole } from '@quitus/domain/invitations/guest-role';
import { startLower } from '@quitus/domain/text/first-letter';
import { useState } from 'react';

import { call } from '../../../api.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { sinceWords } from '../../../words/french-days.ts';
import { LINK } from '../link-look.ts';
import { useChange } from '../use-dossier.ts';
import { guestTitle, lookWords } from './people-words.ts';
import { RoleChoice } from './RoleChoice.tsx';

type GuestDialogProps = {
  uid: string;
  guest: Guest | null;
  /** Whether their role may change too: in an archived dossier, access only ends. */
  changing: boolean;
  now: Date;
  onClose: () => void;
};

export function GuestDialog({ uid, guest, changing, now, onClose }: GuestDialogProps) {
  const [role, setRole] = useState(guest?.role ?? 'NOTAIRE');
  const [removing, setRemoving] = useState(false);
  const change = useChange<{ account_id: string; role: GuestRole }>({
    uid,
    send: ({ account_id, ...body }) =>
      call(portfoliosApi.changeGuestRole, { params: { uid, account_id }, body }),
    refused: 'Le rôle n’a pas changé',
  });
  const remove = useChange<string>({
    uid,
    send: (account_id) => call(portfoliosApi.removeGuest, { params: { uid, account_id } }),
    refused: 'L’accès n’a pas été retiré',
  });
  if (!guest) return null;
  const { account_id, email, name, joined_at } = guest;

  if (removing)
    return (
      <ConfirmDialog
        open
        title="Retirer cet accès ?"
        pending={remove.isPending}
        verb="Retirer l’accès"
        destroys
        onCancel={() => setRemoving(false)}
        onAccept={() => remove.mutate(account_id, { onSuccess: onClose })}
      >
        {name ?? `La personne invitée (${email})`} ne verra plus ce dossier. Ses documents y
        restent.
      </ConfirmDialog>
    );

  return (
    <Dialog
      open
      onClose={onClose}
      title={guestTitle(guest)}
      text={
        <>
          {email}
          <br />
          {`Dans le dossier ${sinceWords(joined_at, now)} · ${startLower(lookWords(guest, now))}`}
        </>
      }
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          {changing && (
            <Button
              pending={change.isPending}
              disabled={role === guest.role}
              onClick={() => change.mutate({ account_id, role }, { onSuccess: onClose })}
            >
              Enregistrer le rôle
            </Button>
          )}
        </>
      }
    >
      {changing && <RoleChoice value={role} onChange={setRole} />}
      <button
        type="button"
        className={`mt-4 min-h-11 text-second ${LINK}`}
        onClick={() => setRemoving(true)}
      >
        Retirer l’accès au dossier
      </button>
    </Dialog>
  );
}
