// The accounting annexes twice: boxes with the closed year first, and a listing with account numbers.
import { either, type Paper, type Truth } from '../../paper.ts';
import { plain, spaced, sum, table } from '../../writing.ts';

type Line = readonly [label: string, ...values: number[]];
const last = (lines: readonly Line[], column: number) =>
  sum(lines.map((line) => Number(line[column + 1] ?? 0)));
const totals = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, column) => last(lines, column)) ?? [];
const add = (...columns: readonly (readonly number[])[]): number[] =>
  columns[0]?.map((_, index) => sum(columns.map((column) => column[index] ?? 0))) ?? [];

const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts,
});

const rows = (lines: readonly Line[]) =>
  lines.map(([label, ...values]) => [label, ...values.map(spaced)]);
const total = (label: string, values: readonly number[]) =>
  `<tr class="t"><td>${label}</td>${values.map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`;

const CASH: readonly Line[] = [
  ['50 – Fonds placés', 2450000, 1800000],
  ['51 – Banques ou fonds disponibles en banque', 3120764, 2791830],
  ['53 – Caisse', 0, 0],
];
const RESERVES: readonly Line[] = [
  ['102 – Provisions pour travaux', 600000, 0],
  ['1031 – Avances de trésorerie', 820000, 820000],
  ['1032 – Avances travaux', 0, 0],
  ['105 – Fonds de travaux', 2450000, 1800000],
  ['12 – Solde en attente sur travaux et opérations exceptionnelles', 231000, 412000],
];
const OWED: readonly Line[] = [
  ['45 – Copropriétaires, sommes exigibles restant à recevoir', 1362215, 1100490],
  ['459 – Copropriétaires, créances douteuses', 428307, 428307],
  ['46 – Débiteurs divers', 0, 15000],
  ['48 – Comptes de régularisation', 31800, 0],
];
const DEBTS: readonly Line[] = [
  ['45 – Copropriétaires, excédents versés', 1290540, 1188020],
  ['40 – Fournisseurs', 1871546, 1795607],
  ['43 – Organismes sociaux', 130000, 120000],
];
const SPENT: readonly Line[] = [
  ['601 Eau', 712044, 700000, 688012, 720000, 740000],
  ['602 Électricité', 215000, 230000, 208835, 230000, 230000],
  ['611 Nettoyage', 1130000, 1140000, 1105000, 1160000, 1190000],
  ['614 Contrats de maintenance', 348000, 350000, 339000, 360000, 370000],
  ['616 Assurances', 612000, 600000, 574000, 630000, 650000],
  ['6211 Rémunération du syndic', 960000, 960000, 940000, 980000, 990000],
];
const side = (title: string, lines: readonly Line[], end: string) =>
  table([title, '31/12/2025', '31/12/2024'], [...rows(lines), total(end, totals(lines))]);
const header = (number: string, title: string) =>
  `<div class="hd"><span>Résidence JEAN BART – 30 rue de la Barre – 59800 LILLE</span><span>Cabinet Vandamme Immobilier</span></div><h1>Annexe n° ${number}</h1><h3>${title}</h3>`;
const YEARS_HEAD = `<thead><tr><th rowspan="2"></th><th colspan="3">Pour approbation des comptes</th><th colspan="2">Pour le vote du budget prévisionnel</th></tr><tr><th>Exercice clos<br>réalisé à approuver<br>2025</th><th>Exercice clos<br>budget voté<br>2025</th><th>Exercice précédent<br>approuvé<br>2024</th><th>Budget en cours<br>voté<br>2026</th><th>Budget<br>à voter<br>2027</th></tr></thead>`;
const yearTable = (body: string) => `<table>${YEARS_HEAD}<tbody>${body}</tbody></table>`;
const trs = (lines: readonly Line[]) =>
  rows(lines)
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('');
const sheet = add(totals(CASH), totals(OWED));

/** Printed over every annexe. */
const JEAN_BART = {
  syndic: 'Cabinet Vandamme Immobilier',
  building: 'Résidence JEAN BART',
  building_address: '30 rue de la Barre, 59800 LILLE',
} as const;

