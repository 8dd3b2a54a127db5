// The five accounting annexes after the model of the decree, on sheets that lie.
import { either, type Paper } from '../../paper.ts';
import { spaced, table } from '../../writing.ts';
import { column, type Line, part, rowOf } from './lignes-comptables.ts';

const ASSETS: readonly Line[] = [
  ['50 Fonds placés', 3120000, 3960000],
  ['51 Banques, ou fonds disponibles en banque', 1864212, 2207941],
  ['53 Caisse', 0, 0],
];
const CLAIMS: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 1412066, 987320],
  ['459 Copropriétaires – créances douteuses', 215500, 318740],
  ['42 à 44 Autres créances', 0, 0],
  ['46 Débiteurs divers', 12000, 4500],
  ['47 Compte d’attente', 0, 0],
  ['48 Compte de régularisation', 0, 22000],
  ['49 Dépréciation des comptes de tiers', 0, 0],
];
const FUNDS: readonly Line[] = [
  ['102 Provisions pour travaux décidés', 850000, 0],
  ['103 Avances', 0, 0],
  ['1031 Avances de trésorerie', 1050000, 1050000],
  ['1032 Avances travaux', 0, 0],
  ['105 Fonds de travaux', 3120000, 3960000],
  ['131 Subventions en instance d’affectation', 0, 0],
  ['12 Solde en attente sur travaux et opérations exceptionnelles', 0, 640000],
];
const OWINGS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 704410, 851206],
  ['40 Fournisseurs', 899368, 999295],
  ['42 à 44 Autres dettes', 0, 0],
  ['46 Créditeurs divers', 0, 0],
];
const sheetTotal = (index: number) => column(ASSETS, index) + column(CLAIMS, index);
const half = (heads: readonly string[], lines: readonly Line[], end: string) =>
  table(heads, [
    ...lines.map((line) => rowOf(spaced, line)),
    rowOf(spaced, [end, column(lines, 0), column(lines, 1)], 'e'),
  ]);
const BOTH = ['Exercice précédent approuvé (31/12/2024)', 'Exercice clos (31/12/2025)'];

const SPENT: readonly Line[] = [
  ['60 Achats de matières et fournitures', 2744600, 2800000, 2712300, 2850000, 2900000],
  ['601 dont eau', 1851200, 1900000, 1876400, 1900000, 1950000],
  ['602 dont électricité', 893400, 900000, 835900, 950000, 950000],
  ['61 Services extérieurs', 7122850, 7350000, 7328100, 7500000, 7750000],
  ['62 Frais d’administration et honoraires', 2585000, 2650000, 2630000, 2700000, 2760000],
  ['63 Impôts – taxes et versements assimilés', 118000, 120000, 121400, 125000, 125000],
];
const five = (index: number) =>
  column(
    SPENT.filter(([label]) => !label.includes('dont')),
    index,
  );
const YEARS = `<tr><th rowspan="2">Charges pour opérations courantes</th><th colspan="3">Pour approbation des comptes</th><th colspan="2">Pour le vote du budget prévisionnel</th></tr><tr><th>Exercice précédent approuvé<br>N-1 : 2024</th><th>Exercice clos budget voté<br>N : 2025</th><th>Exercice clos réalisé à approuver<br>N : 2025</th><th>Budget prévisionnel en cours voté<br>N+1 : 2026</th><th>Budget prévisionnel à voter<br>N+2 : 2027</th></tr>`;
const PRODUCTS: Line = [
  '701 Provisions copropriétaires',
  12900000,
  12920000,
  12920000,
  13175000,
  13535000,
];
const top = (number: number, title: string) =>
  `<div class="h"><span>LAC &amp; MONTS IMMOBILIER<br>18 avenue de Brogny – 74000 ANNECY</span><span>Syndicat des copropriétaires LE PARC DES BARATTES<br>5 chemin des Barattes – 74000 ANNECY</span><span>ANNEXE N° ${number}<br>Édité le 02/03/2026</span></div><h1>${title}</h1>`;

