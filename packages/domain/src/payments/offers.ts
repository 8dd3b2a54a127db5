// The offers an account may take, and what changing from one to another does, told before.
import { ACCOUNT_TYPE_LABELS, type AccountType } from '../accounts/account-type.ts';
import { formatPrice, PACK_AGENTS, type PriceOf, type ProductId } from './catalogue.ts';

export const OFFERS = [
  'BASIC',
  'PRO_ON_DEMAND',
  'PRO_UNLIMITED',
  'ENTERPRISE_MASTER',
] as const satisfies readonly AccountType[];
export type Offer = (typeof OFFERS)[number];

/** What is subscribed to for it; null for an offer without a subscription. */
export const OFFER_PRODUCTS = {
  BASIC: null,
  PRO_ON_DEMAND: null,
  PRO_UNLIMITED: 'PRO_UNLIMITED',
  ENTERPRISE_MASTER: 'PACK_PRO_UNLIMITED',
} as const satisfies Record<Offer, ProductId | null>;

export const offerOfProduct = (product_id: ProductId): Offer | null =>
  OFFERS.find((offer) => OFFER_PRODUCTS[offer] === product_id) ?? null;

export const OFFER_EFFECTS = [
  'STARTS_NOW',
  'ENDS_WITH_PERIOD',
  'UNUSED_TIME_REFUNDED',
  'AGENTS_ALLOWED',
  'AGENTS_LEAVE',
  'DOSSIERS_KEPT',
  'DOSSIERS_UNLIMITED',
  'DOSSIERS_PAID_EACH',
  'NO_FURTHER_DOSSIER',
  'WAITING_DOSSIERS_OPENED',
] as const;
export type OfferEffect = (typeof OFFER_EFFECTS)[number];
export type OfferEffectText = { code: OfferEffect; text: string };

export type OfferFacts = {
  account_type: AccountType;
  agents: number;
  /** Agents paid for beside the pack. */
  extra_agents: number;
  portfolios: number;
  /** Of them, those that wait for their payment. */
  waiting_portfolios: number;
  /** The subscription in force; null without one. */
  subscribed: {
    product_id: ProductId;
    cancel_at_period_end: boolean;
    /** What the account becomes once it ends. */
    falls_to: Offer;
  } | null;
};

/**
 * PAY: through an order. CANCEL: by ending the subscription, with its period. RESUME: by not ending it
 * after all. SWITCH: at once and for nothing. NEXT: what is to come already.
 */
export const OFFER_WAYS = ['CURRENT', 'PAY', 'CANCEL', 'RESUME', 'SWITCH', 'NEXT'] as const;
export type OfferWay = (typeof OFFER_WAYS)[number];

export type OfferChange = {
  offer: Offer;
  product_id: ProductId | null;
  by: OfferWay;
  effects: OfferEffectText[];
};

const plural = (count: number, one: string, several: string): string =>
  count > 1 ? `${count} ${several}` : `${count} ${one}`;

/** Agents past the allowance leave, those who came last first; what they managed goes to the head. */
export const agentsLeaving = (used: number, allowed: number): number => Math.max(0, used - allowed);

export const agentsAllowedBy = (offer: Offer, extra: number): number =>
  offer === 'ENTERPRISE_MASTER' ? PACK_AGENTS + extra : 0;

const NOTHING_CHANGES: readonly OfferWay[] = ['CURRENT', 'RESUME', 'NEXT'];

export function offerChange(facts: OfferFacts, offer: Offer, priceOf: PriceOf): OfferChange {
  const by = wayTo(facts, offer);
  const effects = NOTHING_CHANGES.includes(by) ? [] : effectsOf(facts, offer, by, priceOf);
  return { offer, product_id: OFFER_PRODUCTS[offer], by, effects };
}

function wayTo({ account_type, subscribed }: OfferFacts, offer: Offer): OfferWay {
  const product_id = OFFER_PRODUCTS[offer];
  if (!subscribed) {
    if (account_type === offer) return 'CURRENT';
    return product_id === null ? 'SWITCH' : 'PAY';
  }
  const ends = subscribed.cancel_at_period_end;
  if (subscribed.product_id === product_id) return ends ? 'RESUME' : 'CURRENT';
  if (product_id !== null) return 'PAY';
  return ends && subscribed.falls_to === offer ? 'NEXT' : 'CANCEL';
}

function effectsOf(
  facts: OfferFacts,
  offer: Offer,
  by: OfferWay,
  priceOf: PriceOf,
): OfferEffectText[] {
  const effects: OfferEffectText[] = [];
  const add = (code: OfferEffect, text: string) => effects.push({ code, text });
  if (by === 'CANCEL')
    add('ENDS_WITH_PERIOD', 'Votre offre actuelle reste active jusqu’à la fin du mois déjà payé.');
  else add('STARTS_NOW', `L’offre ${ACCOUNT_TYPE_LABELS[offer]} commence tout de suite.`);
  if (by === 'PAY' && facts.subscribed)
    add(
      'UNUSED_TIME_REFUNDED',
      'Votre abonnement actuel s’arrête au même moment ; le temps payé et non utilisé vous est remboursé.',
    );
  agentEffects(facts, offer, add);
  dossierEffects(facts, offer, priceOf, add);
  return effects;
}

type AddEffect = (code: OfferEffect, text: string) => void;

function agentEffects({ agents, extra_agents }: OfferFacts, offer: Offer, add: AddEffect): void {
  const allowed = agentsAllowedBy(offer, extra_agents);
  if (allowed > 0) add('AGENTS_ALLOWED', `Jusqu’à ${allowed} agents, avec leurs propres accès.`);
  const leaving = agentsLeaving(agents, allowed);
  if (leaving > 0)
    add(
      'AGENTS_LEAVE',
      `${plural(leaving, 'agent perd son accès ; ses dossiers vous reviennent', 'agents perdent leur accès ; leurs dossiers vous reviennent')}, rien n’est perdu.`,
    );
}

function dossierEffects(
  { portfolios, waiting_portfolios }: OfferFacts,
  offer: Offer,
  priceOf: PriceOf,
  add: AddEffect,
): void {
  if (portfolios > 0)
    add(
      'DOSSIERS_KEPT',
      portfolios > 1
        ? `Vos ${portfolios} dossiers restent, avec leurs documents et leurs partages.`
        : 'Votre dossier reste, avec ses documents et ses partages.',
    );
  if (offer === 'BASIC') {
    if (portfolios > 0) add('NO_FURTHER_DOSSIER', 'Vous ne pourrez plus ouvrir d’autre dossier.');
  } else if (offer === 'PRO_ON_DEMAND') {
    const price = formatPrice(priceOf('DOSSIER_ON_DEMAND'));
    add('DOSSIERS_PAID_EACH', `Chaque nouveau dossier se paie ${price} à son ouverture.`);
  } else {
    add('DOSSIERS_UNLIMITED', 'Vous ouvrez autant de dossiers que vous voulez.');
    if (waiting_portfolios > 0)
      add(
        'WAITING_DOSSIERS_OPENED',
        `${plural(waiting_portfolios, 'dossier en attente de paiement s’ouvre', 'dossiers en attente de paiement s’ouvrent')} sans frais.`,
      );
  }
}

/** What an account becomes again when its subscription ends. */
export const offerAfter = (before: AccountType): Offer =>
  before === 'PRO_ON_DEMAND' ? 'PRO_ON_DEMAND' : 'BASIC';
