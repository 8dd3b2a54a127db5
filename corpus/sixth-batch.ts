// The sixth batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';
import { APPELS_DE_TRAVAUX } from './papers-6/appels-de-travaux.ts';
import { AVIS_D_IMPOSITION } from './papers-6/avis-d-imposition.ts';
import { AVIS_DE_REUNION } from './papers-6/avis-de-reunion.ts';
import { CONTROLES_INSTALLATIONS } from './papers-6/controles-installations.ts';
import { ENVIRONNEMENT } from './papers-6/environnement.ts';
import { ETATS_FINANCIERS } from './papers-6/etats-financiers.ts';
import { EXTRAITS_DE_COMPTE } from './papers-6/extraits-de-compte.ts';
import { GESTION_ET_BUDGETS } from './papers-6/gestion-et-budgets.ts';
import { HORS_DOSSIER } from './papers-6/hors-dossier.ts';
import { IDENTITE_DE_L_IMMEUBLE } from './papers-6/identite-de-l-immeuble.ts';
import { LOGEMENT_OCCUPE } from './papers-6/logement-occupe.ts';
import { MUTATIONS } from './papers-6/mutations.ts';
import { PIECES_PERSONNELLES } from './papers-6/pieces-personnelles.ts';
import { PROCES_VERBAL_GRENOBLE } from './papers-6/proces-verbal-grenoble.ts';
import { PROCES_VERBAL_MONTPELLIER } from './papers-6/proces-verbal-montpellier.ts';
import { PROCES_VERBAL_NICE } from './papers-6/proces-verbal-nice.ts';
import { PROVISIONS_TRIMESTRIELLES } from './papers-6/provisions-trimestrielles.ts';
import { RAPPORTS_ENERGETIQUES } from './papers-6/rapports-energetiques.ts';
import { REGLEMENTS_PUBLIES } from './papers-6/reglements-publies.ts';
import { REPARTITION_DES_CHARGES } from './papers-6/repartition-des-charges.ts';
import { REPERAGES } from './papers-6/reperages.ts';
import { SURFACES_MESUREES } from './papers-6/surfaces-mesurees.ts';

export const SIXTH_PAPERS: readonly Paper[] = [
  ...PROVISIONS_TRIMESTRIELLES,
  ...APPELS_DE_TRAVAUX,
  ...EXTRAITS_DE_COMPTE,
  ...REPARTITION_DES_CHARGES,
  ...ETATS_FINANCIERS,
  ...GESTION_ET_BUDGETS,
  ...PROCES_VERBAL_GRENOBLE,
  ...PROCES_VERBAL_NICE,
  ...PROCES_VERBAL_MONTPELLIER,
  ...AVIS_DE_REUNION,
  ...IDENTITE_DE_L_IMMEUBLE,
  ...REGLEMENTS_PUBLIES,
  ...MUTATIONS,
  ...RAPPORTS_ENERGETIQUES,
  ...REPERAGES,
  ...CONTROLES_INSTALLATIONS,
  ...ENVIRONNEMENT,
  ...SURFACES_MESUREES,
  ...AVIS_D_IMPOSITION,
  ...PIECES_PERSONNELLES,
  ...LOGEMENT_OCCUPE,
  ...HORS_DOSSIER,
];

export const SIXTH_PILES: Record<string, readonly string[]> = {
  'dossier-grenoble-vendeurs': [
    'taxe-grenoble-2026',
    'naissance-chambery-integrale',
    'hors-dossier-facture-electricite',
    'rib-grenoble-agence',
  ],
  'dossier-grenoble-diagnostics': [
    'carrez-grenoble-attestation',
    'dpe-grenoble-appartement',
    'amiante-grenoble-vente',
    'gaz-grenoble-etat',
  ],
  'dossier-nice-copropriete': [
    'pv-nice-points',
    'appel-nice-toiture',
    'releve-nice-extrait',
    'electricite-nice-installation',
  ],
};
