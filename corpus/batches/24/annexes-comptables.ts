// The accounting annexes: two lying sheets, and a financial state stacked alone.
import { type Paper, paperOf } from '../../paper.ts';
import { dotted, spaced, sum, table } from '../../writing.ts';
import { cells, columnOf, foot, type Line, part } from './outils.ts';

const OWNED: readonly Line[] = [
  ['50 Fonds placés', 3110000, 2400000],
  ['51 Banques ou fonds disponibles', 1874233, 2215508],
  ['53 Caisse', 0, 0],
];
const KEPT: readonly Line[] = [
  ['102 Provisions pour travaux', 0, 350000],
  ['1031 Avances de trésorerie', 960000, 960000],
  ['1032 Avances travaux', 0, 0],
  ['105 Fonds de travaux', 3110000, 2400000],
  ['12 Solde en attente s/ travaux ou opérations exceptionnelles', -84210, 0],
];
const CLAIMS: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 733128, 691400],
  ['459 Copropriétaires – créances douteuses', 215544, 0],
  ['46 Débiteurs divers', 12000, 12000],
];
const OWING: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 402115, 510318],
  ['40 Fournisseurs', 1440000, 985590],
  ['42 à 44 Autres dettes', 117000, 113000],
];
const grand = columnOf(OWNED, 1) + columnOf(CLAIMS, 1);
const grandBefore = columnOf(OWNED, 2) + columnOf(CLAIMS, 2);
const gap = (at: number) =>
  columnOf(OWNED, at) + columnOf(CLAIMS, at) - columnOf(KEPT, at) - columnOf(OWING, at);
/** What balances the sheet. */
const WAITING: Line = ['47 Compte d’attente', gap(1), gap(2)];
const DUE_ALL: readonly Line[] = [...OWING, WAITING];
const totalRow = (label: string, lines: readonly Line[]) =>
  `<tr class="t"><td>${label}</td>${[1, 2].map((at) => `<td>${spaced(columnOf(lines, at))}</td>`).join('')}</tr>`;
const half = (title: string, lines: readonly Line[], end: string) =>
  table([title, 'Exercice clos N', 'Exercice N-1'], [...cells(lines), totalRow(end, lines)]);

const SPENT: readonly Line[] = [
  ['60 Achats de matières et fournitures', 512200, 540000, 531877, 545000, 560000],
  ['61 Services extérieurs', 1910400, 1980000, 2044415, 2060000, 2110000],
  ['62 Frais d’administration et honoraires', 1188000, 1210000, 1206540, 1230000, 1255000],
  ['63 Impôts – taxes et versements assimilés', 41800, 45000, 43966, 45000, 45000],
  ['66 Charges financières des emprunts', 0, 0, 1250, 0, 0],
];
const BUDGETS = {
  charges_courantes_precedentes: columnOf(SPENT, 1),
  budget_clos: columnOf(SPENT, 2),
  charges_courantes: columnOf(SPENT, 3),
  budget_en_cours: columnOf(SPENT, 4),
  budget_a_voter: columnOf(SPENT, 5),
} as const;
const meauxTop = (number: number, title: string) =>
  `<table class="h"><tr><td>Syndicat des copropriétaires<br><b>LE PRÉ SAINT-FARON</b><br>2 à 12 rue de la Visitation – 77100 MEAUX</td><td style="text-align:center"><b>ANNEXE N° ${number}</b><br>${title}</td><td style="text-align:right">GESTIBRIE<br>13 cours Raoult – 77100 MEAUX<br>éd. 12/03/2026</td></tr></table>`;
