import type { Batch } from '../../paper.ts';
import { ACTES_DE_COPROPRIETE } from './actes-de-copropriete.ts';
import { ANNEXES_ENSEMBLE } from './annexes-ensemble.ts';
import { ANNEXES_SEPAREES } from './annexes-separees.ts';
import { APPELS_DE_LA_SEMAINE } from './appels-de-la-semaine.ts';
import { APPELS_DU_RESTE } from './appels-du-reste.ts';
import { COMPTES_AUTREMENT } from './comptes-autrement.ts';
import { CONVOCATIONS_ET_VOTES } from './convocations-et-votes.ts';
import { COURRIER_ETRANGER } from './courrier-etranger.ts';
import { DOSSIER_IMMEUBLE } from './dossier-immeuble.ts';
import { PERSONNES_ET_BANQUES } from './personnes-et-banques.ts';
import { PROCES_VERBAUX_SIMPLES } from './proces-verbaux-simples.ts';
import { PROCES_VERBAUX } from './proces-verbaux.ts';
import { RELEVES_ET_DECOMPTES } from './releves-et-decomptes.ts';
import { SANTE_DU_LOGEMENT } from './sante-du-logement.ts';
import { SURETE_DU_LOGEMENT } from './surete-du-logement.ts';
import { SURFACES_ET_IMMEUBLE } from './surfaces-et-immeuble.ts';
import { TITRES_ET_PUBLICITE } from './titres-et-publicite.ts';
import { VIE_ET_IMPOTS } from './vie-et-impots.ts';

export const BATCH: Batch = {
  told: 'une semaine ordinaire, dense ; lus une fois, sans les piles : 98,2 % de précision et 91,9 % de rappel',
  papers: [
    ...APPELS_DE_LA_SEMAINE,
    ...APPELS_DU_RESTE,
    ...RELEVES_ET_DECOMPTES,
    ...COMPTES_AUTREMENT,
    ...ANNEXES_ENSEMBLE,
    ...ANNEXES_SEPAREES,
    ...PROCES_VERBAUX,
    ...PROCES_VERBAUX_SIMPLES,
    ...CONVOCATIONS_ET_VOTES,
    ...DOSSIER_IMMEUBLE,
    ...ACTES_DE_COPROPRIETE,
    ...TITRES_ET_PUBLICITE,
    ...SANTE_DU_LOGEMENT,
    ...SURETE_DU_LOGEMENT,
    ...SURFACES_ET_IMMEUBLE,
    ...PERSONNES_ET_BANQUES,
    ...VIE_ET_IMPOTS,
    ...COURRIER_ETRANGER,
  ],
  piles: {
    'pile-vente-palud-annecy': [
      'dpe-appartement-annecy',
      'amiante-rapport-annecy',
      'etranger-facture-diagnostics-annecy',
      'taxe-fonciere-annecy-le-vieux',
    ],
    'pile-copropriete-annemasse': [
      'releve-lignes-annemasse',
      'cni-photocopie-annemasse',
      'ped-agence-annemasse',
    ],
    'pile-palladium-grenoble': [
      'pv-tableau-grenoble',
      'etranger-reunion-conseil-syndical-grenoble',
      'carnet-logiciel-grenoble',
      'conge-vente-grenoble-isere',
    ],
  },
};
