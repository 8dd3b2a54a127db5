// The fifth batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';
import { ACTES_ET_REGISTRES } from './papers-5/actes-et-registres.ts';
import { APPELS_DU_SYNDIC } from './papers-5/appels-du-syndic.ts';
import { APPELS_PONCTUELS } from './papers-5/appels-ponctuels.ts';
import { COMPTES_A_APPROUVER } from './papers-5/comptes-a-approuver.ts';
import { MARSEILLE_ANNEXES } from './papers-5/comptes-du-syndicat.ts';
import { CONVOCATIONS_ET_POUVOIRS } from './papers-5/convocations-et-pouvoirs.ts';
import { COURRIERS_SANS_OBJET } from './papers-5/courriers-sans-objet.ts';
import { FICHES_D_IDENTITE_IMMEUBLE } from './papers-5/fiches-d-identite-immeuble.ts';
import { LIVRES_DE_L_IMMEUBLE } from './papers-5/livres-de-l-immeuble.ts';
import { LOCATIONS } from './papers-5/locations.ts';
import { MESURAGES_ET_IMPOTS } from './papers-5/mesurages-et-impots.ts';
import { PAPIERS_PERSONNELS } from './papers-5/papiers-personnels.ts';
import { RAPPORTS_BRETONS } from './papers-5/rapports-bretons.ts';
import { RAPPORTS_DIAGNOSTIQUEURS } from './papers-5/rapports-diagnostiqueurs.ts';
import { RAPPORTS_ENERGIE } from './papers-5/rapports-energie.ts';
import { REPARTITIONS_ANNUELLES } from './papers-5/repartitions-annuelles.ts';
import { REPONSES_DU_FONCIER } from './papers-5/reponses-du-foncier.ts';
import { SEANCES_DE_COPROPRIETE } from './papers-5/seances-de-copropriete.ts';
import { SITUATIONS_DE_COMPTE } from './papers-5/situations-de-compte.ts';
import { SUITES_DE_VENTE } from './papers-5/suites-de-vente.ts';

export const FIFTH_PAPERS: readonly Paper[] = [
  ...APPELS_DU_SYNDIC,
  ...APPELS_PONCTUELS,
  ...SITUATIONS_DE_COMPTE,
  ...REPARTITIONS_ANNUELLES,
  MARSEILLE_ANNEXES,
  ...COMPTES_A_APPROUVER,
  ...SEANCES_DE_COPROPRIETE,
  ...CONVOCATIONS_ET_POUVOIRS,
  ...FICHES_D_IDENTITE_IMMEUBLE,
  ...LIVRES_DE_L_IMMEUBLE,
  ...ACTES_ET_REGISTRES,
  ...REPONSES_DU_FONCIER,
  ...RAPPORTS_ENERGIE,
  ...RAPPORTS_DIAGNOSTIQUEURS,
  ...RAPPORTS_BRETONS,
  ...MESURAGES_ET_IMPOTS,
  ...PAPIERS_PERSONNELS,
  ...LOCATIONS,
  ...SUITES_DE_VENTE,
  ...COURRIERS_SANS_OBJET,
];

/** Several papers of the batch in one file, by their names. */
export const FIFTH_PILES: Record<string, readonly string[]> = {
  'liasse-marseille-vente': [
    'cni-marseille-deux-faces',
    'titre-attestation-marseille',
    'carrez-marseille-superficie',
    'termites-marseille-etat',
  ],
  'liasse-nantes-bailleur': [
    'appel-nantes-par-lot',
    'hors-sujet-facture-honoraires',
    'quittance-nantes-gestion',
    'assurance-nantes-pno',
  ],
  'liasse-rennes-vendeuse': [
    'pv-rennes-voisins',
    'releve-rennes-tableur',
    'gaz-rennes-sans-anomalie',
    'naissance-quimper-extrait',
  ],
};
