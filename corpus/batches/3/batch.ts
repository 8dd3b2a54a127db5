import type { Batch } from '../../paper.ts';
import { ACTES_FONDATEURS } from './actes-fondateurs.ts';
import { ACTES_VENTE } from './actes-vente.ts';
import { APPELS_CHANTIER_CLES } from './appels-chantier-cles.ts';
import { APPELS_PROVISIONS } from './appels-provisions.ts';
import { AVIS_TAXES_FONCIERES } from './avis-taxes-foncieres.ts';
import { COMPTES_IMMEUBLES_MOYENS } from './comptes-immeubles-moyens.ts';
import { COURRIERS_SANS_RAPPORT } from './courriers-sans-rapport.ts';
import { DECISIONS_BORDEAUX } from './decisions-bordeaux.ts';
import { DECISIONS_LILLE } from './decisions-lille.ts';
import { DECISIONS_LYON } from './decisions-lyon.ts';
import { DOSSIER_IMMEUBLE } from './dossier-immeuble.ts';
import { ETAT_CIVIL_BANQUE } from './etat-civil-banque.ts';
import { ETATS_COMPTABLES } from './etats-comptables.ts';
import { EXPERTISES_ENERGIE } from './expertises-energie.ts';
import { EXPERTISES_INSTALLATIONS } from './expertises-installations.ts';
import { EXPERTISES_SANTE } from './expertises-sante.ts';
import { FICHES_IMMEUBLE } from './fiches-immeuble.ts';
import { LOCATION_ENTRETIEN } from './location-entretien.ts';
import { MESURES_SURFACES } from './mesures-surfaces.ts';
import { REPARTITIONS_ANNUELLES } from './repartitions-annuelles.ts';
import { REUNIONS_ANNONCEES } from './reunions-annoncees.ts';
import { SITUATIONS_COMPTES } from './situations-comptes.ts';

export const BATCH: Batch = {
  told: 'corrigés une fois : le premier passage donnait 95,9 % de précision, 73,1 % de rappel',
  papers: [
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
  ],
  piles: {
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
  },
};
