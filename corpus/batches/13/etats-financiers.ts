// Two more buildings' accounts: a spreadsheet lying on its side, and two annexes of a Breton agency.
import type { Paper, Truth } from '../../paper.ts';
import { plain, spaced, sum, table } from '../../writing.ts';

type Line = readonly [label: string, ...values: number[]];
const column = (lines: readonly Line[], at: number) =>
  sum(lines.map((line) => Number(line[at + 1] ?? 0)));
const totals = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, at) => column(lines, at)) ?? [];
const rows = (lines: readonly Line[], write: (cents: number) => string) =>
  lines.map(([label, ...values]) => [label, ...values.map(write)]);
const total = (label: string, values: readonly number[], write: (cents: number) => string) =>
  `<tr class="t"><td>${label}</td>${values.map((value) => `<td>${write(value)}</td>`).join('')}</tr>`;

/** The closed year first, then the year before. */
const CASH: readonly Line[] = [
  ['50 - Fonds placés', 1450000, 1120000],
  ['51 - Banques', 685419, 741288],
  ['53 - Caisse', 0, 0],
];
const RESERVES: readonly Line[] = [
  ['102 - Provisions pour travaux', 0, 0],
  ['1031 - Avances de trésorerie', 450000, 450000],
  ['105 - Fonds de travaux', 1450000, 1120000],
  ['12 - Solde en attente sur travaux', 0, 88000],
];
const OWED: readonly Line[] = [
  ['450 - Copropriétaires, sommes exigibles restant à recevoir', 389662, 301550],
  ['459 - Copropriétaires, créances douteuses', 0, 0],
  ['46 - Débiteurs divers', 21000, 0],
];
const DEBTS: readonly Line[] = [
  ['450 - Copropriétaires, excédents versés', 214880, 188310],
  ['40 - Fournisseurs', 409351, 299028],
  ['408 - Fournisseurs, factures non parvenues', 21850, 17500],
];
const sheet = [0, 1].map((at) => column(CASH, at) + column(OWED, at));
/** Approved, voted, done, voted, to be voted. */
const SPENT: readonly Line[] = [
  ['601 - Eau', 1184300, 1200000, 1204500, 1220000, 1240000],
  ['602 - Électricité', 171900, 180000, 170400, 180000, 180000],
  ['611 - Nettoyage', 1331000, 1360000, 1358000, 1390000, 1420000],
  ['613 - Espaces verts', 366000, 380000, 378000, 385000, 390000],
  ['615 - Petites réparations', 248910, 250000, 215300, 250000, 250000],
  ['616 - Assurances', 488000, 500000, 512000, 540000, 560000],
  ['621 - Honoraires du syndic', 672000, 684000, 684000, 695000, 705000],
];
const last = (at: number) => column(SPENT, at);

const EUTROPE = {
  syndic: 'Cabinet BERTHOMÉ',
  building: 'LE CLOS SAINT-EUTROPE',
  building_address: '18 rue du Vieux Pressoir, 17100 SAINTES',
} as const;
const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts,
});
const top = (title: string) =>
  `<p style="margin:0"><b>Cabinet BERTHOMÉ</b> – 3 place du Synode – 17100 SAINTES<br>Copropriété LE CLOS SAINT-EUTROPE – 18 rue du Vieux Pressoir – 17100 SAINTES</p><h1>${title}</h1>`;
const quarter = (title: string, lines: readonly Line[], end: string) =>
  table(
    [title, 'Exercice clos<br>31/12/2025', 'Exercice précédent<br>31/12/2024'],
    [...rows(lines, plain), total(end, totals(lines), plain)],
    'x',
  );

