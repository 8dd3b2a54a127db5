import type { Batch } from '../../paper.ts';
import { ANNEXES_ISOLEES } from './annexes-isolees.ts';
import { ANNEXES_REUNIES } from './annexes-reunies.ts';
import { APPELS_DE_PROVISIONS } from './appels-de-provisions.ts';
import { APPELS_PARTICULIERS } from './appels-particuliers.ts';
import { CONVOCATIONS_ET_FORMULAIRES } from './convocations-et-formulaires.ts';
import { DECOMPTES_ANNUELS } from './decomptes-annuels.ts';
import { ENERGIE_ET_SANTE } from './energie-et-sante.ts';
import { FICHES_SYNTHETIQUES } from './fiches-synthetiques.ts';
import { LOGEMENT_ET_IMPOT } from './logement-et-impot.ts';
import { PAPIERS_D_AILLEURS } from './papiers-d-ailleurs.ts';
import { PAPIERS_DE_COPROPRIETE } from './papiers-de-copropriete.ts';
import { PERSONNES_ET_COMPTES } from './personnes-et-comptes.ts';
import { PROCES_VERBAUX_REDIGES } from './proces-verbaux-rediges.ts';
import { PROCES_VERBAUX_SYNDICS } from './proces-verbaux-syndics.ts';
import { REGLEMENTS_ET_ETATS } from './reglements-et-etats.ts';
import { RELEVES_DE_COMPTE } from './releves-de-compte.ts';
import { SURETE_ET_MESURES } from './surete-et-mesures.ts';
import { TITRES_ET_HYPOTHEQUES } from './titres-et-hypotheques.ts';

export const BATCH: Batch = {
  told: 'une semaine ordinaire ; lus une fois : 99,2 % de précision et 94,6 % de rappel',
  papers: [
    ...APPELS_DE_PROVISIONS,
    ...APPELS_PARTICULIERS,
    ...RELEVES_DE_COMPTE,
    ...DECOMPTES_ANNUELS,
    ...ANNEXES_REUNIES,
    ...ANNEXES_ISOLEES,
    ...PROCES_VERBAUX_SYNDICS,
    ...PROCES_VERBAUX_REDIGES,
    ...CONVOCATIONS_ET_FORMULAIRES,
    ...FICHES_SYNTHETIQUES,
    ...PAPIERS_DE_COPROPRIETE,
    ...REGLEMENTS_ET_ETATS,
    ...TITRES_ET_HYPOTHEQUES,
    ...ENERGIE_ET_SANTE,
    ...SURETE_ET_MESURES,
    ...PERSONNES_ET_COMPTES,
    ...LOGEMENT_ET_IMPOT,
    ...PAPIERS_D_AILLEURS,
  ],
  piles: {
    'pile-vente-de-witte-lille': [
      'titre-vente-longue-lille',
      'appel-grille-trimestre-lille',
      'carrez-tableau-lille',
      'rib-trois-volets-lille',
    ],
    'pile-diagnostics-lens': [
      'amiante-rapport-lens',
      'gaz-etat-lens',
      'entretien-chaudiere-lens',
      'appel-avec-arriere-lens',
    ],
    'pile-courrier-compiegne': [
      'etranger-courrier-notaire-pieces-compiegne',
      'pv-tableau-sept-colonnes-compiegne',
      'releve-trois-colonnes-compiegne',
      'ped-imprime-compiegne',
    ],
  },
};