const MEAUX = {
  syndic: 'GESTIBRIE',
  building: 'LE PRÉ SAINT-FARON',
  building_address: '2 à 12 rue de la Visitation, 77100 MEAUX',
  closed_on: '2025-12-31',
} as const;
const lying: Paper = {
  name: 'annexes-une-et-deux-meaux',
  landscape: true,
  css: `font: 7.6pt 'DejaVu Sans Condensed', sans-serif; padding: 9mm 12mm; td, th { border: .2mm solid #333; padding: .7mm 1.2mm } td:nth-child(n+2) { text-align: right; white-space: nowrap } th { text-align: center; font-weight: bold } .h td { border: 0; text-align: left; white-space: normal } .t td { font-weight: bold } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin: 3mm 0; align-items: start }`,
  pages: [
    `${meauxTop(1, 'État financier après répartition au 31/12/2025')}<p><b>I – SITUATION FINANCIÈRE ET TRÉSORERIE</b></p><div class="g">${half('Trésorerie', OWNED, 'Trésorerie disponible – Total I')}${half('Provisions et avances', KEPT, 'Total I')}</div><p><b>II – CRÉANCES ET DETTES</b></p><div class="g">${half('Créances', CLAIMS, 'Total II')}${half('Dettes', DUE_ALL, 'Total II')}</div><div class="g">${table([], [`<tr class="t"><td>TOTAL GÉNÉRAL (I) + (II)</td><td>${spaced(grand)}</td><td>${spaced(grandBefore)}</td></tr>`])}${table([], [`<tr class="t"><td>TOTAL GÉNÉRAL (I) + (II)</td><td>${spaced(columnOf(KEPT, 1) + columnOf(DUE_ALL, 1))}</td><td>${spaced(columnOf(KEPT, 2) + columnOf(DUE_ALL, 2))}</td></tr>`])}</div><p>EMPRUNTS : montant restant dû : 0,00</p>`,
    `${meauxTop(2, 'Compte de gestion général de l’exercice clos réalisé (N) du 01/01/2025 au 31/12/2025 et budget prévisionnel de l’exercice (N+2)')}<table style="margin-top:4mm"><thead><tr><th rowspan="3">CHARGES POUR OPÉRATIONS COURANTES</th><th colspan="3">Pour approbation des comptes</th><th colspan="2">Pour le vote du budget prévisionnel</th></tr><tr><th>Exercice précédent approuvé</th><th>Exercice clos budget voté</th><th>Exercice clos réalisé à approuver</th><th>Budget prévisionnel en cours voté</th><th>Budget prévisionnel à voter</th></tr><tr><th>N-1<br>2024</th><th>N<br>2025</th><th>N<br>2025</th><th>N+1<br>2026</th><th>N+2<br>2027</th></tr></thead>${cells(
      SPENT,
    )
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join(
        '',
      )}<tr class="t"><td>Total charges nettes</td>${[1, 2, 3, 4, 5].map((at) => `<td>${spaced(columnOf(SPENT, at))}</td>`).join('')}</tr><tr><td>701 Provisions sur opérations courantes</td><td>${spaced(3700000)}</td><td>${spaced(columnOf(SPENT, 2))}</td><td>${spaced(columnOf(SPENT, 2))}</td><td>${spaced(columnOf(SPENT, 4))}</td><td>${spaced(columnOf(SPENT, 5))}</td></tr><tr class="t"><td>Solde (excédent + / insuffisance -)</td><td>${spaced(3700000 - columnOf(SPENT, 1))}</td><td></td><td>${spaced(columnOf(SPENT, 2) - columnOf(SPENT, 3))}</td><td></td><td></td></tr></table><p style="margin-top:3mm">CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES : exercice précédent 0,00 – exercice clos, dépenses 9 842,10 – provisions appelées 9 000,00 – solde (insuffisance) - 842,10.</p>`,
  ],
  documents: [
    part(
      1,
      'ANNEXE_1',
      {
        annexes: ['1'],
        ...MEAUX,
        fonds_places: 3110000,
        banques: 1874233,
        provisions_travaux: 0,
        avances_tresorerie: 960000,
        fonds_travaux: 3110000,
        solde_travaux: -84210,
        creances_exigibles: 733128,
        creances_douteuses: 215544,
        impayes: 948672,
        excedents_verses: 402115,
        dette_fournisseurs: 1440000,
        total_bilan: grand,
        emprunts: 0,
      },
      ['rnc', 'owner', 'lots'],
    ),
    part(2, 'ANNEXE_2', { annexes: ['2'], ...MEAUX, ...BUDGETS, charges_travaux: 984210 }, ['rnc']),
  ],
};

