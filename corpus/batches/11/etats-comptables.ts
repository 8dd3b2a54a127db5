// The accounting annexes: all five of one year lying down, the financial state alone, the budget sheets.
import { type Paper, type Truth, either } from '../../paper.ts';
import { spaced, sum, table, tr } from '../../writing.ts';

type Line = readonly [label: string, ...values: number[]];
const totals = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, column) => sum(lines.map((line) => Number(line[column + 1] ?? 0)))) ??
  [];
const at = (values: readonly number[], index: number) => values[index] ?? 0;
const rows = (lines: readonly Line[]) =>
  lines.map(([label, ...values]) => [label, ...values.map(spaced)]);
const total = (label: string, values: readonly number[]) => tr([label, ...values.map(spaced)], 't');
const part = (
  page: number,
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  absent: Truth['absent'] = [],
): Truth => ({ type: 'CV_AG', sub_kind, pages: [page], facts, absent });

const CASH: readonly Line[] = [
  ['50 Fonds placés', 1860000, 1512000],
  ['51 Banques ou fonds disponibles en banque', 1428835, 1377610],
  ['53 Caisse', 0, 0],
];
const KEPT: readonly Line[] = [
  ['102 Provisions pour travaux', 350000, 0],
  ['103 Avances', 0, 0],
  ['1031 Avances de trésorerie', 640000, 640000],
  ['1032 Avances travaux au titre de l’article 18', 0, 0],
  ['105 Fonds de travaux', 1860000, 1512000],
  ['12 Solde en attente sur travaux ou opérations exceptionnelles', 84000, 0],
];
const OWED: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 812460, 695020],
  ['459 Copropriétaires – créances douteuses', 214500, 180000],
  ['42 à 44 Autres créances', 0, 0],
  ['46 Débiteurs divers', 12000, 0],
];
const DUE: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 436295, 502630],
  ['40 Fournisseurs', 957500, 1110000],
  ['42 à 44 Autres dettes', 0, 0],
  ['46 Créditeurs divers', 0, 0],
];
const RUNNING: readonly Line[] = [
  ['60 Achats de matières et fournitures', 998610, 1082000, 1051440, 1100000, 1120000],
  ['61 Services extérieurs', 2610200, 2700000, 2733185, 2780000, 2850000],
  ['62 Frais d’administration et honoraires', 1588000, 1620000, 1618500, 1650000, 1690000],
  ['63 Impôts, taxes et versements assimilés', 41500, 42000, 42300, 43000, 44000],
  ['66 Charges financières', 3820, 0, 4110, 0, 0],
];
const used = totals(RUNNING);
const BY_KEY: readonly Line[] = [
  ['Charges communes générales', 3560130, 3680000, 3671535, 3760000, 3850000],
  ['Ascenseur', 684000, 702000, 712000, 720000, 738000],
  ['Eau froide', 998000, 1062000, 1066000, 1093000, 1116000],
];
const assets = at(totals(CASH), 0) + at(totals(OWED), 0);
const liabilities = at(totals(KEPT), 0) + at(totals(DUE), 0);
const before = at(totals(CASH), 1) + at(totals(OWED), 1);

const top = (number: number, title: string) =>
  `<table class="o"><tr><td><b>ARMOR GESTION</b> – 2 place Terre-au-Duc – 29000 QUIMPER</td><td>Syndicat des copropriétaires RÉSIDENCE KERVIR<br>12 rue des Korrigans 29000 QUIMPER</td><td>ANNEXE N° ${number}</td></tr></table><h1>${title}</h1>`;
const HEADS = [
  'Charges pour opérations courantes',
  'Exercice précédent approuvé 2024 (N-1)',
  'Exercice clos budget voté 2025 (N)',
  'Exercice clos réalisé à approuver 2025 (N)',
  'Budget prévisionnel en cours voté 2026 (N+1)',
  'Budget prévisionnel à voter 2027 (N+2)',
] as const;
const BUDGETS = {
  charges_courantes_precedentes: at(used, 0),
  budget_clos: at(used, 1),
  charges_courantes: at(used, 2),
  budget_en_cours: at(used, 3),
  budget_a_voter: at(used, 4),
} as const;
const KERVIR = {
  syndic: 'ARMOR GESTION',
  building: 'RÉSIDENCE KERVIR',
  building_address: '12 rue des Korrigans, 29000 QUIMPER',
} as const;

