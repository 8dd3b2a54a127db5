// The twelfth batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';
import { ACTES_IMMEUBLE_EST } from './papers-12/actes-immeuble-est.ts';
import { ACTES_OFFICE } from './papers-12/actes-office.ts';
import { ANNEXES_ABREGEES } from './papers-12/annexes-abregees.ts';
import { ANNEXES_COMPLETES } from './papers-12/annexes-completes.ts';
import { APPELS_DETAILLES } from './papers-12/appels-detailles.ts';
import { APPELS_NATIONAUX } from './papers-12/appels-nationaux.ts';
import { COMPTES_PORTAIL } from './papers-12/comptes-portail.ts';
import { CONVOCATIONS_NATIONALES } from './papers-12/convocations-nationales.ts';
import { DECOMPTES_ANNUELS } from './papers-12/decomptes-annuels.ts';
import { FICHES_IMMEUBLE } from './papers-12/fiches-immeuble.ts';
import { HORS_DOSSIER } from './papers-12/hors-dossier.ts';
import { IMPOTS_FONCIERS } from './papers-12/impots-fonciers.ts';
import { LOGEMENTS_LOUES } from './papers-12/logements-loues.ts';
import { PERSONNES_EST } from './papers-12/personnes-est.ts';
import { PROCES_VERBAL_TABLEAUX } from './papers-12/proces-verbal-tableaux.ts';
import { PROCES_VERBAUX } from './papers-12/proces-verbaux.ts';
import { RAPPORTS_BATIMENT } from './papers-12/rapports-batiment.ts';
import { RAPPORTS_INSTALLATIONS } from './papers-12/rapports-installations.ts';
import { RAPPORTS_LICIEL } from './papers-12/rapports-liciel.ts';
import { SUIVI_DU_BIEN } from './papers-12/suivi-du-bien.ts';

export const TWELFTH_PAPERS: readonly Paper[] = [
  ...APPELS_NATIONAUX,
  ...APPELS_DETAILLES,
  ...COMPTES_PORTAIL,
  ...DECOMPTES_ANNUELS,
  ...ANNEXES_COMPLETES,
  ...ANNEXES_ABREGEES,
  ...PROCES_VERBAUX,
  ...PROCES_VERBAL_TABLEAUX,
  ...CONVOCATIONS_NATIONALES,
  ...FICHES_IMMEUBLE,
  ...ACTES_IMMEUBLE_EST,
  ...ACTES_OFFICE,
  ...RAPPORTS_LICIEL,
  ...RAPPORTS_BATIMENT,
  ...RAPPORTS_INSTALLATIONS,
  ...IMPOTS_FONCIERS,
  ...PERSONNES_EST,
  ...LOGEMENTS_LOUES,
  ...SUIVI_DU_BIEN,
  ...HORS_DOSSIER,
];

/** Files that hold several: name → names of its papers. */
export const TWELFTH_PILES: Record<string, readonly string[]> = {
  'pile-ddt-metz': ['dpe-appartement-metz', 'carrez-certificat-metz', 'erp-preventimmo-metz'],
  'pile-charges-roubaix': [
    'appel-alur-roubaix',
    'releve-progressif-roubaix',
    'fiche-deux-colonnes-roubaix',
    'taxe-mensuelle-roubaix',
  ],
  'pile-vendeur-metz': [
    'cni-photocopie-metz',
    'rib-releve-metz',
    'taxe-avis-metz',
    'etranger-devis-fenetres-metz',
  ],
};
