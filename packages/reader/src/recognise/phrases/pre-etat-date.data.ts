import type { Kind } from '../kind.ts';

export const PRE_ETAT_DATE: readonly Kind[] = [
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    title: [
      'pré-état daté',
      'état daté',
      'informations financières préalables à la promesse',
      'informations relatives à la situation financière de la copropriété',
      'renseignements financiers avant promesse',
    ],
    strong: [
      'article l721-2 du code de la construction',
      'susceptibles d’être dues au syndicat',
      'sommes dues par le copropriétaire cédant',
      'état global des impayés',
      'dette du syndicat',
      'dette vis-à-vis des fournisseurs',
      'charges courantes payées par le vendeur',
      'deux exercices précédents',
      'quote-part du fonds de travaux',
      'copropriétaire cédant',
      'à la charge de l’acquéreur',
      'sommes à la charge du vendeur',
    ],
    weak: [
      'lots vendus',
      'promesse de vente',
      'fonds de travaux',
      'budget prévisionnel',
      'acquéreur',
      'vendeur',
    ],
    against: [
      'compromis de vente',
      'condition suspensive',

      'ordre du jour',
      'a reçu le présent acte',
      'la séance est levée',
      'fiche synthétique',
    ],
  },
];
