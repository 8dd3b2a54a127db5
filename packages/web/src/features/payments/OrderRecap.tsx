import { formatAmount, TVA_PERCENT } from '@quitus/domain/payments/catalogue';
import { type Amounts, MOST_EXTRA_AGENTS } from '@quitus/domain/payments/order';
import { wholeLine } from '@quitus/domain/portfolios/property-address';

import { TextField } from '../../ui/Field.tsx';
import { OfferEffects } from './OfferEffects.tsx';
import type { CheckoutFacts } from './use-checkout.ts';

type OrderRecapProps = {
  facts: CheckoutFacts;
  amounts: Amounts;
  quantity: number;
  /** Absent once the order is open: what was asked for is what is paid. */
  onQuantity?: ((quantity: number) => void) | undefined;
};

export function OrderRecap({ facts, amounts, quantity, onQuantity }: OrderRecapProps) {
  const { product, main_address, effects } = facts;
  const net = amounts.amount_cents - amounts.tax_cents;
  return (
    <>
      <h2 id="commande" className="text-h3">
        Votre commande
      </h2>
      <p className="mt-3 font-semibold">
        {product.label}
        {quantity > 1 && `, ${quantity} fois`}
      </p>
      {main_address !== null && <p className="text-encre-2">{wholeLine(main_address)}</p>}
      {product.id === 'EXTRA_AGENT' && onQuantity && (
        <Quantity quantity={quantity} onQuantity={onQuantity} />
      )}
      {effects.length > 0 && (
        <div className="mt-4 border-t border-trait pt-4 text-second">
          <p className="mb-3 text-base font-semibold">Ce qui change</p>
          <OfferEffects effects={effects} />
        </div>
      )}
      <dl className="mt-5 flex flex-col gap-2 border-t border-trait pt-5">
        <Sum label="Montant HT" cents={net} />
        <Sum label={`TVA ${TVA_PERCENT} %`} cents={amounts.tax_cents} />
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">Total TTC{product.billing === 'monthly' && ' par mois'}</dt>
          <dd className="font-titre text-h2 whitespace-nowrap">
            {formatAmount(amounts.amount_cents)}
          </dd>
        </div>
      </dl>
    </>
  );
}

const Sum = ({ label, cents }: { label: string; cents: number }) => (
  <div className="flex justify-between gap-4 text-encre-2">
    <dt>{label}</dt>
    <dd className="whitespace-nowrap">{formatAmount(cents)}</dd>
  </div>
);

type QuantityProps = { quantity: number; onQuantity: (quantity: number) => void };

const Quantity = ({ quantity, onQuantity }: QuantityProps) => (
  <div className="mt-4 max-w-40">
    <TextField
      label="Nombre d’agents"
      type="number"
      min={1}
      max={MOST_EXTRA_AGENTS}
      value={quantity}
      onChange={({ target }) => {
        const asked = Math.trunc(target.valueAsNumber);
        if (asked >= 1 && asked <= MOST_EXTRA_AGENTS) onQuantity(asked);
      }}
    />
  </div>
);
