// What each product does once it is paid. A product that nobody fulfils is not sold.
import { fail } from '@quitus/api/errors';

import { dossierOnDemand } from './features/payments/dossier-on-demand.queries.ts';
import { extraAgent, offerSubscription } from './features/payments/offer-fulfilment.queries.ts';
import type { Fulfilment, Fulfilments } from './features/payments/orders.queries.ts';

/** Takes its place here, imported from the `.queries.ts` of its feature, once somebody delivers it. */
const notSold: Fulfilment = {
  opened: () => fail('PAYMENT_DISABLED'),
  paid: () => {
    throw new Error('something was paid that is not sold');
  },
};

export const FULFILMENTS: Fulfilments = {
  DOSSIER_ON_DEMAND: dossierOnDemand,
  PRO_UNLIMITED: offerSubscription,
  PACK_PRO_UNLIMITED: offerSubscription,
  EXTRA_AGENT: extraAgent,
  PED: notSold,
  PED_PRO: notSold,
  MISSION_TITRE_PROP: notSold,
  MISSION_ETAT_HYPOTHECAIRE: notSold,
  MISSION_DIAGNOSTICS: notSold,
};