const boxes: Paper = {
  name: 'annexes-encadres',
  css: `font: 8.2pt 'DejaVu Sans', sans-serif; padding: 10mm 12mm; .hd { display: flex; justify-content: space-between; border-bottom: .3mm solid #345; margin-bottom: 2mm } h1 { font-size: 12pt; margin: 0; color: #345 } h3 { font-size: 9.5pt; font-weight: normal } td, th { border: .2mm solid #9aa; padding: .8mm 1.4mm } th { background: #e4eaf0; text-align: center; font-weight: bold } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #f3f5f7 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; margin-bottom: 4mm; align-items: start }`,
  landscape: true,
  pages: [
    `${header('1', 'État financier après répartition au 31/12/2025')}<div class="two">${side('Trésorerie', CASH, 'TOTAL I')}${side('Provisions et avances', RESERVES, 'TOTAL I')}</div><div class="two">${side('Créances', OWED, 'TOTAL II')}${side('Dettes', DEBTS, 'TOTAL II')}</div><div class="two">${table([], [total('TOTAL GÉNÉRAL (I + II)', sheet)])}${table([], [total('TOTAL GÉNÉRAL (I + II)', add(totals(RESERVES), totals(DEBTS)))])}</div><p>Emprunts : montant restant dû 62 480,00</p>`,
    `${header('2', 'Compte de gestion général de l’exercice clos (du 01/01/2025 au 31/12/2025) et budget prévisionnel de l’exercice 2027')}${yearTable(`<tr><td colspan="6" style="text-align:left"><b>CHARGES POUR OPÉRATIONS COURANTES</b></td></tr>${trs(SPENT)}${total('Sous-total', totals(SPENT))}<tr><td colspan="6" style="text-align:left"><b>PRODUITS POUR OPÉRATIONS COURANTES</b></td></tr>${trs([['701 Provisions sur opérations courantes', 3980000, 3980000, 3890000, 4080000, 4170000]])}${total('Solde (excédent)', [2956, 0, 35153, 0, 0])}`)}<p></p>${table(['Travaux de l’article 14-2 et opérations exceptionnelles', 'Réalisé 2025', 'Réalisé 2024'], [['671 Travaux décidés par l’assemblée générale', '18 240,00', '0,00'], '<tr class="t"><td>Sous-total</td><td>18 240,00</td><td>0,00</td></tr>'])}`,
    `${header('3', 'Compte de gestion pour opérations courantes de l’exercice clos (2025) et budget prévisionnel 2027, par clé')}${yearTable(
      `${trs([
        ['001 Charges communes générales', 2917000, 2930000, 2827835, 3000000, 3060000],
        ['003 Ascenseur', 348000, 350000, 339000, 360000, 370000],
        ['005 Eau froide', 712044, 700000, 688012, 720000, 740000],
      ])}${total('TOTAL CHARGES NETTES', totals(SPENT))}`,
    )}`,
    `${header('4', 'Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles hors budget prévisionnel de l’exercice clos (2025)')}${table(['Opération terminée', 'Dépenses votées', 'Dépenses réalisées', 'Provisions appelées', 'Solde'], [['Réfection de l’étanchéité du toit-terrasse', '18 500,00', '18 240,00', '18 500,00', '260,00'], '<tr class="t"><td>TOTAL</td><td>18 500,00</td><td>18 240,00</td><td>18 500,00</td><td>260,00</td></tr>'])}`,
    `${header('5', 'État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés au 31/12/2025')}${table(['Travaux votés', 'A<br>Votés', 'B<br>Payés', 'C<br>Réalisés', 'D<br>Appels reçus', 'E = D – C<br>Solde en attente', 'F = A – D<br>Sommes à recevoir'], [['Réfection du hall d’entrée', '22 000,00', '3 100,00', '5 400,00', '11 000,00', '5 600,00', '11 000,00'], ['Mise en conformité de l’ascenseur', '34 600,00', '20 900,00', '27 310,00', '31 000,00', '3 690,00', '3 600,00'], '<tr class="t"><td>TOTAUX</td><td>56 600,00</td><td>24 000,00</td><td>32 710,00</td><td>42 000,00</td><td>9 290,00</td><td>14 600,00</td></tr>'])}`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      annexes: ['1'],
      ...JEAN_BART,
      closed_on: '2025-12-31',
      fonds_places: 2450000,
      banques: 3120764,
      provisions_travaux: 600000,
      avances_tresorerie: 820000,
      fonds_travaux: 2450000,
      solde_travaux: 231000,
      creances_exigibles: 1362215,
      creances_douteuses: 428307,
      impayes: 1790522,
      excedents_verses: 1290540,
      dette_fournisseurs: 1871546,
      total_bilan: sheet[0] ?? 0,
      emprunts: 6248000,
    }),
    part(2, 'ANNEXE_2', {
      annexes: ['2'],
      ...JEAN_BART,
      closed_on: '2025-12-31',
      charges_courantes: last(SPENT, 0),
      budget_clos: last(SPENT, 1),
      charges_courantes_precedentes: last(SPENT, 2),
      budget_en_cours: last(SPENT, 3),
      budget_a_voter: last(SPENT, 4),
      charges_travaux: 1824000,
    }),
    part(3, 'ANNEXE_3', {
      annexes: ['3'],
      ...JEAN_BART,
      charges_courantes: last(SPENT, 0),
      budget_clos: last(SPENT, 1),
      charges_courantes_precedentes: last(SPENT, 2),
      budget_en_cours: last(SPENT, 3),
      budget_a_voter: last(SPENT, 4),
    }),
    part(4, 'ANNEXE_4', {
      annexes: ['4'],
      ...JEAN_BART,
      travaux_clos: ['Réfection de l’étanchéité du toit-terrasse'],
    }),
    part(5, 'ANNEXE_5', {
      annexes: ['5'],
      ...JEAN_BART,
      closed_on: '2025-12-31',
      travaux_en_cours: ['Réfection du hall d’entrée', 'Mise en conformité de l’ascenseur'],
      travaux_votes: 5660000,
      travaux_payes: 2400000,
      travaux_realises: 3271000,
      travaux_appeles: 4200000,
      travaux_a_recevoir: 1460000,
    }),
  ],
};

