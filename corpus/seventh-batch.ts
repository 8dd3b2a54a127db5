// The seventh batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';
import { ACTES_DE_DIVISION, ACTES_PROPRIETE } from './papers-7/actes-authentiques.ts';
import { beforeSale } from './papers-7/avant-la-vente.ts';
import { COMPTES_DU_COPROPRIETAIRE } from './papers-7/comptes-du-coproprietaire.ts';
import { DIAGNOSTICS_BATIMENT } from './papers-7/diagnostics-batiment.ts';
import { DIAGNOSTICS_RESEAUX } from './papers-7/diagnostics-reseaux.ts';
import { ETATS_COURTS } from './papers-7/etats-comptables-courts.ts';
import { fiveAnnexes } from './papers-7/etats-comptables.ts';
import { HORS_DOSSIER } from './papers-7/hors-dossier.ts';
import { IMMEUBLE_EN_FICHES } from './papers-7/immeuble-en-fiches.ts';
import { IDENTITE, IMPOTS } from './papers-7/impots-et-identite.ts';
import { MESURAGES } from './papers-7/mesurages.ts';
import { OCCUPATION_DU_LOGEMENT } from './papers-7/occupation-du-logement.ts';
import { PERFORMANCE_ENERGETIQUE } from './papers-7/performance-energetique.ts';
import { PROVISIONS_APPELEES } from './papers-7/provisions-appelees.ts';
import { callByKey } from './papers-7/provisions-par-cle.ts';
import { REPARTITIONS_ANNUELLES } from './papers-7/repartitions-annuelles.ts';
import { yearlyMeeting } from './papers-7/seance-annuelle.ts';
import { SEANCES_ANNONCEES } from './papers-7/seances-annoncees.ts';
import { SEANCES_TENUES } from './papers-7/seances-tenues.ts';

export const SEVENTH_PAPERS: readonly Paper[] = [
  ...PROVISIONS_APPELEES,
  callByKey,
  ...COMPTES_DU_COPROPRIETAIRE,
  ...REPARTITIONS_ANNUELLES,
  fiveAnnexes,
  ...ETATS_COURTS,
  yearlyMeeting,
  ...SEANCES_TENUES,
  ...SEANCES_ANNONCEES,
  ...IMMEUBLE_EN_FICHES,
  beforeSale,
  ...ACTES_DE_DIVISION,
  ...ACTES_PROPRIETE,
  ...PERFORMANCE_ENERGETIQUE,
  ...DIAGNOSTICS_BATIMENT,
  ...DIAGNOSTICS_RESEAUX,
  ...MESURAGES,
  ...IMPOTS,
  ...IDENTITE,
  ...OCCUPATION_DU_LOGEMENT,
  ...HORS_DOSSIER,
];

export const SEVENTH_PILES: Record<string, readonly string[]> = {
  'pile-vente-limoges': [
    'dpe-appartement-limoges',
    'amiante-rapport-limoges',
    'carrez-tableau-limoges',
    'bruit-peb-limoges',
  ],
  'pile-syndic-epinal': [
    'pv-extraordinaire-epinal',
    'appel-toiture-epinal',
    'releve-lettre-epinal',
  ],
  'pile-tiroir-quimper': [
    'taxe-detail-quimper',
    'hors-bulletin-de-paie-quimper',
    'naissance-copie-quimper',
    'rib-agence-quimper',
  ],
};
