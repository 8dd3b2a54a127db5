// Accounting annexes that come one sheet at a time: 1 in two columns, 2 upright, 3 by key, 5.
import { either, type Paper, paperOf } from '../../paper.ts';
import { dotted, plain, spaced, sum, table } from '../../writing.ts';

export type Line = readonly [label: string, ...values: number[]];
export const columnOf = (lines: readonly Line[], column: number): number =>
  sum(lines.map((line) => Number(line[column + 1] ?? 0)));
export const totalsOf = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, column) => columnOf(lines, column)) ?? [];
export const rowOf = (
  label: string,
  values: readonly number[],
  write: (cents: number) => string,
  name = '',
): string =>
  `<tr class="${name}"><td>${label}</td>${values.map((value) => `<td>${write(value)}</td>`).join('')}</tr>`;
export const rowsOf = (lines: readonly Line[], write: (cents: number) => string): string =>
  lines.map(([label, ...values]) => rowOf(label, values, write)).join('');

const CASH: readonly Line[] = [
  ['50 Fonds placés', 8150000, 6900000],
  ['51 Banques ou fonds disponibles en banque', 4471638, 5210277],
  ['53 Caisse', 15000, 15000],
];
const FUNDS: readonly Line[] = [
  ['102 Provisions pour travaux', 2240000, 0],
  ['103 Avances', 0, 0],
  ['1031 Avances de trésorerie', 3100000, 3100000],
  ['1032 Avances travaux au titre de l’article 18 6e alinéa', 0, 0],
  ['1033 Autres avances', 0, 0],
  ['105 Fonds de travaux', 8150000, 6900000],
  ['131 Subventions en instance d’affectation', 0, 0],
  ['12 Solde en attente sur travaux et opérations exceptionnelles', -318425, 712040],
];
const OWED: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 5388412, 4617209],
  ['459 Copropriétaires – créances douteuses', 2140915, 1986300],
  ['42 à 44 Autres créances', 0, 0],
  ['46 Débiteurs divers', 84000, 61250],
  ['47 Comptes d’attente', 0, 0],
  ['48 Comptes de régularisation', 122000, 96400],
  ['49 Dépréciation des comptes de tiers', 0, 0],
];
const DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 1877304, 2068114],
  ['40 Fournisseurs', 4215920, 5012882],
  ['42 à 44 Autres dettes', 901166, 882400],
  ['46 Créditeurs divers', 56000, 61000],
  ['47 Comptes d’attente', 0, 0],
  ['48 Comptes de régularisation', 150000, 150000],
];
const balance = [0, 1].map((year) => columnOf(CASH, year) + columnOf(OWED, year));
const half = (title: string, lines: readonly Line[], end: string) =>
  `<table class="s"><thead><tr><th>${title}</th><th>Exercice clos<br>31/12/2025</th><th>Exercice précédent approuvé<br>31/12/2024</th></tr></thead><tbody>${rowsOf(lines, spaced)}${rowOf(end, totalsOf(lines), spaced, 't')}</tbody></table>`;

