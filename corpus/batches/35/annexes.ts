// The five accounting annexes together, lying, as the commonest software prints them.
import { either, type Paper, type Truth } from '../../paper.ts';
import { spaced, sum } from '../../writing.ts';

type Line = readonly [label: string, ...values: number[]];
const totals = (lines: readonly Line[]): number[] =>
  (lines[0]?.slice(1) ?? []).map((_, index) =>
    sum(lines.map((line) => Number(line[index + 1] ?? 0))),
  );
const add = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, index) => value + (other[index] ?? 0));
const cells = (values: readonly number[]) =>
  values.map((value) => `<td>${value === 0 ? '' : spaced(value)}</td>`).join('');
const rows = (lines: readonly Line[]) =>
  lines.map(([label, ...values]) => `<tr><td>${label}</td>${cells(values)}</tr>`).join('');
const strong = (label: string, values: readonly number[]) =>
  `<tr class="t"><td>${label}</td>${values.map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`;

const CASH: readonly Line[] = [
  ['501 Compte à terme', 1850000, 2210000],
  ['502 Autre compte', 0, 0],
  ['512 Banques ou fonds disponibles en banque', 1436218, 1704455],
  ['53 Caisse', 0, 0],
];
const FUNDS: readonly Line[] = [
  ['102 Provisions pour travaux décidés', 0, 940000],
  ['1031 Avances de trésorerie', 610000, 610000],
  ['1032 Avances travaux au titre de l’art. 18 6e al. de la loi', 0, 0],
  ['105 Fonds de travaux', 1850000, 2210000],
  ['131 Subventions en instance d’affectation', 0, 0],
  ['12 Solde en attente sur travaux et opérations exceptionnelles', 288400, 115250],
];
const OWED: readonly Line[] = [
  ['450 Copropriétaires – sommes exigibles restant à recevoir (1)', 904176, 1012390],
  ['459 Copropriétaires – créances douteuses (1)', 312800, 312800],
  ['42 à 44 Autres créances', 0, 0],
  ['46 Débiteurs divers', 18600, 0],
  ['48 Compte d’attente', 0, 22145],
];
const DEBT: readonly Line[] = [
  ['450 Copropriétaires – excédents versés (1)', 518224, 376480],
  ['40 Fournisseurs', 1087170, 846060],
  ['42 à 44 Autres dettes', 168000, 164000],
  ['46 Créditeurs divers', 0, 0],
];
const asset = add(totals(CASH), totals(OWED));
const side = (title: string, lines: readonly Line[], end: string) =>
  `<table><thead><tr><th>${title}</th><th>Exercice précédent approuvé<br>31/12/2024</th><th>Exercice clos<br>31/12/2025</th></tr></thead>${rows(lines)}${strong(end, totals(lines))}</table>`;

const RUN: readonly Line[] = [
  ['601 Eau', 618240, 640000, 655418, 660000, 680000],
  ['602 Electricité', 201977, 220000, 214302, 220000, 225000],
  ['606 Fournitures', 18450, 20000, 12066, 20000, 20000],
  ['611 Nettoyage des locaux', 864000, 880000, 881280, 900000, 918000],
  ['614 Contrats de maintenance', 412630, 420000, 428915, 435000, 450000],
  ['615 Entretien et petites réparations', 288104, 300000, 351760, 320000, 330000],
  ['616 Primes d’assurances', 702415, 720000, 768940, 800000, 840000],
  ['621 Rémunérations du syndic sur gestion copropriété', 780000, 795000, 795000, 810000, 825000],
  ['622 Autres honoraires du syndic', 31200, 30000, 45600, 35000, 35000],
  ['661 Remboursement annuités emprunt', 0, 0, 0, 0, 0],
];
const CALLED: readonly Line[] = [
  ['701 Provisions copropriétaires', 3960000, 4025000, 4025000, 4200000, 4323000],
  ['718 Produits divers', 0, 0, 0, 0, 0],
];
const runTotals = totals(RUN);
const calledTotals = totals(CALLED);
const BY_KEY: readonly Line[] = [
  ['Total net clé 001 CHARGES GENERALES', 2980210, 3060000, 3142746, 3190000, 3282000],
  ['Total net clé 002 ASCENSEURS', 318566, 325000, 355117, 350000, 361000],
  ['Total net clé 003 EAU', 618240, 640000, 655418, 660000, 680000],
];
const keyTotals = totals(BY_KEY);
const FIVE = `<thead><tr><th rowspan="2"></th><th colspan="3">POUR APPROBATION DES COMPTES</th><th colspan="2">POUR LE VOTE DU BUDGET PREVISIONNEL</th></tr><tr><th>Exercice précédent approuvé N-1<br>2024</th><th>Exercice clos budget voté N<br>2025</th><th>Exercice clos réalisé à approuver N<br>2025</th><th>Budget prévisionnel en cours voté N+1<br>2026</th><th>Budget prévisionnel à voter N+2<br>2027</th></tr></thead>`;
const DONE: readonly Line[] = [
  ['Remplacement de la porte de garage (AG 12/06/2023 rés. 17)', 940000, 918500, 940000, 21500],
  ['Désembouage des colonnes (AG 10/06/2024 rés. 11)', 380000, 380000, 380000, 0],
];
const OPEN: readonly Line[] = [
  [
    'Étanchéité terrasse bât. A (AG 10/06/2024 rés. 12)',
    2860000,
    1420000,
    1744750,
    1860000,
    115250,
    1000000,
  ],
  ['Mise aux normes ascenseur B (AG 16/06/2025 rés. 9)', 1880000, 0, 0, 940000, 940000, 940000],
];

