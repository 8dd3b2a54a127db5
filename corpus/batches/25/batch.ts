import type { Batch } from '../../paper.ts';
import { ANNEXES_COMPLETES } from './annexes-completes.ts';
import { ANNEXES_SEULES } from './annexes-seules.ts';
import { APPELS_AUTRES } from './appels-autres.ts';
import { APPELS } from './appels.ts';
import { ASSEMBLEES_COLONNES } from './assemblees-colonnes.ts';
import { ASSEMBLEES_PETITES } from './assemblees-petites.ts';
import { ASSEMBLEES } from './assemblees.ts';
import { CONVOCATIONS } from './convocations.ts';
import { DECOMPTES } from './decomptes.ts';
import { DIAGNOSTICS_SANTE } from './diagnostics-sante.ts';
import { DIAGNOSTICS_SURETE } from './diagnostics-surete.ts';
import { ETRANGERS } from './etrangers.ts';
import { IMMEUBLES } from './immeubles.ts';
import { LOGEMENTS } from './logements.ts';
import { PERSONNES } from './personnes.ts';
import { REGLEMENTS } from './reglements.ts';
import { RELEVES } from './releves.ts';
import { SUPERFICIES } from './superficies.ts';
import { TITRES } from './titres.ts';

export const BATCH: Batch = {
  told: 'une semaine ordinaire ; corrigés une fois : le premier passage donnait 98,2 % de précision et 93,7 % de rappel, 96,6 % et 86,3 % sur les états dégradés',
  papers: [
    ...APPELS,
    ...APPELS_AUTRES,
    ...RELEVES,
    ...DECOMPTES,
    ...ANNEXES_SEULES,
    ...ANNEXES_COMPLETES,
    ...ASSEMBLEES,
    ...ASSEMBLEES_COLONNES,
    ...ASSEMBLEES_PETITES,
    ...CONVOCATIONS,
    ...IMMEUBLES,
    ...REGLEMENTS,
    ...TITRES,
    ...PERSONNES,
    ...DIAGNOSTICS_SANTE,
    ...DIAGNOSTICS_SURETE,
    ...SUPERFICIES,
    ...LOGEMENTS,
    ...ETRANGERS,
  ],
  piles: {
    'pile-vendeuse-lyon': [
      'appel-regie-lyon',
      'taxe-avis-lyon',
      'dpe-appartement-lyon',
      'carrez-pieces-lyon',
    ],
    'pile-dossier-toulouse': [
      'cni-nouvelle-toulouse',
      'pv-questions-toulouse',
      'hypotheque-etat-toulouse',
      'termites-etat-toulouse',
    ],
    'pile-succession-pau': [
      'etranger-mail-etude-pau',
      'titre-attestation-pau',
      'releve-historique-pau',
      'fiche-cabinet-pau',
    ],
  },
};
