// Annexes that come without the others: the three that a meeting votes on, and a balance sheet alone.
import { either, type Paper, type Truth } from '../../paper.ts';
import { dotted, plain, spaced, sum, table, tr } from '../../writing.ts';

type Line = readonly [label: string, ...values: number[]];
const totals = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, at) => sum(lines.map((line) => Number(line[at + 1] ?? 0)))) ?? [];
const rows = (lines: readonly Line[], write: (cents: number) => string) =>
  lines.map(([label, ...values]) => [label, ...values.map((value) => write(value))]);
const end = (label: string, values: readonly number[], write: (cents: number) => string) =>
  tr([label, ...values.map(write)], 't');

const CASH: readonly Line[] = [
  ['501 Compte à terme', 1860000, 1610000],
  ['512 Banque', 1127344, 1304118],
];
const CLAIMS: readonly Line[] = [
  ['450 Copropriétaires, sommes exigibles restant à recevoir', 742018, 598430],
  ['459 Copropriétaires, créances douteuses', 0, 0],
  ['48 Charges constatées d’avance', 36500, 35000],
];
const RESERVES: readonly Line[] = [
  ['1031 Avances de trésorerie', 600000, 600000],
  ['105 Fonds de travaux', 1860000, 1610000],
];
const DEBTS: readonly Line[] = [
  ['450 Copropriétaires, excédents versés', 421702, 512208],
  ['401 Fournisseurs', 689160, 610340],
  ['408 Fournisseurs, factures non parvenues', 195000, 215000],
];
const assets = totals([...CASH, ...CLAIMS]);
const clovisHead = (number: string, title: string) =>
  `<table class="hd"><tr><td><b>CITALYS CHAMPAGNE</b><br>71 rue des Élus Rémois, 51100 REIMS</td><td style="text-align:right">Syndicat des copropriétaires RÉSIDENCE CLOVIS<br>9 boulevard des Vignerons, 51100 REIMS</td></tr></table><h1>${number} – ${title}</h1>`;
const SPENT: readonly Line[] = [
  ['Eau froide', 518220, 500000, 497115, 530000, 540000],
  ['Électricité des parties communes', 142830, 150000, 138264, 150000, 150000],
  ['Ménage et sortie des conteneurs', 861000, 860000, 838000, 880000, 900000],
  ['Contrats (extincteurs, surpresseur, porte)', 214600, 210000, 201350, 220000, 225000],
  ['Petites réparations', 388142, 250000, 291908, 280000, 280000],
  ['Assurance de l’immeuble', 486930, 440000, 421870, 500000, 530000],
  ['Honoraires de base du syndic', 720000, 720000, 705000, 735000, 750000],
];
const spent = totals(SPENT);
const KEYS: readonly Line[] = [
  ['Clé 10 – Charges générales', 2613502, 2420000, 2401392, 2555000, 2620000],
  ['Clé 21 – Escalier A', 110000, 115000, 102000, 116000, 118000],
  ['Clé 22 – Escalier B', 90000, 95000, 93000, 94000, 97000],
  ['Clé 40 – Eau froide', 518220, 500000, 497115, 530000, 540000],
];
const CLOVIS_HEADS = [
  'Exercice clos à approuver 2025/2026',
  'Budget voté 2025/2026',
  'Exercice précédent approuvé 2024/2025',
  'Budget en cours voté 2026/2027',
  'Budget à voter 2027/2028',
];

const clovis = {
  syndic: 'CITALYS CHAMPAGNE',
  building: 'RÉSIDENCE CLOVIS',
  building_address: '9 boulevard des Vignerons, 51100 REIMS',
  closed_on: '2026-03-31',
} as const;
const CLOVIS_YEARS = {
  charges_courantes: spent[0] ?? 0,
  budget_clos: spent[1] ?? 0,
  charges_courantes_precedentes: spent[2] ?? 0,
  budget_en_cours: spent[3] ?? 0,
  budget_a_voter: spent[4] ?? 0,
} as const;
const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts: { annexes: [String(page)], ...clovis, ...facts },
  absent: ['rnc', 'owner', 'iban', 'charges_travaux', 'emprunts'],
});

