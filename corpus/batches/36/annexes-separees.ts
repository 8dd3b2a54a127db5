// Accounting annexes that arrive alone: a balance sheet, a year and its budget, keys, works.
import { either, type Paper, paperOf } from '../../paper.ts';
import { dotted, plain, spaced, sum, table, thin } from '../../writing.ts';

type Line = readonly [code: string, label: string, ...values: number[]];
const totals = (lines: readonly Line[]): number[] =>
  (lines[0] ?? ['', ''])
    .slice(2)
    .map((_, column) => sum(lines.map((line) => Number(line[column + 2]))));
const shown = (lines: readonly Line[], write: (cents: number) => string) =>
  lines.map(([code, label, ...values]) => [code, label, ...values.map(write)]);
const total = (label: string, values: readonly string[]) =>
  `<tr class="t"><td></td><td>${label}</td>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;

const CASH: readonly Line[] = [
  ['501', 'Compte à terme – fonds travaux', 420000, 515000],
  ['512', 'Banque – compte séparé', 288140, 307822],
];
const OWED: readonly Line[] = [
  ['450', 'Copropriétaires – sommes exigibles restant à recevoir', 104412, 96338],
  ['459', 'Copropriétaires – créances douteuses', 0, 0],
  ['462', 'Débiteurs divers – sinistre DDE esc. B', 0, 38500],
];
const RESERVES: readonly Line[] = [
  ['1031', 'Avances de trésorerie', 150000, 150000],
  ['105', 'Fonds de travaux', 420000, 515000],
  ['120', 'Solde en attente sur travaux et opérations exceptionnelles', 0, 0],
];
const OWING: readonly Line[] = [
  ['450', 'Copropriétaires – excédents versés', 71552, 83160],
  ['401', 'Fournisseurs', 171000, 209500],
];
const assets = totals([...CASH, ...OWED]);
const vienne = paperOf(
  'annexe-1-portrait-vienne',
  `font: 8.8pt 'DejaVu Sans Condensed', sans-serif; padding: 15mm 16mm; h1 { font-size: 12pt; text-align: center; border: .3mm solid #555; padding: 2mm } .a td, .a th { padding: 1mm 1.6mm; border-bottom: .15mm solid #ccc } .a th { background: #eef2e2; font-weight: bold } .a td:nth-child(n+3), .a th:nth-child(n+3) { text-align: right; white-space: nowrap } .t td { font-weight: bold; border-top: .3mm solid #000 } .h { display: flex; justify-content: space-between; margin-bottom: 4mm; font-size: 8pt }`,
  [
    `<div class="h"><span><b>IMMO VIENNE RHÔNE-PILAT</b><br>23 cours Brillier – 38200 VIENNE</span><span style="text-align:right">SDC LES ALLOBROGES<br>5 montée Saint-Marcel – 38200 VIENNE<br>Immatriculation AE1-078-336</span></div><h1>ANNEXE 1 – ÉTAT FINANCIER APRÈS RÉPARTITION<br>Exercice clos le 31 décembre 2025</h1><p>(décret n° 2005-240 du 14 mars 2005 – montants en euros)</p>${table(['Cpte', 'ACTIF', '31/12/2024', '31/12/2025'], [...shown(CASH, spaced), total('Total I – Trésorerie', totals(CASH).map(spaced)), ...shown(OWED, spaced), total('Total II – Créances', totals(OWED).map(spaced)), total('TOTAL GÉNÉRAL ACTIF', assets.map(spaced))], 'a')}<p></p>${table(['Cpte', 'PASSIF', '31/12/2024', '31/12/2025'], [...shown(RESERVES, spaced), total('Total I – Provisions et avances', totals(RESERVES).map(spaced)), ...shown(OWING, spaced), total('Total II – Dettes', totals(OWING).map(spaced)), total('TOTAL GÉNÉRAL PASSIF', totals([...RESERVES, ...OWING]).map(spaced))], 'a')}<p style="margin-top:5mm">Emprunts souscrits par le syndicat : néant. Compte 459 : aucune créance douteuse. Document arrêté par le syndic le 26/01/2026, vérifié par le conseil syndical le 10/02/2026.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      annexes: ['1'],
      syndic: 'IMMO VIENNE RHÔNE-PILAT',
      building: 'LES ALLOBROGES',
      building_address: '5 montée Saint-Marcel, 38200 VIENNE',
      rnc: 'AE1078336',
      closed_on: '2025-12-31',
      fonds_places: 515000,
      banques: 307822,
      avances_tresorerie: 150000,
      fonds_travaux: 515000,
      solde_travaux: 0,
      creances_exigibles: 96338,
      creances_douteuses: 0,
      impayes: 96338,
      excedents_verses: 83160,
      dette_fournisseurs: 209500,
      total_bilan: assets[1] ?? 0,
    },
    absent: ['meeting_on', 'provisions_travaux', 'charges_courantes', 'lots'],
  },
);

const SPENT: readonly Line[] = [
  ['6010', 'Eau', 214080, 220000, 208455, 215000, 220000],
  ['6020', 'Électricité', 71230, 75000, 78912, 80000, 82000],
  ['6110', 'Nettoyage des locaux', 402000, 410000, 410400, 420000, 428000],
  ['6140', 'Contrats de maintenance', 118000, 120000, 121260, 124000, 127000],
  ['6150', 'Entretien et petites réparations', 96114, 100000, 54870, 100000, 100000],
  ['6160', 'Primes d’assurances', 288700, 300000, 309115, 325000, 340000],
  ['6211', 'Rémunération du syndic', 366000, 372000, 372000, 380000, 388000],
];
const montelimarPage = (write: (cents: number) => string) =>
  table(
    [
      'Compte',
      'Charges pour opérations courantes',
      'N-1<br>approuvé',
      'N<br>budget voté',
      'N<br>réalisé à approuver',
      'N+1<br>budget en cours voté',
      'N+2<br>budget à voter',
    ],
    [
      ...shown(SPENT, write),
      total('TOTAL CHARGES COURANTES', totals(SPENT).map(write)),
      ...shown(
        [['7010', 'Provisions appelées', 1560000, 1597000, 1597000, 1644000, 1685000]],
        write,
      ),
      total(
        'Excédent (+) / Insuffisance (-)',
        [1560000, 1597000, 1597000, 1644000, 1685000].map((one, index) =>
          write(one - (totals(SPENT)[index] ?? 0)),
        ),
      ),
    ],
    'a',
  );
const montelimar: Paper = {
  name: 'annexe-2-paysage-montelimar',
  css: `font: 8.6pt 'Nimbus Roman', serif; padding: 12mm 14mm; h1 { font-size: 12pt; text-align: center } .a td, .a th { border: .18mm solid #000; padding: .9mm 1.5mm } .a th { text-align: center; font-weight: bold } .a td:nth-child(n+3) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #eee }`,
  landscape: true,
  pages: [
    `<p>PROVENCE DRÔME SYNDIC (P.D.S.) – 12 allées Provençales – 26200 MONTÉLIMAR &nbsp;|&nbsp; Immeuble NARBONNE 2 – 64 route de Marseille – 26200 MONTÉLIMAR</p><h1>ANNEXE N° 2<br>COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2)</h1><p style="text-align:center">N : du 01/10/2024 au 30/09/2025</p>${montelimarPage(dotted)}<p style="margin-top:4mm">Travaux et opérations exceptionnelles</p>${table(['Compte', 'Charges', 'N-1 approuvé', 'N réalisé'], [['6710', 'Travaux décidés par l’assemblée', dotted(0), dotted(412500)], ['6780', 'Charges exceptionnelles', dotted(0), dotted(0)], total('TOTAL CHARGES TRAVAUX', [dotted(0), dotted(412500)]), ['7020', 'Provisions pour travaux', dotted(0), dotted(412500)]], 'a')}`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_2',
      facts: {
        annexes: ['2'],
        syndic: either('PROVENCE DRÔME SYNDIC', 'PROVENCE DRÔME SYNDIC (P.D.S.)'),
        building: 'NARBONNE 2',
        building_address: '64 route de Marseille, 26200 MONTÉLIMAR',
        closed_on: '2025-09-30',
        charges_courantes_precedentes: totals(SPENT)[0] ?? 0,
        budget_clos: totals(SPENT)[1] ?? 0,
        charges_courantes: totals(SPENT)[2] ?? 0,
        budget_en_cours: totals(SPENT)[3] ?? 0,
        budget_a_voter: totals(SPENT)[4] ?? 0,
        charges_travaux: 412500,
      },
      absent: ['rnc', 'meeting_on', 'impayes', 'total_bilan'],
    },
  ],
};

const GENERAL: readonly Line[] = [
  ['616', 'Assurances', 512000, 530000, 548110, 565000, 590000],
  ['621', 'Honoraires syndic', 640000, 655000, 655000, 668000, 680000],
  ['611', 'Ménage', 733000, 750000, 748800, 765000, 780000],
];
const SNOW: readonly Line[] = [
  ['613', 'Déneigement voirie et toitures', 388000, 400000, 512340, 420000, 450000],
];
const HEAT: readonly Line[] = [
  ['603', 'Granulés bois', 1804400, 1900000, 1766215, 1900000, 1900000],
  ['614', 'Contrat chaufferie P2', 212000, 215000, 216480, 222000, 228000],
];
const resort = [...GENERAL, ...SNOW, ...HEAT];
const albertville: Paper = {
  name: 'annexe-3-cles-albertville',
  css: `font: 8pt 'DejaVu Sans', sans-serif; padding: 11mm 13mm; .a td, .a th { padding: .9mm 1.4mm; border-bottom: .15mm solid #b2babb } .a th { background: #2e4053; color: #fff; text-align: right } .a td:nth-child(n+3) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #eaeded } h1 { font-size: 11pt }`,
  landscape: true,
  pages: [
    `<table><tr><td><b>VAL D’ARLY GESTION</b>, 2 rue Félix Chautemps, 73200 ALBERTVILLE</td><td style="text-align:right">Copropriété LE GRAND ARC (AA7-903-114)<br>1050 route de Tamié, 73200 ALBERTVILLE</td></tr></table><h1>ANNEXE N°3 – Compte de gestion pour opérations courantes de l’exercice clos du 01/05/2025 au 30/04/2026 et budget prévisionnel par clé</h1>${table(['Cpte', '', 'Exercice précédent approuvé 30/04/2025', 'Exercice clos budget voté 30/04/2026', 'Exercice clos réalisé à approuver 30/04/2026', 'Budget en cours voté 30/04/2027', 'Budget à voter 30/04/2028'], ['<tr class="t"><td colspan="7" style="text-align:left">Clé 1 – Charges générales (10 000)</td></tr>', ...shown(GENERAL, thin), total('Total clé 1', totals(GENERAL).map(thin)), '<tr class="t"><td colspan="7" style="text-align:left">Clé 3 – Déneigement (10 000)</td></tr>', ...shown(SNOW, thin), total('Total clé 3', totals(SNOW).map(thin)), '<tr class="t"><td colspan="7" style="text-align:left">Clé 5 – Chauffage (9 412)</td></tr>', ...shown(HEAT, thin), total('Total clé 5', totals(HEAT).map(thin)), total('TOTAL GÉNÉRAL CHARGES NETTES', totals(resort).map(thin))], 'a')}`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_3',
      facts: {
        annexes: ['3'],
        syndic: 'VAL D’ARLY GESTION',
        building: 'LE GRAND ARC',
        building_address: '1050 route de Tamié, 73200 ALBERTVILLE',
        rnc: 'AA7903114',
        closed_on: '2026-04-30',
        charges_courantes_precedentes: totals(resort)[0] ?? 0,
        budget_clos: totals(resort)[1] ?? 0,
        charges_courantes: totals(resort)[2] ?? 0,
        budget_en_cours: totals(resort)[3] ?? 0,
        budget_a_voter: totals(resort)[4] ?? 0,
      },
      absent: ['meeting_on', 'impayes', 'charges_travaux'],
    },
  ],
};

