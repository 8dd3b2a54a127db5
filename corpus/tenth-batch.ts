// The tenth batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';
import { ACTES_NOTARIES } from './papers-10/actes-notaries.ts';
import { APPELS_PROVISIONS } from './papers-10/appels-provisions.ts';
import { ASSEMBLEE_DE_MONTAUBAN } from './papers-10/assemblee-de-montauban.ts';
import { CONVOCATION_BREVE } from './papers-10/convocation-breve.ts';
import { DOSSIER_IMMEUBLE } from './papers-10/dossier-immeuble.ts';
import { ETATS_COMPTABLES } from './papers-10/etats-comptables.ts';
import { IMPOTS_ET_IDENTITE } from './papers-10/impots-et-identite.ts';
import { PAPIERS_SANS_CASE } from './papers-10/papiers-sans-case.ts';
import { PROCES_VERBAUX } from './papers-10/proces-verbaux.ts';
import { RAPPORTS_DE_VISITE } from './papers-10/rapports-de-visite.ts';
import { RAPPORTS_ENERGIE } from './papers-10/rapports-energie.ts';
import { REPARTITIONS } from './papers-10/repartitions.ts';
import { SITUATIONS_DE_COMPTE } from './papers-10/situations-de-compte.ts';
import { VIE_LOCATIVE } from './papers-10/vie-locative.ts';

export const TENTH_PAPERS: readonly Paper[] = [
  ...APPELS_PROVISIONS,
  ...SITUATIONS_DE_COMPTE,
  ...REPARTITIONS,
  ...ETATS_COMPTABLES,
  ...PROCES_VERBAUX,
  ...ASSEMBLEE_DE_MONTAUBAN,
  CONVOCATION_BREVE,
  ...DOSSIER_IMMEUBLE,
  ...ACTES_NOTARIES,
  ...RAPPORTS_ENERGIE,
  ...RAPPORTS_DE_VISITE,
  ...IMPOTS_ET_IDENTITE,
  ...VIE_LOCATIVE,
  ...PAPIERS_SANS_CASE,
];

/** Files that hold several: name → names of its papers. */
export const TENTH_PILES: Record<string, readonly string[]> = {
  'pile-diagnostics-cherbourg': [
    'dpe-appartement-cherbourg',
    'amiante-reperage-cherbourg',
    'gaz-installation-cherbourg',
    'carrez-certificat-cherbourg',
  ],
  'pile-copropriete-thionville': [
    'fiche-syndic-thionville',
    'appel-travaux-fonds-thionville',
    'releve-extrait-thionville',
    'divers-courrier-voisinage-thionville',
  ],
  'pile-vendeuse-menton': ['passeport-page-menton', 'taxe-avis-menton', 'carrez-geometre-menton'],
};
