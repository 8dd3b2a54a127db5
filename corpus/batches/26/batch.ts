import type { Batch } from '../../paper.ts';
import { ACTES_NOTARIES } from './actes-notaries.ts';
import { ANNEXES_SEPAREES } from './annexes-separees.ts';
import { ANNEXES_SYNDICAT } from './annexes-syndicat.ts';
import { APPELS_ARRIERES } from './appels-arrieres.ts';
import { APPELS_PROVISIONS } from './appels-provisions.ts';
import { ASSEMBLEES_PV } from './assemblees-pv.ts';
import { ASSEMBLEES_RECITS } from './assemblees-recits.ts';
import { CONVOCATIONS_VOTES } from './convocations-votes.ts';
import { DECOMPTES_ANNUELS } from './decomptes-annuels.ts';
import { DIAGNOSTICS_SANTE } from './diagnostics-sante.ts';
import { DIAGNOSTICS_SURETE } from './diagnostics-surete.ts';
import { IMMEUBLE_PROJETS } from './immeuble-projets.ts';
import { IMMEUBLE_REGISTRES } from './immeuble-registres.ts';
import { LOGEMENT_IMPOTS } from './logement-impots.ts';
import { PAPIERS_DE_RIEN } from './papiers-de-rien.ts';
import { PERSONNES_COMPTES } from './personnes-comptes.ts';
import { RELEVES_COMPTES } from './releves-comptes.ts';

export const BATCH: Batch = {
  told: 'corrigés une fois : le premier passage donnait 97,5 % de précision et 84,1 % de rappel',
  papers: [
    ...APPELS_PROVISIONS,
    ...APPELS_ARRIERES,
    ...RELEVES_COMPTES,
    ...DECOMPTES_ANNUELS,
    ...ANNEXES_SYNDICAT,
    ...ANNEXES_SEPAREES,
    ...ASSEMBLEES_PV,
    ...ASSEMBLEES_RECITS,
    ...CONVOCATIONS_VOTES,
    ...IMMEUBLE_REGISTRES,
    ...IMMEUBLE_PROJETS,
    ...ACTES_NOTARIES,
    ...DIAGNOSTICS_SANTE,
    ...DIAGNOSTICS_SURETE,
    ...PERSONNES_COMPTES,
    ...LOGEMENT_IMPOTS,
    ...PAPIERS_DE_RIEN,
  ],
  piles: {
    'pile-vente-colmar': [
      'pv-deux-colonnes-colmar',
      'releve-deux-soldes-colmar',
      'gaz-etat-colmar',
      'titre-attestation-colmar',
    ],
    'pile-succession-nanterre': [
      'decompte-par-cles-nanterre',
      'ped-questionnaire-nanterre',
      'electricite-anomalies-nanterre',
      'carrez-tableau-nanterre',
    ],
    'pile-melee-fort-de-france': [
      'appel-cartouches-fort-de-france',
      'etranger-devis-etancheite-fort-de-france',
      'taxe-mensualisee-fort-de-france',
      'naissance-extrait-fort-de-france',
    ],
  },
};