const three: Paper = {
  name: 'annexes-trois-reims',
  css: `font: 8.6pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 11pt; color: #3a7d44; margin: 5mm 0 3mm } .hd td { border-bottom: .3mm solid #3a7d44 } .v th { font-weight: bold; text-align: right; border-bottom: .3mm solid #000 } .v th:first-child { text-align: left } .v td { border-bottom: .1mm dotted #777 } .v td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; border-top: .3mm solid #000 }`,
  pages: [
    `${clovisHead('ANNEXE 1', 'État financier après répartition au 31 mars 2026')}${table(['ACTIF', 'Exercice clos au 31/03/2026', 'Exercice précédent au 31/03/2025'], [...rows(CASH, dotted), end('Total I – Trésorerie', totals(CASH), dotted), ...rows(CLAIMS, dotted), end('Total II – Créances', totals(CLAIMS), dotted), end('TOTAL GÉNÉRAL ACTIF', assets, dotted)], 'v')}<p></p>${table(['PASSIF', 'Exercice clos au 31/03/2026', 'Exercice précédent au 31/03/2025'], [...rows(RESERVES, dotted), end('Total I – Provisions et avances', totals(RESERVES), dotted), ...rows(DEBTS, dotted), end('Total II – Dettes', totals(DEBTS), dotted), end('TOTAL GÉNÉRAL PASSIF', totals([...RESERVES, ...DEBTS]), dotted)], 'v')}<p style="margin-top:6mm">Montants en euros. Document établi conformément au décret n° 2005-240 du 14 mars 2005 relatif aux comptes du syndicat des copropriétaires, soumis à l’approbation de l’assemblée générale.</p>`,
    `${clovisHead('ANNEXE 2', 'Compte de gestion général de l’exercice du 01/04/2025 au 31/03/2026 et budgets')}${table(['Charges pour opérations courantes', ...CLOVIS_HEADS], [...rows(SPENT, dotted), end('Total des charges courantes', spent, dotted), ...rows([['Provisions appelées', 3130000, 3130000, 3080000, 3295000, 3375000]], dotted)], 'v')}<p style="margin-top:6mm">Aucune dépense pour travaux ou opération exceptionnelle n’a été constatée au cours de l’exercice. L’insuffisance de provisions est répartie entre les copropriétaires selon les clés de l’annexe 3.</p>`,
    `${clovisHead('ANNEXE 3', 'Compte de gestion pour opérations courantes par clé, exercice clos le 31/03/2026, et budgets')}${table(['Clé de répartition', ...CLOVIS_HEADS], [...rows(KEYS, dotted), end('Total', totals(KEYS), dotted)], 'v')}`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      fonds_places: 1860000,
      banques: 1127344,
      avances_tresorerie: 600000,
      fonds_travaux: 1860000,
      creances_exigibles: 742018,
      creances_douteuses: 0,
      impayes: 742018,
      excedents_verses: 421702,
      dette_fournisseurs: either(689160, 884160),
      total_bilan: assets[0] ?? 0,
    }),
    part(2, 'ANNEXE_2', CLOVIS_YEARS),
    part(3, 'ANNEXE_3', CLOVIS_YEARS),
  ],
};

const LEFT: readonly Line[] = [
  ['Fonds placés (50)', 4210000, 3820000],
  ['Banque (51)', 1633072, 1790455],
  ['Copropriétaires débiteurs – sommes exigibles (45)', 1107316, 924180],
  ['Créances douteuses (459)', 205544, 205544],
];
const RIGHT: readonly Line[] = [
  ['Provisions pour travaux (102)', 300000, 0],
  ['Avances de trésorerie (1031)', 900000, 900000],
  ['Fonds de travaux (105)', 4210000, 3820000],
  ['Solde en attente sur travaux (12)', 0, 172000],
  ['Copropriétaires créditeurs – excédents versés (45)', 688412, 731909],
  ['Fournisseurs (40)', 1057520, 1116270],
];
const sheet: Paper = {
  name: 'annexes-bilan-strasbourg',
  css: `font: 9.4pt/1.45 'Nimbus Roman', serif; padding: 18mm; h1 { font-size: 13pt; text-align: center } .b td, .b th { border-left: .3mm solid #000; border-right: .3mm solid #000; padding: 1.2mm 2mm } .b th { border: .3mm solid #000; text-align: center; background: #e8e8e8 } .b td:nth-child(n+2) { text-align: right; white-space: nowrap } .b .t td { border: .3mm solid #000; font-weight: bold }`,
  pages: [
    `<p>SOGEREM ALSACE – syndic – 15 quai des Bateliers du Rhin, 67000 STRASBOURG</p><h1>ANNEXE N° 1<br>ÉTAT FINANCIER APRÈS RÉPARTITION À LA DATE DE CLÔTURE DE L’EXERCICE 31/12/2025</h1><p style="text-align:center">Copropriété LE PARC DE L’ILL – 35-37 quai des Cigognes, 67000 STRASBOURG – n° RNC AD8041556</p>${table(['TRÉSORERIE ET CRÉANCES', 'Exercice clos N', 'Exercice N-1'], [...rows(LEFT, spaced), end('TOTAL GÉNÉRAL', totals(LEFT), spaced)], 'b')}<p></p>${table(['PROVISIONS, AVANCES ET DETTES', 'Exercice clos N', 'Exercice N-1'], [...rows(RIGHT, spaced), end('TOTAL GÉNÉRAL', totals(RIGHT), spaced)], 'b')}<p style="margin-top:6mm">EMPRUNTS – montant restant dû au 31/12/2025 : ${plain(2844016)}</p><p>Observations du syndic : l’emprunt collectif souscrit en 2019 pour le ravalement arrive à échéance en 2029. Une procédure de recouvrement est engagée à l’encontre du copropriétaire inscrit au compte 459. Les copropriétaires qui ont opté pour le paiement comptant ne participent pas au remboursement.</p>`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_1',
      facts: {
        annexes: ['1'],
        syndic: 'SOGEREM ALSACE',
        building: 'LE PARC DE L’ILL',
        building_address: '35-37 quai des Cigognes, 67000 STRASBOURG',
        rnc: 'AD8041556',
        closed_on: '2025-12-31',
        fonds_places: 4210000,
        banques: 1633072,
        creances_exigibles: 1107316,
        creances_douteuses: 205544,
        impayes: 1312860,
        provisions_travaux: 300000,
        avances_tresorerie: 900000,
        fonds_travaux: 4210000,
        solde_travaux: 0,
        excedents_verses: 688412,
        dette_fournisseurs: 1057520,
        total_bilan: totals(LEFT)[0] ?? 0,
        emprunts: 2844016,
      },
      absent: ['owner', 'lots', 'iban', 'charges_courantes'],
    },
  ],
};

export const ANNEXES_ABREGEES = [three, sheet];
