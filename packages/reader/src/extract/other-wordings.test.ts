// Wordings and layouts that the samples do not have.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../test/fact-values.ts';
import { typstTable } from '../../test/typeset-pages.ts';

describe('calls for funds', () => {
  it('of a whole year’s budget, with the base after the part and an advance', async () => {
    const table = typstTable({
      columns: '(2fr, 1fr, 1fr, 1fr, 1fr)',
      rows: [
        ['Désignation', 'Budget annuel', 'Tantièmes', 'Total tantièmes', 'Quote-part'],
        ['Charges communes générales', '48 000,00', '250', '10 000', '300,00'],
        ['Chauffage collectif', '22 400,00', '180', '9 989', '100,91'],
        ['Cotisation fonds travaux loi ALUR', '2 400,00', '250', '10 000', '15,00'],
        ['Avance de trésorerie', '8 000,00', '250', '10 000', '200,00'],
        ['TOTAL DE L’APPEL', '', '', '', '615,91'],
      ],
    });
    const found = await factValues(
      `#set text(font: "Libertinus Serif", size: 9pt)
#grid(columns: (1fr, 1fr), [*AGENCE DU LAC* \\ Administrateur de biens - Syndic \\ 4 avenue des Cygnes \\ 74000 ANNECY], [Monsieur et Madame PETIT-EXEMPLE Jean \\ 8 chemin des Prés \\ 74940 ANNECY])
= AVIS D'APPEL DE FONDS
Immeuble : LE BELVEDERE - 18 rue des Lilas 74000 ANNECY \\ Lot n° 12, 45 \\
1er trimestre 2026 (du 01/01/2026 au 31/03/2026), date d'exigibilité : 01/01/2026
${table}`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(found).toEqual({
      syndic: 'AGENCE DU LAC',
      building: 'LE BELVEDERE',
      building_address: '18 rue des Lilas 74000 ANNECY',
      owner: 'Monsieur et Madame PETIT-EXEMPLE Jean',
      lots: ['12', '45'],
      period_from: '2026-01-01',
      period_to: '2026-03-31',
      due_on: '2026-01-01',
      total: 615_91,
      courantes: 400_91,
      fonds_travaux: 15_00,
      avances: 200_00,
      tantiemes: 250,
      base: 10_000,
      tantiemes_by_cle: [
        'Charges communes générales : 250/10000',
        'Chauffage collectif : 180/9989',
      ],
      key_lines: [
        'Charges communes générales\u00a0: 300,00 = 48\u00a0000,00 × 250 ÷ 10\u00a0000 ÷ 4',
        'Chauffage collectif\u00a0: 100,91 = 22\u00a0400,00 × 180 ÷ 9\u00a0989 ÷ 4',
        'Cotisation fonds travaux loi ALUR\u00a0: 15,00 = 2\u00a0400,00 × 250 ÷ 10\u00a0000 ÷ 4',
      ],
    });
  });

  it('lot by lot, of which the tantièmes are added up nowhere else', async () => {
    const found = await factValues(
      `Copropriété LES ACACIAS, 5 allée des Acacias, 54000 Nancy \\ Période du 1er avril 2026 au 30 juin 2026
${typstTable({
  columns: '(2fr, 1fr, 1fr, 1fr, 1fr, 1fr)',
  rows: [
    ['Clé de répartition', 'Montant total', 'Base', 'Tantièmes', 'Quote-part', 'Part locative'],
    ['Lot 17 Appartement', '', '', '', '', ''],
    ['Charges générales', '12 500,00', '10 000', '180', '225,00', '140,00'],
    ['Ascenseur', '1 800,00', '1 000', '32', '57,60', '57,60'],
    ['Total lot 17', '', '', '', '282,60', '197,60'],
    ['Lot 58 Cave', '', '', '', '', ''],
    ['Charges générales', '12 500,00', '10 000', '4', '5,00', '3,10'],
    ['Total lot 58', '', '', '', '5,00', '3,10'],
    ['Total général', '', '', '', '287,60', '200,70'],
  ],
})}
Solde précédent débiteur : 120,00 € \\ Net à payer : 407,60 €`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(found).toMatchObject({
      lots: ['17', '58'],
      total: 287_60,
      courantes: 287_60,
      recoverable: 200_70,
      solde_anterieur: 120_00,
      to_pay: 407_60,
    });
    expect(found).toMatchObject({ tantiemes: 184, base: 10_000 });
  });
});

it('an account without letters is signed by its own arithmetic', async () => {
  const rows = [
    ['Date', 'Opération', 'Débit', 'Crédit', 'Solde'],
    ['01/01/26', 'Report à nouveau', '', '', '150,00'],
    ['01/01/26', 'Appel T1 2026', '420,00', '', '570,00'],
    ['15/01/26', 'Prélèvement', '', '570,00', '0,00'],
    ['01/07/26', 'Appel T3 2026', '420,00', '', '420,00'],
    ['10/07/26', 'Chèque', '', '500,00', '-80,00'],
    ['', 'Totaux', '840,00', '1 070,00', ''],
  ];
  const found = await factValues(
    `= Extrait de compte\nSituation arrêtée au 30 septembre 2026\n${typstTable({ columns: '(auto, 2fr, 1fr, 1fr, 1fr)', rows })}`,
    'CHARGES',
    'RELEVE_DE_COMPTE',
  );
  expect(found).toMatchObject({
    as_of: '2026-09-30',
    balance: -80_00,
    total_debit: 840_00,
    total_credit: 1070_00,
  });
});

describe('minutes', () => {
  it('tell the budget it was set at, and no works that were refused', async () => {
    const found = await factValues(
      `= PROCÈS-VERBAL DE L'ASSEMBLÉE GÉNÉRALE EXTRAORDINAIRE DU JEUDI 14 MARS 2024
Les copropriétaires se sont réunis le 14/03/2024.

*RÉSOLUTION N°1 - Approbation du budget prévisionnel du 01/04/2024 au 31/03/2025* \\ L'assemblée approuve le budget prévisionnel qui s'élève à 52 300 €. Le précédent était de 50 000 €. \\ Cette résolution est adoptée à la majorité de l'article 24.

*RÉSOLUTION N°2 - Réfection de la toiture* \\ L'assemblée décide de réaliser les travaux de réfection de la toiture pour un montant de 84 500,00 € TTC. \\ Cette résolution n'est pas adoptée, faute de majorité.

*RÉSOLUTION N°3 - Ravalement* \\ L'assemblée vote les travaux de ravalement, pour un montant de 40 000,00 € TTC. \\ Résolution adoptée à la majorité de l'article 25.`,
      'PV_AG',
      null,
    );
    expect(found).toMatchObject({
      meeting_on: '2024-03-14',
      budget: 52_300_00,
      budget_from: '2024-04-01',
      budget_to: '2025-03-31',
      works_adopted: ['3. Ravalement'],
      works_adopted_total: 40_000_00,
      resolutions_rejected: ['2'],
    });
  });

  it('put a number together that was broken over two lines, or leave it out', async () => {
    const found = await factValues(
      `= Procès-verbal de l'assemblée générale du 14/03/2024
Résolution n° 1 : Budget prévisionnel de l'exercice 2025

L'assemblée approuve le budget prévisionnel, arrêté à 63 \\ 700,00 €. Présents ou représentés : 6 \\ 540 / 10 000 tantièmes. Cette résolution est adoptée à l'unanimité.`,
      'PV_AG',
      null,
    );
    expect(found['resolutions_adopted']).toEqual(['1']);
    expect(found['budget']).toBe(63_700_00);
    expect(found).not.toHaveProperty('tantiemes_present');
  });
});
