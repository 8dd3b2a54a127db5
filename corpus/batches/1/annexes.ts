// The five accounting annexes, with the three kinds of column heads that software prints.
import { either, type Paper, type Truth } from '../../paper.ts';
import { dotted, plain, spaced, table } from '../../writing.ts';

const css = `font-size: 8pt; padding: 10mm; h1 { font-size: 11pt; text-align: center } td, th { border: .2mm solid #555; padding: .8mm 1.2mm } th { background: #e8e8e8; text-align: center } .t td { font-weight: bold; background: #f4f4f4 } .g td { background: #ddd; font-weight: bold }`;
const amounts = `td:nth-child(n+2) { text-align: right }`;

type Write = (cents: number) => string;
type Bilan = readonly (readonly [
  string,
  number | null,
  number | null,
  string,
  number | null,
  number | null,
])[];

const twoSides = (heads: readonly [string, string], rows: Bilan, write: Write): string =>
  table(
    ['', heads[0], heads[1], '', heads[0], heads[1]],
    rows.map(([left, a, b, right, c, d]) => {
      const cells = [left, a, b, right, c, d].map((cell) =>
        typeof cell === 'number'
          ? `<div style="text-align:right">${write(cell)}</div>`
          : (cell ?? ''),
      );
      const strong = /total/i.test(left);
      return `<tr class="${strong ? 't' : ''}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    }),
  );

const five = (
  heads: readonly string[],
  rows: readonly (readonly [string, ...number[]])[],
  write: Write,
): string =>
  table(
    heads,
    rows.map(
      ([label, ...values]) =>
        `<tr class="${/total|solde/i.test(label) ? 't' : ''}"><td>${label}</td>${values.map((value) => `<td style="text-align:right">${write(value)}</td>`).join('')}</tr>`,
    ),
  );

/** Year heads, a small building, all five. */
const bilan: Bilan = [
  ['<b>I – SITUATION FINANCIERE ET TRESORERIE</b>', null, null, '', null, null],
  ['50 Fonds placés', 1200000, 1545000, '102 Provisions pour travaux', 0, 320000],
  [
    '512 Banques ou fonds disponibles',
    684219,
    771145,
    '103 Avances (1031 trésorerie)',
    450000,
    450000,
  ],
  ['53 Caisse', 0, 0, '105 Fonds de travaux', 1200000, 1545000],
  ['', null, null, '12 Solde en attente sur travaux', 134219, 0],
  ['Trésorerie disponible – Total I', 1884219, 2316145, 'Total I', 1784219, 2315000],
  ['<b>II – CREANCES</b>', null, null, '<b>DETTES</b>', null, null],
  [
    '45 Copropriétaires – sommes exigibles restant à recevoir',
    312088,
    284530,
    '45 Copropriétaires – excédents versés',
    98207,
    121075,
  ],
  ['459 Copropriétaires – créances douteuses', 55000, 120000, '40 Fournisseurs', 368881, 284600],
  ['Total II', 367088, 404530, 'Total II', 467088, 405675],
  ['TOTAL GENERAL (I) + (II)', 2251307, 2720675, 'TOTAL GENERAL (I) + (II)', 2251307, 2720675],
];
const COMMON = { syndic: 'CITERIA Anjou', building: 'RESIDENCE DU PARC BALZAC' } as const;
const top = (number: number, title: string, close: string) =>
  `<p>CITERIA Anjou – Copropriété RESIDENCE DU PARC BALZAC – Exercice clos le ${close}</p><h1>ANNEXE ${number}<br>${title}</h1>`;
const YEARS = [
  '',
  '2024 approuvé',
  '2025 budget voté',
  '2025 réalisé à approuver',
  '2026 budget en cours',
  '2027 budget à voter',
];
const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts,
});

const years: Paper = {
  name: 'annexes-annees',
  css,
  landscape: true,
  pages: [
    `${top(1, 'ETAT FINANCIER APRES REPARTITION AU 31/12/2025', '31/12/2025')}${twoSides(['31/12/2024', '31/12/2025'], bilan, spaced)}<p style="margin-top:3mm">Emprunts : montant restant dû : 18 400,00 €</p>`,
    `${top(2, 'COMPTE DE GESTION GENERAL DE L’EXERCICE CLOS REALISE (2025) ET BUDGET PREVISIONNEL DE L’EXERCICE 2027', '31/12/2025')}${five(
      YEARS,
      [
        ['601 Eau', 612010, 640000, 655020, 660000, 680000],
        ['602 Electricité', 288140, 300000, 301255, 310000, 320000],
        ['611 Nettoyage des locaux', 905000, 920000, 918000, 940000, 960000],
        ['616 Primes d’assurances', 512200, 530000, 541230, 560000, 580000],
        ['621 Rémunération du syndic', 780000, 790000, 790000, 805000, 820000],
        [
          'SOUS-TOTAL CHARGES POUR OPERATIONS COURANTES',
          3097350,
          3180000,
          3205505,
          3275000,
          3360000,
        ],
        ['701 Provisions copropriétaires', 3150000, 3180000, 3180000, 3275000, 3360000],
        ['Solde (excédent ou insuffisance)', 52650, 0, -25505, 0, 0],
      ],
      spaced,
    )}<p></p>${five(
      ['Travaux et opérations exceptionnelles', '2024 approuvé', '', '2025 réalisé', '', ''].slice(
        0,
        6,
      ),
      [
        ['671 Travaux décidés par l’assemblée générale', 0, 0, 845000, 0, 0],
        ['TOTAL TRAVAUX', 0, 0, 845000, 0, 0],
      ],
      spaced,
    )}`,
    `${top(3, 'COMPTE DE GESTION POUR OPERATIONS COURANTES DE L’EXERCICE CLOS REALISE', '31/12/2025')}${five(
      YEARS,
      [
        ['CHARGES GENERALES', 2297350, 2360000, 2378105, 2430000, 2495000],
        ['Total net clé 1 Charges générales', 2297350, 2360000, 2378105, 2430000, 2495000],
        ['Total net clé 2 Bâtiment C', 800000, 820000, 827400, 845000, 865000],
        ['TOTAL CHARGES NETTES', 3097350, 3180000, 3205505, 3275000, 3360000],
      ],
      spaced,
    )}`,
    `${top(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPERATIONS EXCEPTIONNELLES HORS BUDGET PREVISIONNEL', '31/12/2025')}${table(['Travaux clos dans l’exercice', 'Votés', 'Dépenses', 'Provisions appelées', 'Solde'], [['Remplacement des boîtes aux lettres (AG du 14/05/2024)', spaced(860000), spaced(845000), spaced(860000), spaced(15000)]])}`,
    `${top(5, 'ETAT DES TRAVAUX DE L’ARTICLE 14-2 VOTES NON ENCORE CLOTURES A LA FIN DE L’EXERCICE', '31/12/2025')}${table(['Opération', 'A – Votés', 'B – Payés', 'C – Réalisés', 'D – Appelés et reçus', 'E – Solde D-C', 'F – A recevoir A-D'], [['Isolation du pignon nord (AG du 13/05/2025)', ...[4200000, 380000, 512000, 700000, 188000, 3500000].map(spaced)]])}`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      annexes: ['1'],
      ...COMMON,
      closed_on: '2025-12-31',
      fonds_places: 1545000,
      banques: 771145,
      provisions_travaux: 320000,
      avances_tresorerie: 450000,
      fonds_travaux: 1545000,
      creances_exigibles: 284530,
      creances_douteuses: 120000,
      impayes: 404530,
      excedents_verses: 121075,
      dette_fournisseurs: 284600,
      total_bilan: 2720675,
      emprunts: 1840000,
      solde_travaux: 0,
    }),
    part(2, 'ANNEXE_2', {
      annexes: ['2'],
      ...COMMON,
      closed_on: '2025-12-31',
      charges_courantes: 3205505,
      charges_courantes_precedentes: 3097350,
      budget_clos: 3180000,
      budget_en_cours: 3275000,
      budget_a_voter: 3360000,
      charges_travaux: 845000,
    }),
    part(3, 'ANNEXE_3', {
      annexes: ['3'],
      closed_on: '2025-12-31',
      charges_courantes: 3205505,
      budget_clos: 3180000,
      budget_a_voter: 3360000,
    }),
    part(4, 'ANNEXE_4', {
      annexes: ['4'],
      closed_on: '2025-12-31',
      travaux_clos: either(
        ['Remplacement des boîtes aux lettres (AG du 14/05/2024)'],
        ['Remplacement des boîtes aux lettres'],
      ),
    }),
    part(5, 'ANNEXE_5', {
      annexes: ['5'],
      closed_on: '2025-12-31',
      travaux_en_cours: either(
        ['Isolation du pignon nord (AG du 13/05/2025)'],
        ['Isolation du pignon nord'],
      ),
      travaux_votes: 4200000,
      travaux_payes: 380000,
      travaux_realises: 512000,
      travaux_appeles: 700000,
      travaux_a_recevoir: 3500000,
    }),
  ],
};

/** N and N-1 heads, portrait, one column of accounts after the other. */
const relative: Paper = {
  name: 'annexes-n',
  css: `font: 8.5pt 'Nimbus Roman', serif; h1 { font-size: 12pt } .a td { border-bottom: .2mm dotted #888 } .a td:nth-child(n+3), .a th:nth-child(n+3) { text-align: right } .t td { font-weight: bold; border-top: .3mm solid #000 }`,
  pages: [
    `<p>Syndicat des copropriétaires LES REMPARTS – SARL Gestimmo Vendée</p><h1>Annexe n° 1 – État financier après répartition au 30 juin 2026</h1>
    ${table(['Cpte', 'Actif', 'N-1', 'N'], [['50', 'Fonds placés', dotted(0), dotted(0)], ['51', 'Banques', dotted(912044), dotted(1038877)], '<tr class="t"><td></td><td>Trésorerie disponible (I)</td><td>9.120,44</td><td>10.388,77</td></tr>', ['45', 'Copropriétaires, sommes exigibles', dotted(223100), dotted(310450)], ['459', 'Copropriétaires douteux', dotted(0), dotted(0)], ['46', 'Débiteurs divers', dotted(12000), dotted(9073)], '<tr class="t"><td></td><td>Créances (II)</td><td>2.351,00</td><td>3.195,23</td></tr>', '<tr class="t"><td></td><td>Total général</td><td>11.471,44</td><td>13.584,00</td></tr>'], 'a')}<p></p>
    ${table(['Cpte', 'Passif', 'N-1', 'N'], [['1031', 'Avances de trésorerie', dotted(300000), dotted(300000)], ['105', 'Fonds de travaux', dotted(480000), dotted(612500)], ['12', 'Solde en attente sur travaux', dotted(0), dotted(85000)], '<tr class="t"><td></td><td>Provisions et avances (I)</td><td>7.800,00</td><td>9.975,00</td></tr>', ['45', 'Copropriétaires, excédents versés', dotted(88000), dotted(74200)], ['401', 'Fournisseurs', dotted(279144), dotted(286700)], '<tr class="t"><td></td><td>Dettes (II)</td><td>3.671,44</td><td>3.609,00</td></tr>', '<tr class="t"><td></td><td>Total général</td><td>11.471,44</td><td>13.584,00</td></tr>'], 'a')}
    <p>N : exercice du 1er juillet 2025 au 30 juin 2026. Aucun emprunt en cours.</p>`,
    `<p>Syndicat des copropriétaires LES REMPARTS – SARL Gestimmo Vendée</p><h1>Annexe n° 2 – Compte de gestion général, exercice N (01/07/2025 – 30/06/2026) et budget prévisionnel N+2</h1>
    ${table(['Cpte', 'Charges pour opérations courantes', 'N-1 approuvé', 'N voté', 'N réalisé', 'N+1 voté', 'N+2 à voter'], [['601', 'Eau', ...[201000, 210000, 214080, 215000, 220000].map(dotted)], ['614', 'Contrats de maintenance', ...[155000, 160000, 158400, 162000, 165000].map(dotted)], ['616', 'Assurances', ...[330000, 340000, 351020, 355000, 365000].map(dotted)], ['621', 'Honoraires du syndic', ...[420000, 425000, 425000, 430000, 440000].map(dotted)], `<tr class="t"><td></td><td>Sous-total</td>${[1106000, 1135000, 1148500, 1162000, 1190000].map((value) => `<td>${dotted(value)}</td>`).join('')}</tr>`, ['701', 'Provisions appelées', ...[1120000, 1135000, 1135000, 1162000, 1190000].map(dotted)]], 'a')}`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      annexes: ['1'],
      closed_on: '2026-06-30',
      building: 'LES REMPARTS',
      banques: 1038877,
      fonds_places: 0,
      creances_exigibles: 310450,
      avances_tresorerie: 300000,
      fonds_travaux: 612500,
      solde_travaux: 85000,
      excedents_verses: 74200,
      dette_fournisseurs: 286700,
      total_bilan: 1358400,
    }),
    part(2, 'ANNEXE_2', {
      annexes: ['2'],
      charges_courantes: 1148500,
      charges_courantes_precedentes: 1106000,
      budget_clos: 1135000,
      budget_en_cours: 1162000,
      budget_a_voter: 1190000,
    }),
  ],
};

