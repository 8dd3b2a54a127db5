import type { Batch } from '../../paper.ts';
import { ACTES_COPROPRIETE } from './actes-copropriete.ts';
import { ACTES_DE_VENTE } from './actes-de-vente.ts';
import { APPEL_PAR_CLES } from './appel-par-cles.ts';
import { APPELS_TRIMESTRIELS } from './appels-trimestriels.ts';
import { AVIS_IMPOTS } from './avis-impots.ts';
import { COMPTES_RENDUS_AG } from './comptes-rendus-ag.ts';
import { COMPTES_RENDUS_COURTS } from './comptes-rendus-courts.ts';
import { CONTROLES_INSTALLATIONS } from './controles-installations.ts';
import { DOSSIER_IMMEUBLE } from './dossier-immeuble.ts';
import { ENERGIE_ET_SURFACES } from './energie-et-surfaces.ts';
import { ETAT_CIVIL_ET_BANQUE } from './etat-civil-et-banque.ts';
import { ETATS_COMPTABLES_COURTS } from './etats-comptables-courts.ts';
import { ETATS_COMPTABLES } from './etats-comptables.ts';
import { FICHES_SYNTHETIQUES } from './fiches-synthetiques.ts';
import { HORS_DOSSIER } from './hors-dossier.ts';
import { LOCATION_ET_ENTRETIEN } from './location-et-entretien.ts';
import { ORDRES_DU_JOUR } from './ordres-du-jour.ts';
import { REGULARISATIONS } from './regularisations.ts';
import { REPERAGES_SANTE } from './reperages-sante.ts';
import { SITUATIONS_DE_COMPTE } from './situations-de-compte.ts';

export const BATCH: Batch = {
  told: 'corrigés une fois : le premier passage donnait 98,1 % de précision, 88,8 % de rappel',
  papers: [
    ...APPELS_TRIMESTRIELS,
    ...APPEL_PAR_CLES,
    ...SITUATIONS_DE_COMPTE,
    ...REGULARISATIONS,
    ...ETATS_COMPTABLES,
    ...ETATS_COMPTABLES_COURTS,
    ...COMPTES_RENDUS_AG,
    ...COMPTES_RENDUS_COURTS,
    ...ORDRES_DU_JOUR,
    ...FICHES_SYNTHETIQUES,
    ...DOSSIER_IMMEUBLE,
    ...ACTES_COPROPRIETE,
    ...ACTES_DE_VENTE,
    ...ENERGIE_ET_SURFACES,
    ...REPERAGES_SANTE,
    ...CONTROLES_INSTALLATIONS,
    ...ETAT_CIVIL_ET_BANQUE,
    ...LOCATION_ET_ENTRETIEN,
    ...AVIS_IMPOTS,
    ...HORS_DOSSIER,
  ],
  piles: {
    'pile-charges-annecy': [
      'appel-trimestre-annecy',
      'releve-compte-annecy',
      'decompte-regularisation-annecy',
      'taxe-fonciere-annecy',
    ],
    'pile-maison-saumur': [
      'plomb-crep-saumur',
      'termites-etat-saumur',
      'dpe-maison-saumur',
      'entretien-chaudiere-saumur',
    ],
    'pile-vendeur-rouen': [
      'cni-copie-rouen',
      'titre-attestation-rouen',
      'carrez-attestation-rouen',
    ],
  },
};
