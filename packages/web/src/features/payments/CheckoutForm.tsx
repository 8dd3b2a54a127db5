import { textOf } from '@quitus/api/client';
import { formatPrice } from '@quitus/domain/payments/catalogue';
import { amountsOf } from '@quitus/domain/payments/order';
import { Lock } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AgreementBoxes } from './AgreementBoxes.tsx';
import { BillingFields } from './BillingFields.tsx';
import {
  asksForCompany,
  type CheckoutDraft,
  checkoutRefusals,
  draftOf,
  type Refusals,
} from './checkout-draft.ts';
import { OrderRecap } from './OrderRecap.tsx';
import { type Asked, type CheckoutFacts, useCheckout } from './use-checkout.ts';

export function CheckoutForm({ asked, facts }: { asked: Asked; facts: CheckoutFacts }) {
  const { product, order, cashier } = facts;
  const [draft, setDraft] = useState(() => draftOf(facts.billing));
  const [quantity, setQuantity] = useState(order?.quantity ?? 1);
  const [refusals, setRefusals] = useState<Refusals>({});
  const form = useRef<HTMLFormElement>(null);
  const sending = useCheckout(asked, order);
  const amounts = order ?? amountsOf(product.price_cents, quantity);
  const monthly = product.billing === 'monthly';
  const price = formatPrice(amounts.amount_cents);
  // It leaves for another page: pressed once is enough.
  const leaving = sending.isPending || sending.isSuccess;

  function change(fields: Partial<CheckoutDraft>) {
    setDraft((before) => ({ ...before, ...fields }));
    const remaining = { ...refusals };
    for (const name of Object.keys(fields)) Reflect.deleteProperty(remaining, name);
    if (fields.country !== undefined) delete remaining.postal_code;
    setRefusals(remaining);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (leaving) return;
    const wrong = checkoutRefusals(draft, facts.is_consumer);
    setRefusals(wrong);
    const [first] = Object.keys(wrong);
    if (first === undefined) sending.mutate({ draft, quantity });
    else form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16"
    >
      <section aria-labelledby="facturation">
        <h2 id="facturation" className="text-h3">
          À qui adresser la facture
        </h2>
        <BillingFields
          draft={draft}
          company={asksForCompany(facts.billing, facts.is_consumer)}
          at_the_property={facts.at_the_property && draft.street === facts.billing.street}
          refusals={refusals}
          onChange={change}
        />
      </section>
      <section
        aria-labelledby="commande"
        className="rounded-carte bg-surface p-6 shadow-pose sm:p-7 lg:sticky lg:top-6"
      >
        <OrderRecap
          facts={facts}
          amounts={amounts}
          quantity={quantity}
          onQuantity={order ? undefined : setQuantity}
        />
        {order?.payment_failed && (
          <div className="mt-5">
            <Notice tone="warning" title="La carte a été refusée.">
              Rien n’a été débité. Vous pouvez payer à nouveau, avec la même carte ou une autre.
            </Notice>
          </div>
        )}
        <AgreementBoxes facts={facts} draft={draft} refusals={refusals} onChange={change} />
        <Button type="submit" wide size="large" pending={leaving} className="mt-4">
          Commander et payer {price}
        </Button>
        <p className="mt-3 flex items-start justify-center gap-2 text-second text-encre-2">
          <Lock aria-hidden className="mt-0.5 size-4.5 flex-none" />
          {cashier === 'TEST'
            ? 'Caisse de test : aucune carte n’est débitée.'
            : 'Paiement sécurisé. Votre carte est saisie chez notre prestataire de paiement.'}
        </p>
        {monthly && (
          <p className="mt-2 text-center text-second text-encre-3">
            Puis {price} chaque mois. Vous résiliez quand vous voulez, en trois clics.
          </p>
        )}
        {sending.isError && (
          <div className="mt-5">
            <Notice tone="error">{textOf(sending.error)}</Notice>
          </div>
        )}
      </section>
    </form>
  );
}
