import type { Batch } from '../../paper.ts';
import { ANNEXES_DE_L_EXERCICE } from './annexes-de-l-exercice.ts';
import { APPELS_DE_CHARGES } from './appels-de-charges.ts';
import { COMPTES_DE_COPROPRIETAIRES } from './comptes-de-coproprietaires.ts';
import { CONVOCATIONS_ET_POUVOIRS } from './convocations-et-pouvoirs.ts';
import { DECOMPTES_ANNUELS } from './decomptes-annuels.ts';
import { FICHES_ET_CARNETS } from './fiches-et-carnets.ts';
import { IMPOTS_ET_PERSONNES } from './impots-et-personnes.ts';
import { PAPIERS_D_AILLEURS } from './papiers-d-ailleurs.ts';
import { PROCES_VERBAUX_EN_GRILLE } from './proces-verbaux-en-grille.ts';
import { PROCES_VERBAUX } from './proces-verbaux.ts';
import { RAPPORTS_ENERGIE_ET_SANTE } from './rapports-energie-et-sante.ts';
import { RAPPORTS_INSTALLATIONS_ET_MESURES } from './rapports-installations-et-mesures.ts';
import { REGLEMENTS_ET_DIVISIONS } from './reglements-et-divisions.ts';
import { TITRES_ET_HYPOTHEQUES } from './titres-et-hypotheques.ts';
import { VIE_DES_LOGEMENTS } from './vie-des-logements.ts';

export const BATCH: Batch = {
  told: 'une semaine ordinaire ; corrigés une fois : le premier passage donnait 99,6 % de précision et 94,6 % de rappel, 98,5 % et 86,9 % sur les états dégradés',
  papers: [
    ...APPELS_DE_CHARGES,
    ...COMPTES_DE_COPROPRIETAIRES,
    ...DECOMPTES_ANNUELS,
    ...ANNEXES_DE_L_EXERCICE,
    ...PROCES_VERBAUX,
    ...PROCES_VERBAUX_EN_GRILLE,
    ...CONVOCATIONS_ET_POUVOIRS,
    ...FICHES_ET_CARNETS,
    ...REGLEMENTS_ET_DIVISIONS,
    ...TITRES_ET_HYPOTHEQUES,
    ...RAPPORTS_ENERGIE_ET_SANTE,
    ...RAPPORTS_INSTALLATIONS_ET_MESURES,
    ...IMPOTS_ET_PERSONNES,
    ...VIE_DES_LOGEMENTS,
    ...PAPIERS_D_AILLEURS,
  ],
  piles: {
    'pile-succession-besancon': [
      'releve-extrait-battant-besancon',
      'plomb-crep-battant-besancon',
      'carrez-lettre-battant-besancon',
      'hypotheque-hors-formalite-besancon',
    ],
    'pile-vente-semnoz-annecy': [
      'decompte-detaille-semnoz-annecy',
      'dpe-reglementaire-semnoz-annecy',
      'cni-photocopie-annecy',
    ],
    'pile-investisseur-mulhouse': [
      'bail-vide-agence-mulhouse',
      'appel-travaux-rebberg-mulhouse',
      'etranger-devis-menuiseries-mulhouse',
      'rib-banque-en-ligne-mulhouse',
    ],
  },
};
