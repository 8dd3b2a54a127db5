// Every sale, in the order that they were written; the second list is of another author, as blind as the first.
import { ANNECY } from './annecy-exercice-decale.ts';
import { BORDEAUX } from './bordeaux-budget-change.ts';
import { BREST } from './brest-peu-de-pieces.ts';
import { DINARD } from './dinard-six-lots.ts';
import { GRENOBLE } from './grenoble-chauffage.ts';
import { LILLE } from './lille-un-lot.ts';
import { LYON } from './lyon-trois-lots.ts';
import { MARSEILLE } from './marseille-impayes.ts';
import { MONTPELLIER } from './montpellier-emprunt.ts';
import { NANTES } from './nantes-deux-comptes.ts';
import { NICE } from './nice-appel-a-venir.ts';
import { PARIS } from './paris-deux-immeubles.ts';
import { RENNES } from './rennes-changement-syndic.ts';
import { SAINT_ETIENNE } from './saint-etienne-mensuel.ts';
import type { Sale } from './sale.ts';
import { ANGERS } from './second/angers-trois-lots.ts';
import { CLERMONT } from './second/clermont-cinquieme-appel.ts';
import { DIJON } from './second/dijon-avoir.ts';
import { LE_MANS } from './second/le-mans-deux-exercices.ts';
import { METZ } from './second/metz-cles.ts';
import { MULHOUSE } from './second/mulhouse-apurement.ts';
import { PAU } from './second/pau-mensualise.ts';
import { ROUEN } from './second/rouen-non-approuve.ts';
import { TOURS } from './second/tours-un-lot.ts';
import { VANNES } from './second/vannes-six-lots.ts';
import { STRASBOURG } from './strasbourg-scans.ts';
import { TOULOUSE } from './toulouse-tantiemes.ts';

export const SALES: readonly Sale[] = [
  LILLE,
  LYON,
  NANTES,
  SAINT_ETIENNE,
  ANNECY,
  DINARD,
  MARSEILLE,
  TOULOUSE,
  RENNES,
  STRASBOURG,
  BORDEAUX,
  PARIS,
  NICE,
  GRENOBLE,
  MONTPELLIER,
  BREST,
];

export const SECOND_SALES: readonly Sale[] = [
  TOURS,
  ANGERS,
  MULHOUSE,
  DIJON,
  METZ,
  VANNES,
  ROUEN,
  CLERMONT,
  PAU,
  LE_MANS,
];
