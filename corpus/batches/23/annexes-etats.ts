// Accounting annexes: the five of one building in landscape, then single ones of other offices.
import { either, type Paper, type Truth } from '../../paper.ts';
import { spaced, sum, table } from '../../writing.ts';
import { columnOf, columnsOf, foot, type Line } from './outils.ts';

const part = (
  page: number,
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  absent: Truth['absent'] = [],
): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts,
  absent,
});
const total = (label: string, values: readonly number[]) =>
  `<tr class="t"><td>${label}</td>${values.map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`;
const rows = (lines: readonly Line[]) =>
  lines.map(([label, ...values]) => [
    label,
    ...values.map((value) => (value === 0 ? '' : spaced(value))),
  ]);
const body = (lines: readonly Line[]) =>
  rows(lines)
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('');

const CASH: readonly Line[] = [
  ['50 Fonds placés', 0, 3150000],
  ['51 Banques', 5284117, 2987240],
  ['53 Caisse', 0, 0],
];
const FUNDS: readonly Line[] = [
  ['102 Provisions pour travaux décidés', 0, 840000],
  ['1031 Avances de trésorerie', 965000, 965000],
  ['1032 Avances travaux', 0, 0],
  ['1033 Autres avances', 0, 0],
  ['105 Fonds de travaux', 2622000, 3150000],
  ['131 Subventions en instance d’affectation', 0, 0],
  ['12 Solde en attente sur travaux', 118450, 227310],
];
const OWED: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 1284466, 1466905],
  ['459 Copropriétaires – créances douteuses', 312780, 512780],
  ['42 à 44 Autres créances', 0, 0],
  ['46 Débiteurs divers', 24000, 0],
  ['47 Compte d’attente', 0, 6350],
  ['48 Compte de régularisation', 0, 41200],
];
const owed = columnsOf(OWED);
const cash = columnsOf(CASH);
const funds = columnsOf(FUNDS);
const SUPPLIERS: readonly [number, number] = [1420880, 1731265];
const surplus = [0, 1].map(
  (year) =>
    (cash[year] ?? 0) + (owed[year] ?? 0) - (funds[year] ?? 0) - (SUPPLIERS[year] ?? 0) - 62000,
);
const DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', surplus[0] ?? 0, surplus[1] ?? 0],
  ['40 Fournisseurs', ...SUPPLIERS],
  ['42 à 44 Autres dettes (personnel, organismes sociaux)', 62000, 62000],
  ['46 Créditeurs divers', 0, 0],
];
const sheet = (year: number) => (cash[year] ?? 0) + (owed[year] ?? 0);

const SPENT: readonly Line[] = [
  ['601 Eau', 641208, 660000, 688412, 680000, 700000],
  ['602 Électricité', 248911, 270000, 261740, 270000, 275000],
  ['603 Chauffage, énergie et combustibles', 3411760, 3300000, 3287055, 3400000, 3450000],
  ['611 Nettoyage des locaux', 1074000, 1100000, 1098600, 1120000, 1150000],
  ['614 Contrats de maintenance', 604200, 620000, 618900, 630000, 645000],
  ['615 Entretien et petites réparations', 388015, 400000, 512366, 420000, 450000],
  ['616 Primes d’assurances', 771300, 800000, 812240, 840000, 880000],
  ['6211 Rémunération du syndic', 912000, 930000, 930000, 948000, 960000],
  ['6213 Frais postaux', 88412, 85000, 94180, 90000, 95000],
];
const BY_KEY: readonly Line[] = [
  ['01 Charges communes générales', 3482638, 3585000, 3709126, 3688000, 3810000],
  ['04 Ascenseurs', 604200, 620000, 618900, 630000, 645000],
  ['06 Chauffage', 3411760, 3300000, 3287055, 3400000, 3450000],
];
const waterKey = (column: number) => columnOf(SPENT, column) - columnOf(BY_KEY, column);
const KEYS: readonly Line[] = [
  ...BY_KEY,
  ['09 Eau froide', waterKey(0), waterKey(1), waterKey(2), waterKey(3), waterKey(4)],
];
const YEARS = `<thead><tr><th rowspan="2"></th><th colspan="3">POUR APPROBATION DES COMPTES</th><th colspan="2">POUR LE VOTE DU BUDGET PRÉVISIONNEL</th></tr><tr><th>Exercice précédent approuvé (N-1)<br>du 01/01/2024 au 31/12/2024</th><th>Exercice clos budget voté (N)<br>du 01/01/2025 au 31/12/2025</th><th>Exercice clos réalisé à approuver (N)<br>du 01/01/2025 au 31/12/2025</th><th>Budget prévisionnel en cours voté (N+1)<br>du 01/01/2026 au 31/12/2026</th><th>Budget prévisionnel à voter (N+2)<br>du 01/01/2027 au 31/12/2027</th></tr></thead>`;
const five = (lines: string) => `<table>${YEARS}<tbody>${lines}</tbody></table>`;
const top = (number: number, title: string) =>
  `<div class="hd"><span><b>MARNE GESTION IMMOBILIÈRE</b><br>29 place Drouet d’Erlon – 51100 REIMS</span><span><b>LES TERRASSES DE CLAIRMARAIS</b><br>6 rue Gosset – 51100 REIMS</span><span>Annexe n° ${number}<br>Édition du 02/03/2026</span></div><h1>${title}</h1>`;
