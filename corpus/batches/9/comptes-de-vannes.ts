// Three annexes of a large firm, standing, which its notice of meeting carries too.
import type { Paper, Truth } from '../../paper.ts';
import { spaced, sum } from '../../writing.ts';

type Line = readonly [code: string, label: string, ...values: number[]];
const SPENT: readonly Line[] = [
  ['602', 'Électricité', 598114, 610000, 614380, 620000, 630000],
  ['611', 'Nettoyage des locaux', 2790000, 2850000, 2874000, 2680000, 2720000],
  ['614', 'Contrats de maintenance', 306000, 312000, 312000, 318000, 324000],
  ['615', 'Entretien et petites réparations', 1244870, 1100000, 1019950, 1088000, 1090000],
  ['616', 'Assurances', 1102000, 1150000, 1184200, 1200000, 1240000],
  ['621', 'Rémunération du syndic', 1980000, 2016000, 2016000, 2030000, 2060000],
];
const KEYS: readonly Line[] = [
  ['01', 'Charges communes générales', 7563984, 7578000, 7620080, 7486000, 7600000],
  ['04', 'Ascenseur bâtiment B', 457000, 460000, 400450, 450000, 464000],
];
const total = (lines: readonly Line[], index: number) =>
  sum(lines.map((line) => Number(line[index + 2] ?? 0)));
const five = [0, 1, 2, 3, 4] as const;

const row = (line: readonly (string | number)[], name = '') =>
  `<tr class="${name}">${line.map((value) => `<td>${typeof value === 'number' ? spaced(value) : value}</td>`).join('')}</tr>`;
const top = (number: number, title: string) =>
  `<div class="tp"><b>Armor Gestion</b><span>Immeuble 1042 – LES HAUTS DE CONLEAU<br>12 rue du Vincin – 56000 VANNES</span><span>Annexe ${number}<br>Exercice du 01/01/2025 au 31/12/2025</span></div><h2>${title}</h2>`;
const HEADS = `<tr><th colspan="2"></th><th colspan="3">Pour approbation des comptes</th><th colspan="2">Pour le vote des budgets prévisionnels</th></tr><tr><th>Cpte</th><th>Libellé</th><th>Exercice 2024 approuvé</th><th>Budget 2025 voté</th><th>Exercice 2025 réalisé à approuver</th><th>Budget 2026 en cours voté</th><th>Budget 2027 à voter</th></tr>`;
const two = (title: string, lines: readonly (readonly (string | number)[])[]) =>
  `<table><tr><th>${title}</th><th>31/12/2024 approuvé</th><th>31/12/2025 à approuver</th></tr>${lines.map((line) => row(line, String(line[0]).startsWith('T') ? 't' : '')).join('')}</table>`;

export const VANNES_CSS = `.an { font: 8pt 'Nimbus Sans', sans-serif; .tp { display: flex; justify-content: space-between; border-bottom: .5mm solid #00708a; padding-bottom: 1.5mm } .tp b { color: #00708a; font-size: 12pt } h2 { font-size: 10.5pt; text-align: center; margin: 3mm 0 } table { margin-bottom: 4mm } td, th { border: .15mm solid #9dbac1; padding: 1mm 1.2mm } th { background: #eaf4f6; font-weight: bold; text-align: center } td { text-align: right; white-space: nowrap } td:first-child, .five td:nth-child(2) { text-align: left; white-space: normal } .t td { font-weight: bold; background: #eaf4f6 } }`;

