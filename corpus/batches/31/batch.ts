import type { Batch } from '../../paper.ts';
import { ACTES_ET_REGLEMENTS } from './actes-et-reglements.ts';
import { ANNEXES_DE_COMPTES } from './annexes-de-comptes.ts';
import { APPELS_DE_PROVISIONS } from './appels-de-provisions.ts';
import { COMPTES_ET_DECOMPTES } from './comptes-et-decomptes.ts';
import { CONVOCATIONS_ET_POUVOIRS } from './convocations-et-pouvoirs.ts';
import { DIAGNOSTICS_DU_LOGEMENT } from './diagnostics-du-logement.ts';
import { IMMEUBLE_ET_IMPOTS } from './immeuble-et-impots.ts';
import { PAPIERS_SANS_CASE } from './papiers-sans-case.ts';
import { PERSONNES_ET_LOGEMENT } from './personnes-et-logement.ts';
import { PROCES_VERBAUX } from './proces-verbaux.ts';

export const BATCH: Batch = {
  told: 'une semaine ordinaire ; corrigés une fois : le premier passage donnait 99,4 % de précision et 94,7 % de rappel',
  papers: [
    ...APPELS_DE_PROVISIONS,
    ...COMPTES_ET_DECOMPTES,
    ...ANNEXES_DE_COMPTES,
    ...PROCES_VERBAUX,
    ...CONVOCATIONS_ET_POUVOIRS,
    ...ACTES_ET_REGLEMENTS,
    ...IMMEUBLE_ET_IMPOTS,
    ...DIAGNOSTICS_DU_LOGEMENT,
    ...PERSONNES_ET_LOGEMENT,
    ...PAPIERS_SANS_CASE,
  ],
  piles: {
    'pile-semaine-bazacle-toulouse': [
      'titre-capitole-toulouse',
      'dpe-bazacle-toulouse',
      'appel-bazacle-toulouse',
      'entretien-chaudiere-toulouse',
    ],
    'pile-semaine-vendeur-nimes': [
      'cni-scan-nimes',
      'releve-lettre-nimes',
      'termites-arenes-nimes',
      'rib-guichet-nimes',
    ],
    'pile-semaine-polygone-beziers': [
      'carnet-polygone-beziers',
      'releve-polygone-beziers',
      'modificatif-polygone-beziers',
      'bail-polygone-beziers',
    ],
  },
};
