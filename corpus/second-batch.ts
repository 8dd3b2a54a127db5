// The second batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';
import { ANNEXES_COMPTABLES } from './papers-2/annexes-comptables.ts';
import { APPELS_DE_FONDS } from './papers-2/appels-de-fonds.ts';
import { ASSEMBLEES_GENERALES } from './papers-2/assemblees-generales.ts';
import { COMPTES_INDIVIDUELS } from './papers-2/comptes-individuels.ts';
import { CONVOCATIONS_ASSEMBLEES } from './papers-2/convocations-assemblees.ts';
import { PAPIERS_ETRANGERS } from './papers-2/papiers-etrangers.ts';
import { PAPIERS_IDENTITE } from './papers-2/papiers-identite.ts';
import { PAPIERS_IMMEUBLE } from './papers-2/papiers-immeuble.ts';
import { PAPIERS_NOTAIRES } from './papers-2/papiers-notaires.ts';
import { RAPPORTS_SANTE } from './papers-2/rapports-sante.ts';
import { RAPPORTS_SURETE } from './papers-2/rapports-surete.ts';
import { VIE_DU_LOGEMENT } from './papers-2/vie-du-logement.ts';

export const SECOND_PAPERS: readonly Paper[] = [
  ...APPELS_DE_FONDS,
  ...COMPTES_INDIVIDUELS,
  ...ANNEXES_COMPTABLES,
  ...ASSEMBLEES_GENERALES,
  ...CONVOCATIONS_ASSEMBLEES,
  ...PAPIERS_IMMEUBLE,
  ...PAPIERS_NOTAIRES,
  ...RAPPORTS_SANTE,
  ...RAPPORTS_SURETE,
  ...PAPIERS_IDENTITE,
  ...VIE_DU_LOGEMENT,
  ...PAPIERS_ETRANGERS,
];
