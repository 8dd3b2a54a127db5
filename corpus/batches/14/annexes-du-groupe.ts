// The five annexes of a national group, lying, the previous year first.
import type { Paper } from '../../paper.ts';
import { spaced, table } from '../../writing.ts';
import {
  budgets,
  cells,
  column,
  columns,
  type Line,
  part,
  plus,
  strong,
} from './lignes-de-comptes.ts';

const FUNDS: readonly Line[] = [
  ['102 Provisions pour travaux décidés', 0, 1850000],

  ['1031 Avances de trésorerie', 3200000, 3200000],
  ['1032 Avances travaux', 0, 0],
  ['105 Fonds de travaux', 6418000, 8122300],
  ['12 Solde en attente sur travaux ou op. exceptionnelles', 215000, 74210],
];
const DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 1120415, 986040],
  ['40 Fournisseurs', 2433010, 3016825],
  ['42 à 44 Autres dettes (personnel, organismes, État)', 418200, 402115],
  ['46 Créditeurs divers', 0, 12000],
];
const CLAIMS: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 2618733, 3140492],
  ['459 Copropriétaires – créances douteuses', 512000, 774618],
  ['42 à 44 Autres créances', 0, 0],
  ['48 Compte de régularisation', 42000, 61480],
];
const PLACED: Line = ['50 Fonds placés', 6418000, 8122300];
const rightSide = plus(columns(FUNDS), columns(DEBTS));
const BANK: Line = [
  '51 Banques, ou fonds disponibles en banque',
  ...rightSide.map((total, at) => total - column(CLAIMS, at) - Number(PLACED[at + 1])),
];
const CASH: readonly Line[] = [PLACED, BANK, ['53 Caisse', 0, 0]];
const COSTS: readonly Line[] = [
  ['601 Eau', 2112040, 2200000, 2187315, 2250000, 2300000],
  ['602 Électricité', 984011, 1050000, 1012480, 1050000, 1050000],
  ['603 Chauffage, énergie et combustibles', 10218000, 11000000, 10744906, 11000000, 11200000],
  ['611 Nettoyage des locaux', 2540000, 2600000, 2598240, 2650000, 2700000],
  ['614 Contrats de maintenance', 1846500, 1900000, 1893775, 1950000, 2000000],
  ['615 Entretien et petites réparations', 1022310, 900000, 1148690, 1000000, 1050000],
  ['616 Primes d’assurances', 1718000, 1800000, 1799420, 1900000, 2000000],
  ['621 Rémunération du syndic sur gestion courante', 2310000, 2350000, 2350000, 2400000, 2440000],
  ['64 Frais de personnel', 5120340, 5200000, 5241118, 5300000, 5400000],
];
const KEYS: readonly Line[] = [
  ['001 Charges communes générales', 12411000, 12300000, 12518000, 12500000, 12700000],
  ['010 Bâtiment C', 3396690, 3500000, 3601188, 3600000, 3640000],
  ['015 Ascenseur bâtiment C', 1846500, 1900000, 1893775, 1950000, 2000000],
];
const HEATING: Line = [
  '030 Chauffage collectif et ECS',
  ...columns(COSTS).map((total, at) => total - column(KEYS, at)),
];
const heading = (number: number, title: string) =>
  `<table class="hd"><tr><td>gestia</td><td>LES ALLÉES CHANTECLER<br>18 à 22 allée des Grands Chênes – 92350 LE PLESSIS-ROBINSON</td><td>Exercice du 01/01/2025 au 31/12/2025<br>Page ${number}/5</td></tr></table><h1>ANNEXE N° ${number}</h1><h3>${title}</h3>`;
const BUDGET_HEAD = `<thead><tr><th rowspan="2"></th><th colspan="3">POUR L’APPROBATION DES COMPTES</th><th colspan="2">POUR LE VOTE DU BUDGET PRÉVISIONNEL</th></tr><tr><th>Exercice précédent<br>approuvé<br>N-1 (2024)</th><th>Exercice clos<br>budget voté<br>N (2025)</th><th>Exercice clos réalisé<br>à approuver<br>N (2025)</th><th>Budget prévisionnel<br>en cours voté<br>N+1 (2026)</th><th>Budget prévisionnel<br>à voter<br>N+2 (2027)</th></tr></thead>`;
const budgetTable = (lines: readonly Line[], end: string) =>
  `<table>${BUDGET_HEAD}<tbody>${cells(lines, spaced)
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}${strong(end, columns(lines), spaced)}</tbody></table>`;
const half = (title: string, lines: readonly Line[], end: string) =>
  table(
    [title, 'Exercice précédent approuvé', 'Exercice clos'],
    [...cells(lines, spaced), strong(end, columns(lines), spaced)],
  );
const CHANTECLER = {
  syndic: 'gestia',
  building: 'LES ALLÉES CHANTECLER',
  building_address: '18 à 22 allée des Grands Chênes, 92350 LE PLESSIS-ROBINSON',
} as const;

