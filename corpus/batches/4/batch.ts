import type { Batch } from '../../paper.ts';
import { ACTES_PUBLIES } from './actes-publies.ts';
import { APPELS_PROVISIONS } from './appels-provisions.ts';
import { COMPTES_DU_SYNDICAT } from './comptes-du-syndicat.ts';
import { COMPTES_PAR_CLE } from './comptes-par-cle.ts';
import { EXPERTISES_ENERGIE } from './expertises-energie.ts';
import { EXPERTISES_LIEUX } from './expertises-lieux.ts';
import { EXPERTISES_MATERIAUX } from './expertises-materiaux.ts';
import { IDENTITES } from './identites.ts';
import { IMMEUBLES } from './immeubles.ts';
import { IMPOTS_LOCAUX } from './impots-locaux.ts';
import { INTRUS } from './intrus.ts';
import { INVITATIONS } from './invitations.ts';
import { LOCATIONS } from './locations.ts';
import { MESURAGES } from './mesurages.ts';
import { REPARTITIONS_ANNUELLES } from './repartitions-annuelles.ts';
import { SEANCES } from './seances.ts';
import { SITUATIONS_DE_COMPTE } from './situations-de-compte.ts';
import { SYNDIC_BENEVOLE } from './syndic-benevole.ts';
import { VENTES } from './ventes.ts';

export const BATCH: Batch = {
  told: 'corrigés une fois : le premier passage donnait 98,4 % de précision, 87,0 % de rappel',
  papers: [
    ...APPELS_PROVISIONS,
    ...SITUATIONS_DE_COMPTE,
    ...REPARTITIONS_ANNUELLES,
    ...COMPTES_DU_SYNDICAT,
    ...COMPTES_PAR_CLE,
    ...SEANCES,
    ...SYNDIC_BENEVOLE,
    ...INVITATIONS,
    ...IMMEUBLES,
    ...ACTES_PUBLIES,
    ...VENTES,
    ...EXPERTISES_ENERGIE,
    ...MESURAGES,
    ...EXPERTISES_MATERIAUX,
    ...EXPERTISES_LIEUX,
    ...IDENTITES,
    ...IMPOTS_LOCAUX,
    ...LOCATIONS,
    ...INTRUS,
  ],
  piles: {
    'tas-vente-orleans': [
      'carrez-certificat-liciel',
      'electricite-rapport-orleans',
      'erp-etat-orleans',
      'taxe-avis-orleans',
    ],
    'tas-creteil': [
      'appel-etancheite-alur',
      'releve-extrait-450',
      'intrus-devis-architecte',
      'fiche-registre-creteil',
    ],
    'tas-bailleur-annecy': [
      'titre-attestation-acquisition',
      'quittance-proprietaire-annecy',
      'rib-neobanque-sci',
      'passeport-photocopie-annecy',
    ],
  },
};
