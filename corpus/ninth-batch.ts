// The ninth batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';
import { ACTES_DE_L_IMMEUBLE } from './papers-9/actes-de-l-immeuble.ts';
import { AUTRES_SEANCES } from './papers-9/autres-seances.ts';
import { annexesOfVannes } from './papers-9/comptes-de-vannes.ts';
import { RELEVES_DU_LOT } from './papers-9/comptes-du-lot.ts';
import { DECOMPTES_DU_LOT } from './papers-9/decomptes-du-lot.ts';
import { ETATS_DE_SYNTHESE } from './papers-9/etats-de-synthese.ts';
import { IDENTITES, TAXES } from './papers-9/impots-et-identite.ts';
import { LOCATIONS_ET_CONTRATS } from './papers-9/locations-et-contrats.ts';
import { MESURAGES } from './papers-9/mesurages.ts';
import { MUTATIONS } from './papers-9/mutations.ts';
import { PAPIERS_HORS_DOSSIER } from './papers-9/papiers-hors-dossier.ts';
import { PROVISIONS_APPELEES } from './papers-9/provisions-appelees.ts';
import { PROVISIONS_DE_CABINETS } from './papers-9/provisions-de-cabinets.ts';
import { RAPPORTS_ENERGIE } from './papers-9/rapports-energie.ts';
import { RAPPORTS_INSTALLATIONS } from './papers-9/rapports-installations.ts';
import { RAPPORTS_MATERIAUX } from './papers-9/rapports-materiaux.ts';
import { REGISTRE_DE_L_IMMEUBLE } from './papers-9/registre-de-l-immeuble.ts';
import { REUNIONS_CONVOQUEES } from './papers-9/reunions-convoquees.ts';
import { SEANCES_TENUES } from './papers-9/seances-tenues.ts';

export const NINTH_PAPERS: readonly Paper[] = [
  ...PROVISIONS_APPELEES,
  ...PROVISIONS_DE_CABINETS,
  ...RELEVES_DU_LOT,
  ...DECOMPTES_DU_LOT,
  ...ETATS_DE_SYNTHESE,
  annexesOfVannes,
  ...SEANCES_TENUES,
  ...AUTRES_SEANCES,
  ...REUNIONS_CONVOQUEES,
  ...REGISTRE_DE_L_IMMEUBLE,
  ...ACTES_DE_L_IMMEUBLE,
  ...MUTATIONS,
  ...RAPPORTS_ENERGIE,
  ...RAPPORTS_MATERIAUX,
  ...RAPPORTS_INSTALLATIONS,
  ...MESURAGES,
  ...TAXES,
  ...IDENTITES,
  ...LOCATIONS_ET_CONTRATS,
  ...PAPIERS_HORS_DOSSIER,
];

/** Files that hold several: name → names of its papers. */
export const NINTH_PILES: Record<string, readonly string[]> = {
  'pile-vendeuse-vannes': [
    'cni-copie-vannes',
    'taxe-fonciere-vannes',
    'appel-trimestre-vannes',
    'rib-banque-vannes',
  ],
  'pile-dossier-annecy': [
    'gaz-etat-annecy',
    'electricite-etat-annecy',
    'autre-courrier-syndic-annecy',
    'releve-mouvements-annecy',
  ],
  'pile-maison-albi': ['dpe-maison-albi', 'assainissement-spanc-albi', 'entretien-chaudiere-albi'],
};