const five: Paper = {
  name: 'annexes-cinq-robinson',
  css: `font: 8pt/1.3 'Nimbus Sans', sans-serif; padding: 9mm 12mm; .hd td { width: 33%; border: 0 !important; text-align: center } .hd td:first-child { text-align: left !important; font: bold 16pt 'URW Gothic', sans-serif; color: #0b4f6c } .hd td:last-child { text-align: right } h1 { font-size: 11pt; text-align: center; margin: 1mm 0 0 } h3 { font-size: 9pt; text-align: center; font-weight: bold } td, th { border: .2mm solid #555; padding: .8mm 1.4mm } th { background: #dfe9ee; text-align: center } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #eee } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm; align-items: start; margin-bottom: 3mm }`,
  landscape: true,
  pages: [
    `${heading(1, 'État financier après répartition au 31/12/2025')}<p style="text-align:center"><b>I – SITUATION FINANCIÈRE ET TRÉSORERIE</b></p><div class="two">${half('Trésorerie', CASH, 'Total I')}${half('Provisions et avances', FUNDS, 'Total I')}</div><p style="text-align:center"><b>II – CRÉANCES ET DETTES</b></p><div class="two">${half('Créances', CLAIMS, 'Total II')}${half('Dettes', DEBTS, 'Total II')}</div><div class="two">${table([], [strong('TOTAL GÉNÉRAL (I) + (II)', rightSide, spaced)])}${table([], [strong('TOTAL GÉNÉRAL (I) + (II)', rightSide, spaced)])}</div><p>Emprunts : montant restant dû : néant</p>`,
    `${heading(2, 'Compte de gestion général de l’exercice clos réalisé (N) et budget prévisionnel de l’exercice (N+2)')}<p><b>CHARGES POUR OPÉRATIONS COURANTES</b></p>${budgetTable(COSTS, 'Sous-total')}<p style="margin-top:2mm"><b>PRODUITS POUR OPÉRATIONS COURANTES</b></p>${table(
      [],
      [
        ...cells(
          [
            ['701 Provisions copropriétaires', 28500000, 29000000, 29000000, 29500000, 30140000],
            ['716 Produits financiers', 0, 0, 41215, 0, 0],
          ],
          spaced,
        ),
      ],
    )}<p style="margin-top:2mm"><b>CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES (hors budget prévisionnel)</b></p>${table(
      ['', 'Exercice précédent approuvé', 'Exercice clos réalisé à approuver'],
      [
        ...cells(
          [
            ['671 Travaux décidés par l’assemblée générale', 0, 2340900],
            ['678 Charges exceptionnelles', 118000, 0],
          ],
          spaced,
        ),
        strong('Sous-total', [118000, 2340900], spaced),
      ],
    )}`,
    `${heading(3, 'Compte de gestion pour opérations courantes de l’exercice clos réalisé (N) et budget prévisionnel de l’exercice (N+2)')}${budgetTable([...KEYS, HEATING], 'TOTAL CHARGES NETTES')}<p style="margin-top:3mm">Le détail des charges par clé et par compte est tenu à la disposition des copropriétaires pendant la période de consultation des pièces justificatives.</p>`,
    `${heading(4, 'Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles hors budget prévisionnel de l’exercice clos réalisé (N)')}${table(['Travaux et opérations terminés', 'Dépenses votées', 'Dépenses réalisées', 'Provisions appelées, emprunts et subventions', 'Solde'], [['Mise en sécurité de la porte de garage', '9 600,00', '9 412,00', '9 600,00', '188,00'], ['Remplacement de la chaudière n° 2', '14 200,00', '13 997,00', '14 200,00', '203,00'], '<tr class="t"><td>TOTAL</td><td>23 800,00</td><td>23 409,00</td><td>23 800,00</td><td>391,00</td></tr>'])}`,
    `${heading(5, 'État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice')}${table(['Travaux votés non clôturés', 'A<br>Travaux votés', 'B<br>Travaux payés', 'C<br>Travaux réalisés', 'D<br>Appels travaux, emprunts et subventions reçus', 'E = D – C<br>Solde en attente sur travaux', 'F = A – D<br>Subventions et appels restant à recevoir'], [['Isolation des terrasses bâtiments A et B', '96 400,00', '18 500,00', '22 157,90', '41 400,00', '19 242,10', '55 000,00'], '<tr class="t"><td>TOTAL</td><td>96 400,00</td><td>18 500,00</td><td>22 157,90</td><td>41 400,00</td><td>19 242,10</td><td>55 000,00</td></tr>'])}`,
  ],
  documents: [
    {
      ...part(1, 'ANNEXE_1', {
        ...CHANTECLER,
        annexes: ['1'],
        closed_on: '2025-12-31',
        fonds_places: 8122300,
        banques: Number(BANK[2]),
        provisions_travaux: 1850000,
        avances_tresorerie: 3200000,
        fonds_travaux: 8122300,
        solde_travaux: 74210,
        creances_exigibles: 3140492,
        creances_douteuses: 774618,
        impayes: 3140492 + 774618,
        excedents_verses: 986040,
        dette_fournisseurs: 3016825,
        total_bilan: rightSide[1] ?? 0,
      }),
      absent: ['rnc', 'owner'],
    },
    part(2, 'ANNEXE_2', {
      ...CHANTECLER,
      annexes: ['2'],
      closed_on: '2025-12-31',
      ...budgets(COSTS),
      charges_travaux: 2340900,
    }),
    part(3, 'ANNEXE_3', {
      ...CHANTECLER,
      annexes: ['3'],
      closed_on: '2025-12-31',
      ...budgets(COSTS),
    }),
    part(4, 'ANNEXE_4', {
      ...CHANTECLER,
      annexes: ['4'],
      travaux_clos: ['Mise en sécurité de la porte de garage', 'Remplacement de la chaudière n° 2'],
    }),
    part(5, 'ANNEXE_5', {
      ...CHANTECLER,
      annexes: ['5'],
      travaux_en_cours: ['Isolation des terrasses bâtiments A et B'],
      travaux_votes: 9640000,
      travaux_payes: 1850000,
      travaux_realises: 2215790,
      travaux_appeles: 4140000,
      travaux_a_recevoir: 5500000,
    }),
  ],
};

export const ANNEXES_DU_GROUPE = [five];
