import type { AccountType } from '../accounts/account-type.ts';

export const PRODUCT_IDS = [
  'PED_PRO',
  'PED',
  'DOSSIER_ON_DEMAND',
  'PRO_UNLIMITED',
  'PACK_PRO_UNLIMITED',
  'EXTRA_AGENT',
  'MISSION',
] as const;

export type ProductId = (typeof PRODUCT_IDS)[number];

export type Product = {
  label: string;
  /** Integer cents, TVA included. */
  price_cents: number;
  billing: 'once' | 'monthly';
};

export const TVA_PERCENT = 20;
export const PACK_AGENTS = 5;

export const CATALOGUE: Record<ProductId, Product> = {
  PED_PRO: { label: 'Pré-état daté, tarif professionnel', price_cents: 60_00, billing: 'once' },
  PED: { label: 'Pré-état daté', price_cents: 80_00, billing: 'once' },
  DOSSIER_ON_DEMAND: { label: 'Dossier à la demande', price_cents: 15_00, billing: 'once' },
  PRO_UNLIMITED: { label: 'Pro Illimité', price_cents: 49_00, billing: 'monthly' },
  PACK_PRO_UNLIMITED: { label: 'Pack Pro Illimité', price_cents: 149_00, billing: 'monthly' },
  EXTRA_AGENT: { label: 'Agent supplémentaire', price_cents: 19_00, billing: 'monthly' },
  MISSION: { label: 'Commande de pièce', price_cents: 35_00, billing: 'once' },
};

/** Professionals order many. */
export const pedProductFor = (type: AccountType): 'PED_PRO' | 'PED' =>
  type === 'BASIC' || type === 'GUEST' ? 'PED' : 'PED_PRO';

const NO_BREAK_SPACE = '\u00A0';

/** « 1 234,50 € », « 60 € »: cents only when there are some, spaces that never break. */
export function formatPrice(cents: number): string {
  const euros = new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
  return euros.format(cents / 100).replaceAll(/\s/g, NO_BREAK_SPACE);
}

/** The part of a price that is tax, rounded to the cent. */
export const taxOf = (cents: number): number =>
  cents - Math.round((cents * 100) / (100 + TVA_PERCENT));
