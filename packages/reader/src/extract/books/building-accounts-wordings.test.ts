// Annexes, summary sheets and statements before a sale, in words and shapes that neither the samples nor
// the corpus have.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';
import { typedFacts } from '../../../test/typed-facts.ts';
import { typstTable } from '../../../test/typeset-pages.ts';

const annexe = (content: string, sub_kind: 'ANNEXE_1' | 'ANNEXE_2' | 'ANNEXE_3') =>
  factValues(content, 'CV_AG', sub_kind);

const LINES = [
  ['601 Eau', '900,00', '1 000,00', '950,00', '1 000,00', '1 100,00'],
  ['616 Assurance', '1 900,00', '2 000,00', '2 050,00', '2 100,00', '2 200,00'],
  ['Total', '2 800,00', '3 000,00', '3 000,00', '3 100,00', '3 300,00'],
];
const WANTED = {
  charges_courantes_precedentes: 2800_00,
  budget_clos: 3000_00,
  charges_courantes: 3000_00,
  budget_en_cours: 3100_00,
  budget_a_voter: 3300_00,
};
const general = (heads: readonly string[]) =>
  annexe(
    `= Compte de gestion général
Exercice clos le 31/12/2025
${typstTable({ columns: '(3fr, 2fr, 2fr, 2fr, 2fr, 2fr)', rows: [['Charges', ...heads], ...LINES] })}`,
    'ANNEXE_2',
  );

describe('the columns of an annexe', () => {
  it.each([
    [['N-1 \\ Réalisé', 'N \\ Budget', 'N \\ Réalisé', 'N+1 \\ Budget', 'N+2 \\ Budget']],
    [
      [
        'Réalisé \\ 2024',
        'Budget \\ voté 2025',
        'Réalisé \\ 2025',
        'Budget \\ voté 2026',
        'Budget à \\ voter 2027',
      ],
    ],
    [
      [
        'Exercice \\ précédent \\ approuvé',
        'Exercice clos \\ budget voté',
        'Exercice clos \\ réalisé à \\ approuver',
        'Budget \\ prévisionnel \\ en cours',
        'Budget \\ prévisionnel \\ à voter',
      ],
    ],
    [['Dépenses 2024', 'Budget 2025', 'Dépenses 2025', 'Budget 2026', 'Projet de budget 2027']],
    [['Comptes 2024 approuvés', 'Voté 2025', 'Réalisé 2025', 'Voté 2026', 'Proposé 2027']],
  ])('%o', async (heads) => {
    expect(await general(heads)).toMatchObject(WANTED);
  });

  it('of years that end in June', async () => {
    const found = await annexe(
      `= Compte de gestion général
Exercice du 01/07/2024 au 30/06/2025
${typstTable({
  columns: '(3fr, 2fr, 2fr, 2fr, 2fr, 2fr)',
  rows: [
    [
      '',
      'Réalisé 2023/2024',
      'Voté 2024/2025',
      'Réalisé 2024/2025',
      'Voté 2025/2026',
      'À voter 2026/2027',
    ],
    ...LINES,
  ],
})}`,
      'ANNEXE_2',
    );
    expect(found).toMatchObject(WANTED);
  });

  it('with works of their own columns under them', async () => {
    const found = await annexe(
      `= Compte de gestion général
Exercice clos le 31/12/2025
${typstTable({
  columns: '(3fr, 2fr, 2fr, 2fr, 2fr, 2fr)',
  rows: [['Charges', 'N-1', 'N budget', 'N réalisé', 'N+1', 'N+2'], ...LINES],
})}
${typstTable({
  columns: '(3fr, 5fr, 5fr)',
  rows: [
    ['', 'N-1', 'N'],
    ['671 Travaux votés', '0,00', '8 000,00'],
    ['Total', '0,00', '8 000,00'],
  ],
})}`,
      'ANNEXE_2',
    );
    expect(found).toMatchObject(WANTED);
  });
});

