// Annexes, summary sheets and tax notices in words and shapes that neither the samples nor the corpus have.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';
import { typstTable } from '../../../test/typeset-pages.ts';

/** Figures set on the left, as a text processor does. */
const onTheLeft = (columns: string, rows: readonly (readonly string[])[]) =>
  `#table(columns: ${columns}, align: left, ${rows
    .flat()
    .map((cell) => `[${cell}]`)
    .join(', ')})\n`;

describe('annexes', () => {
  it('a balance sheet without accounts, its sides one under the other', async () => {
    const side = (rows: readonly (readonly string[])[]) =>
      typstTable({ columns: '(2fr, 1fr, 1fr)', rows });
    const page = `= Annexe 1 - État financier après répartition au 30/09/2026
${side([
  ['ACTIF', '30/09/2025', '30/09/2026'],
  ['Fonds placés', '1 000,00', '1 200,00'],
  ['Banque', '3 000,00', '2 900,00'],
  ['Trésorerie (I)', '4 000,00', '4 100,00'],
  ['Copropriétaires débiteurs', '500,00', '600,00'],
  ['TOTAL GENERAL', '4 500,00', '4 700,00'],
])}
${side([
  ['PASSIF', '30/09/2025', '30/09/2026'],
  ['Avances de trésorerie', '1 500,00', '1 500,00'],
  ['Fonds de travaux', '1 000,00', '1 200,00'],
  ['Fournisseurs', '1 800,00', '1 700,00'],
  ['Copropriétaires créditeurs', '200,00', '300,00'],
  ['TOTAL GENERAL', '4 500,00', '4 700,00'],
])}`;
    expect(await factValues(page, 'CV_AG', 'ANNEXE_1')).toEqual({
      closed_on: '2026-09-30',
      annexes: ['1'],
      fonds_places: 1200_00,
      banques: 2900_00,
      creances_exigibles: 600_00,
      avances_tresorerie: 1500_00,
      fonds_travaux: 1200_00,
      dette_fournisseurs: 1700_00,
      excedents_verses: 300_00,
      total_bilan: 4700_00,
    });
  });

  it('columns of which the heads name years, done or planned', async () => {
    const page = `= Annexe 2 - Compte de gestion général
Exercice clos le 31/12/2025
${typstTable({
  columns: '(4fr, 2fr, 2fr, 2fr, 2fr, 4fr)',
  rows: [
    [
      'Charges',
      'Réalisé 2024',
      'Budget 2025',
      'Réalisé 2025',
      'Budget 2026',
      'Projet de budget 2027',
    ],
    ['601 Eau', '100,00', '110,00', '115,00', '120,00', '125,00'],
    ['616 Assurances', '200,00', '210,00', '215,00', '220,00', '225,00'],
    ['Total des charges courantes', '300,00', '320,00', '330,00', '340,00', '350,00'],
  ],
})}`;
    expect(await factValues(page, 'CV_AG', 'ANNEXE_2')).toMatchObject({
      charges_courantes_precedentes: 300_00,
      budget_clos: 320_00,
      charges_courantes: 330_00,
      budget_en_cours: 340_00,
      budget_a_voter: 350_00,
    });
  });

  it('works on a wide page, with figures far from the ends of their heads', async () => {
    const page = `#set page(flipped: true)
= Annexe 5 - Etat des travaux votés non encore clôturés au 31/12/2025
${onTheLeft('(3fr, 1fr, 1fr, 1fr, 1fr, 1fr, 1fr)', [
  [
    'Travaux',
    'Votés (A)',
    'Payés (B)',
    'Réalisés (C)',
    'Appels travaux et subventions (D)',
    'Solde (E) = D - C',
    'Reste à appeler (F)',
  ],
  ['Toiture', '10 000,00', '4 000,00', '5 000,00', '6 000,00', '1 000,00', '4 000,00'],
])}`;
    expect(await factValues(page, 'CV_AG', 'ANNEXE_5')).toEqual({
      closed_on: '2025-12-31',
      annexes: ['5'],
      travaux_en_cours: ['Toiture'],
      travaux_votes: 10_000_00,
      travaux_payes: 4000_00,
      travaux_realises: 5000_00,
      travaux_appeles: 6000_00,
      solde_travaux: 1000_00,
      travaux_a_recevoir: 4000_00,
    });
  });
});

describe('a summary sheet', () => {
  it('in short labels', async () => {
    const page = `= Fiche synthétique
Dernière mise à jour le 3 mars 2026

Nombre de lots : 48 \\ Lots d’habitation : 20 \\ Parkings : 22 \\ Bâtiments : 2 \\ Ascenseur : 1 \\ Mode de chauffage : individuel électrique \\ Exercice clos le 31/12/2025 \\ Comptes approuvés par l’assemblée générale du 12/06/2026 \\ Charges courantes de l’exercice : 24 500 € \\ Charges hors budget : 3 200 € \\ Dette envers les fournisseurs : 1 250,50 € \\ Montant des impayés : 840,00 € \\ Nombre de débiteurs de plus de 300 € : 2 \\ Solde du fonds de travaux : 6 300,00 €`;
    expect(await factValues(page, 'FICHE_SYN', null)).toEqual({
      updated_on: '2026-03-03',
      approved_on: '2026-06-12',
      exercice_to: '2025-12-31',
      lots_count: 48,
      homes_count: 20,
      parking_count: 22,
      buildings_count: 2,
      lifts_count: 1,
      heating: 'individuel électrique',
      charges_courantes: 24_500_00,
      charges_travaux: 3200_00,
      dette_fournisseurs: 1250_50,
      impayes: 840_00,
      debtors_count: 2,
      fonds_travaux: 6300_00,
    });
  });

  it('does not take the number of a title for a value', async () => {
    const page = '= Fiche synthétique\nNombre d’ascenseurs \\ 6. Caractéristiques financières';
    expect(await factValues(page, 'FICHE_SYN', null)).toEqual({});
  });
});

describe('a tax notice', () => {
  const notice = (waste: string) => `= Taxes foncières 2027

${typstTable({
  columns: '(2fr, 1fr, 1fr, 1fr)',
  rows: [
    ['Propriétés bâties', 'Commune', 'Interco', 'TEOM'],
    ['Taux 2027', '40,00 %', '5,00 %', '10,00 %'],
    ['Base', '2000', '2000', '2000'],
    ['Cotisations', '800', '100', waste],
  ],
})}

Total des cotisations : 1 100 € \\ Frais de gestion : 44 € \\ Somme à payer : 1 144 € \\ Vous devez payer au plus tard le 16 octobre 2027`;

  it('gives the waste of its column, which base and rate prove', async () => {
    expect(await factValues(notice('200'), 'TAX_FONCIERE', null)).toEqual({
      tax_year: 2027,
      tax_total: 1144_00,
      tax_fees: 44_00,
      teom: 200_00,
      pay_by: '2027-10-16',
    });
  });

  it('gives none that they do not', async () => {
    expect(await factValues(notice('260'), 'TAX_FONCIERE', null)).not.toHaveProperty('teom');
  });
});
