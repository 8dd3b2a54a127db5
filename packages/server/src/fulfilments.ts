// What each product does once it is paid.
import { missionFulfilment } from './features/missions/mission-fulfilment.ts';
import { dossierOnDemand } from './features/payments/dossier-on-demand.ts';
import type { SellingDeps } from './features/payments/fulfilment.ts';
import { extraAgent, offerSubscription } from './features/payments/offer-fulfilment.ts';
import { pedFulfilment } from './features/preetatdate/ped-fulfilment.ts';

export const FULFILMENTS: SellingDeps['fulfilments'] = {
  DOSSIER_ON_DEMAND: dossierOnDemand,
  PRO_UNLIMITED: offerSubscription,
  PACK_PRO_UNLIMITED: offerSubscription,
  EXTRA_AGENT: extraAgent,
  PED: pedFulfilment,
  PED_PRO: pedFulfilment,
  MISSION_TITRE_PROP: missionFulfilment('TITRE_PROP'),
  MISSION_ETAT_HYPOTHECAIRE: missionFulfilment('ETAT_HYPOTHECAIRE'),
  MISSION_DIAGNOSTICS: missionFulfilment('DIAGNOSTICS'),
};
