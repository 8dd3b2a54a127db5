import type { AccountInformation } from '@quitus/api/accounts.api';
import { codeOf, textOf } from '@quitus/api/client';
import { ERRORS } from '@quitus/api/errors';
import * as LIMITS from '@quitus/api/limits';
import { CIVILITIES, CIVILITY_LABELS, isSiret } from '@quitus/domain/accounts/information';
import { CircleCheck } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useSaveInformation } from './use-information.ts';

type Written = Pick<
  AccountInformation,
  'civility' | 'first_name' | 'last_name' | 'phone' | 'company' | 'siret' | 'billing_address'
>;
type Line = Exclude<keyof Written, 'civility'>;

export function InformationForm({ information }: { information: AccountInformation }) {
  const [changes, setChanges] = useState<Partial<Written>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const siret = useRef<HTMLInputElement>(null);
  const saving = useSaveInformation();
  const changed = Object.keys(changes).length > 0;

  function change(fields: Partial<Written>) {
    setChanges((before) => ({ ...before, ...fields }));
    saving.reset();
    if (fields.siret !== undefined) setRefusal(null);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    if (changes.siret && !isSiret(changes.siret)) {
      setRefusal(ERRORS.INVALID_SIRET.text);
      siret.current?.focus();
      return;
    }
    saving.mutate(changes, { onSuccess: () => setChanges({}) });
  }

  const line = (name: Line, maxLength: number) => ({
    name,
    maxLength,
    value: changes[name] ?? information[name] ?? '',
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const refused = saving.isError && codeOf(saving.error) === 'INVALID_SIRET';

  return (
    <form noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2 sm:max-w-60">
        <Select
          label="Civilité"
          optional
          name="civility"
          value={(changes.civility === undefined ? information : changes).civility ?? ''}
          onChange={({ target }) =>
            change({ civility: CIVILITIES.find((each) => each === target.value) ?? null })
          }
        >
          <option value="">Non précisée</option>
          {CIVILITIES.map((civility) => (
            <option key={civility} value={civility}>
              {CIVILITY_LABELS[civility]}
            </option>
          ))}
        </Select>
      </div>
      <TextField
        label="Prénom"
        autoComplete="given-name"
        {...line('first_name', LIMITS.first_name)}
      />
      <TextField label="Nom" autoComplete="family-name" {...line('last_name', LIMITS.last_name)} />
      <TextField
        label="Téléphone"
        optional
        type="tel"
        autoComplete="tel"
        {...line('phone', LIMITS.phone)}
      />
      <TextField
        label="Société"
        optional
        autoComplete="organization"
        {...line('company', LIMITS.company)}
      />
      <TextField
        ref={siret}
        label="SIRET"
        optional
        inputMode="numeric"
        hint="14 chiffres, pour vos factures."
        error={refusal ?? (refused ? textOf(saving.error) : null)}
        {...line('siret', LIMITS.siret)}
      />
      <div className="sm:col-span-2">
        <TextArea
          label="Adresse de facturation"
          optional
          rows={3}
          autoComplete="street-address"
          {...line('billing_address', LIMITS.billing_address)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" pending={saving.isPending} disabled={!changed}>
          Enregistrer
        </Button>
        <output className="flex items-center gap-2 text-second text-encre-2">
          {saving.isSuccess && (
            <>
              <CircleCheck aria-hidden className="text-email" />
              Enregistré
            </>
          )}
          {changed && !saving.isPending && 'Modifications non enregistrées'}
        </output>
      </div>
      {saving.isError && !refused && (
        <div className="sm:col-span-2">
          <Notice tone="error">{textOf(saving.error)}</Notice>
        </div>
      )}
    </form>
  );
}
