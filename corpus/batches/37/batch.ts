import type { Batch } from '../../paper.ts';
import { ACTES_IMMEUBLE } from './actes-immeuble.ts';
import { ANNEXES_ENSEMBLE } from './annexes-ensemble.ts';
import { ANNEXES_SEPAREES } from './annexes-separees.ts';
import { APPELS_AUTRES } from './appels-autres.ts';
import { APPELS_COURANTS } from './appels-courants.ts';
import { ASSAINISSEMENT_SUPERFICIES } from './assainissement-superficies.ts';
import { CONVOCATIONS } from './convocations.ts';
import { DECOMPTES } from './decomptes.ts';
import { DIAGNOSTICS_AUTRES } from './diagnostics-autres.ts';
import { DIAGNOSTICS_DOSSIER } from './diagnostics-dossier.ts';
import { ENERGIE } from './energie.ts';
import { ETRANGERS } from './etrangers.ts';
import { FISCALITE_HYPOTHEQUES } from './fiscalite-hypotheques.ts';
import { IMMEUBLE } from './immeuble.ts';
import { LOCATION } from './location.ts';
import { LOGEMENT } from './logement.ts';
import { PERSONNES } from './personnes.ts';
import { PV_BOITES } from './pv-boites.ts';
import { PV_GRILLE } from './pv-grille.ts';
import { PV_PROSE } from './pv-prose.ts';
import { RELEVES } from './releves.ts';
import { TITRES } from './titres.ts';

export const BATCH: Batch = {
  told: 'une semaine ordinaire, dense ; lus une fois, sans les piles : 99,1 % de précision et 94,3 % de rappel',
  papers: [
    ...APPELS_COURANTS,
    ...APPELS_AUTRES,
    ...RELEVES,
    ...DECOMPTES,
    ...ANNEXES_ENSEMBLE,
    ...ANNEXES_SEPAREES,
    ...PV_BOITES,
    ...PV_PROSE,
    ...PV_GRILLE,
    ...CONVOCATIONS,
    ...IMMEUBLE,
    ...ACTES_IMMEUBLE,
    ...TITRES,
    ...FISCALITE_HYPOTHEQUES,
    ...ENERGIE,
    ...DIAGNOSTICS_DOSSIER,
    ...DIAGNOSTICS_AUTRES,
    ...ASSAINISSEMENT_SUPERFICIES,
    ...PERSONNES,
    ...LOCATION,
    ...LOGEMENT,
    ...ETRANGERS,
  ],
  piles: {
    'pile-vente-blois': [
      'cni-bleue-blois',
      'titre-vente-blois',
      'decompte-cles-blois',
      'carrez-dossier-blois',
    ],
    'pile-syndic-orleans': [
      'appel-trimestriel-orleans',
      'pv-boites-orleans',
      'etranger-compte-rendu-conseil-syndical-orleans',
    ],
    'pile-maison-vendome': [
      'dpe-maison-naveil-vendome',
      'assainissement-spanc-vendome',
      'taxe-mensualisee-vendome',
      'passeport-scan-vendome',
    ],
  },
};