const oyonnaxTop = (number: number, title: string) =>
  `<p>HAUT-BUGEY COPRO – 58 rue Anatole France – 01100 OYONNAX<br>Syndicat des copropriétaires LES ARCADES – 15 rue Michelet – 01100 OYONNAX</p><h1>ANNEXE ${number} – ${title}</h1>`;
const oyonnax: Paper = {
  name: 'annexes-4-et-5-oyonnax',
  css: `font: 9pt 'Carlito', sans-serif; padding: 14mm; h1 { font-size: 12pt } td, th { border: .2mm solid #7f8c8d } th { background: #fdf2e9; text-align: center } td:nth-child(n+2) { text-align: right }`,
  pages: [
    `${oyonnaxTop(4, 'Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles hors budget prévisionnel de l’exercice clos réalisé au 31/12/2025')}${table(
      [
        'Opérations clôturées',
        'Dépenses votées',
        'Dépenses réalisées',
        'Provisions appelées',
        'Solde',
      ],
      [
        [
          'Remise en peinture de la cage d’escalier A',
          plain(968000),
          plain(955020),
          plain(968000),
          plain(12980),
        ],
        [
          'Création d’un local poussettes',
          plain(214000),
          plain(221150),
          plain(214000),
          plain(-7150),
        ],
        ['<b>Totaux</b>', plain(1182000), plain(1176170), plain(1182000), plain(5830)],
      ],
    )}<p style="margin-top:4mm">Assemblées ayant décidé : 14/03/2024 (peinture), 20/03/2025 (local).</p>`,
    `${oyonnaxTop(5, 'État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés au 31/12/2025')}${table(
      [
        'Travaux',
        'A – votés',
        'B – payés',
        'C – réalisés',
        'D – appels reçus',
        'E = D – C solde',
        'F = A – D à recevoir',
      ],
      [
        [
          'Ravalement façade cour',
          ...[3874000, 774800, 774800, 1162200, 387400, 2711800].map(plain),
        ],
        ['<b>Total</b>', ...[3874000, 774800, 774800, 1162200, 387400, 2711800].map(plain)],
      ],
    )}`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_4',
      pages: [1],
      facts: {
        annexes: ['4'],
        syndic: 'HAUT-BUGEY COPRO',
        building: 'LES ARCADES',
        building_address: '15 rue Michelet, 01100 OYONNAX',
        closed_on: '2025-12-31',
        travaux_clos: [
          'Remise en peinture de la cage d’escalier A',
          'Création d’un local poussettes',
        ],
      },
      absent: ['rnc', 'meeting_on'],
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_5',
      pages: [2],
      facts: {
        annexes: ['5'],
        syndic: 'HAUT-BUGEY COPRO',
        building: 'LES ARCADES',
        building_address: '15 rue Michelet, 01100 OYONNAX',
        closed_on: '2025-12-31',
        travaux_en_cours: ['Ravalement façade cour'],
        travaux_votes: 3874000,
        travaux_payes: 774800,
        travaux_realises: 774800,
        travaux_appeles: 1162200,
        travaux_a_recevoir: 2711800,
      },
      absent: ['rnc', 'meeting_on'],
    },
  ],
};

export const ANNEXES_SEPAREES = [vienne, montelimar, albertville, oyonnax];