const spreadsheet: Paper = {
  name: 'annexes-tableur-saintes',
  css: `font: 8.6pt 'Nimbus Sans', sans-serif; padding: 11mm 13mm; h1 { font-size: 11.5pt; background: #d9d9d9; text-align: center; padding: 1.2mm; margin: 3mm 0 } .x td, .x th { border: .2mm solid #000; padding: .7mm 1.4mm } .x th { font-weight: bold; text-align: center; background: #eee } .x td:nth-child(n+2) { text-align: right; width: 27mm } .x .t td { font-weight: bold } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; align-items: start; margin-bottom: 4mm }`,
  landscape: true,
  pages: [
    `${top('ANNEXE 1 – ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025')}<div class="g">${quarter('I – TRÉSORERIE', CASH, 'TOTAL I')}${quarter('I – PROVISIONS ET AVANCES', RESERVES, 'TOTAL I')}</div><div class="g">${quarter('II – CRÉANCES', OWED, 'TOTAL II')}${quarter('II – DETTES', DEBTS, 'TOTAL II')}</div><div class="g">${table([], [total('TOTAL GÉNÉRAL (I + II)', sheet, plain)], 'x')}${table([], [total('TOTAL GÉNÉRAL (I + II)', sheet, plain)], 'x')}</div><p>Les montants sont exprimés en euros. Le fonds de travaux est placé sur un compte rémunéré ouvert au nom du syndicat. Il n’existe ni emprunt ni subvention.</p>`,
    `${top('ANNEXE 2 – COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE 2025 (01/01/2025 – 31/12/2025) ET BUDGET PRÉVISIONNEL 2027')}${table(
      [
        'CHARGES COURANTES',
        'Exercice précédent approuvé 2024',
        'Budget voté 2025',
        'Réalisé à approuver 2025',
        'Budget en cours voté 2026',
        'Budget à voter 2027',
      ],
      [...rows(SPENT, plain), total('TOTAL CHARGES COURANTES', totals(SPENT), plain)],
      'x',
    )}<p></p>${table(
      [
        'TRAVAUX ET OPÉRATIONS EXCEPTIONNELLES (article 14-2)',
        'Réalisé 2024',
        '',
        'Réalisé 2025',
        '',
        '',
      ],
      [
        ['671 - Réfection du portail', '0,00', '', '4612,00', '', ''],
        '<tr class="t"><td>TOTAL TRAVAUX</td><td>0,00</td><td></td><td>4612,00</td><td></td><td></td></tr>',
      ],
      'x',
    )}<p style="margin-top:4mm">L’excédent de l’exercice est réparti entre les copropriétaires après approbation des comptes par l’assemblée générale. Le budget à voter tient compte de la hausse attendue de la prime d’assurance.</p>`,
  ],
  documents: [
    {
      ...part(1, 'ANNEXE_1', {
        annexes: ['1'],
        ...EUTROPE,
        closed_on: '2025-12-31',
        fonds_places: 1450000,
        banques: 685419,
        provisions_travaux: 0,
        avances_tresorerie: 450000,
        fonds_travaux: 1450000,
        solde_travaux: 0,
        creances_exigibles: 389662,
        creances_douteuses: 0,
        impayes: 389662,
        excedents_verses: 214880,
        dette_fournisseurs: { either: [409351, 431201] },
        total_bilan: sheet[0] ?? 0,
      }),
      absent: ['rnc', 'emprunts'],
    },
    {
      ...part(2, 'ANNEXE_2', {
        annexes: ['2'],
        ...EUTROPE,
        closed_on: '2025-12-31',
        charges_courantes_precedentes: last(0),
        budget_clos: last(1),
        charges_courantes: last(2),
        budget_en_cours: last(3),
        budget_a_voter: last(4),
        charges_travaux: 461200,
      }),
      absent: ['rnc'],
    },
  ],
};

