/** Made-up figures that agree with one another: whoever checks the specimen finds it right. */
export interface SpecimenLine {
  label: string;
  amount: string;
  source: string;
  missing?: boolean;
}

export interface SpecimenPart {
  title: string;
  lines: readonly SpecimenLine[];
}

export const FACTS: readonly { label: string; value: string }[] = [
  { label: 'Immeuble', value: '14 rue du Marché, 44000 Nantes' },
  { label: 'Lot vendu', value: 'n° 23, appartement' },
  { label: 'Exercice en cours', value: 'janvier à décembre 2026' },
  { label: 'Tantièmes généraux', value: '214 / 10 000' },
];

export const PARTS: readonly SpecimenPart[] = [
  {
    title: 'I. Charges du lot',
    lines: [
      {
        label: 'Budget prévisionnel, 2024',
        amount: '1 598,20 €',
        source: 'Convocation 2025, page 14',
      },
      { label: 'Hors budget, 2024', amount: '0,00 €', source: 'Convocation 2025, page 15' },
      {
        label: 'Budget prévisionnel, 2025',
        amount: '1 622,84 €',
        source: 'Convocation 2026, page 12',
      },
      { label: 'Hors budget, 2025', amount: '513,60 €', source: 'Convocation 2026, page 13' },
    ],
  },
  {
    title: 'II. Sommes dues par le vendeur',
    lines: [
      { label: 'Provisions exigibles', amount: '0,00 €', source: 'Appel T3 2026, page 3' },
      {
        label: 'Emprunt collectif',
        amount: 'non communiqué',
        source: 'À demander au syndic',
        missing: true,
      },
    ],
  },
  {
    title: 'III. Santé financière du syndicat',
    lines: [
      { label: 'Impayés de charges', amount: '3 412,75 €', source: 'Annexe comptable 1, page 2' },
      {
        label: 'Dette envers les fournisseurs',
        amount: '6 180,00 €',
        source: 'Annexe comptable 1, page 2',
      },
    ],
  },
  {
    title: 'IV. Fonds de travaux',
    lines: [
      {
        label: 'Part rattachée au lot',
        amount: '1 086,20 €',
        source: 'Annexe comptable 1, page 3',
      },
      { label: 'Dernière cotisation', amount: '38,90 €', source: 'Appel T3 2026, page 3' },
    ],
  },
];
