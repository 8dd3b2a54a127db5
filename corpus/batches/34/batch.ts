import type { Batch } from '../../paper.ts';
import { ACTES_COPROPRIETE } from './actes-copropriete.ts';
import { ACTES_TITRES } from './actes-titres.ts';
import { ANNEXES_ENSEMBLE } from './annexes-ensemble.ts';
import { ANNEXES_FEUILLES } from './annexes-feuilles.ts';
import { APPELS_AUTRES } from './appels-autres.ts';
import { APPELS_SYNDICS } from './appels-syndics.ts';
import { ASSEMBLEES_CONVOCATIONS } from './assemblees-convocations.ts';
import { ASSEMBLEES_PV_AUTRES } from './assemblees-pv-autres.ts';
import { ASSEMBLEES_PV } from './assemblees-pv.ts';
import { COMPTES_DECOMPTES } from './comptes-decomptes.ts';
import { COMPTES_RELEVES } from './comptes-releves.ts';
import { DIAGNOSTICS_ENERGIE_MESURES } from './diagnostics-energie-mesures.ts';
import { DIAGNOSTICS_ENVIRONNEMENT } from './diagnostics-environnement.ts';
import { DIAGNOSTICS_SURETE } from './diagnostics-surete.ts';
import { IMMEUBLES_FICHES } from './immeubles-fiches.ts';
import { LOGEMENT_VIE } from './logement-vie.ts';
import { PAPIERS_DIVERS } from './papiers-divers.ts';
import { PERSONNES_IDENTITES } from './personnes-identites.ts';

export const BATCH: Batch = {
  told: 'une semaine ordinaire ; lus une fois : 98,8 % de précision et 94,9 % de rappel, 97,5 % et 86,6 % sur les états dégradés',
  papers: [
    ...APPELS_SYNDICS,
    ...APPELS_AUTRES,
    ...COMPTES_RELEVES,
    ...COMPTES_DECOMPTES,
    ...ANNEXES_FEUILLES,
    ...ANNEXES_ENSEMBLE,
    ...ASSEMBLEES_PV,
    ...ASSEMBLEES_PV_AUTRES,
    ...ASSEMBLEES_CONVOCATIONS,
    ...IMMEUBLES_FICHES,
    ...ACTES_COPROPRIETE,
    ...ACTES_TITRES,
    ...DIAGNOSTICS_ENERGIE_MESURES,
    ...DIAGNOSTICS_SURETE,
    ...DIAGNOSTICS_ENVIRONNEMENT,
    ...PERSONNES_IDENTITES,
    ...LOGEMENT_VIE,
    ...PAPIERS_DIVERS,
  ],
  piles: {
    'pile-vendeur-melun': [
      'rib-agence-melun',
      'appel-cles-par-lot-melun',
      'carrez-lettre-melun',
      'hypotheque-etat-melun',
    ],
    'pile-bailleur-pontoise': [
      'bail-type-pontoise',
      'gaz-formulaire-pontoise',
      'etranger-lettre-ravalement-pontoise',
      'appel-travaux-avis-pontoise',
    ],
    'pile-syndic-montreuil': [
      'pv-plateforme-montreuil',
      'releve-espace-en-ligne-montreuil',
      'amiante-rapport-montreuil',
    ],
  },
};
