// Whom an invoice is made out to, as it was when they ordered: an invoice never changes afterwards.
import { type CountryCode, FRANCE } from '../countries/country.ts';
import { postalCodeShape } from '../countries/postal-code.ts';

export type BillingIdentity = {
  first_name: string;
  last_name: string;
  /** A professional is billed under it. */
  company: string | null;
  siret: string | null;
  street: string;
  postal_code: string;
  city: string;
  country: CountryCode;
  email: string;
};

export const billedName = ({ company, first_name, last_name }: BillingIdentity): string =>
  company ?? `${first_name} ${last_name}`;

type Place = Pick<BillingIdentity, 'street' | 'postal_code' | 'city'>;

/** « 12 rue du Port, 44000 Nantes » in its parts; what cannot be told apart stays with the street. */
export function placeOf(address: string, country: CountryCode = FRANCE): Place {
  const whole = { street: address.trim(), postal_code: '', city: '' };
  const shape = postalCodeShape(country);
  if (shape === null) return whole;
  const [, street = '', postal_code = '', city = ''] =
    new RegExp(`^(.*?)[\\s,]*\\b(${shape})\\s+(\\D[^\\n]*?)\\s*$`, 's').exec(address) ?? [];
  return street ? { street: street.trim(), postal_code, city } : whole;
}
