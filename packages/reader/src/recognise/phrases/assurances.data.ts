import type { Kind } from '../kind.ts';

export const ASSURANCES_DU_LOGEMENT: readonly Kind[] = [
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    title: [
      'attestation d’assurance',
      'attestation d’assurance habitation',
      'assurance habitation',
      'attestation multirisque habitation',
      'attestation de responsabilité civile',
      'propriétaire non occupant',
      'assurance propriétaire non occupant',
    ],
    strong: [
      'multirisque habitation',
      'risque assuré',
      'dégâts des eaux',
      'bris de glace',
      'propriétaire non occupant',
      'est titulaire du contrat',
      'titulaire d’un contrat',
      'recours des voisins et des tiers',
      'risques locatifs',
      'code des assurances',
    ],
    weak: [
      'responsabilité civile',
      'incendie',
      'vol',
      'sociétaire',
      'assuré',
      'échéance',
      'contrat n°',
    ],
    against: [
      'dommages-ouvrage',
      'garantie décennale',
      'responsabilité décennale',
      // What a surveyor or a builder adds to his papers.
      'responsabilité civile professionnelle',
      'diagnostics techniques immobiliers',
      'diagnostics immobiliers',
      'diagnostiqueur',
      'dépôt de garantie',
      'tantièmes',
      'emprunteur',
    ],
  },
];
