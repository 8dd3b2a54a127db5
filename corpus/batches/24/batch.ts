import type { Batch } from '../../paper.ts';
import { ANNEXES_BUDGETS_TRAVAUX } from './annexes-budgets-travaux.ts';
import { ANNEXES_COMPTABLES } from './annexes-comptables.ts';
import { APPELS_DE_FONDS } from './appels-de-fonds.ts';
import { APPELS_PAR_LOT } from './appels-par-lot.ts';
import { ASSEMBLEES_PROSE } from './assemblees-prose.ts';
import { COMPTES_COPROPRIETAIRES } from './comptes-coproprietaires.ts';
import { CONVOCATIONS_ET_VOTES } from './convocations-et-votes.ts';
import { DECOMPTES_ANNUELS } from './decomptes-annuels.ts';
import { DIAGNOSTICS_ENERGIE_SANTE } from './diagnostics-energie-sante.ts';
import { DIAGNOSTICS_SURETE } from './diagnostics-surete.ts';
import { LOCATION_ET_ASSURANCE } from './location-et-assurance.ts';
import { MESURAGES_ET_RESEAUX } from './mesurages-et-reseaux.ts';
import { PAPIERS_DU_SYNDIC } from './papiers-du-syndic.ts';
import { PAPIERS_SANS_CASE } from './papiers-sans-case.ts';
import { PERSONNES_ET_BANQUES } from './personnes-et-banques.ts';
import { PROCES_VERBAL_COLONNES } from './proces-verbal-colonnes.ts';
import { PROCES_VERBAUX } from './proces-verbaux.ts';
import { REGLEMENTS_ET_ACTES } from './reglements-et-actes.ts';
import { TITRES_ET_IMPOTS } from './titres-et-impots.ts';

export const BATCH: Batch = {
  told: 'corrigés une fois : le premier passage donnait 96,2 % de précision et 80,5 % de rappel',
  papers: [
    ...APPELS_DE_FONDS,
    ...APPELS_PAR_LOT,
    ...COMPTES_COPROPRIETAIRES,
    ...DECOMPTES_ANNUELS,
    ...ANNEXES_COMPTABLES,
    ...ANNEXES_BUDGETS_TRAVAUX,
    ...PROCES_VERBAUX,
    ...PROCES_VERBAL_COLONNES,
    ...ASSEMBLEES_PROSE,
    ...CONVOCATIONS_ET_VOTES,
    ...PAPIERS_DU_SYNDIC,
    ...REGLEMENTS_ET_ACTES,
    ...TITRES_ET_IMPOTS,
    ...DIAGNOSTICS_ENERGIE_SANTE,
    ...DIAGNOSTICS_SURETE,
    ...MESURAGES_ET_RESEAUX,
    ...PERSONNES_ET_BANQUES,
    ...LOCATION_ET_ASSURANCE,
    ...PAPIERS_SANS_CASE,
  ],
  piles: {
    'pile-vendeurs-versailles': [
      'cni-nom-usage-valence',
      'titre-vente-electronique-versailles',
      'gaz-anomalies-a2-versailles',
      'entretien-chaudiere-versailles',
    ],
    'pile-copropriete-creteil': [
      'appel-un-tableau-par-lot-creteil',
      'pv-bandeaux-de-voix-creteil',
      'taxe-indivision-creteil',
      'etranger-gazette-conseil-syndical-creteil',
    ],
    'pile-comptes-la-rochelle': [
      'releve-credit-avant-debit-la-rochelle',
      'annexe-3-par-cle-la-rochelle',
      'termites-cerfa-la-rochelle',
    ],
  },
};
