// The thirteenth batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';
import { ACTES_DE_L_ETUDE } from './papers-13/actes-de-l-etude.ts';
import { AVIS_D_IMPOT } from './papers-13/avis-d-impot.ts';
import { COMPTES_DU_SYNDICAT } from './papers-13/comptes-du-syndicat.ts';
import { CONSTATS_SANITAIRES } from './papers-13/constats-sanitaires.ts';
import { CONTROLES_DU_BIEN } from './papers-13/controles-du-bien.ts';
import { COURRIERS_D_APPEL } from './papers-13/courriers-d-appel.ts';
import { DECOMPTES_ANNUELS } from './papers-13/decomptes-annuels.ts';
import { DOSSIER_IMMEUBLE } from './papers-13/dossier-immeuble.ts';
import { ETAT_CIVIL_ET_BANQUE } from './papers-13/etat-civil-et-banque.ts';
import { ETATS_FINANCIERS } from './papers-13/etats-financiers.ts';
import { ETIQUETTES_ENERGIE } from './papers-13/etiquettes-energie.ts';
import { HORS_DOSSIER } from './papers-13/hors-dossier.ts';
import { LETTRES_DE_CONVOCATION } from './papers-13/lettres-de-convocation.ts';
import { LOGEMENT_OCCUPE } from './papers-13/logement-occupe.ts';
import { MESURAGES } from './papers-13/mesurages.ts';
import { MUTATIONS } from './papers-13/mutations.ts';
import { PROCES_VERBAUX } from './papers-13/proces-verbaux.ts';
import { PV_EN_LIGNE } from './papers-13/pv-en-ligne.ts';
import { SITUATIONS_DE_COMPTE } from './papers-13/situations-de-compte.ts';

export const THIRTEENTH_PAPERS: readonly Paper[] = [
  ...COURRIERS_D_APPEL,
  ...SITUATIONS_DE_COMPTE,
  ...DECOMPTES_ANNUELS,
  ...COMPTES_DU_SYNDICAT,
  ...ETATS_FINANCIERS,
  ...PROCES_VERBAUX,
  ...PV_EN_LIGNE,
  ...LETTRES_DE_CONVOCATION,
  ...DOSSIER_IMMEUBLE,
  ...ACTES_DE_L_ETUDE,
  ...MUTATIONS,
  ...ETIQUETTES_ENERGIE,
  ...CONSTATS_SANITAIRES,
  ...CONTROLES_DU_BIEN,
  ...MESURAGES,
  ...AVIS_D_IMPOT,
  ...ETAT_CIVIL_ET_BANQUE,
  ...LOGEMENT_OCCUPE,
  ...HORS_DOSSIER,
];

/** Files that hold several: name → names of its papers. */
export const THIRTEENTH_PILES: Record<string, readonly string[]> = {
  'pile-diagnostics-dax': ['plomb-constat-dax', 'termites-etat-dax', 'releve-tableur-dax'],
  'pile-vendeur-saintes': [
    'taxe-avis-saintes',
    'gaz-rapport-saintes',
    'entretien-chaudiere-saintes',
    'appel-trimestre-saintes',
  ],
  'pile-couple-auray': [
    'passeport-scan-auray',
    'rib-application-auray',
    'etranger-facture-eau-auray',
    'carrez-geometre-auray',
  ],
};
