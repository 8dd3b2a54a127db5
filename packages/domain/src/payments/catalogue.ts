import { type AccountType, isPrivatePerson } from '../accounts/account-type.ts';

export const PRODUCT_IDS = [
  'PED_PRO',
  'PED',
  'DOSSIER_ON_DEMAND',
  'PRO_UNLIMITED',
  'PACK_PRO_UNLIMITED',
  'EXTRA_AGENT',
  'MISSION_TITRE_PROP',
  'MISSION_ETAT_HYPOTHECAIRE',
  'MISSION_DIAGNOSTICS',
] as const;

export type ProductId = (typeof PRODUCT_IDS)[number];

export type Product = {
  label: string;
  /** Integer cents, TVA included. */
  price_cents: number;
  billing: 'once' | 'monthly';
  /** « À partir de »: what is ordered decides how much more it is. */
  from: boolean;
  /** Ordered for one dossier, or for the account. */
  about: 'portfolio' | 'account';
};

export const TVA_PERCENT = 20;
export const PACK_AGENTS = 5;

const forPortfolio = (label: string, price_cents: number): Product => ({
  label,
  price_cents,
  billing: 'once',
  from: false,
  about: 'portfolio',
});

const monthly = (label: string, price_cents: number): Product => ({
  label,
  price_cents,
  billing: 'monthly',
  from: false,
  about: 'account',
});

export const CATALOGUE: Record<ProductId, Product> = {
  PED_PRO: forPortfolio('Pré-état daté, tarif professionnel', 60_00),
  PED: forPortfolio('Pré-état daté', 80_00),
  DOSSIER_ON_DEMAND: forPortfolio('Dossier à la demande', 15_00),
  PRO_UNLIMITED: monthly('Pro Illimité', 49_00),
  PACK_PRO_UNLIMITED: monthly('Pack Pro Illimité', 149_00),
  EXTRA_AGENT: monthly('Agent supplémentaire', 19_00),
  MISSION_TITRE_PROP: forPortfolio('Titre de propriété', 35_00),
  MISSION_ETAT_HYPOTHECAIRE: forPortfolio('État hypothécaire', 45_00),
  MISSION_DIAGNOSTICS: { ...forPortfolio('Diagnostics immobiliers', 149_00), from: true },
};

export type PriceOf = (id: ProductId) => number;

/** Those of the catalogue, but for what this installation sells at another price. */
export const pricesWith =
  (others: OtherPrices): PriceOf =>
  (id) =>
    others[id] ?? CATALOGUE[id].price_cents;

const LEAST_CENTS = 1_00;
const MOST_CENTS = 100_000_00;

export type OtherPrices = Partial<Record<ProductId, number>>;

/** « PED=7900,PED_PRO=5900 »: cents, TVA included. `refused` is the part that says no price. */
export function pricesIn(text: string): { prices: OtherPrices } | { refused: string } {
  const prices: OtherPrices = {};
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [, name, cents] = /^\s*(\w+)\s*=\s*(\d+)\s*$/.exec(part) ?? [];
    const id = PRODUCT_IDS.find((known) => known === name);
    const price = Number(cents);
    if (!id || price < LEAST_CENTS || price > MOST_CENTS) return { refused: part.trim() };
    prices[id] = price;
  }
  return { prices };
}

/** Professionals order many. */
/** A pré-état daté, whoever buys it. */
export const isStatement = (id: ProductId): boolean => id === 'PED' || id === 'PED_PRO';

export const pedProductFor = (type: AccountType): 'PED_PRO' | 'PED' =>
  isPrivatePerson(type) ? 'PED' : 'PED_PRO';

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

const AMOUNT = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** « 60,00 € »: always with its cents, where sums stand below one another. */
export const formatAmount = (cents: number): string =>
  AMOUNT.format(cents / 100).replaceAll(/\s/g, NO_BREAK_SPACE);

/** The part of a price that is tax, rounded to the cent. */
export const taxOf = (cents: number): number =>
  cents - Math.round((cents * 100) / (100 + TVA_PERCENT));
