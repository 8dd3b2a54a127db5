import type { Batch } from '../../paper.ts';
import { ACTES_ET_IMPOTS } from './actes-et-impots.ts';
import { ANNEXES_DES_COMPTES } from './annexes-des-comptes.ts';
import { APPELS_DE_PROVISIONS } from './appels-de-provisions.ts';
import { COMPTES_DE_COPROPRIETAIRES } from './comptes-de-coproprietaires.ts';
import { CONVOCATIONS_ET_POUVOIRS } from './convocations-et-pouvoirs.ts';
import { DECOMPTES_ANNUELS } from './decomptes-annuels.ts';
import { DIAGNOSTICS_SANTE } from './diagnostics-sante.ts';
import { DIAGNOSTICS_SURETE } from './diagnostics-surete.ts';
import { LOGEMENTS_LOUES_ET_ASSURES } from './logements-loues-et-assures.ts';
import { PAPIERS_D_AILLEURS } from './papiers-d-ailleurs.ts';
import { PAPIERS_DE_L_IMMEUBLE } from './papiers-de-l-immeuble.ts';
import { PERSONNES_ET_BANQUES } from './personnes-et-banques.ts';
import { PROCES_VERBAUX } from './proces-verbaux.ts';

export const BATCH: Batch = {
  told: 'une semaine ordinaire ; corrigés une fois : le premier passage donnait 99,0 % de précision et 94,7 % de rappel',
  papers: [
    ...APPELS_DE_PROVISIONS,
    ...COMPTES_DE_COPROPRIETAIRES,
    ...DECOMPTES_ANNUELS,
    ...ANNEXES_DES_COMPTES,
    ...PROCES_VERBAUX,
    ...CONVOCATIONS_ET_POUVOIRS,
    ...PAPIERS_DE_L_IMMEUBLE,
    ...ACTES_ET_IMPOTS,
    ...DIAGNOSTICS_SANTE,
    ...DIAGNOSTICS_SURETE,
    ...PERSONNES_ET_BANQUES,
    ...LOGEMENTS_LOUES_ET_ASSURES,
    ...PAPIERS_D_AILLEURS,
  ],
  piles: {
    'pile-vendeur-ozanne-boulogne': [
      'titre-vente-silly-boulogne',
      'appel-ravalement-point-du-jour-boulogne',
      'amiante-rapport-le-gallo-boulogne',
      'rib-agence-ozanne-boulogne',
    ],
    'pile-copropriete-lac-creteil': [
      'pv-encadres-lac-creteil',
      'decompte-cles-lac-creteil',
      'etranger-facture-ascensoriste-lac-creteil',
      'taxe-avis-sip-creteil',
    ],
    'pile-diagnostics-levis-paris-17': [
      'plomb-crep-levis-paris-17',
      'carrez-attestation-levis-paris-17',
      'appel-deux-lots-levis-paris-17',
    ],
  },
};