/** The oracle of the official model, with the official long heads and a short year. */
const official: Paper = {
  name: 'annexes-modele',
  css: `${css} ${amounts}`,
  landscape: true,
  pages: [
    `<h1>ANNEXE N°1 : ETAT FINANCIER APRES REPARTITION A LA DATE DE CLOTURE DE L’EXERCICE (31.03.2026)</h1><p>SDC 8 RUE DES CARMELITES 44000 NANTES – immatriculation AB9901274</p>
    ${twoSides(
      ['Exercice précédent approuvé', 'Exercice clos'],
      [
        ['Trésorerie', null, null, 'Provisions et avances', null, null],
        ['50 Fonds placés', 180000, 220000, '1031 Avances de trésorerie', 150000, 150000],
        [
          '51 Banques, ou fonds disponibles en banque',
          760000,
          820000,
          '131 Subventions en instance',
          0,
          250000,
        ],
        ['53 Caisse', 0, 0, '12 Solde en attente sur travaux', 40000, 100000],
        ['TOTAL I', 940000, 1040000, 'TOTAL I', 190000, 500000],
        ['Créances', null, null, 'Dettes', null, null],
        [
          '45 Copropriétaires – sommes exigibles restant à recevoir',
          150000,
          200000,
          '45 Copropriétaires – excédents versés',
          210000,
          264000,
        ],
        ['47 Compte d’attente', 0, 63000, '40 Fournisseurs', 720000, 700000],
        ['48 Compte de régularisation', 61000, 225800, '47 Compte d’attente', 0, 30000],
        ['', null, null, '48 Compte de régularisation', 31000, 34800],
        ['TOTAL II', 211000, 488800, 'TOTAL II', 961000, 1028800],
        [
          'TOTAL GENERAL (I) + (II)',
          1151000,
          1528800,
          'TOTAL GENERAL (I) + (II)',
          1151000,
          1528800,
        ],
      ],
      plain,
    )}`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      annexes: ['1'],
      closed_on: '2026-03-31',
      rnc: 'AB9901274',
      building_address: '8 RUE DES CARMELITES, 44000 NANTES',
      fonds_places: 220000,
      banques: 820000,
      avances_tresorerie: 150000,
      solde_travaux: 100000,
      creances_exigibles: 200000,
      impayes: 200000,
      excedents_verses: 264000,
      dette_fournisseurs: 700000,
      total_bilan: 1528800,
    }),
  ],
};

export const ANNEXES = [years, relative, official];
export const YEARS_ANNEXES = years;
