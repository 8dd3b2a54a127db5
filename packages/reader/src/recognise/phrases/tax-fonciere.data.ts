import type { Kind } from '../kind.ts';

export const TAX_FONCIERE: readonly Kind[] = [
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    title: [
      'taxes foncières',
      'taxe foncière',
      'avis d’impôt taxes foncières',
      'avis de taxes foncières',
    ],
    strong: [
      'votés et perçus par la commune',
      'numéro de propriétaire',
      'débiteur légal',
      'date de mise en recouvrement',
      'détail du calcul des cotisations',
      'propriétés bâties',
      'propriétés non bâties',
      'frais de gestion de la fiscalité directe locale',
      'montant de votre impôt',
      'taxe ordures ménagères',
      'taxe gemapi',
      'référence de l’avis',
      'avis de taxe foncière',
      'dont ordures ménagères',
      'frais de gestion',
    ],
    weak: [
      'numéro fiscal',
      'finances publiques',
      'avis d’impôt',
      'date limite de paiement',
      'intercommunalité',
      'taxes spéciales',
      'cotisation',
      'base',
      'taux',
    ],
    against: [
      'taxe d’habitation',
      'impôt sur les revenus',
      'a reçu le présent acte',
      'ordre du jour',
      'bailleur',
    ],
    signs: [
      {
        // Of a second home: its notice speaks of the other tax, further down.
        name: 'avis de taxe d’habitation',
        pattern: /^(?:(?!taxes? foncieres?)[\s\S]){0,300}?\btaxes? d'habitation\b/g,
        times: 1,
        weight: -30,
      },
    ],
    // Every tax has the same notice.
    needs: ['taxes foncières', 'taxe foncière', 'propriétés bâties', 'propriétés non bâties'],
  },
];
