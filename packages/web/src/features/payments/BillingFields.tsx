import * as LIMITS from '@quitus/api/limits';
import { FRANCE, hasSiret } from '@quitus/domain/countries/country';
import { isOfDigits, mayLackPostalCode } from '@quitus/domain/countries/postal-code';

import { CountryField } from '../../address/CountryField.tsx';
import { TextField } from '../../ui/Field.tsx';
import {
  type BillingLine,
  type CheckoutDraft,
  postalCodeHint,
  type Refusals,
} from './checkout-draft.ts';

type BillingFieldsProps = {
  draft: CheckoutDraft;
  /** Asked of a trade. */
  company: boolean;
  /** The address is the property's, until another is typed. */
  at_the_property: boolean;
  refusals: Refusals;
  onChange: (fields: Partial<CheckoutDraft>) => void;
};

export function BillingFields({
  draft,
  company,
  at_the_property,
  refusals,
  onChange,
}: BillingFieldsProps) {
  const { country } = draft;
  const field = (name: BillingLine, maxLength: number) => ({
    name,
    maxLength,
    value: draft[name],
    error: refusals[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2">
      <TextField
        label="Prénom"
        autoComplete="given-name"
        {...field('first_name', LIMITS.first_name)}
      />
      <TextField label="Nom" autoComplete="family-name" {...field('last_name', LIMITS.last_name)} />
      {company && (
        <>
          <TextField
            label="Société"
            optional
            autoComplete="organization"
            hint="La facture sera à son nom."
            {...field('company', LIMITS.company)}
          />
          {hasSiret(country) && (
            <TextField
              label="SIRET"
              optional
              inputMode="numeric"
              hint="14 chiffres."
              {...field('siret', LIMITS.siret)}
            />
          )}
        </>
      )}
      <div className="sm:col-span-2">
        <CountryField
          label="Pays"
          name="country"
          value={country}
          onChange={(chosen) => onChange({ country: chosen })}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          label="Adresse"
          autoComplete="street-address"
          hint={at_the_property ? 'Celle du bien. Changez-la si vous habitez ailleurs.' : undefined}
          {...field('street', LIMITS.street)}
        />
      </div>
      <TextField
        label="Code postal"
        optional={mayLackPostalCode(country)}
        inputMode={isOfDigits(country) ? 'numeric' : 'text'}
        // A refusal says it again.
        hint={country === FRANCE || refusals.postal_code ? undefined : postalCodeHint(country)}
        autoComplete="postal-code"
        {...field('postal_code', LIMITS.postal_code)}
      />
      <TextField label="Ville" autoComplete="address-level2" {...field('city', LIMITS.city)} />
    </div>
  );
}