const LEFT = [
  ['51', 'Banque (compte séparé)', 2210455, 1700388],
  ['50', 'Livret A – fonds travaux', 1468000, 1190000],
  ['45-1', 'Copropriétaires débiteurs – sommes exigibles restant à recevoir', 511390, 644012],
  ['459', 'Copropriétaires – créances douteuses', 0, 0],
] as const;
const RIGHT = [
  ['103.1', 'Avances de trésorerie (fonds de roulement)', 540000, 540000],
  ['105', 'Fonds de travaux', 1468000, 1190000],
  ['12', 'Solde en attente sur travaux', 312000, 0],
  ['45-1', 'Copropriétaires créditeurs – excédents versés', 280117, 390244],
  ['40', 'Fournisseurs, factures à payer', 1589728, 1414156],
] as const;
const stackedRow = ([code, label, now, past]: readonly [string, string, number, number]) =>
  `<tr><td>${dotted(past)}</td><td>${dotted(now)}</td><td>${code}</td><td>${label}</td></tr>`;
const leftTotal = sum(LEFT.map((one) => one[2]));
const leftPast = sum(LEFT.map((one) => one[3]));
const stacked: Paper = {
  ...paperOf(
    'annexe-1-actif-passif-orleans',
    `font: 9pt/1.4 'Carlito', sans-serif; padding: 15mm 18mm; td:nth-child(-n+2), th:nth-child(-n+2) { text-align: right; width: 30mm } th { border-bottom: .4mm solid #444; font-weight: bold } .t td { border-top: .3mm solid #444; font-weight: bold; padding-bottom: 5mm }`,
    [
      `<p style="text-align:right">Syndicat AE2-207-718</p><p><b>LOIRET COPRO SERVICES</b>, syndic de la copropriété <b>CLOS SAINT-MARCEAU</b><br>118 à 124 rue Dauphine 45000 ORLÉANS</p><h1 style="font-size:13pt">Annexe 1 – État financier après répartition à la clôture du 31 mars 2026</h1><table><thead><tr><th>31/03/2025</th><th>31/03/2026</th><th>Cpte</th><th>ACTIF</th></tr></thead>${LEFT.map(stackedRow).join('')}<tr class="t"><td>${dotted(leftPast)}</td><td>${dotted(leftTotal)}</td><td></td><td>TOTAL GÉNÉRAL ACTIF</td></tr></table><table><thead><tr><th>31/03/2025</th><th>31/03/2026</th><th>Cpte</th><th>PASSIF</th></tr></thead>${RIGHT.map(stackedRow).join('')}<tr class="t"><td>${dotted(sum(RIGHT.map((one) => one[3])))}</td><td>${dotted(sum(RIGHT.map((one) => one[2])))}</td><td></td><td>TOTAL GÉNÉRAL PASSIF</td></tr></table><p>Le syndicat n’a souscrit aucun emprunt. Aucune procédure en cours. Les fonds de travaux sont versés sur un compte rémunéré ouvert au nom du syndicat (art. 18 II).</p>${foot('L.C.S. SAS – 900 602 119 RCS Orléans')}`,
    ],
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_1',
      facts: {
        annexes: ['1'],
        syndic: 'LOIRET COPRO SERVICES',
        building: 'CLOS SAINT-MARCEAU',
        building_address: '118 à 124 rue Dauphine, 45000 ORLÉANS',
        rnc: 'AE2207718',
        closed_on: '2026-03-31',
        fonds_places: 1468000,
        banques: 2210455,
        avances_tresorerie: 540000,
        fonds_travaux: 1468000,
        solde_travaux: 312000,
        creances_exigibles: 511390,
        creances_douteuses: 0,
        impayes: 511390,
        excedents_verses: 280117,
        dette_fournisseurs: 1589728,
        total_bilan: leftTotal,
      },
      absent: ['provisions_travaux', 'budget_a_voter', 'owner'],
    },
  ),
};

export const ANNEXES_COMPTABLES = [lying, stacked];
