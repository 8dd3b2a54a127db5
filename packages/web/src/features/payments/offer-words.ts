// The four offers, in a sentence each.
import { PACK_AGENTS } from '@quitus/domain/payments/catalogue';
import type { Offer, OfferWay } from '@quitus/domain/payments/offers';

export const OFFER_SENTENCES: Record<Offer, string> = {
  BASIC: 'Un dossier, avec tous les outils. Le pré-état daté se paie à la commande.',
  PRO_ON_DEMAND: 'Chaque dossier se paie à son ouverture. Ni abonnement, ni engagement.',
  PRO_UNLIMITED: 'Autant de dossiers que vous voulez, pour une personne.',
  ENTERPRISE_MASTER: `Dossiers illimités, pour vous et ${PACK_AGENTS} agents. Vous voyez tous les dossiers.`,
};

/** Those that are asked about first: what the button of the question says is what it does. */
export const ACCEPT_WORDS = {
  PAY: 'Continuer vers le paiement',
  SWITCH: 'Changer d’offre maintenant',
  CANCEL: 'Confirmer la résiliation',
} as const satisfies Partial<Record<OfferWay, string>>;

export const isAskedAbout = (by: OfferWay): by is keyof typeof ACCEPT_WORDS =>
  Object.hasOwn(ACCEPT_WORDS, by);

/** How an offer that is not to be chosen stands. */
export const STANDING_WORDS = {
  CURRENT: 'Votre offre',
  NEXT: 'À la fin du mois payé',
} as const satisfies Partial<Record<OfferWay, string>>;