const first: Paper = {
  name: 'annexe-1-deux-colonnes-sarcelles',
  css: `font: 7.8pt/1.25 'Nimbus Sans', sans-serif; padding: 9mm 11mm; .s td, .s th { border: .2mm solid #444; padding: .7mm 1.2mm } .s th { background: #d7dfe8; text-align: center } .s td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 0; align-items: stretch } h1 { font-size: 11pt; text-align: center; margin: 2mm 0 }`,
  landscape: true,
  pages: [
    `<div style="display:flex;justify-content:space-between"><span>Syndicat des copropriétaires <b>LES GRANDS CHAMPS III</b> – 2 à 18 avenue du 8-Mai-1945 – 95200 SARCELLES</span><span>COPRO NORD FRANCILIEN, syndic – édité le 09/03/2026 – page 1</span></div><h1>ANNEXE N° 1 – ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025</h1><p style="text-align:center">Décret n° 2005-240 du 14 mars 2005 – N° d’immatriculation du syndicat : AA7103356</p><div class="two">${half('I – SITUATION FINANCIÈRE ET TRÉSORERIE', CASH, 'Trésorerie disponible – Total I')}${half('Provisions et avances', FUNDS, 'Total I')}</div><div class="two">${half('II – CRÉANCES', OWED, 'Total II')}${half('DETTES', DEBTS, 'Total II')}</div><div class="two"><table class="s">${rowOf('TOTAL GÉNÉRAL (I) + (II)', balance, spaced, 't')}</table><table class="s">${rowOf('TOTAL GÉNÉRAL (I) + (II)', balance, spaced, 't')}</table></div><p style="margin-top:2mm">(Emprunts : montant restant dû : 146 220,84 €)</p>`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_1',
      facts: {
        annexes: ['1'],
        syndic: 'COPRO NORD FRANCILIEN',
        building: 'LES GRANDS CHAMPS III',
        building_address: '2 à 18 avenue du 8-Mai-1945, 95200 SARCELLES',
        rnc: 'AA7103356',
        closed_on: '2025-12-31',
        fonds_places: 8150000,
        banques: 4471638,
        provisions_travaux: 2240000,
        avances_tresorerie: 3100000,
        fonds_travaux: 8150000,
        solde_travaux: -318425,
        creances_exigibles: 5388412,
        creances_douteuses: 2140915,
        impayes: 7529327,
        excedents_verses: 1877304,
        dette_fournisseurs: 4215920,
        total_bilan: balance[0] ?? 0,
        emprunts: 14622084,
      },
      absent: ['meeting_on', 'owner', 'lots', 'iban'],
    },
  ],
};