const css = `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 10mm 12mm; h1 { font-size: 11pt; text-align: center; margin: 3mm 0 } td, th { border: .2mm solid #777; padding: .9mm 1.4mm } th { background: #dfe9e8; font-weight: bold; text-align: center } td:nth-child(n+2) { text-align: right; white-space: nowrap } .o td { border: 0; text-align: left } .t td { font-weight: bold; background: #f0f4f4 } .x { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; align-items: start; margin-bottom: 3mm }`;

const five: Paper = {
  name: 'annexes-completes-quimper',
  css,
  landscape: true,
  pages: [
    `${top(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025')}<div class="x">${table(['I – SITUATION FINANCIÈRE ET TRÉSORERIE', 'Exercice clos 31/12/2025', 'Exercice précédent 31/12/2024'], [...rows(CASH), total('Trésorerie disponible – Total I', totals(CASH))])}${table(['PROVISIONS ET AVANCES', 'Exercice clos 31/12/2025', 'Exercice précédent 31/12/2024'], [...rows(KEPT), total('Total I', totals(KEPT))])}</div><div class="x">${table(['II – CRÉANCES', 'Exercice clos', 'Exercice précédent'], [...rows(OWED), total('Total II', totals(OWED)), total('Total général (I) + (II)', [assets, before])])}${table(['DETTES', 'Exercice clos', 'Exercice précédent'], [...rows(DUE), total('Total II', totals(DUE)), total('Total général (I) + (II)', [liabilities, before])])}</div><p>Emprunts : montant restant dû : 0,00. Les sommes sont exprimées en euros.</p>`,
    `${top(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025 ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2)')}${table(HEADS, [...rows(RUNNING), total('Sous-total', used), total('Produits : provisions copropriétaires (701)', [5400000, 5444000, 5444000, 5573000, 5704000]), total('Solde (excédent ou insuffisance sur opérations courantes)', [157870, 0, -5535, 0, 0])])}<p></p>${table(['Charges pour travaux et autres opérations exceptionnelles', 'Exercice précédent 2024', 'Budget voté 2025', 'Réalisé à approuver 2025'], [['67 Travaux décidés par l’assemblée générale', '0,00', '9 800,00', '9 640,00'], '<tr class="t"><td>Sous-total</td><td>0,00</td><td>9 800,00</td><td>9 640,00</td></tr>'])}`,
    `${top(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025 ET BUDGET PRÉVISIONNEL (N+2)')}${table(HEADS, [...rows(BY_KEY), total('Total charges nettes', used)])}<p>Les charges sont présentées par clé de répartition, conformément à l’article 8 du décret du 14 mars 2005.</p>`,
    `${top(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025')}${table(['Travaux et opérations', 'Dépenses votées', 'Dépenses réalisées', 'Provisions appelées', 'Solde'], [['Remplacement de la porte du parking', '9 800,00', '9 640,00', '9 800,00', '160,00'], '<tr class="t"><td>TOTAL</td><td>9 800,00</td><td>9 640,00</td><td>9 800,00</td><td>160,00</td></tr>'])}`,
    `${top(5, 'ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE AU 31/12/2025')}${table(['', 'Travaux votés A', 'Travaux payés B', 'Travaux réalisés C', 'Appels travaux, emprunts et subventions reçus D', 'Solde en attente sur travaux E = D – C', 'Subventions et emprunts à recevoir F'], [['Modernisation de l’ascenseur', '28 400,00', '6 100,00', '8 260,00', '9 100,00', '840,00', '19 300,00'], '<tr class="t"><td>TOTAL</td><td>28 400,00</td><td>6 100,00</td><td>8 260,00</td><td>9 100,00</td><td>840,00</td><td>19 300,00</td></tr>'])}`,
  ],
  documents: [
    part(
      1,
      'ANNEXE_1',
      {
        ...KERVIR,
        annexes: ['1'],
        closed_on: '2025-12-31',
        fonds_places: 1860000,
        banques: 1428835,
        provisions_travaux: 350000,
        avances_tresorerie: 640000,
        fonds_travaux: 1860000,
        solde_travaux: 84000,
        creances_exigibles: 812460,
        creances_douteuses: 214500,
        impayes: 812460 + 214500,
        excedents_verses: 436295,
        dette_fournisseurs: 957500,
        total_bilan: assets,
        emprunts: 0,
      },
      ['rnc'],
    ),
    part(2, 'ANNEXE_2', {
      ...KERVIR,
      annexes: ['2'],
      closed_on: '2025-12-31',
      ...BUDGETS,
      charges_travaux: 964000,
    }),
    part(3, 'ANNEXE_3', { ...KERVIR, annexes: ['3'], closed_on: '2025-12-31', ...BUDGETS }),
    part(4, 'ANNEXE_4', {
      ...KERVIR,
      annexes: ['4'],
      closed_on: '2025-12-31',
      travaux_clos: ['Remplacement de la porte du parking'],
    }),
    part(5, 'ANNEXE_5', {
      ...KERVIR,
      annexes: ['5'],
      closed_on: '2025-12-31',
      travaux_en_cours: ['Modernisation de l’ascenseur'],
      travaux_votes: 2840000,
      travaux_payes: 610000,
      travaux_realises: 826000,
      travaux_appeles: 910000,
      travaux_a_recevoir: 1930000,
    }),
  ],
};

