import type { Batch } from '../../paper.ts';
import { APPELS_DE_TRAVAUX } from './appels-de-travaux.ts';
import { AVIS_D_IMPOSITION } from './avis-d-imposition.ts';
import { AVIS_DE_REUNION } from './avis-de-reunion.ts';
import { CONTROLES_INSTALLATIONS } from './controles-installations.ts';
import { ENVIRONNEMENT } from './environnement.ts';
import { ETATS_FINANCIERS } from './etats-financiers.ts';
import { EXTRAITS_DE_COMPTE } from './extraits-de-compte.ts';
import { GESTION_ET_BUDGETS } from './gestion-et-budgets.ts';
import { HORS_DOSSIER } from './hors-dossier.ts';
import { IDENTITE_DE_L_IMMEUBLE } from './identite-de-l-immeuble.ts';
import { LOGEMENT_OCCUPE } from './logement-occupe.ts';
import { MUTATIONS } from './mutations.ts';
import { PIECES_PERSONNELLES } from './pieces-personnelles.ts';
import { PROCES_VERBAL_GRENOBLE } from './proces-verbal-grenoble.ts';
import { PROCES_VERBAL_MONTPELLIER } from './proces-verbal-montpellier.ts';
import { PROCES_VERBAL_NICE } from './proces-verbal-nice.ts';
import { PROVISIONS_TRIMESTRIELLES } from './provisions-trimestrielles.ts';
import { RAPPORTS_ENERGETIQUES } from './rapports-energetiques.ts';
import { REGLEMENTS_PUBLIES } from './reglements-publies.ts';
import { REPARTITION_DES_CHARGES } from './repartition-des-charges.ts';
import { REPERAGES } from './reperages.ts';
import { SURFACES_MESUREES } from './surfaces-mesurees.ts';

export const BATCH: Batch = {
  told: 'corrigés une fois : le premier passage donnait 96,8 % de précision, 87,1 % de rappel',
  papers: [
    ...PROVISIONS_TRIMESTRIELLES,
    ...APPELS_DE_TRAVAUX,
    ...EXTRAITS_DE_COMPTE,
    ...REPARTITION_DES_CHARGES,
    ...ETATS_FINANCIERS,
    ...GESTION_ET_BUDGETS,
    ...PROCES_VERBAL_GRENOBLE,
    ...PROCES_VERBAL_NICE,
    ...PROCES_VERBAL_MONTPELLIER,
    ...AVIS_DE_REUNION,
    ...IDENTITE_DE_L_IMMEUBLE,
    ...REGLEMENTS_PUBLIES,
    ...MUTATIONS,
    ...RAPPORTS_ENERGETIQUES,
    ...REPERAGES,
    ...CONTROLES_INSTALLATIONS,
    ...ENVIRONNEMENT,
    ...SURFACES_MESUREES,
    ...AVIS_D_IMPOSITION,
    ...PIECES_PERSONNELLES,
    ...LOGEMENT_OCCUPE,
    ...HORS_DOSSIER,
  ],
  piles: {
    'dossier-grenoble-vendeurs': [
      'taxe-grenoble-2026',
      'naissance-chambery-integrale',
      'hors-dossier-facture-electricite',
      'rib-grenoble-agence',
    ],
    'dossier-grenoble-diagnostics': [
      'carrez-grenoble-attestation',
      'dpe-grenoble-appartement',
      'amiante-grenoble-vente',
      'gaz-grenoble-etat',
    ],
    'dossier-nice-copropriete': [
      'pv-nice-points',
      'appel-nice-toiture',
      'releve-nice-extrait',
      'electricite-nice-installation',
    ],
  },
};
