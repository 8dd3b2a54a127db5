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
  { label: 'Lot vendu', value: 'n° 23' },
  { label: 'Exercice en cours', value: '1er janvier au 31 décembre 2026' },
  { label: 'Tantièmes généraux', value: '214 / 10 000' },
];

/** In the words of the paper that is delivered. */
export const PARTS: readonly SpecimenPart[] = [
  {
    title: 'I. Charges du lot',
    lines: [
      {
        label: 'Budget prévisionnel, exercice 2024',
        amount: '1 598,20 €',
        source: 'Décompte 2024, page 1',
      },
      {
        label: 'Hors budget prévisionnel, exercice 2024',
        amount: '0,00 €',
        source: 'Décompte 2024, page 2',
      },
      {
        label: 'Budget prévisionnel, exercice 2025',
        amount: '1 622,84 €',
        source: 'Décompte 2025, page 1',
      },
      {
        label: 'Hors budget prévisionnel, exercice 2025',
        amount: '513,60 €',
        source: 'Décompte 2025, page 2',
      },
    ],
  },
  {
    title: 'II. Sommes dues et avances',
    lines: [
      {
        label: 'Provisions exigibles dues par le vendeur',
        amount: '0,00 €',
        source: 'Relevé au 02/11/2026, page 1',
      },
      {
        label: 'Travaux votés non encore appelés',
        amount: '1 027,20 €',
        source: 'PV AG 2026, page 7',
      },
    ],
  },
  {
    title: 'III. Santé financière du syndicat',
    lines: [
      { label: 'Impayés de charges', amount: '3 412,75 €', source: 'Annexe 1 de 2025, page 2' },
      {
        label: 'Dette envers les fournisseurs',
        amount: '6 180,00 €',
        source: 'Annexe 1 de 2025, page 2',
      },
    ],
  },
  {
    title: 'IV. Fonds de travaux',
    lines: [
      { label: 'Part rattachée au lot', amount: '1 086,20 €', source: 'Annexe 1 de 2025, page 3' },
      {
        label: 'Dernière cotisation',
        amount: 'Non communiqué',
        source: 'À demander au syndic',
        missing: true,
      },
    ],
  },
];
