import type { Kind } from '../kind.ts';

/** Not the book of a lift, nor the « carnet d’information du logement ». */
export const CARNET_ENTRETIEN: readonly Kind[] = [
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    title: [
      'carnet d’entretien',
      'carnet d’entretien de l’immeuble',
      'carnet d’entretien de la copropriété',
      'carnet de l’immeuble',
      'carnet d’immeuble',
      'suivi de l’entretien de l’immeuble',
      'entretien de l’immeuble',
      'historique de l’immeuble',
      'fiche immeuble',
    ],
    strong: [
      'décret n° 2001-477',
      'décret du 30 mai 2001',
      'contrats d’entretien et de maintenance',
      'contrats d’assurance de l’immeuble',
      'travaux importants',
      'historique des travaux',
      'identité du syndic',
      'syndic en exercice',
      'échéancier du programme pluriannuel',
      'contrats en cours',
      'assurance immeuble',
      'assurance multirisque immeuble',
      'entretien et travaux',
      'année travaux entreprise',
    ],
    weak: [
      'dommages-ouvrage',
      'ravalement',
      'toiture',
      'chaufferie',
      'échéance du contrat',
      'diagnostics techniques',
      'adresse de l’immeuble',
      'entreprise',
      'prestataire',
      'ascenseur',
    ],
    against: [
      'carnet d’information du logement',
      'carnet d’entretien de l’ascenseur',
      'arrêté du 18 novembre 2004',
      'fiche synthétique',
      'ordre du jour',
    ],
    // A car has one as well.
    needs: ['copropriété', 'copropriétaires', 'syndic', 'syndicat', 'immeuble', 'résidence'],
    signs: [
      {
        // The book of a car or of a boiler has no syndic.
        name: 'carnet d’un immeuble',
        pattern: /\bcarnet d'entretien\b[\s\S]{0,3000}?\b(?:copropri|syndic)/g,
        times: 1,
        weight: 1,
      },
    ],
  },
];