const SPENT: readonly Line[] = [
  ['601 Eau', 1240318, 1300000, 1288402, 1320000, 1350000],
  ['602 Électricité', 402117, 420000, 455630, 460000, 470000],
  ['603 Chauffage, énergie et combustibles', 6104880, 6400000, 5977214, 6200000, 6300000],
  ['611 Nettoyage des locaux', 1810000, 1850000, 1868400, 1900000, 1940000],
  ['614 Contrats de maintenance', 1122590, 1150000, 1141077, 1180000, 1200000],
  ['615 Entretien et petites réparations', 733044, 800000, 1018359, 850000, 900000],
  ['616 Primes d’assurances', 1290700, 1320000, 1377950, 1450000, 1520000],
  [
    '6211 Rémunération du syndic sur gestion copropriété',
    1764000,
    1780000,
    1780000,
    1810000,
    1840000,
  ],
  ['6213 Frais postaux', 61220, 65000, 70418, 70000, 72000],
  ['641 Salaires', 2288000, 2330000, 2341266, 2380000, 2420000],
  ['645 Charges sociales et organismes sociaux', 905400, 920000, 932180, 950000, 970000],
];
const INCOME: readonly Line[] = [
  ['701 Provisions copropriétaires', 18100000, 18335000, 18335000, 18570000, 18982000],
  ['714 Produits divers', 24600, 0, 18900, 0, 0],
];
const spent = totalsOf(SPENT);
const gap = totalsOf(INCOME).map((value, index) => value - (spent[index] ?? 0));
const WORKS: readonly Line[] = [
  ['671 Travaux décidés par l’assemblée générale', 1180400, 4027515],
  ['673 Études techniques, diagnostic, consultation', 0, 348000],
];
const second = paperOf(
  'annexe-2-gestion-poissy',
  `font: 7.6pt/1.3 'DejaVu Sans Condensed', sans-serif; padding: 10mm 11mm; td, th { border: .15mm solid #777; padding: .7mm 1mm } th { background: #f0e3cf; text-align: center } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #faf4ea } h1 { font-size: 10.5pt; text-align: center; margin: 4mm 0 2mm } .h td { border: 0; text-align: left !important }`,
  [
    `<table class="h"><tr><td>GÉRANCE DU PINCERAIS<br>5 rue du Général-de-Gaulle, 78300 POISSY</td><td>Résidence LA COUDRAIE – immeuble 0066<br>31 à 35 avenue de Versailles, 78300 POISSY</td></tr></table><h1>ANNEXE 2<br>COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/07/2025 AU 30/06/2026<br>ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2) DU 01/07/2027 AU 30/06/2028</h1><table><thead><tr><th rowspan="2">CHARGES POUR OPÉRATIONS COURANTES</th><th colspan="3">Pour approbation des comptes</th><th colspan="2">Pour le vote du budget prévisionnel</th></tr><tr><th>Exercice précédent approuvé (N-1)</th><th>Exercice clos budget voté (N)</th><th>Exercice clos réalisé à approuver (N)</th><th>Budget prévisionnel en cours voté (N+1)</th><th>Budget prévisionnel à voter (N+2)</th></tr></thead><tbody>${rowsOf(SPENT, plain)}${rowOf('SOUS-TOTAL', spent, plain, 't')}<tr class="t"><td colspan="6" style="text-align:left">PRODUITS POUR OPÉRATIONS COURANTES</td></tr>${rowsOf(INCOME, plain)}${rowOf('SOUS-TOTAL', totalsOf(INCOME), plain, 't')}${rowOf('SOLDE (excédent si +, insuffisance si -)', gap, plain, 't')}</tbody></table><p></p><table><thead><tr><th>CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES</th><th>Exercice précédent approuvé (N-1)</th><th>Exercice clos réalisé à approuver (N)</th></tr></thead><tbody>${rowsOf(WORKS, plain)}${rowOf('SOUS-TOTAL', totalsOf(WORKS), plain, 't')}</tbody></table><p style="margin-top:3mm">Montants en euros TTC. Fait à Poissy, le 14 octobre 2026. Le conseil syndical a vérifié les comptes le 7 octobre 2026.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_2',
    facts: {
      annexes: ['2'],
      syndic: 'GÉRANCE DU PINCERAIS',
      building: 'Résidence LA COUDRAIE',
      building_address: '31 à 35 avenue de Versailles, 78300 POISSY',
      closed_on: '2026-06-30',
      charges_courantes_precedentes: spent[0] ?? 0,
      budget_clos: spent[1] ?? 0,
      charges_courantes: spent[2] ?? 0,
      budget_en_cours: spent[3] ?? 0,
      budget_a_voter: spent[4] ?? 0,
      charges_travaux: columnOf(WORKS, 1),
    },
    absent: ['rnc', 'owner', 'meeting_on', 'impayes'],
  },
);

const BY_KEY: readonly Line[] = [
  ['Charges générales', 5122080, 5200000, 5340117, 5400000],
  ['Bâtiment A', 1410000, 1450000, 1398244, 1480000],
  ['Bâtiment B', 988400, 1000000, 1044310, 1050000],
  ['Ascenseurs', 640000, 655000, 661920, 680000],
  ['Chauffage', 7310040, 7500000, 6982150, 7300000],
];
const third = paperOf(
  'annexe-3-cles-antony',
  `font: 9pt/1.4 'Carlito', sans-serif; td, th { border-bottom: .2mm solid #9fb3c8; padding: 1.2mm 1.5mm } th { color: #0d3b66; font-weight: bold } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } .t td { font-weight: bold; border-top: .5mm solid #0d3b66 }`,
  [
    `<p><b style="color:#0d3b66;font-size:12pt">Logéa Syndic</b> · Résidence Les Jardins de Tourvoie · 92160 Antony</p><h1 style="font-size:13pt;color:#0d3b66">Annexe n° 3 · Compte de gestion pour opérations courantes de l’exercice clos réalisé et budget prévisionnel</h1><p>Exercice clos : du 1er janvier 2025 au 31 décembre 2025 · présentation par clé de répartition, charges nettes des produits affectés</p>${table(
      ['Clé', '2024 approuvé', '2025 voté', '2025 réalisé à approuver', '2027 à voter'],
      [
        ...BY_KEY.map(([label, ...values]) => [label, ...values.map(dotted)]),
        rowOf('Total charges nettes', totalsOf(BY_KEY), dotted, 't'),
        rowOf('Provisions copropriétaires', [15500000, 15805000, 15805000, 15910000], dotted),
      ],
    )}<p style="margin-top:5mm">Le budget 2026, voté le 11 juin 2025, a été arrêté par l’assemblée à 158.600,00 €. L’écart sur le chauffage provient d’un hiver doux et de la renégociation du contrat de gaz.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_3',
    facts: {
      annexes: ['3'],
      syndic: 'Logéa Syndic',
      building: 'Résidence Les Jardins de Tourvoie',
      closed_on: '2025-12-31',
      charges_courantes_precedentes: columnOf(BY_KEY, 0),
      budget_clos: columnOf(BY_KEY, 1),
      charges_courantes: columnOf(BY_KEY, 2),
      budget_en_cours: 15860000,
      budget_a_voter: columnOf(BY_KEY, 3),
    },
    absent: ['rnc', 'owner', 'impayes'],
  },
);

const JOBS: readonly Line[] = [
  [
    'Ravalement bât. A et B (AG 28/04/2025, rés. 12)',
    21450000,
    6240000,
    8100000,
    10725000,
    2625000,
    10725000,
  ],
  [
    'Remplacement des portes de hall (AG 28/04/2026, rés. 9)',
    1874000,
    0,
    0,
    468500,
    468500,
    1405500,
  ],
];
const fifth: Paper = {
  ...paperOf(
    'annexe-5-travaux-melun',
    `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; .j td, .j th { border: .25mm solid #23485c } .j th { background: #e8eff2; text-align: center; font-weight: bold } .j td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold }`,
    [
      `<p><b style="color:#23485c">FOURCADE &amp; DELMAS</b> – 8 place Saint-Jean – 77000 MELUN</p><p>Copropriété n° 0214 LES BORDS D’ALMONT – 22 à 26 avenue Thiers – 77000 MELUN</p><h1 style="font-size:11.5pt;text-align:center">ANNEXE N° 5 – ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE (31/12/2026)</h1>${table(
        [
          'Travaux',
          'A<br>Travaux votés',
          'B<br>Travaux payés',
          'C<br>Travaux réalisés',
          'D<br>Appels travaux, emprunts et subventions reçus',
          'E = D – C<br>Solde en attente sur travaux',
          'F = A – D<br>Subventions et emprunts à recevoir, appels à venir',
        ],
        [
          ...JOBS.map(([label, ...values]) => [label, ...values.map(spaced)]),
          rowOf('TOTAL', totalsOf(JOBS), spaced, 't'),
        ],
        'j',
      )}<p style="margin-top:4mm">Montants TTC en euros. Les travaux sont inscrits pour leur montant voté, honoraires compris. Comptes arrêtés par le syndic le 02/02/2027.</p>`,
    ],
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_5',
      facts: {
        annexes: ['5'],
        syndic: 'FOURCADE & DELMAS',
        building: 'LES BORDS D’ALMONT',
        building_address: '22 à 26 avenue Thiers, 77000 MELUN',
        closed_on: '2026-12-31',
        travaux_en_cours: either(
          JOBS.map(([label]) => label),
          ['Ravalement bât. A et B', 'Remplacement des portes de hall'],
        ),
        travaux_votes: columnOf(JOBS, 0),
        travaux_payes: columnOf(JOBS, 1),
        travaux_realises: columnOf(JOBS, 2),
        travaux_appeles: columnOf(JOBS, 3),
        travaux_a_recevoir: columnOf(JOBS, 5),
      },
      absent: ['rnc', 'owner', 'impayes', 'meeting_on'],
    },
  ),
  landscape: true,
};

export const ANNEXES_FEUILLES = [first, second, third, fifth];