const listing = (code: string, label: string, values: readonly number[]) =>
  `${code.padEnd(7)}${label.padEnd(values.length > 2 ? 24 : 44)}${values.map((value) => plain(value).padStart(values.length > 2 ? 13 : 16)).join('')}`;
const RUNNING: readonly Line[] = [
  ['EAU', 1520000, 1550000, 1561040, 1580000, 1620000],
  ['CHAUFFAGE COLLECTIF', 2644025, 2750000, 2710420, 2760000, 2840000],
  ['ENTRETIEN ET NETTOYAGE', 1310000, 1330000, 1334000, 1350000, 1380000],
  ['ASSURANCES', 702000, 720000, 738000, 750000, 780000],
  ['HONORAIRES SYNDIC', 835000, 850000, 845000, 860000, 880000],
];
const CODES = ['601', '603', '615', '616', '6211'];
const ruler = '-'.repeat(96);
const monoTop = (number: number, title: string) => `RHONALPIM – 61 AV JEAN COLOMB 69006 LYON
IMMEUBLE 0318 LE BELVEDERE DES CHARMETTES – 7 ET 9 RUE DES CHARMETTES 69100 VILLEURBANNE
EXERCICE DU 01/10/2024 AU 30/09/2025                                        ANNEXE COMPTABLE ${number}

${title}
${ruler}`;

