// The five accounting annexes of a big building, in the order and the columns of the official models.
import { either, type Paper, type Truth } from '../../paper.ts';
import { spaced, sum, table } from '../../writing.ts';
import { SAINT_LUC } from './immeubles.ts';

export type Line = readonly [label: string, ...values: number[]];
export const columnOf = (lines: readonly Line[], column: number) =>
  sum(lines.map((line) => Number(line[column + 1] ?? 0)));
export const totalsOf = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, column) => columnOf(lines, column)) ?? [];
export const added = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, index) => value + (other[index] ?? 0));
export const rowsOf = (lines: readonly Line[]) =>
  lines.map(([label, ...values]) => [label, ...values.map(spaced)]);
export const totalRow = (label: string, values: readonly number[]) =>
  `<tr class="t"><td>${label}</td>${values.map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`;
export const annexe = (
  page: number,
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
): Truth => ({
  type: 'CV_AG',
  also: ['CHARGES'],
  sub_kind,
  pages: [page],
  facts,
});

const CASH: readonly Line[] = [
  ['50 Fonds placés', 8125000, 9640000],
  ['51 Banques ou fonds disponibles en banque', 6418720, 5203377],
  ['53 Caisse', 0, 0],
];
const RESERVES: readonly Line[] = [
  ['102 Provisions pour travaux', 0, 1240000],
  ['103 Avances', 3600000, 3600000],
  ['&nbsp;&nbsp;&nbsp;1031 Avances de trésorerie', 3600000, 3600000],
  ['&nbsp;&nbsp;&nbsp;1033 Autres avances', 0, 0],
  ['105 Fonds de travaux', 8125000, 9640000],
  ['131 Subventions en instance d’affectation', 0, 0],
  ['12 Solde en attente sur travaux ou opérations exceptionnelles', 1194415, -318040],
];
/** The lines of detail repeat what their heading says. */
const COUNTED = RESERVES.filter(([label]) => !label.startsWith('&nbsp;'));
const OWED: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir (2)', 2984035, 3377812],
  ['459 Copropriétaires – créances douteuses (2)', 612000, 940250],
  ['42 à 44 Autres créances', 0, 0],
  ['46 Débiteurs divers', 84500, 0],
  ['47 Compte d’attente', 0, 12600],
  ['48 Compte de régularisation', 41230, 38900],
];
const DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés (2)', 1874120, 2145983],
  ['40 Fournisseurs', 3212950, 2604996],
  ['42 à 44 Autres dettes', 259000, 300000],
  ['46 Créditeurs divers', 0, 0],
  ['49 Dépréciation des comptes de tiers', 0, 0],
];
const RUNNING: readonly Line[] = [
  ['601 Eau', 3120450, 3200000, 3251870, 3300000, 3350000],
  ['602 Électricité', 1104320, 1200000, 1187250, 1200000, 1220000],
  ['603 Chauffage, énergie et combustibles', 10820500, 11800000, 11420600, 12000000, 12000000],
  ['611 Nettoyage des locaux', 5210000, 5400000, 5420400, 5500000, 5600000],
  ['614 Contrats de maintenance', 2188400, 2250000, 2253600, 2300000, 2350000],
  ['615 Entretien et petites réparations', 1340280, 1200000, 1104265, 1200000, 1200000],
  ['616 Primes d’assurances', 1996200, 2100000, 2215800, 2350000, 2500000],
  [
    '621 Rémunérations du syndic sur gestion copropriété',
    2580000,
    2640000,
    2640000,
    2700000,
    2760000,
  ],
  ['623 Rémunérations de tiers intervenants', 214300, 150000, 187420, 150000, 170000],
];
const KEYS: readonly Line[] = [
  ['01 CHARGES COMMUNES GENERALES', 14912370, 15310000, 15230735, 15600000, 15990000],
  ['04 ASCENSEUR BATIMENT C', 702100, 720000, 741600, 750000, 760000],
  ['07 CHAUFFAGE COLLECTIF', 12260500, 13300000, 12932600, 13550000, 13580000],
  ['09 PARKING SOUS-SOL', 699480, 610000, 776270, 800000, 820000],
];
const MODELS = `<thead><tr><th rowspan="2"></th><th colspan="3">POUR APPROBATION DES COMPTES</th><th colspan="2">POUR LE VOTE DU BUDGET PRÉVISIONNEL</th></tr><tr><th>Exercice précédent<br>approuvé (N-1)<br>2024</th><th>Exercice clos<br>budget voté (N)<br>2025</th><th>Exercice clos réalisé<br>à approuver (N)<br>2025</th><th>Budget prévisionnel<br>en cours voté (N+1)<br>2026</th><th>Budget prévisionnel<br>à voter (N+2)<br>2027</th></tr></thead>`;
const five = (body: readonly string[]) => `<table>${MODELS}<tbody>${body.join('')}</tbody></table>`;
const trs = (lines: readonly Line[]) =>
  rowsOf(lines).map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
