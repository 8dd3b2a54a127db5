// Whom an invoice is made out to, as it was when they ordered: an invoice never changes afterwards.

export type BillingIdentity = {
  first_name: string;
  last_name: string;
  /** A professional is billed under it. */
  company: string | null;
  siret: string | null;
  street: string;
  postal_code: string;
  city: string;
  email: string;
};

export const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text);

export const billedName = ({ company, first_name, last_name }: BillingIdentity): string =>
  company ?? `${first_name} ${last_name}`;

type Place = Pick<BillingIdentity, 'street' | 'postal_code' | 'city'>;

/** « 12 rue du Port, 44000 Nantes » in its parts; what cannot be told apart stays with the street. */
export function placeOf(address: string): Place {
  const [, street = '', postal_code = '', city = ''] =
    /^(.*?)[\s,]*\b(\d{5})\s+(\D[^\n]*?)\s*$/s.exec(address) ?? [];
  const whole = { street: address.trim(), postal_code: '', city: '' };
  return street ? { street: street.trim(), postal_code, city } : whole;
}
