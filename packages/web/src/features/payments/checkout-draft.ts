// What the order page has in hand before it is sent, and what is still wrong with it.
import { errorText } from '@quitus/api/errors';
import { type Billing, newBilling } from '@quitus/api/payments.api';
import { type CountryCode, countryName, FRANCE, hasSiret } from '@quitus/domain/countries/country';
import { expectedPostalCode } from '@quitus/domain/countries/postal-code';
import { placeOf } from '@quitus/domain/payments/billing';
import { wholeLine } from '@quitus/domain/portfolios/property-address';

export const BILLING_FIELDS = [
  'first_name',
  'last_name',
  'company',
  'siret',
  'street',
  'postal_code',
  'city',
  'country',
] as const satisfies readonly (keyof Billing)[];
/** What is typed, as opposed to chosen. */
export type BillingLine = Exclude<(typeof BILLING_FIELDS)[number], 'country'>;

export type CheckoutDraft = Record<BillingLine, string> & {
  country: CountryCode;
  begin_now: boolean;
  loss_acknowledged: boolean;
  terms: boolean;
};

/** The boxes are never ticked for somebody: what they agree to, they say. */
export const draftOf = (billing: Billing): CheckoutDraft => ({
  ...billing,
  company: billing.company ?? '',
  siret: billing.siret ?? '',
  begin_now: false,
  loss_acknowledged: false,
  terms: false,
});

/** A private person is not asked for a company, unless one was given before. */
export const asksForCompany = ({ company, siret }: Billing, is_consumer: boolean): boolean =>
  !is_consumer || company !== null || siret !== null;

/** The flat a private person sells is where they most likely live: proposed when nothing else is known. */
export function proposedBilling(
  billing: Billing,
  is_consumer: boolean,
  main_address: string | null,
): { billing: Billing; at_the_property: boolean } {
  const lives_elsewhere = billing.street !== '' || billing.country !== FRANCE;
  if (!is_consumer || main_address === null || lives_elsewhere)
    return { billing, at_the_property: false };
  return { billing: { ...billing, ...placeOf(wholeLine(main_address)) }, at_the_property: true };
}

export const billingOf = (draft: CheckoutDraft): Billing => ({
  first_name: draft.first_name,
  last_name: draft.last_name,
  company: draft.company.trim() || null,
  // Typed before another country was chosen, and no longer shown.
  siret: (hasSiret(draft.country) && draft.siret.trim()) || null,
  street: draft.street,
  postal_code: draft.postal_code.trim(),
  city: draft.city,
  country: draft.country,
});

export type Refusals = Partial<Record<keyof CheckoutDraft, string>>;

/** The sentence of the contract speaks of both boxes; under one of them, this is enough. */
const UNTICKED = 'Cochez cette case pour commander.';

/** « Belgique : 4 chiffres, par exemple 1000. »; undefined where anything goes. */
export function postalCodeHint(country: CountryCode): string | undefined {
  const expected = expectedPostalCode(country);
  return expected === null ? undefined : `${countryName(country)}\u00a0: ${expected}.`;
}

function refusalText(code: string, country: CountryCode): string {
  if (code !== 'INVALID_POSTAL_CODE') return errorText(code);
  const hint = postalCodeHint(country);
  return hint === undefined
    ? 'Écrivez le code postal.'
    : `Ce code postal n’est pas valide. ${hint}`;
}

/** The rules of the contract, field by field, in its own sentences; empty when it may be sent. */
export function checkoutRefusals(draft: CheckoutDraft, is_consumer: boolean): Refusals {
  const refusals: Refusals = {};
  const checked = newBilling.safeParse(billingOf(draft));
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = BILLING_FIELDS.find((name) => name === path[0]);
    if (field) refusals[field] ??= refusalText(message, draft.country);
  }
  if (is_consumer && !draft.begin_now) refusals.begin_now = UNTICKED;
  if (is_consumer && !draft.loss_acknowledged) refusals.loss_acknowledged = UNTICKED;
  if (!draft.terms) refusals.terms = UNTICKED;
  return refusals;
}