const band = (text: string) => `<tr class="b"><td colspan="6">${text}</td></tr>`;
const head = (number: number, title: string) =>
  `<div class="hd"><span>ORALYS LYON CONFLUENCE – 14 cours Charlemagne 69002 LYON</span><span>Édition du 22/04/2026</span></div><div class="hd"><span>0852 LE CARRÉ SAINT-LUC – 118 à 122 rue de Gerland, 69007 LYON</span><span>Exercice du 01/01/2025 au 31/12/2025</span></div><h1>ANNEXE N° ${number}</h1><h2>${title}</h2>`;
const side = (title: string, lines: readonly Line[], label: string, values: readonly number[]) =>
  table(
    [title, 'Exercice précédent approuvé', 'Exercice clos'],
    [...rowsOf(lines), totalRow(label, values)],
  );
const sheet = added(totalsOf(CASH), totalsOf(OWED));
const RUNNING_TOTALS = totalsOf(RUNNING);
const PROVISIONS = [28900000, 29940000, 29940000, 30700000, 31150000];
const DONE = [
  'VMC bâtiment C (AG du 04/06/2024, rés. 17)',
  'Peinture hall 118 (AG du 04/06/2024, rés. 19)',
] as const;

const HEADED = { syndic: 'ORALYS LYON CONFLUENCE', ...SAINT_LUC } as const;
const BUDGETS = {
  charges_courantes_precedentes: columnOf(RUNNING, 0),
  budget_clos: columnOf(RUNNING, 1),
  charges_courantes: columnOf(RUNNING, 2),
  budget_en_cours: columnOf(RUNNING, 3),
  budget_a_voter: columnOf(RUNNING, 4),
} as const;

