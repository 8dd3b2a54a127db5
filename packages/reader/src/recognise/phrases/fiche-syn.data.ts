import type { Kind } from '../kind.ts';

export const FICHE_SYN: readonly Kind[] = [
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    title: [
      'fiche synthétique',
      'fiche synthétique de la copropriété',
      'fiche synthétique de copropriété',
    ],
    strong: [
      'prévue par l’article 8-2 de la loi',
      'article 8-2 de la loi n° 65-557',
      'registre national des copropriétés',
      'registre national d’immatriculation des copropriétés',
      'date de la dernière mise à jour',
      'identification du syndicat',
      'identification du représentant légal',
      'organisation juridique',
      'caractéristiques techniques',
      'caractéristiques financières',
      'sommes restant dues par les copropriétaires',
      'copropriétaires débiteurs',
      'dettes fournisseurs rémunérations et autres',
      'identification de la copropriété',
    ],
    weak: [
      'numéro d’immatriculation',
      'nombre total de lots',
      'période de construction',
      'type de chauffage',
      'nombre d’ascenseurs',
      'charges pour opérations courantes',
      'montant du fonds de travaux',
      'syndic professionnel',
      'lots à usage d’habitation',
    ],
    against: [
      'attestation d’immatriculation',
      'certificat d’immatriculation',
      'pré-état daté',
      'carnet d’entretien de l’immeuble',
      'ordre du jour',
    ],
  },
];