const LOCH: readonly Line[] = [
  ['Eau et assainissement', 421060, 430000, 438210, 440000, 450000],
  ['Électricité parties communes', 143300, 150000, 139450, 150000, 150000],
  ['Gaz chauffage', 1362000, 1400000, 1407500, 1420000, 1450000],
  ['Ménage', 986000, 1000000, 1004520, 1020000, 1045000],
  ['Maintenance ascenseur', 306000, 315000, 318000, 325000, 330000],
  ['Assurance immeuble', 572000, 590000, 601000, 640000, 670000],
  ['Honoraires syndic', 720000, 735000, 735000, 745000, 755000],
  ['Divers et réparations', 402110, 420000, 419000, 420000, 430000],
];
const BY_KEY: readonly Line[] = [
  ['001 Charges générales', 3133470, 3220000, 3241180, 3315000, 3395000],
  ['002 Ascenseur', 306000, 315000, 318000, 325000, 330000],
  ['003 Garages', 111000, 105000, 96000, 100000, 105000],
  ['004 Chauffage', 1362000, 1400000, 1407500, 1420000, 1450000],
];
const KER_LOCH = {
  syndic: 'LE BIHAN IMMOBILIER',
  building: 'Résidence Ker Loc’h',
  closed_on: '2025-12-31',
} as const;
const budgets = (lines: readonly Line[]) => ({
  charges_courantes_precedentes: column(lines, 0),
  budget_clos: column(lines, 1),
  charges_courantes: column(lines, 2),
  budget_en_cours: column(lines, 3),
  budget_a_voter: column(lines, 4),
});
const band = (number: string, title: string) =>
  `<div class="band"><b>LE BIHAN IMMOBILIER</b><span>Résidence Ker Loc’h</span><span>Annexe ${number}</span></div><p style="text-align:center"><b>${title}</b></p>`;
const HEADS = [
  'Libellé',
  'Exercice clos 31/12/2024 approuvé',
  'Exercice clos 31/12/2025 budget voté',
  'Exercice clos 31/12/2025 à approuver',
  'Exercice en cours 31/12/2026 budget voté',
  'Exercice à venir 31/12/2027 budget à voter',
] as const;

const agency: Paper = {
  name: 'annexes-deux-trois-auray',
  css: `font: 8.4pt/1.3 'DejaVu Sans', sans-serif; padding: 13mm; .band { background: #1b4f72; color: #fff; display: flex; justify-content: space-between; padding: 2mm 3mm; margin-bottom: 4mm; font-size: 9.4pt } .a th { border-bottom: .5mm solid #1b4f72; vertical-align: bottom; font-size: 7.4pt } .a td { border-bottom: .15mm solid #c4d2de } .a td:nth-child(n+2), .a th:nth-child(n+2) { text-align: right; width: 25mm } .a .t td { font-weight: bold; background: #e6eef5 } .ft { position: absolute; bottom: 8mm; right: 13mm; font-size: 7pt }`,
  pages: [
    `${band('2', 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS LE 31/12/2025 ET BUDGETS PRÉVISIONNELS')}<p>Charges pour opérations courantes (montants en euros)</p>${table(HEADS, [...rows(LOCH, spaced), total('Total charges courantes', totals(LOCH), spaced)], 'a')}<p style="margin-top:6mm">Produits pour opérations courantes</p>${table(HEADS, [...rows([['Provisions appelées', 4900000, 5040000, 5040000, 5160000, 5280000]], spaced), total('Total produits courants', [4900000, 5040000, 5040000, 5160000, 5280000], spaced)], 'a')}<p style="margin-top:6mm">Aucune opération de travaux hors budget n’a été comptabilisée au cours de l’exercice ; le remplacement de la porte de garage, voté le 12 décembre 2025, figure à l’annexe 5.</p><p class="ft">Comptes établis par nos soins, Auray, le 6 mars 2026 – 1/2</p>`,
    `${band('3', 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS LE 31/12/2025, PAR CLÉ DE RÉPARTITION')}${table(HEADS, [...rows(BY_KEY, spaced), total('Total', totals(BY_KEY), spaced)], 'a')}<p style="margin-top:6mm">Rappel des bases : charges générales 10 000, ascenseur 1 000, garages 480, chauffage selon relevés des répartiteurs de frais de chauffage.</p><p class="ft">Comptes établis par nos soins, Auray, le 6 mars 2026 – 2/2</p>`,
  ],
  documents: [
    part(1, 'ANNEXE_2', { annexes: ['2'], ...KER_LOCH, ...budgets(LOCH) }),
    part(2, 'ANNEXE_3', { annexes: ['3'], ...KER_LOCH, ...budgets(BY_KEY) }),
  ],
};

export const ETATS_FINANCIERS = [spreadsheet, agency];