const BARATTES = {
  syndic: 'LAC & MONTS IMMOBILIER',
  building: 'LE PARC DES BARATTES',
  building_address: '5 chemin des Barattes, 74000 ANNECY',
} as const;
const FIVE = {
  charges_courantes_precedentes: five(0),
  budget_clos: five(1),
  charges_courantes: five(2),
  budget_en_cours: five(3),
  budget_a_voter: five(4),
} as const;
const KEYS: readonly Line[] = [
  ['Clé 001 – Charges communes générales', 9720000, 9990000, 9940000, 10200000, 10450000],
  ['Clé 010 – Eau froide', 1851200, 1900000, 1876400, 1900000, 1950000],
  ['Clé 021 – Ascenseur bâtiment A', 500000, 515000, 553400, 535000, 565000],
  ['Clé 022 – Ascenseur bâtiment B', 499250, 515000, 422000, 540000, 570000],
];

const model: Paper = {
  name: 'annexes-cinq-annecy',
  landscape: true,
  css: `font: 7.8pt 'Nimbus Sans', sans-serif; padding: 9mm 11mm; .h { display: flex; justify-content: space-between; font-size: 7.4pt; border-bottom: .3mm solid #00695c; padding-bottom: 1.5mm } h1 { font-size: 11pt; text-align: center; margin: 2.5mm 0 } td, th { border: .2mm solid #aaa; padding: .6mm 1.2mm } th { background: #e0f2f1; text-align: center; font-weight: bold } td:nth-child(n+2) { text-align: right; white-space: nowrap } .e td { font-weight: bold } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; align-items: start; margin-bottom: 2mm } p { margin: 1.5mm 0 }`,
  pages: [
    `${top(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025')}<p><b>I – SITUATION FINANCIÈRE ET TRÉSORERIE</b></p><div class="g">${half(['Trésorerie', ...BOTH], ASSETS, 'Trésorerie disponible – TOTAL I')}${half(['Provisions et avances', ...BOTH], FUNDS, 'TOTAL I')}</div><p><b>II – CRÉANCES ET DETTES</b></p><div class="g">${half(['Créances', ...BOTH], CLAIMS, 'TOTAL II')}${half(['Dettes', ...BOTH], OWINGS, 'TOTAL II')}</div><div class="g">${table([], [rowOf(spaced, ['TOTAL GÉNÉRAL (I) + (II)', sheetTotal(0), sheetTotal(1)], 'e')])}${table([], [rowOf(spaced, ['TOTAL GÉNÉRAL (I) + (II)', sheetTotal(0), sheetTotal(1)], 'e')])}</div><p>Emprunts : montant restant dû : 0,00</p>`,
    `${top(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025 ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2) DU 01/01/2027 AU 31/12/2027')}<table>${YEARS}${SPENT.map((line) => rowOf(spaced, line)).join('')}${rowOf(spaced, ['SOUS-TOTAL', five(0), five(1), five(2), five(3), five(4)], 'e')}<tr><th colspan="6">Produits pour opérations courantes</th></tr>${rowOf(spaced, PRODUCTS)}${rowOf(spaced, ['SOUS-TOTAL', ...PRODUCTS.slice(1).map(Number)], 'e')}${rowOf(spaced, ['Solde (excédent sur opérations courantes)', 329550, 0, 128200, 0, 0], 'e')}</table><p></p>${table(
      [
        'Charges pour travaux et autres opérations exceptionnelles',
        'Exercice précédent approuvé 2024',
        'Exercice clos réalisé à approuver 2025',
      ],
      [
        rowOf(spaced, ['671 Travaux décidés par l’assemblée générale', 0, 1460000]),
        rowOf(spaced, ['677 Pertes sur créances irrécouvrables', 41000, 0]),
        rowOf(spaced, ['SOUS-TOTAL', 41000, 1460000], 'e'),
        rowOf(spaced, ['702 Provisions sur travaux', 0, 1500000]),
        rowOf(spaced, ['SOUS-TOTAL', 0, 1500000], 'e'),
      ],
    )}`,
    `${top(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025 ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2)')}<table>${YEARS}${KEYS.map((line) => rowOf(spaced, line)).join('')}${rowOf(spaced, ['TOTAL CHARGES NETTES', five(0), five(1), five(2), five(3), five(4)], 'e')}${rowOf(spaced, ['PROVISIONS COPROPRIÉTAIRES', ...PRODUCTS.slice(1).map(Number)])}${rowOf(spaced, ['SOLDE (EXCÉDENT)', 329550, 0, 128200, 0, 0], 'e')}</table><p>Le détail des dépenses par nature à l’intérieur de chaque clé est tenu à la disposition des copropriétaires pendant la période de consultation des pièces justificatives.</p>`,
    `${top(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025')}${table(
      [
        'Travaux de l’article 14-2 et opérations exceptionnelles',
        'Dépenses votées',
        'Dépenses réalisées',
        'Provisions appelées, emprunts et subventions reçus',
        'Solde',
      ],
      [
        rowOf(spaced, [
          'Réfection des enrobés du parking extérieur',
          1500000,
          1460000,
          1500000,
          40000,
        ]),
        rowOf(spaced, ['TOTAL', 1500000, 1460000, 1500000, 40000], 'e'),
      ],
    )}<p>L’excédent de 400,00 € est restitué aux copropriétaires au prorata des tantièmes généraux.</p>`,
    `${top(5, 'ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE DU 01/01/2025 AU 31/12/2025')}${table(
      [
        'Travaux votés',
        'A – Travaux votés',
        'B – Travaux payés',
        'C – Travaux réalisés',
        'D – Appels travaux, emprunts et subventions reçus',
        'E = D – C Solde en attente sur travaux',
        'F = A – D Subventions et appels à recevoir',
      ],
      [
        rowOf(spaced, [
          'Isolation des combles du bâtiment A (AG 15/04/2025)',
          2860000,
          1200000,
          1520000,
          2145000,
          625000,
          715000,
        ]),
        rowOf(spaced, [
          'Remplacement des portes de garage (AG 15/04/2025)',
          960000,
          705000,
          705000,
          720000,
          15000,
          240000,
        ]),
        rowOf(spaced, ['TOTAL', 3820000, 1905000, 2225000, 2865000, 640000, 955000], 'e'),
      ],
    )}`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      ...BARATTES,
      annexes: ['1'],
      closed_on: '2025-12-31',
      fonds_places: 3960000,
      banques: 2207941,
      provisions_travaux: 0,
      avances_tresorerie: 1050000,
      fonds_travaux: 3960000,
      solde_travaux: 640000,
      creances_exigibles: 987320,
      creances_douteuses: 318740,
      impayes: 1306060,
      excedents_verses: 851206,
      dette_fournisseurs: 999295,
      total_bilan: sheetTotal(1),
      emprunts: 0,
    }),
    part(2, 'ANNEXE_2', {
      ...BARATTES,
      annexes: ['2'],
      closed_on: '2025-12-31',
      ...FIVE,
      charges_travaux: 1460000,
    }),
    part(3, 'ANNEXE_3', { ...BARATTES, annexes: ['3'], closed_on: '2025-12-31', ...FIVE }),
    part(4, 'ANNEXE_4', {
      ...BARATTES,
      annexes: ['4'],
      closed_on: '2025-12-31',
      travaux_clos: ['Réfection des enrobés du parking extérieur'],
    }),
    part(5, 'ANNEXE_5', {
      ...BARATTES,
      annexes: ['5'],
      closed_on: '2025-12-31',
      travaux_en_cours: either(
        ['Isolation des combles du bâtiment A', 'Remplacement des portes de garage'],
        [
          'Isolation des combles du bâtiment A (AG 15/04/2025)',
          'Remplacement des portes de garage (AG 15/04/2025)',
        ],
      ),
      travaux_votes: 3820000,
      travaux_payes: 1905000,
      travaux_realises: 2225000,
      travaux_appeles: 2865000,
      travaux_a_recevoir: 955000,
    }),
  ],
};

export const ETATS_COMPTABLES = [model];
