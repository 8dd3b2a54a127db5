import { type Dossier, portfoliosApi } from '@quitus/api/portfolios.api';
import { useState } from 'react';

import { call } from '../../../api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { showSnackbar } from '../../../ui/snackbars.ts';
import { useChange } from '../use-dossier.ts';

type Member = Dossier['managed_by'];
type TransferDialogProps = { dossier: Dossier; members: readonly Member[]; onClose: () => void };

const shown = ({ name, email }: Member): string => name ?? email;

export function TransferDialog({ dossier, members, onClose }: TransferDialogProps) {
  const { uid, managed_by } = dossier;
  const others = members.filter(({ id }) => id !== managed_by.id);
  const [chosen, setChosen] = useState(others[0]?.id ?? '');
  const receiver = others.find(({ id }) => id === chosen);
  const transfer = useChange<Member>({
    uid,
    send: ({ id: account_id }) =>
      call(portfoliosApi.transfer, { params: { uid }, body: { account_id } }),
    refused: 'Le dossier n’a pas été confié',
  });

  function give() {
    if (!receiver) return;
    transfer.mutate(receiver, {
      onSuccess: () => {
        showSnackbar({
          type: 'success',
          title: 'Dossier confié',
          text: `${shown(receiver)} suit désormais ce dossier.`,
        });
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Confier à un autre agent"
      text={`Ce dossier est suivi par ${shown(managed_by)}.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button pending={transfer.isPending} disabled={!receiver} onClick={give}>
            Confier le dossier
          </Button>
        </>
      }
    >
      <Select
        label="Nouvel agent"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        {others.map((member) => (
          <option key={member.id} value={member.id}>
            {shown(member)}
          </option>
        ))}
      </Select>
    </Dialog>
  );
}
