import type { Batch } from '../../paper.ts';
import { ACTES_DE_PROPRIETE } from './actes-de-propriete.ts';
import { ANNEXES_COUCHEES } from './annexes-couchees.ts';
import { ANNEXES_ETATS } from './annexes-etats.ts';
import { APPELS_GROUPES } from './appels-groupes.ts';
import { APPELS_REGIES } from './appels-regies.ts';
import { APPELS_VILLEURBANNE_BRON } from './appels-villeurbanne-bron.ts';
import { COMPTES_PROPRIETAIRES } from './comptes-proprietaires.ts';
import { CONVOCATIONS_REUNIONS } from './convocations-reunions.ts';
import { DECOMPTES_ANNUELS } from './decomptes-annuels.ts';
import { DIAGNOSTICS_EST } from './diagnostics-est.ts';
import { DIAGNOSTICS_LIEUX } from './diagnostics-lieux.ts';
import { IMMEUBLES_ACTES } from './immeubles-actes.ts';
import { IMMEUBLES_FICHES } from './immeubles-fiches.ts';
import { LOGEMENTS_OCCUPES } from './logements-occupes.ts';
import { PAPIERS_D_AILLEURS } from './papiers-d-ailleurs.ts';
import { PERSONNES } from './personnes.ts';
import { PROCES_VERBAUX_RECENTS } from './proces-verbaux-recents.ts';
import { PROCES_VERBAUX } from './proces-verbaux.ts';

export const BATCH: Batch = {
  told: 'corrigés une fois : le premier passage donnait 97,4 % de précision et 74,8 % de rappel',
  papers: [
    ...APPELS_REGIES,
    ...APPELS_VILLEURBANNE_BRON,
    ...APPELS_GROUPES,
    ...COMPTES_PROPRIETAIRES,
    ...DECOMPTES_ANNUELS,
    ...ANNEXES_ETATS,
    ...ANNEXES_COUCHEES,
    ...PROCES_VERBAUX,
    ...PROCES_VERBAUX_RECENTS,
    ...CONVOCATIONS_REUNIONS,
    ...IMMEUBLES_FICHES,
    ...IMMEUBLES_ACTES,
    ...ACTES_DE_PROPRIETE,
    ...DIAGNOSTICS_EST,
    ...DIAGNOSTICS_LIEUX,
    ...PERSONNES,
    ...LOGEMENTS_OCCUPES,
    ...PAPIERS_D_AILLEURS,
  ],
  piles: {
    'pile-vente-haguenau': [
      'titre-vente-haguenau',
      'hypotheque-livre-foncier-haguenau',
      'ped-syndic-haguenau',
    ],
    'pile-scan-mulhouse': [
      'appel-travaux-mulhouse',
      'taxe-avis-mulhouse',
      'gaz-etat-mulhouse',
      'naissance-extrait-mulhouse',
    ],
    'pile-syndic-saint-etienne': [
      'pv-edition-erp-saint-etienne',
      'decompte-edition-erp-saint-etienne',
      'releve-edition-erp-saint-etienne',
      'etranger-conseil-syndical-bron',
    ],
  },
};
