import type { Batch } from '../../paper.ts';
import { ACTES_ET_REGISTRES } from './actes-et-registres.ts';
import { APPELS_DU_SYNDIC } from './appels-du-syndic.ts';
import { APPELS_PONCTUELS } from './appels-ponctuels.ts';
import { COMPTES_A_APPROUVER } from './comptes-a-approuver.ts';
import { MARSEILLE_ANNEXES } from './comptes-du-syndicat.ts';
import { CONVOCATIONS_ET_POUVOIRS } from './convocations-et-pouvoirs.ts';
import { COURRIERS_SANS_OBJET } from './courriers-sans-objet.ts';
import { FICHES_D_IDENTITE_IMMEUBLE } from './fiches-d-identite-immeuble.ts';
import { LIVRES_DE_L_IMMEUBLE } from './livres-de-l-immeuble.ts';
import { LOCATIONS } from './locations.ts';
import { MESURAGES_ET_IMPOTS } from './mesurages-et-impots.ts';
import { PAPIERS_PERSONNELS } from './papiers-personnels.ts';
import { RAPPORTS_BRETONS } from './rapports-bretons.ts';
import { RAPPORTS_DIAGNOSTIQUEURS } from './rapports-diagnostiqueurs.ts';
import { RAPPORTS_ENERGIE } from './rapports-energie.ts';
import { REPARTITIONS_ANNUELLES } from './repartitions-annuelles.ts';
import { REPONSES_DU_FONCIER } from './reponses-du-foncier.ts';
import { SEANCES_DE_COPROPRIETE } from './seances-de-copropriete.ts';
import { SITUATIONS_DE_COMPTE } from './situations-de-compte.ts';
import { SUITES_DE_VENTE } from './suites-de-vente.ts';

export const BATCH: Batch = {
  told: 'corrigés une fois : le premier passage donnait 97,1 % de précision, 75,9 % de rappel',
  papers: [
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
  ],
  piles: {
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
  },
};
