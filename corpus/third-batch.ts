// The third batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';
import { ACTES_FONDATEURS } from './papers-3/actes-fondateurs.ts';
import { ACTES_VENTE } from './papers-3/actes-vente.ts';
import { APPELS_CHANTIER_CLES } from './papers-3/appels-chantier-cles.ts';
import { APPELS_PROVISIONS } from './papers-3/appels-provisions.ts';
import { AVIS_TAXES_FONCIERES } from './papers-3/avis-taxes-foncieres.ts';
import { COMPTES_IMMEUBLES_MOYENS } from './papers-3/comptes-immeubles-moyens.ts';
import { COURRIERS_SANS_RAPPORT } from './papers-3/courriers-sans-rapport.ts';
import { DECISIONS_BORDEAUX } from './papers-3/decisions-bordeaux.ts';
import { DECISIONS_LILLE } from './papers-3/decisions-lille.ts';
import { DECISIONS_LYON } from './papers-3/decisions-lyon.ts';
import { DOSSIER_IMMEUBLE } from './papers-3/dossier-immeuble.ts';
import { ETAT_CIVIL_BANQUE } from './papers-3/etat-civil-banque.ts';
import { ETATS_COMPTABLES } from './papers-3/etats-comptables.ts';
import { EXPERTISES_ENERGIE } from './papers-3/expertises-energie.ts';
import { EXPERTISES_INSTALLATIONS } from './papers-3/expertises-installations.ts';
import { EXPERTISES_SANTE } from './papers-3/expertises-sante.ts';
import { FICHES_IMMEUBLE } from './papers-3/fiches-immeuble.ts';
import { LOCATION_ENTRETIEN } from './papers-3/location-entretien.ts';
import { MESURES_SURFACES } from './papers-3/mesures-surfaces.ts';
import { REPARTITIONS_ANNUELLES } from './papers-3/repartitions-annuelles.ts';
import { REUNIONS_ANNONCEES } from './papers-3/reunions-annoncees.ts';
import { SITUATIONS_COMPTES } from './papers-3/situations-comptes.ts';

export const THIRD_PAPERS: readonly Paper[] = [
  ...APPELS_CHANTIER_CLES,
  ...APPELS_PROVISIONS,
  ...SITUATIONS_COMPTES,
  ...REPARTITIONS_ANNUELLES,
  ...ETATS_COMPTABLES,
  ...COMPTES_IMMEUBLES_MOYENS,
  ...DECISIONS_LYON,
  ...DECISIONS_BORDEAUX,
  ...DECISIONS_LILLE,
  ...REUNIONS_ANNONCEES,
  ...DOSSIER_IMMEUBLE,
  ...FICHES_IMMEUBLE,
  ...ACTES_FONDATEURS,
  ...ACTES_VENTE,
  ...EXPERTISES_ENERGIE,
  ...EXPERTISES_SANTE,
  ...EXPERTISES_INSTALLATIONS,
  ...MESURES_SURFACES,
  ...ETAT_CIVIL_BANQUE,
  ...LOCATION_ENTRETIEN,
  ...AVIS_TAXES_FONCIERES,
  ...COURRIERS_SANS_RAPPORT,
];

/** Several papers of the batch in one file, by their names. */
export const THIRD_PILES: Record<string, readonly string[]> = {
  'pile-lyon-vendeur': [
    'titre-lyon-copie-authentique',
    'taxe-lyon-avis-2026',
    'rib-lyon-agence',
    'naissance-loire-marge',
  ],
  'pile-bordeaux-charges': [
    'appel-bordeaux-rubriques',
    'releve-bordeaux-situation',
    'decompte-bordeaux-solde',
    'divers-devis-salle-de-bains',
  ],
  'pile-bordeaux-diagnostics': [
    'termites-bordeaux-rapport',
    'electricite-bordeaux-rapport',
    'erp-bordeaux-synthese',
    'carrez-bordeaux-geometre-expert',
  ],
};
