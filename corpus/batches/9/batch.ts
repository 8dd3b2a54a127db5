import type { Batch } from '../../paper.ts';
import { ACTES_DE_L_IMMEUBLE } from './actes-de-l-immeuble.ts';
import { AUTRES_SEANCES } from './autres-seances.ts';
import { annexesOfVannes } from './comptes-de-vannes.ts';
import { RELEVES_DU_LOT } from './comptes-du-lot.ts';
import { DECOMPTES_DU_LOT } from './decomptes-du-lot.ts';
import { ETATS_DE_SYNTHESE } from './etats-de-synthese.ts';
import { IDENTITES, TAXES } from './impots-et-identite.ts';
import { LOCATIONS_ET_CONTRATS } from './locations-et-contrats.ts';
import { MESURAGES } from './mesurages.ts';
import { MUTATIONS } from './mutations.ts';
import { PAPIERS_HORS_DOSSIER } from './papiers-hors-dossier.ts';
import { PROVISIONS_APPELEES } from './provisions-appelees.ts';
import { PROVISIONS_DE_CABINETS } from './provisions-de-cabinets.ts';
import { RAPPORTS_ENERGIE } from './rapports-energie.ts';
import { RAPPORTS_INSTALLATIONS } from './rapports-installations.ts';
import { RAPPORTS_MATERIAUX } from './rapports-materiaux.ts';
import { REGISTRE_DE_L_IMMEUBLE } from './registre-de-l-immeuble.ts';
import { REUNIONS_CONVOQUEES } from './reunions-convoquees.ts';
import { SEANCES_TENUES } from './seances-tenues.ts';

export const BATCH: Batch = {
  told: 'corrigés une fois : le premier passage donnait 99,6 % de précision, 97,6 % de rappel',
  papers: [
    ...PROVISIONS_APPELEES,
    ...PROVISIONS_DE_CABINETS,
    ...RELEVES_DU_LOT,
    ...DECOMPTES_DU_LOT,
    ...ETATS_DE_SYNTHESE,
    annexesOfVannes,
    ...SEANCES_TENUES,
    ...AUTRES_SEANCES,
    ...REUNIONS_CONVOQUEES,
    ...REGISTRE_DE_L_IMMEUBLE,
    ...ACTES_DE_L_IMMEUBLE,
    ...MUTATIONS,
    ...RAPPORTS_ENERGIE,
    ...RAPPORTS_MATERIAUX,
    ...RAPPORTS_INSTALLATIONS,
    ...MESURAGES,
    ...TAXES,
    ...IDENTITES,
    ...LOCATIONS_ET_CONTRATS,
    ...PAPIERS_HORS_DOSSIER,
  ],
  piles: {
    'pile-vendeuse-vannes': [
      'cni-copie-vannes',
      'taxe-fonciere-vannes',
      'appel-trimestre-vannes',
      'rib-banque-vannes',
    ],
    'pile-dossier-annecy': [
      'gaz-etat-annecy',
      'electricite-etat-annecy',
      'autre-courrier-syndic-annecy',
      'releve-mouvements-annecy',
    ],
    'pile-maison-albi': [
      'dpe-maison-albi',
      'assainissement-spanc-albi',
      'entretien-chaudiere-albi',
    ],
  },
};
