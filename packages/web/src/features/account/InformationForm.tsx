import type { AccountInformation } from '@quitus/api/accounts.api';
import { textOf } from '@quitus/api/client';
import * as LIMITS from '@quitus/api/limits';
import { CIVILITIES, CIVILITY_LABELS } from '@quitus/domain/accounts/information';
import { type CountryCode, hasSiret } from '@quitus/domain/countries/country';
import { CircleCheck } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';

import { CountryField } from '../../address/CountryField.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { type InformationRefusals, informationRefusals } from './information-refusals.ts';
import { useSaveInformation } from './use-information.ts';

type Written = Pick<
  AccountInformation,
  | 'civility'
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'company'
  | 'siret'
  | 'billing_address'
  | 'billing_country'
>;
type Line = Exclude<keyof Written, 'civility' | 'billing_country'>;

export function InformationForm({ information }: { information: AccountInformation }) {
  const [changes, setChanges] = useState<Partial<Written>>({});
  const [refusals, setRefusals] = useState<InformationRefusals>({});
  const form = useRef<HTMLFormElement>(null);
  const saving = useSaveInformation();
  const country = changes.billing_country ?? information.billing_country;
  const changed = Object.keys(changes).length > 0;

  function change(fields: Partial<Written>) {
    setChanges((before) => ({ ...before, ...fields }));
    saving.reset();
    const remaining = { ...refusals };
    for (const name of Object.keys(fields)) Reflect.deleteProperty(remaining, name);
    setRefusals(remaining);
  }

  function chooseCountry(billing_country: CountryCode) {
    change({ billing_country, ...(!hasSiret(billing_country) && { siret: null }) });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    const wrong = informationRefusals(changes);
    setRefusals(wrong);
    const [first] = Object.keys(wrong);
    if (first === undefined) saving.mutate(changes, { onSuccess: () => setChanges({}) });
    else form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  const line = (name: Line, maxLength: number) => ({
    name,
    maxLength,
    value: changes[name] ?? information[name] ?? '',
    error: refusals[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
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
      {hasSiret(country) && (
        <TextField
          label="SIRET"
          optional
          inputMode="numeric"
          hint="14 chiffres, pour vos factures."
          {...line('siret', LIMITS.siret)}
        />
      )}
      <div className="sm:col-span-2">
        <TextArea
          label="Adresse de facturation"
          optional
          rows={3}
          autoComplete="street-address"
          {...line('billing_address', LIMITS.billing_address)}
        />
      </div>
      <div className="sm:col-span-2">
        <CountryField
          label="Pays de facturation"
          name="billing_country"
          value={country}
          onChange={chooseCountry}
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
      {saving.isError && (
        <div className="sm:col-span-2">
          <Notice tone="error">{textOf(saving.error)}</Notice>
        </div>
      )}
    </form>
  );
}