export const LISTED_PAGES = [
  `<pre>${monoTop(1, 'ETAT FINANCIER APRES REPARTITION AU 30/09/2025')}
COMPTE LIBELLE                                           30/09/2024      30/09/2025
${ruler}
${[
  listing('501', 'COMPTES A TERME (FONDS PLACES)', [4000000, 5250000]),
  listing('512', 'BANQUE', [1834471, 912008]),
  listing('', 'TOTAL I TRESORERIE', [5834471, 6162008]),
  '',
  listing('450', 'COPROPRIETAIRES – SOMMES EXIGIBLES', [2214000, 1987735]),
  listing('459', 'COPROPRIETAIRES DOUTEUX', [0, 620000]),
  listing('', 'TOTAL II CREANCES', [2214000, 2607735]),
  listing('', 'TOTAL GENERAL ACTIF', [8048471, 8769743]),
  ruler,
  listing('1031', 'AVANCES DE TRESORERIE', [1500000, 1500000]),
  listing('105', 'FONDS DE TRAVAUX', [4000000, 5250000]),
  listing('120', 'SOLDE EN ATTENTE SUR TRAVAUX', [-125000, 0]),
  listing('', 'TOTAL I PROVISIONS ET AVANCES', [5375000, 6750000]),
  '',
  listing('450', 'COPROPRIETAIRES – EXCEDENTS VERSES', [1022471, 888695]),
  listing('401', 'FOURNISSEURS', [941000, 731048]),
  listing('408', 'FACTURES NON PARVENUES', [710000, 400000]),
  listing('', 'TOTAL II DETTES', [2673471, 2019743]),
  listing('', 'TOTAL GENERAL PASSIF', [8048471, 8769743]),
].join('\n')}
</pre>`,
  `<pre>${monoTop(2, 'COMPTE DE GESTION GENERAL DE L’EXERCICE CLOS ET BUDGET PREVISIONNEL')}
COMPTE CHARGES COURANTES         30/09/2024   30/09/2025   30/09/2025   30/09/2026   30/09/2027
                                   APPROUVE         VOTE  A APPROUVER         VOTE      A VOTER
${ruler}
${RUNNING.map(([label, ...values], index) => listing(CODES[index] ?? '', label, values)).join('\n')}
${ruler}
${listing('', 'TOTAL CHARGES COURANTES', totals(RUNNING))}
${listing('701', 'PROVISIONS APPELEES', [7100000, 7200000, 7200000, 7300000, 7500000])}
</pre>`,
  `<pre>${monoTop(3, 'COMPTE DE GESTION POUR OPERATIONS COURANTES, PAR CLE DE REPARTITION')}
CLE    LIBELLE                   30/09/2024   30/09/2025   30/09/2025   30/09/2026   30/09/2027
                                   APPROUVE         VOTE  A APPROUVER         VOTE      A VOTER
${ruler}
${listing('001', 'CHARGES GENERALES', [2847000, 2900000, 2917000, 2960000, 3040000])}
${listing('006', 'CHAUFFAGE COLLECTIF', [2644025, 2750000, 2710420, 2760000, 2840000])}
${listing('008', 'EAU FROIDE', [1520000, 1550000, 1561040, 1580000, 1620000])}
${ruler}
${listing('', 'TOTAL TOUTES CLES', totals(RUNNING))}
</pre>`,
] as const;
export const LISTED_CSS = `pre { margin: 0; font: 8.2pt/1.5 'DejaVu Sans Mono', monospace; letter-spacing: -.15mm }`;

const HEADED = {
  syndic: 'RHONALPIM',
  building: 'LE BELVEDERE DES CHARMETTES',
  building_address: '7 ET 9 RUE DES CHARMETTES, 69100 VILLEURBANNE',
  closed_on: '2025-09-30',
} as const;
const BUDGETS = {
  charges_courantes_precedentes: last(RUNNING, 0),
  budget_clos: last(RUNNING, 1),
  charges_courantes: last(RUNNING, 2),
  budget_en_cours: last(RUNNING, 3),
  budget_a_voter: last(RUNNING, 4),
} as const;

/** A notice of meeting carries the same sheets behind `before` of its own. */
export const listedTruths = (before: number): readonly Truth[] => [
  {
    ...part(before + 1, 'ANNEXE_1', {
      ...HEADED,
      annexes: ['1'],
      fonds_places: 5250000,
      banques: 912008,
      avances_tresorerie: 1500000,
      fonds_travaux: 5250000,
      solde_travaux: 0,
      creances_exigibles: 1987735,
      creances_douteuses: 620000,
      impayes: 2607735,
      excedents_verses: 888695,
      dette_fournisseurs: either(731048, 1131048),
      total_bilan: 8769743,
    }),
    absent: ['emprunts', 'provisions_travaux', 'rnc'],
  },
  {
    ...part(before + 2, 'ANNEXE_2', { ...HEADED, annexes: ['2'], ...BUDGETS }),
    absent: ['charges_travaux', 'rnc'],
  },
  part(before + 3, 'ANNEXE_3', { ...HEADED, annexes: ['3'], ...BUDGETS }),
];

const listed: Paper = {
  name: 'annexes-listing',
  css: LISTED_CSS,
  pages: LISTED_PAGES,
  documents: listedTruths(0),
};

export const ANNEXES_COMPTABLES = [boxes, listed];