export const VANNES_PAGES = [
  `<div class="an">${top(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025')}${two(
    'I – Situation financière et trésorerie',
    [
      ['50 – Fonds placés', 3100000, 3617600],
      ['51 – Banques ou fonds disponibles en banque', 1744206, 2218833],
      ['53 – Caisse', 0, 0],
      ['Trésorerie disponible – Total I', 4844206, 5836433],
    ],
  )}${two('Provisions et avances', [
    ['102 – Provisions pour travaux décidés', 0, 0],
    ['103 – Avances : 1031 – Avances de trésorerie', 1200000, 1200000],
    ['103 – Avances : 1033 – Autres avances', 0, 0],
    ['105 – Fonds de travaux', 3100000, 3617600],
    ['12 – Solde en attente sur travaux et opérations exceptionnelles', 0, 141200],
    ['Total I', 4300000, 4958800],
  ])}${two('II – Créances', [
    ['45 – Copropriétaires : sommes exigibles restant à recevoir', 917340, 1126408],
    ['459 – Copropriétaires : créances douteuses', 0, 214055],
    ['46 – Débiteurs divers', 0, 38000],
    ['Total II', 917340, 1378463],
  ])}${two('Dettes', [
    ['45 – Copropriétaires : excédents versés', 640218, 1008914],
    ['40 – Fournisseurs', 821328, 1187182],
    ['43 – Sécurité sociale et autres organismes sociaux', 0, 0],
    ['47 – Comptes d’attente', 0, 60000],
    ['Total II', 1461546, 2256096],
  ])}${two('Équilibre', [
    ['TOTAL GÉNÉRAL (I) + (II) trésorerie et créances', 5761546, 7214896],
    ['TOTAL GÉNÉRAL (I) + (II) provisions, avances et dettes', 5761546, 7214896],
    ['Emprunts : montant restant dû', 2104000, 1763550],
  ])}<p>Document établi selon le décret n° 2005-240 du 14 mars 2005 relatif aux comptes du syndicat des copropriétaires. La liste des soldes individuels est jointe (annexe complémentaire).</p></div>`,
  `<div class="an">${top(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS ET BUDGET PRÉVISIONNEL')}<table class="five">${HEADS}${SPENT.map((line) => row(line)).join('')}${row(['', 'Sous-total charges pour opérations courantes', ...five.map((index) => total(SPENT, index))], 't')}${row(['701', 'Provisions copropriétaires', 8038000, 8038000, 8038000, 7936000, 8064000])}${row(['', 'Sous-total produits pour opérations courantes', 8038000, 8038000, 8038000, 7936000, 8064000], 't')}${row(['', 'Solde (excédent)', 17016, '', 17470, '', ''], 't')}</table><table class="five"><tr><th>Cpte</th><th>Travaux art. 14-2 et opérations exceptionnelles</th><th>Exercice 2024 approuvé</th><th>Exercice 2025 à approuver</th></tr>${row(['671', 'Travaux décidés par l’assemblée générale', 0, 1486350])}${row(['661', 'Remboursement d’annuités d’emprunt', 340450, 340450])}${row(['', 'Sous-total charges travaux et opérations exceptionnelles', 340450, 1826800], 't')}${row(['702', 'Provisions sur travaux', 340450, 1826800])}</table><p>Les montants sont exprimés en euros. Le budget 2027 est soumis au vote de l’assemblée générale ; le budget 2026 a été voté l’année précédente et fait l’objet des appels en cours.</p></div>`,
  `<div class="an">${top(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS ET BUDGET PRÉVISIONNEL')}<table class="five">${HEADS.replace('Cpte', 'Clé')}${KEYS.map((line) => row(line)).join('')}${row(['', 'TOTAL CHARGES NETTES', ...five.map((index) => total(KEYS, index))], 't')}${row(['', 'Provisions copropriétaires', 8038000, 8038000, 8038000, 7936000, 8064000])}${row(['', 'Solde (excédent)', 17016, '', 17470, '', ''], 't')}</table><p>Charges communes générales : réparties sur 10 000 tantièmes. Ascenseur bâtiment B : réparties sur 1 000 parts. La part récupérable de chaque poste est portée sur le décompte individuel.</p></div>`,
] as const;

const CONLEAU = {
  syndic: 'Armor Gestion',
  building: 'LES HAUTS DE CONLEAU',
  building_address: '12 rue du Vincin, 56000 VANNES',
  closed_on: '2025-12-31',
} as const;
const BUDGETS = {
  charges_courantes_precedentes: total(SPENT, 0),
  budget_clos: total(SPENT, 1),
  charges_courantes: total(SPENT, 2),
  budget_en_cours: total(SPENT, 3),
  budget_a_voter: total(SPENT, 4),
} as const;

/** The notice of meeting carries them behind `before` sheets of its own. */
export const vannesTruths = (before: number): readonly Truth[] => [
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    pages: [before + 1],
    facts: {
      ...CONLEAU,
      annexes: ['1'],
      fonds_places: 3617600,
      banques: 2218833,
      provisions_travaux: 0,
      avances_tresorerie: 1200000,
      fonds_travaux: 3617600,
      solde_travaux: 141200,
      creances_exigibles: 1126408,
      creances_douteuses: 214055,
      impayes: 1340463,
      excedents_verses: 1008914,
      dette_fournisseurs: 1187182,
      total_bilan: 7214896,
      emprunts: 1763550,
    },
    absent: ['rnc'],
  },
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_2',
    pages: [before + 2],
    facts: { ...CONLEAU, annexes: ['2'], ...BUDGETS, charges_travaux: 1826800 },
    absent: ['rnc'],
  },
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_3',
    pages: [before + 3],
    facts: { ...CONLEAU, annexes: ['3'], ...BUDGETS },
  },
];

export const annexesOfVannes: Paper = {
  name: 'annexes-trois-vannes',
  css: VANNES_CSS,
  pages: VANNES_PAGES,
  documents: vannesTruths(0),
};