describe('a balance sheet', () => {
  it('in four blocks, both grand totals under the last', async () => {
    const block = (rows: readonly (readonly string[])[]) =>
      typstTable({ columns: '(3fr, 1fr, 1fr)', rows });
    const found = await annexe(
      `= État financier après répartition au 31/12/2025
${block([
  ['Trésorerie', '2024', '2025'],
  ['51 Banque', '4 000,00', '5 000,00'],
  ['Total I', '4 000,00', '5 000,00'],
])}
${block([
  ['Provisions et avances', '2024', '2025'],
  ['1031 Avances', '1 000,00', '1 000,00'],
  ['105 Fonds de travaux', '2 000,00', '3 000,00'],
  ['Total I', '3 000,00', '4 000,00'],
])}
${block([
  ['Créances', '2024', '2025'],
  ['45 Copropriétaires, sommes exigibles', '500,00', '700,00'],
  ['Total II', '500,00', '700,00'],
])}
${block([
  ['Dettes', '2024', '2025'],
  ['40 Fournisseurs', '1 500,00', '1 700,00'],
  ['Total II', '1 500,00', '1 700,00'],
  ['Total général actif', '4 500,00', '5 700,00'],
  ['Total général passif', '4 500,00', '5 700,00'],
])}`,
      'ANNEXE_1',
    );
    expect(found).toMatchObject({
      banques: 5000_00,
      fonds_travaux: 3000_00,
      creances_exigibles: 700_00,
      dette_fournisseurs: 1700_00,
      total_bilan: 5700_00,
    });
  });
});

describe('a summary sheet', () => {
  const sheet = (rows: readonly (readonly [string, string])[]) =>
    typedFacts(
      `FICHE SYNTHÉTIQUE DE COPROPRIÉTÉ\n${rows.map(([label, value]) => `${label}    ${value}`).join('\n')}`,
      'FICHE_SYN',
    );

  it('with parts of its counts, and years beside buildings', () => {
    expect(
      sheet([
        ['Nombre total de lots', '1 204'],
        ['Nombre de lots à usage d’habitation, de bureaux ou de commerces', '310'],
        ['dont habitations', '298'],
        ['Nombre de bâtiments', '12'],
        ['Année de construction des bâtiments', '1968 – 1972'],
        ['Chauffage collectif', 'Oui'],
        ['Chauffage', 'Collectif'],
        ['Date de mise à jour des données', '12/03/2026'],
      ]),
    ).toMatchObject({
      lots_count: 1204,
      homes_count: 310,
      buildings_count: 12,
      build_period: '1968 – 1972',
      heating: 'Collectif',
      updated_on: '2026-03-12',
    });
  });
});

describe('a statement before a sale', () => {
  it('tells the sums of the building, not those of the lots', () => {
    expect(
      typedFacts(
        `PRÉ-ÉTAT DATÉ
Établi par le cabinet EXEMPLE, syndic,
le 3 mars 2026
Lots vendus : 12 et 40, soit 318/10 000 tantièmes
Impayés du vendeur    120,00 €
État des impayés de la copropriété    9 120,40 €
Dette du syndicat à l’égard des fournisseurs    4 500,00 €
Fonds de travaux au 31/12/2025    22 000,00 €
Part du fonds de travaux attachée aux lots    699,60 €`,
        'PRE_ETAT_DATE',
      ),
    ).toMatchObject({
      made_on: '2026-03-03',
      tantiemes: 318,
      base: 10_000,
      impayes: 9120_40,
      dette_fournisseurs: 4500_00,
      fonds_travaux: 22_000_00,
    });
  });

  it('in sentences', () => {
    expect(
      typedFacts(
        `PRÉ-ÉTAT DATÉ
L’état global des impayés de charges au sein du syndicat s’élève à 3 210,00 €.
La dette envers les fournisseurs est de 1 040,00 €.
Le montant total du fonds de travaux s’élève à 15 300,00 €, dont 412,00 € pour les lots cédés.`,
        'PRE_ETAT_DATE',
      ),
    ).toMatchObject({ impayes: 3210_00, dette_fournisseurs: 1040_00, fonds_travaux: 15_300_00 });
  });
});
