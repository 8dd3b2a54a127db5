// What the order page has in hand before it is sent, and what is still wrong with it.
import { errorText } from '@quitus/api/errors';
import { type Billing, newBilling } from '@quitus/api/payments.api';
import { consentRefusal } from '@quitus/domain/payments/order';

export const BILLING_FIELDS = [
  'first_name',
  'last_name',
  'company',
  'siret',
  'street',
  'postal_code',
  'city',
] as const satisfies readonly (keyof Billing)[];
export type BillingField = (typeof BILLING_FIELDS)[number];

export type CheckoutDraft = Record<BillingField, string> & {
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

export const billingOf = (draft: CheckoutDraft): Billing => ({
  first_name: draft.first_name,
  last_name: draft.last_name,
  company: draft.company.trim() || null,
  siret: draft.siret.trim() || null,
  street: draft.street,
  postal_code: draft.postal_code.trim(),
  city: draft.city,
});

export type Refusals = Partial<Record<keyof CheckoutDraft, string>>;

/** The sentence of the contract speaks of both boxes; under one of them, this is enough. */
const UNTICKED = 'Cochez cette case pour commander.';

/** The rules of the contract, field by field, in its own sentences; empty when it may be sent. */
export function checkoutRefusals(draft: CheckoutDraft): Refusals {
  const refusals: Refusals = {};
  const checked = newBilling.safeParse(billingOf(draft));
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = BILLING_FIELDS.find((name) => name === path[0]);
    if (field) refusals[field] ??= errorText(message);
  }
  if (consentRefusal(draft)) {
    if (!draft.begin_now) refusals.begin_now = UNTICKED;
    if (!draft.loss_acknowledged) refusals.loss_acknowledged = UNTICKED;
  }
  if (!draft.terms) refusals.terms = UNTICKED;
  return refusals;
}