const side = (title: string, lines: readonly Line[], end: string) =>
  table(
    [title, 'Exercice précédent<br>31/12/2024', 'Exercice clos<br>31/12/2025'],
    [...rows(lines), total(end, columnsOf(lines))],
  );
const called = [8050000, 8165000, 8165000, 8398000, 8605000];
const WORKS: readonly Line[] = [
  ['Remplacement porte de garage (AG 14/05/2024)', 1184000, 620000, 884000, 1111310, 72690],
  ['Audit de la chaufferie (AG 28/04/2025)', 312000, 0, 0, 0, 312000],
  ['Réfection allées (AG 28/04/2025)', 2650000, 0, 0, 0, 2650000],
];

const CLAIRMARAIS = {
  syndic: 'MARNE GESTION IMMOBILIÈRE',
  building: 'LES TERRASSES DE CLAIRMARAIS',
  building_address: '6 rue Gosset, 51100 REIMS',
} as const;
const BUDGETS = {
  charges_courantes_precedentes: columnOf(SPENT, 0),
  budget_clos: columnOf(SPENT, 1),
  charges_courantes: columnOf(SPENT, 2),
  budget_en_cours: columnOf(SPENT, 3),
  budget_a_voter: columnOf(SPENT, 4),
} as const;

const reims: Paper = {
  name: 'annexes-cinq-etats-reims',
  css: `font: 7.6pt/1.3 'Nimbus Sans', sans-serif; padding: 9mm 11mm; .hd { display: flex; justify-content: space-between; border: .2mm solid #7b1e3a; padding: 1.5mm } h1 { font-size: 10pt; text-align: center; margin: 2.5mm 0 } td, th { border: .2mm solid #b9a; padding: .6mm 1.2mm } th { background: #f5e9ed; text-align: center; font-weight: bold } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin-bottom: 3mm; align-items: start }`,
  landscape: true,
  pages: [
    `${top(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025')}<p style="text-align:center"><b>I – SITUATION FINANCIÈRE ET TRÉSORERIE</b></p><div class="two">${side('Trésorerie', CASH, 'TOTAL I')}${side('Provisions et avances', FUNDS, 'TOTAL I')}</div><p style="text-align:center"><b>II – CRÉANCES ET DETTES</b></p><div class="two">${side('Créances', OWED, 'TOTAL II')}${side('Dettes', DEBTS, 'TOTAL II')}</div><div class="two">${table([], [total('TOTAL GÉNÉRAL (I) + (II)', [sheet(0), sheet(1)])])}${table([], [total('TOTAL GÉNÉRAL (I) + (II)', [sheet(0), sheet(1)])])}</div><p>EMPRUNTS : montant restant dû : 0,00</p>`,
    `${top(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2)')}${five(
      `<tr class="t"><td colspan="6" style="text-align:left">CHARGES POUR OPÉRATIONS COURANTES</td></tr>${body(SPENT)}${total('SOUS-TOTAL', columnsOf(SPENT))}<tr class="t"><td colspan="6" style="text-align:left">PRODUITS POUR OPÉRATIONS COURANTES</td></tr>${body(
        [
          ['701 Provisions copropriétaires', ...called],
          ['714 Produits divers', 0, 0, 12500, 0, 0],
        ],
      )}`,
    )}<p></p>${table(['CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES', 'Exercice précédent approuvé 2024', 'Exercice clos à approuver 2025'], [['671 Travaux décidés par l’assemblée générale', spaced(1240000), spaced(618450)], ['672 Travaux urgents', spaced(0), spaced(97300)], total('SOUS-TOTAL', [1240000, 715750])])}`,
    `${top(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ (N) ET BUDGET PRÉVISIONNEL (N+2)')}${five(`${body(KEYS)}${total('TOTAL CHARGES NETTES', columnsOf(KEYS))}`)}<p style="margin-top:3mm">Provisions copropriétaires appelées au titre de l’exercice clos : ${spaced(8165000)}.</p>`,
    `${top(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL DE L’EXERCICE CLOS (N) – 31/12/2025')}${table(['Travaux de l’article 14-2 et opérations exceptionnelles', 'Exercice clos dépenses votées', 'Exercice clos dépenses', 'Provisions appelées, emprunts et subventions', 'Solde'], [['Mise en sécurité du tableau électrique (AG 14/05/2024)', spaced(640000), spaced(618450), spaced(640000), spaced(21550)], ['Recherche de fuite et réparation colonne (urgence)', spaced(0), spaced(97300), spaced(97300), spaced(0)], total('TOTAL', [640000, 715750, 737300, 21550])])}`,
    `${top(5, 'ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE – 31/12/2025')}${table(['Travaux', 'Travaux votés<br>A', 'Travaux payés<br>B', 'Travaux réalisés<br>C', 'Appels travaux, emprunts et subventions reçus<br>D', 'Solde en attente sur travaux<br>E = D – C', 'Subventions et emprunts à recevoir, appels<br>F = A – D'], [...WORKS.map(([label, voted = 0, paid = 0, done = 0, got = 0, due = 0]) => [label, spaced(voted), spaced(paid), spaced(done), spaced(got), spaced(got - done), spaced(due)]), total('TOTAL', [columnOf(WORKS, 0), columnOf(WORKS, 1), columnOf(WORKS, 2), columnOf(WORKS, 3), columnOf(WORKS, 3) - columnOf(WORKS, 2), columnOf(WORKS, 4)])])}`,
  ],
  documents: [
    part(
      1,
      'ANNEXE_1',
      {
        annexes: ['1'],
        ...CLAIRMARAIS,
        closed_on: '2025-12-31',
        fonds_places: 3150000,
        banques: 2987240,
        provisions_travaux: 840000,
        avances_tresorerie: 965000,
        fonds_travaux: 3150000,
        solde_travaux: 227310,
        creances_exigibles: 1466905,
        creances_douteuses: 512780,
        impayes: 1466905 + 512780,
        excedents_verses: surplus[1] ?? 0,
        dette_fournisseurs: SUPPLIERS[1],
        total_bilan: sheet(1),
        emprunts: 0,
      },
      ['rnc', 'owner'],
    ),
    part(
      2,
      'ANNEXE_2',
      {
        annexes: ['2'],
        ...CLAIRMARAIS,
        closed_on: '2025-12-31',
        ...BUDGETS,
        charges_travaux: 715750,
      },
      ['rnc'],
    ),
    part(3, 'ANNEXE_3', { annexes: ['3'], ...CLAIRMARAIS, closed_on: '2025-12-31', ...BUDGETS }, [
      'rnc',
    ]),
    part(4, 'ANNEXE_4', {
      annexes: ['4'],
      ...CLAIRMARAIS,
      closed_on: '2025-12-31',
      travaux_clos: either(
        [
          'Mise en sécurité du tableau électrique (AG 14/05/2024)',
          'Recherche de fuite et réparation colonne (urgence)',
        ],
        ['Mise en sécurité du tableau électrique', 'Recherche de fuite et réparation colonne'],
      ),
    }),
    part(5, 'ANNEXE_5', {
      annexes: ['5'],
      ...CLAIRMARAIS,
      closed_on: '2025-12-31',
      travaux_en_cours: either(
        WORKS.map(([label]) => label),
        WORKS.map(([label]) => label.replace(/ \(.*/, '')),
      ),
      travaux_votes: columnOf(WORKS, 0),
      travaux_payes: columnOf(WORKS, 1),
      travaux_realises: columnOf(WORKS, 2),
      travaux_appeles: columnOf(WORKS, 3),
      travaux_a_recevoir: columnOf(WORKS, 4),
    }),
  ],
};

const LILLE_LEFT: readonly Line[] = [
  ['512 Banque compte courant', 884210, 1120734],
  ['502 Livret fonds de travaux', 1210000, 940000],
];
const LILLE_OWED: readonly Line[] = [
  ['450 Copropriétaires débiteurs', 437915, 390122],
  ['486 Charges constatées d’avance', 18200, 17600],
];
const LILLE_FUNDS: readonly Line[] = [
  ['1031 Avance permanente de trésorerie', 450000, 450000],
  ['105 Fonds travaux ALUR', 1210000, 940000],
];
const lilleSum = sum([...LILLE_LEFT, ...LILLE_OWED].map((line) => line[1] ?? 0));
const lilleSumBefore = sum([...LILLE_LEFT, ...LILLE_OWED].map((line) => line[2] ?? 0));
const LILLE_DEBTS: readonly Line[] = [
  ['401 Fournisseurs', 511344, 602870],
  [
    '450 Copropriétaires créditeurs',
    lilleSum - 1660000 - 511344,
    lilleSumBefore - 1390000 - 602870,
  ],
];
const lille: Paper = {
  name: 'annexe-1-portrait-lille',
  css: `font: 9pt/1.35 'DejaVu Sans Condensed', sans-serif; td { border-bottom: .15mm solid #ccc } td:nth-child(n+2), th:nth-child(n+2) { text-align: right; width: 32mm } th { border-bottom: .4mm solid #0f766e; color: #0f766e } .t td { font-weight: bold; border-top: .3mm solid #0f766e } h2 { font-size: 10pt; background: #0f766e; color: #fff; padding: 1mm 2mm; margin: 4mm 0 1mm }`,
  pages: [
    `<p style="display:flex;justify-content:space-between"><b style="color:#0f766e;font-size:13pt">Bien&amp;Copro</b><span>SDC Les Filatures – 62 rue de Wazemmes – 59000 Lille<br>N° registre : AE2208714</span></p><h1 style="font-size:13pt">Annexe 1 – État financier après répartition</h1><p>Exercice du 01/04/2025 au 31/03/2026 – situation au 31 mars 2026 – montants en euros</p><h2>ACTIF</h2>${table(['Trésorerie', '31/03/2026', '31/03/2025'], [...rows(LILLE_LEFT), total('Total I', columnsOf(LILLE_LEFT))])}${table(['Créances', '31/03/2026', '31/03/2025'], [...rows(LILLE_OWED), total('Total II', columnsOf(LILLE_OWED)), total('Total général I + II', [lilleSum, lilleSumBefore])])}<h2>PASSIF</h2>${table(['Provisions et avances', '31/03/2026', '31/03/2025'], [...rows(LILLE_FUNDS), total('Total I', columnsOf(LILLE_FUNDS))])}${table(['Dettes', '31/03/2026', '31/03/2025'], [...rows(LILLE_DEBTS), total('Total II', columnsOf(LILLE_DEBTS)), total('Total général I + II', [lilleSum, lilleSumBefore])])}<p style="margin-top:5mm">Emprunt : néant. Document établi selon le décret n° 2005-240 du 14 mars 2005 et l’arrêté du même jour.</p>${foot('Bien&amp;Copro SAS – 20 boulevard de la Liberté, 59800 Lille – généré automatiquement le 21/06/2026')}`,
  ],
  documents: [
    part(
      1,
      'ANNEXE_1',
      {
        annexes: ['1'],
        syndic: 'Bien&Copro',
        building: 'Les Filatures',
        building_address: '62 rue de Wazemmes, 59000 Lille',
        rnc: 'AE2208714',
        closed_on: '2026-03-31',
        banques: either(884210, 884210 + 1210000),
        fonds_places: 1210000,
        avances_tresorerie: 450000,
        fonds_travaux: 1210000,
        creances_exigibles: 437915,
        impayes: 437915,
        excedents_verses: lilleSum - 1660000 - 511344,
        dette_fournisseurs: 511344,
        total_bilan: lilleSum,
      },
      ['creances_douteuses', 'provisions_travaux', 'solde_travaux', 'owner'],
    ),
  ],
};

export const ANNEXES_ETATS = [reims, lille];
