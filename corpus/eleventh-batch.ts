// The eleventh batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';
import { ALENTOURS } from './papers-11/alentours.ts';
import { AVANT_SEANCE } from './papers-11/avant-seance.ts';
import { COMPTES_DE_LOTS } from './papers-11/comptes-de-lots.ts';
import { ETATS_COMPTABLES } from './papers-11/etats-comptables.ts';
import { HABITER } from './papers-11/habiter.ts';
import { HORS_DOSSIER } from './papers-11/hors-dossier.ts';
import { IMPOTS_LOCAUX } from './papers-11/impots-locaux.ts';
import { MESURES } from './papers-11/mesures.ts';
import { OFFICES } from './papers-11/offices.ts';
import { PERSONNES_ET_COMPTES } from './papers-11/personnes-et-comptes.ts';
import { PROVISIONS } from './papers-11/provisions.ts';
import { REPARTITIONS } from './papers-11/repartitions.ts';
import { REPERAGES } from './papers-11/reperages.ts';
import { SEANCES } from './papers-11/seances.ts';
import { VIE_IMMEUBLE } from './papers-11/vie-immeuble.ts';

export const ELEVENTH_PAPERS: readonly Paper[] = [
  ...PROVISIONS,
  ...REPARTITIONS,
  ...COMPTES_DE_LOTS,
  ...ETATS_COMPTABLES,
  ...SEANCES,
  ...AVANT_SEANCE,
  ...VIE_IMMEUBLE,
  ...OFFICES,
  ...MESURES,
  ...REPERAGES,
  ...ALENTOURS,
  ...PERSONNES_ET_COMPTES,
  ...HABITER,
  ...IMPOTS_LOCAUX,
  ...HORS_DOSSIER,
];

/** Files that hold several: name → names of its papers. */
export const ELEVENTH_PILES: Record<string, readonly string[]> = {
  'pile-rapports-quimper': [
    'dpe-appartement-quimper',
    'amiante-vente-quimper',
    'gaz-quimper',
    'carrez-pieces-quimper',
  ],
  'pile-syndic-bayonne': [
    'appel-facade-bayonne',
    'pv-encadres-bayonne',
    'fiche-cartouches-bayonne',
    'hors-sujet-mise-en-demeure-bayonne',
  ],
  'pile-vendeuse-chambery': [
    'cni-chambery',
    'rib-application-chambery',
    'releve-grand-livre-chambery',
  ],
};
