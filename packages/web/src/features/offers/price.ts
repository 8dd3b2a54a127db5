import {
  formatPrice,
  type Product,
  type ProductId,
  taxOf,
} from '@quitus/domain/payments/catalogue';

import { sold } from '../../orders/sold.ts';

const UNITS = {
  DOSSIER_ON_DEMAND: 'par dossier',
  PRO_UNLIMITED: 'par mois',
  PACK_PRO_UNLIMITED: 'par mois',
  EXTRA_AGENT: 'par agent et par mois',
  PED: 'par document',
  PED_PRO: 'par document',
  MISSION_TITRE_PROP: 'par pièce',
  MISSION_ETAT_HYPOTHECAIRE: 'par pièce',
  MISSION_DIAGNOSTICS: 'par pièce',
} satisfies Record<ProductId, string>;

export interface Price {
  product: Product;
  taxIncluded: string;
  taxExcluded: string;
  unit: string;
}

/** Professionals count without tax, the catalogue with it: both are shown. */
export function priceOf(id: ProductId): Price {
  const product = sold(id);
  const { price_cents: cents } = product;
  return {
    product,
    taxIncluded: formatPrice(cents),
    taxExcluded: formatPrice(cents - taxOf(cents)),
    unit: UNITS[id],
  };
}

export function priceSentence(id: ProductId): string {
  const { taxIncluded, taxExcluded, unit } = priceOf(id);
  return `${taxIncluded} TTC ${unit} (${taxExcluded} HT)`;
}
