// The eighth batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';
import { ACTES_COPROPRIETE } from './papers-8/actes-copropriete.ts';
import { ACTES_DE_VENTE } from './papers-8/actes-de-vente.ts';
import { APPEL_PAR_CLES } from './papers-8/appel-par-cles.ts';
import { APPELS_TRIMESTRIELS } from './papers-8/appels-trimestriels.ts';
import { AVIS_IMPOTS } from './papers-8/avis-impots.ts';
import { COMPTES_RENDUS_AG } from './papers-8/comptes-rendus-ag.ts';
import { COMPTES_RENDUS_COURTS } from './papers-8/comptes-rendus-courts.ts';
import { CONTROLES_INSTALLATIONS } from './papers-8/controles-installations.ts';
import { DOSSIER_IMMEUBLE } from './papers-8/dossier-immeuble.ts';
import { ENERGIE_ET_SURFACES } from './papers-8/energie-et-surfaces.ts';
import { ETAT_CIVIL_ET_BANQUE } from './papers-8/etat-civil-et-banque.ts';
import { ETATS_COMPTABLES_COURTS } from './papers-8/etats-comptables-courts.ts';
import { ETATS_COMPTABLES } from './papers-8/etats-comptables.ts';
import { FICHES_SYNTHETIQUES } from './papers-8/fiches-synthetiques.ts';
import { HORS_DOSSIER } from './papers-8/hors-dossier.ts';
import { LOCATION_ET_ENTRETIEN } from './papers-8/location-et-entretien.ts';
import { ORDRES_DU_JOUR } from './papers-8/ordres-du-jour.ts';
import { REGULARISATIONS } from './papers-8/regularisations.ts';
import { REPERAGES_SANTE } from './papers-8/reperages-sante.ts';
import { SITUATIONS_DE_COMPTE } from './papers-8/situations-de-compte.ts';

export const EIGHTH_PAPERS: readonly Paper[] = [
  ...APPELS_TRIMESTRIELS,
  ...APPEL_PAR_CLES,
  ...SITUATIONS_DE_COMPTE,
  ...REGULARISATIONS,
  ...ETATS_COMPTABLES,
  ...ETATS_COMPTABLES_COURTS,
  ...COMPTES_RENDUS_AG,
  ...COMPTES_RENDUS_COURTS,
  ...ORDRES_DU_JOUR,
  ...FICHES_SYNTHETIQUES,
  ...DOSSIER_IMMEUBLE,
  ...ACTES_COPROPRIETE,
  ...ACTES_DE_VENTE,
  ...ENERGIE_ET_SURFACES,
  ...REPERAGES_SANTE,
  ...CONTROLES_INSTALLATIONS,
  ...ETAT_CIVIL_ET_BANQUE,
  ...LOCATION_ET_ENTRETIEN,
  ...AVIS_IMPOTS,
  ...HORS_DOSSIER,
];

export const EIGHTH_PILES: Record<string, readonly string[]> = {
  'pile-charges-annecy': [
    'appel-trimestre-annecy',
    'releve-compte-annecy',
    'decompte-regularisation-annecy',
    'taxe-fonciere-annecy',
  ],
  'pile-maison-saumur': [
    'plomb-crep-saumur',
    'termites-etat-saumur',
    'dpe-maison-saumur',
    'entretien-chaudiere-saumur',
  ],
  'pile-vendeur-rouen': ['cni-copie-rouen', 'titre-attestation-rouen', 'carrez-attestation-rouen'],
};
