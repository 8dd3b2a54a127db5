import type { Batch } from '../../paper.ts';
import { ANNEXES_SEULES } from './annexes-seules.ts';
import { ANNEXES } from './annexes.ts';
import { APPELS_SINGULIERS } from './appels-singuliers.ts';
import { APPELS } from './appels.ts';
import { ASSEMBLEES_REDIGEES } from './assemblees-redigees.ts';
import { ASSEMBLEES } from './assemblees.ts';
import { CONVOCATIONS } from './convocations.ts';
import { DECOMPTES } from './decomptes.ts';
import { ENERGIE_ET_SURFACES } from './energie-et-surfaces.ts';
import { ETRANGERS } from './etrangers.ts';
import { FICHIER_ET_IMPOTS } from './fichier-et-impots.ts';
import { IMMEUBLE } from './immeuble.ts';
import { LOGEMENT } from './logement.ts';
import { PERSONNES } from './personnes.ts';
import { RAPPORTS } from './rapports.ts';
import { REGLEMENTS } from './reglements.ts';
import { RELEVES } from './releves.ts';
import { RISQUES_ET_EAUX } from './risques-et-eaux.ts';
import { TITRES } from './titres.ts';

export const BATCH: Batch = {
  told: 'une semaine ordinaire, dense ; lus une fois, sans les piles : 97,0 % de précision et 93,7 % de rappel',
  papers: [
    ...APPELS,
    ...APPELS_SINGULIERS,
    ...RELEVES,
    ...DECOMPTES,
    ...ANNEXES,
    ...ANNEXES_SEULES,
    ...ASSEMBLEES,
    ...ASSEMBLEES_REDIGEES,
    ...CONVOCATIONS,
    ...IMMEUBLE,
    ...REGLEMENTS,
    ...TITRES,
    ...FICHIER_ET_IMPOTS,
    ...ENERGIE_ET_SURFACES,
    ...RAPPORTS,
    ...RISQUES_ET_EAUX,
    ...PERSONNES,
    ...LOGEMENT,
    ...ETRANGERS,
  ],
  piles: {
    'pile-vente-perpignan-35': [
      'titre-vente-perpignan',
      'dpe-trois-pages-perpignan',
      'amiante-vente-perpignan',
      'electricite-vente-perpignan',
    ],
    'pile-notaire-narbonne-35': [
      'releve-colonnes-narbonne',
      'etranger-courrier-syndic-narbonne',
      'ped-syndic-narbonne',
      'carrez-rapport-narbonne',
    ],
    'pile-scan-castres-35': [
      'bail-type-castres',
      'quittance-agence-castres',
      'gaz-etat-castres',
      'releve-soldes-castres',
    ],
  },
};