const top = (number: number, title: string) =>
  `<div class="e"><span><b>ROBINE IMMO SYNDIC</b> 46 cours Mirabeau 11100 NARBONNE</span><span>Résidence LES CARRELETS – 19 rue de l’Hérault 11100 NARBONNE – AH1-207-448</span></div><h1>ANNEXE ${number}</h1><h2>${title}</h2>`;
const part = (
  page: number,
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  absent: Truth['absent'] = [],
): Truth => ({
  type: 'CV_AG',
  also: ['CHARGES'],
  sub_kind,
  pages: [page],
  facts: {
    annexes: [String(page)],
    syndic: 'ROBINE IMMO SYNDIC',
    building: 'Résidence LES CARRELETS',
    building_address: '19 rue de l’Hérault, 11100 NARBONNE',
    rnc: 'AH1207448',
    ...facts,
  },
  absent,
});

const YEARS = {
  charges_courantes_precedentes: runTotals[0] ?? 0,
  budget_clos: runTotals[1] ?? 0,
  charges_courantes: runTotals[2] ?? 0,
  budget_en_cours: runTotals[3] ?? 0,
  budget_a_voter: runTotals[4] ?? 0,
} as const;

const complete: Paper = {
  name: 'annexes-couchees-narbonne',
  css: `font: 7.6pt/1.25 'Nimbus Sans', sans-serif; padding: 9mm 11mm; .e { display: flex; justify-content: space-between; border-bottom: .2mm solid #000; margin-bottom: 2mm } h1 { font-size: 11pt; margin: 0; text-align: center } h2 { font-size: 8.6pt; text-align: center } td, th { border: .2mm solid #444; padding: .6mm 1.2mm } th { background: #dde3ea; text-align: center; font-weight: bold } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #eef1f5 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; align-items: start; margin-bottom: 3mm } .f { position: absolute; bottom: 5mm; right: 11mm; font-size: 6.5pt } td[colspan] { text-align: left; font-weight: bold }`,
  landscape: true,
  pages: [
    `${top(1, 'État financier après répartition au 31/12/2025')}<p><b>I – SITUATION FINANCIERE ET TRESORERIE</b></p><div class="two">${side('Trésorerie', CASH, 'Trésorerie disponible – Total I')}${side('Provisions et avances', FUNDS, 'Total I')}</div><p><b>II – CREANCES ET DETTES</b></p><div class="two">${side('Créances', OWED, 'Total II')}${side('Dettes', DEBT, 'Total II')}</div><div class="two"><table>${strong('TOTAL GENERAL (I) + (II)', asset)}</table><table>${strong('TOTAL GENERAL (I) + (II)', add(totals(FUNDS), totals(DEBT)))}</table></div><p>EMPRUNTS : montant restant dû : néant</p><p>(1) A détailler dans la liste des copropriétaires créditeurs et débiteurs annexée.</p><p class="f">Annexe 1 – 1/5</p>`,
    `${top(2, 'Compte de gestion général de l’exercice clos réalisé du 01/01/2025 au 31/12/2025 et budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027')}<table>${FIVE}<tr><td colspan="6">CHARGES POUR OPERATIONS COURANTES</td></tr>${rows(RUN)}${strong('SOUS-TOTAL', runTotals)}<tr><td colspan="6">PRODUITS POUR OPERATIONS COURANTES</td></tr>${rows(CALLED)}${strong('SOUS-TOTAL', calledTotals)}${strong(
      'SOLDE (excédent ou insuffisance sur opérations courantes)',
      calledTotals.map((value, index) => value - (runTotals[index] ?? 0)),
    )}<tr><td colspan="6">CHARGES POUR TRAVAUX ET AUTRES OPERATIONS EXCEPTIONNELLES</td></tr>${rows(
      [
        ['671 Travaux décidés par l’assemblée générale', 514000, 0, 1298500, 0, 0],
        ['677 Pertes sur créances irrécouvrables', 0, 0, 14210, 0, 0],
      ],
    )}${strong('SOUS-TOTAL', [514000, 0, 1312710, 0, 0])}</table><p class="f">Annexe 2 – 2/5</p>`,
    `${top(3, 'Compte de gestion pour opérations courantes de l’exercice clos réalisé du 01/01/2025 au 31/12/2025 et budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027')}<table>${FIVE}${rows(BY_KEY)}${strong('TOTAL CHARGES NETTES', keyTotals)}${rows([['Provisions copropriétaires', 3960000, 4025000, 4025000, 4200000, 4323000]])}${strong(
      'Solde (excédent ou insuffisance affecté au copropriétaire)',
      [3960000, 4025000, 4025000, 4200000, 4323000].map(
        (value, index) => value - (keyTotals[index] ?? 0),
      ),
    )}</table><p class="f">Annexe 3 – 3/5</p>`,
    `${top(4, 'Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles hors budget prévisionnel de l’exercice clos réalisé du 01/01/2025 au 31/12/2025')}<table><thead><tr><th>TRAVAUX TERMINES</th><th>Dépenses votées</th><th>Dépenses réalisées</th><th>Provisions appelées, emprunts et subventions</th><th>Solde</th></tr></thead>${DONE.map(([label, ...values]) => `<tr><td>${label}</td>${values.map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`).join('')}${strong('TOTAL', totals(DONE))}</table><p class="f">Annexe 4 – 4/5</p>`,
    `${top(5, 'État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice (31/12/2025)')}<table><thead><tr><th>TRAVAUX</th><th>Travaux votés<br>A</th><th>Travaux payés<br>B</th><th>Travaux réalisés<br>C</th><th>Appels travaux, emprunts et subventions reçus<br>D</th><th>Solde en attente sur travaux<br>E = D – C</th><th>Subventions et emprunts à recevoir<br>F = A – D</th></tr></thead>${OPEN.map(([label, ...values]) => `<tr><td>${label}</td>${values.map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`).join('')}${strong('TOTAL', totals(OPEN))}</table><p class="f">Annexe 5 – 5/5</p>`,
  ],
  documents: [
    part(
      1,
      'ANNEXE_1',
      {
        closed_on: '2025-12-31',
        fonds_places: 2210000,
        banques: 1704455,
        provisions_travaux: 940000,
        avances_tresorerie: 610000,
        fonds_travaux: 2210000,
        solde_travaux: 115250,
        creances_exigibles: 1012390,
        creances_douteuses: 312800,
        impayes: 1325190,
        excedents_verses: 376480,
        dette_fournisseurs: either(846060, 1010060),
        total_bilan: asset[1] ?? 0,
      },
      ['owner', 'lots'],
    ),
    part(2, 'ANNEXE_2', { closed_on: '2025-12-31', ...YEARS, charges_travaux: 1312710 }),
    part(3, 'ANNEXE_3', { closed_on: '2025-12-31', ...YEARS }),
    part(4, 'ANNEXE_4', {
      closed_on: '2025-12-31',
      travaux_clos: either(
        DONE.map(([label]) => label),
        ['Remplacement de la porte de garage', 'Désembouage des colonnes'],
      ),
    }),
    part(5, 'ANNEXE_5', {
      closed_on: '2025-12-31',
      travaux_en_cours: either(
        OPEN.map(([label]) => label),
        ['Étanchéité terrasse bât. A', 'Mise aux normes ascenseur B'],
      ),
      travaux_votes: totals(OPEN)[0] ?? 0,
      travaux_payes: totals(OPEN)[1] ?? 0,
      travaux_realises: totals(OPEN)[2] ?? 0,
      travaux_appeles: totals(OPEN)[3] ?? 0,
      travaux_a_recevoir: totals(OPEN)[5] ?? 0,
    }),
  ],
};

export const ANNEXES = [complete];