const LEFT: readonly Line[] = [
  ['Compte 501 – Livret fonds de travaux', 4120000, 4688050],
  ['Compte 512 – Banque, compte séparé', 2266190, 1974475],
];
const CLAIMS: readonly Line[] = [
  ['Copropriétaires, sommes exigibles (450)', 1845030, 2216840],
  ['Copropriétaires douteux (459)', 0, 388000],
];
const RIGHT: readonly Line[] = [
  ['Avances de trésorerie (1031)', 1250000, 1250000],
  ['Fonds de travaux article 14-2-1 (105)', 4120000, 4688050],
];
const LIABLE: readonly Line[] = [
  ['Copropriétaires, excédents versés (450)', 1108420, 1206515],
  ['Fournisseurs (401)', 1752800, 2122800],
];
const first: Paper = {
  name: 'annexes-bilan-bayonne',
  css: `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 13pt; color: #a5281b } h2 { font-size: 10.5pt; margin: 4mm 0 1mm } td, th { border-bottom: .2mm solid #c9aba0 } th { font-weight: bold } td:nth-child(n+2), th:nth-child(n+2) { text-align: right; width: 32mm } .t td { font-weight: bold; background: #f7efe9 }`,
  pages: [
    `<p><b>Citadine Pays Basque</b> – 7 allée Boufflers, 64100 BAYONNE</p><p>SDC Résidence ARITZA, 33 allées Marines, 64100 BAYONNE</p><h1>Annexe 1 – État financier après répartition</h1><p>Exercice du 01/10/2024 au 30/09/2025 – état arrêté au 30/09/2025 – en euros</p><h2>Trésorerie</h2>${table(['', '30/09/2024', '30/09/2025'], [...rows(LEFT), total('Total I', totals(LEFT))])}<h2>Créances</h2>${table(['', '30/09/2024', '30/09/2025'], [...rows(CLAIMS), total('Total II', totals(CLAIMS)), total('TOTAL GÉNÉRAL I + II', [8231220, 9267365])])}<h2>Provisions et avances</h2>${table(['', '30/09/2024', '30/09/2025'], [...rows(RIGHT), total('Total I', totals(RIGHT))])}<h2>Dettes</h2>${table(['', '30/09/2024', '30/09/2025'], [...rows(LIABLE), total('Total II', totals(LIABLE)), total('TOTAL GÉNÉRAL I + II', [8231220, 9267365])])}<p style="margin-top:4mm">Présentation conforme à l’annexe n° 1 du décret n° 2005-240 du 14 mars 2005 relatif aux comptes du syndicat des copropriétaires. Les créances et les dettes sont présentées sans compensation entre elles.</p>`,
  ],
  documents: [
    part(
      1,
      'ANNEXE_1',
      {
        syndic: either('Citadine Pays Basque', 'Citadine'),
        building: 'Résidence ARITZA',
        building_address: '33 allées Marines, 64100 BAYONNE',
        annexes: ['1'],
        closed_on: '2025-09-30',
        exercice_from: '2024-10-01',
        exercice_to: '2025-09-30',
        fonds_places: 4688050,
        banques: 1974475,
        avances_tresorerie: 1250000,
        fonds_travaux: 4688050,
        creances_exigibles: 2216840,
        creances_douteuses: 388000,
        impayes: 2604840,
        excedents_verses: 1206515,
        dette_fournisseurs: 2122800,
        total_bilan: 9267365,
      },
      ['rnc', 'emprunts', 'provisions_travaux', 'solde_travaux'],
    ),
  ],
};

export const ETATS_COMPTABLES = [five, first];