const complete: Paper = {
  name: 'annexes-lyon-cinq',
  css: `font: 7.8pt/1.25 'Nimbus Sans', sans-serif; padding: 9mm 11mm; .hd { display: flex; justify-content: space-between; font-size: 7pt; color: #444 } h1 { font-size: 11pt; text-align: center; margin: 2mm 0 0 } h2 { font-size: 9.5pt; text-align: center; margin: 0 0 2mm; font-weight: normal } td, th { border: .2mm solid #778; padding: .7mm 1.3mm } th { background: #eaf0f6; text-align: center; font-weight: bold; font-size: 7pt } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #f6f9fc } .b td { text-align: left !important; font-weight: bold; background: #dfe7ef } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin-bottom: 2mm; align-items: start } .n { font-size: 6.8pt }`,
  landscape: true,
  pages: [
    `${head(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025')}<p><b>I – SITUATION FINANCIÈRE ET TRÉSORERIE</b></p><div class="two">${side('Trésorerie', CASH, 'Trésorerie disponible Total I', totalsOf(CASH))}${side('Provisions et avances', RESERVES, 'Total I', totalsOf(COUNTED))}</div><p><b>II – CRÉANCES ET DETTES</b></p><div class="two">${side('Créances', OWED, 'Total II', totalsOf(OWED))}${side('Dettes', DEBTS, 'Total II', totalsOf(DEBTS))}</div><div class="two">${table([], [totalRow('TOTAL GÉNÉRAL (I) + (II)', sheet)])}${table([], [totalRow('TOTAL GÉNÉRAL (I) + (II)', added(totalsOf(COUNTED), totalsOf(DEBTS)))])}</div><p>Emprunts : montant restant dû : ${spaced(14856000)}</p><p class="n">(1) Dont 31/12/2025 : compte à terme 12 mois échéance 15/09/2026. (2) Liste individualisée jointe. Les soldes des comptes copropriétaires sont présentés après répartition de l'exercice clos.</p>`,
    `${head(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2)')}${five(
      [
        band('CHARGES POUR OPÉRATIONS COURANTES'),
        ...trs(RUNNING),
        totalRow('Sous-total', RUNNING_TOTALS),
        band('PRODUITS POUR OPÉRATIONS COURANTES'),
        ...trs([['701 Provisions copropriétaires', ...PROVISIONS]]),
        totalRow(
          'Solde (excédent) affecté aux copropriétaires',
          PROVISIONS.map((value, index) => value - (RUNNING_TOTALS[index] ?? 0)),
        ),
        band('CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES'),
      ],
    )}${table(['', 'Exercice précédent approuvé (N-1)', 'Exercice clos réalisé à approuver (N)'], [['671 Travaux décidés par l’assemblée générale', '0,00', '41 286,40'], ['677 Pertes sur créances irrécouvrables', '812,00', '0,00'], totalRow('Sous-total', [81200, 4128640]), ['702 Provisions pour travaux', '0,00', '42 000,00']])}`,
    `${head(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ (N) ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2)')}${five([...KEYS.flatMap(([label, ...values]) => [band(label), ...trs([['Charges de la clé', ...values]]), totalRow('Total net', values)]), totalRow('TOTAL CHARGES NETTES', totalsOf(KEYS)), totalRow('PROVISIONS COPROPRIÉTAIRES', PROVISIONS)])}<p class="n">Les produits affectés (indemnités d'assurance, antenne) viennent en déduction des charges de la clé concernée.</p>`,
    `${head(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL DE L’EXERCICE CLOS RÉALISÉ (N)')}${table(['TRAVAUX DE L’ARTICLE 14-2', 'Dépenses votées', 'Dépenses réalisées', 'Provisions appelées, emprunts et subventions reçus', 'Solde (excédent ou insuffisance)'], [[DONE[0], '34 000,00', '33 512,80', '34 000,00', '487,20'], [DONE[1], '8 000,00', '7 773,60', '8 000,00', '226,40'], totalRow('TOTAL', [4200000, 4128640, 4200000, 71360])])}<p class="n">Les travaux figurant dans ce tableau sont réceptionnés et soldés. L'excédent est reversé aux copropriétaires au prorata de leurs tantièmes dans la clé.</p>`,
    `${head(5, 'ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE (31/12/2025)')}${table(['TRAVAUX', 'Travaux votés<br>(A)', 'Travaux payés<br>(B)', 'Travaux réalisés<br>(C)', 'Appels travaux, emprunts et subventions reçus<br>(D)', 'Solde en attente sur travaux<br>(E) = (D) – (C)', 'Subventions et emprunts à recevoir<br>(F)'], [['Rénovation énergétique façades (AG du 03/06/2025)', '412 600,00', '38 200,00', '61 480,00', '60 000,00', '- 1 480,00', '148 560,00'], ['Sécurisation des accès (AG du 03/06/2025)', '18 900,00', '0,00', '9 450,40', '7 750,00', '- 1 700,40', '0,00'], '<tr class="t"><td>TOTAL</td><td>431 500,00</td><td>38 200,00</td><td>70 930,40</td><td>67 750,00</td><td>- 3 180,40</td><td>148 560,00</td></tr>'])}<p class="n">Le total de la colonne (E) correspond au compte 12 de l'annexe n° 1.</p>`,
  ],
  documents: [
    annexe(1, 'ANNEXE_1', {
      ...HEADED,
      annexes: ['1'],
      closed_on: '2025-12-31',
      fonds_places: 9640000,
      banques: 5203377,
      provisions_travaux: 1240000,
      avances_tresorerie: 3600000,
      fonds_travaux: 9640000,
      solde_travaux: -318040,
      creances_exigibles: 3377812,
      creances_douteuses: 940250,
      impayes: 4318062,
      excedents_verses: 2145983,
      dette_fournisseurs: 2604996,
      total_bilan: sheet[1] ?? 0,
      emprunts: 14856000,
    }),
    annexe(2, 'ANNEXE_2', {
      ...HEADED,
      annexes: ['2'],
      closed_on: '2025-12-31',
      ...BUDGETS,
      charges_travaux: 4128640,
    }),
    annexe(3, 'ANNEXE_3', { ...HEADED, annexes: ['3'], closed_on: '2025-12-31', ...BUDGETS }),
    annexe(4, 'ANNEXE_4', {
      ...HEADED,
      annexes: ['4'],
      closed_on: '2025-12-31',
      travaux_clos: either([...DONE], ['VMC bâtiment C', 'Peinture hall 118']),
    }),
    annexe(5, 'ANNEXE_5', {
      ...HEADED,
      annexes: ['5'],
      closed_on: '2025-12-31',
      travaux_en_cours: either(
        [
          'Rénovation énergétique façades (AG du 03/06/2025)',
          'Sécurisation des accès (AG du 03/06/2025)',
        ],
        ['Rénovation énergétique façades', 'Sécurisation des accès'],
      ),
      travaux_votes: 43150000,
      travaux_payes: 3820000,
      travaux_realises: 7093040,
      travaux_appeles: 6775000,
      solde_travaux: -318040,
      travaux_a_recevoir: 14856000,
    }),
  ],
};

export const ETATS_COMPTABLES = [complete];
