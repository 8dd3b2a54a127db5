import { textOf } from '@quitus/api/client';
import { ApiError } from '@quitus/api/errors';
import * as LIMITS from '@quitus/api/limits';
import { type Dossier, portfoliosApi } from '@quitus/api/portfolios.api';
import { type SubmitEvent, useId, useState } from 'react';

import { searchAddresses } from '../../address/address-search.ts';
import { AddressInput } from '../../address/AddressInput.tsx';
import { placesSeen } from '../../address/chosen-address.ts';
import { call } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { HoldingInputs } from './HoldingInputs.tsx';
import { changedHolding, type HoldingFields, holdingFields } from './property-fields.ts';
import { useChange } from './use-dossier.ts';

type Fields = HoldingFields & {
  main_address: string;
  address_extra_line: string;
  reference: string;
};

export function EditDialog({ dossier, onClose }: { dossier: Dossier; onClose: () => void }) {
  const { uid } = dossier;
  const form = useId();
  const [before] = useState<Fields>({
    main_address: dossier.main_address,
    address_extra_line: dossier.address_extra_line ?? '',
    reference: dossier.reference ?? '',
    ...holdingFields(dossier),
  });
  const [fields, setFields] = useState(before);
  const [places] = useState(placesSeen);

  async function search(typed: string) {
    const features = await searchAddresses(typed);
    places.see(features);
    return features;
  }

  const edit = useChange<Fields>({
    uid,
    // Only what was changed here: another tab, or another person, may have changed the rest.
    send: ({ main_address, address_extra_line, reference, ...holding }) =>
      call(portfoliosApi.edit, {
        params: { uid },
        body: {
          ...(main_address !== before.main_address && {
            main_address,
            ...places.placeOf(main_address),
          }),
          ...(address_extra_line !== before.address_extra_line && {
            address_extra_line: address_extra_line || null,
          }),
          ...(reference !== before.reference && { reference: reference || null }),
          ...changedHolding(before, holding),
        },
      }),
    refused: 'Le dossier n’a pas changé',
    quiet: true,
  });
  const wrongNumber = edit.error instanceof ApiError && edit.error.code === 'INVALID_RNC_NUMBER';
  const change = (part: Partial<Fields>) => setFields({ ...fields, ...part });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    edit.mutate(fields, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Modifier le dossier"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button
            type="submit"
            form={form}
            pending={edit.isPending}
            disabled={fields.main_address.trim() === ''}
          >
            Enregistrer
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <AddressInput
          label="Adresse du bien"
          name="main_address"
          search={search}
          value={fields.main_address}
          onValue={(main_address) => change({ main_address })}
        />
        <TextField
          label="Complément d’adresse"
          optional
          name="address_extra_line"
          maxLength={LIMITS.address_extra_line}
          value={fields.address_extra_line}
          onChange={(event) => change({ address_extra_line: event.target.value })}
        />
        <TextField
          label="Votre référence"
          optional
          name="reference"
          maxLength={LIMITS.reference}
          value={fields.reference}
          onChange={(event) => change({ reference: event.target.value })}
        />
        <HoldingInputs
          fields={fields}
          wrongNumber={wrongNumber ? textOf(edit.error) : null}
          onChange={change}
        />
        {edit.isError && !wrongNumber && <Notice tone="error">{textOf(edit.error)}</Notice>}
      </form>
    </Dialog>
  );
}
