// The five accounting annexes of one building in one file, as one program prints them.
import { either, type Paper, type Truth } from '../../paper.ts';
import { spaced, table } from '../../writing.ts';
import { columnOf, type Line, rowOf, rowsOf, totalsOf } from './annexes-feuilles.ts';

const ACTIF: readonly Line[] = [
  ['501 Compte à terme', 1500000, 1750000],
  ['512 Banques', 884120, 1012744],
];
const RESERVES: readonly Line[] = [
  ['1031 Avances de trésorerie', 600000, 600000],
  ['105 Fonds de travaux', 1500000, 1750000],
  ['12 Solde en attente sur travaux', 0, 96300],
];
const CREANCES: readonly Line[] = [
  ['45 Copropriétaires, sommes exigibles restant à recevoir', 412018, 538866],
  ['459 Copropriétaires, créances douteuses', 0, 0],
  ['46 Débiteurs divers', 12500, 0],
];
const DETTES: readonly Line[] = [
  ['45 Copropriétaires, excédents versés', 277900, 301442],
  ['401 Fournisseurs', 350738, 431118],
  ['408 Fournisseurs, factures non parvenues', 80000, 122750],
];
const whole = [0, 1].map((year) => columnOf(ACTIF, year) + columnOf(CREANCES, year));

const COSTS: readonly Line[] = [
  ['601 Eau', 318044, 330000, 341280, 345000, 350000],
  ['602 Électricité', 96210, 100000, 94077, 100000, 100000],
  ['611 Nettoyage', 652800, 660000, 665856, 680000, 690000],
  ['614 Contrats de maintenance', 188400, 195000, 193260, 200000, 205000],
  ['616 Assurances', 401133, 410000, 436602, 450000, 470000],
  ['621 Honoraires du syndic', 546000, 555000, 555000, 565000, 575000],
];
const costs = totalsOf(COSTS);
const income = [2240000, 2250000, 2250000, 2340000, 2390000];
const KEYS: readonly Line[] = [
  ['Clé 1 – Charges générales', 1884543, 1920000, 1944795, 1995000, 2040000],
  ['Clé 2 – Eau froide', 318044, 330000, 341280, 345000, 350000],
];

const HEADS = [
  'N-1 approuvé<br>2024',
  'N voté<br>2025',
  'N réalisé à approuver<br>2025',
  'N+1 voté<br>2026',
  'N+2 à voter<br>2027',
];
const top = (number: number, title: string) =>
  `<div class="top"><span>GPSO Copropriétés – agence de Mantes<br>6 rue Nationale 78200 MANTES-LA-JOLIE</span><span>LES TOURS DE GASSICOURT<br>19 boulevard du Maréchal-Juin – 78200 MANTES-LA-JOLIE</span><span>ANNEXE ${number}/5<br>imprimé le 02/03/2026</span></div><h1>Annexe n° ${number} – ${title}</h1>`;
const side = (title: string, lines: readonly Line[], end: string) =>
  table(
    [title, '31/12/2024', '31/12/2025'],
    [rowsOf(lines, spaced), rowOf(end, totalsOf(lines), spaced, 't')],
  );

const COMMON = {
  syndic: either('GPSO Copropriétés – agence de Mantes', 'GPSO Copropriétés'),
  building: 'LES TOURS DE GASSICOURT',
  building_address: '19 boulevard du Maréchal-Juin, 78200 MANTES-LA-JOLIE',
} as const;
const part = (
  page: number,
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  absent: Truth['absent'] = [],
): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts: { annexes: [String(page)], ...COMMON, ...facts },
  absent: ['rnc', 'owner', ...absent],
});
const BUDGETS = {
  charges_courantes_precedentes: costs[0] ?? 0,
  budget_clos: costs[1] ?? 0,
  charges_courantes: costs[2] ?? 0,
  budget_en_cours: costs[3] ?? 0,
  budget_a_voter: costs[4] ?? 0,
} as const;

const together: Paper = {
  name: 'annexes-ensemble-mantes-la-jolie',
  css: `font: 8.4pt/1.3 'Nimbus Sans', sans-serif; padding: 10mm 12mm; .top { display: flex; justify-content: space-between; font-size: 7.4pt; border-bottom: .3mm solid #000; padding-bottom: 1mm } h1 { font-size: 11pt; margin: 3mm 0 } table { margin-bottom: 3mm } td, th { border: .15mm solid #888; padding: .9mm 1.3mm } th { background: #eaeaea; text-align: center; font-weight: bold } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #f5f5f5 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; align-items: start }`,
  landscape: true,
  pages: [
    `${top(1, 'État financier après répartition au 31/12/2025')}<div class="two">${side('TRÉSORERIE', ACTIF, 'Total I')}${side('PROVISIONS ET AVANCES', RESERVES, 'Total I')}</div><div class="two">${side('CRÉANCES', CREANCES, 'Total II')}${side('DETTES', DETTES, 'Total II')}</div><div class="two"><table>${rowOf('TOTAL GÉNÉRAL (I + II)', whole, spaced, 't')}</table><table>${rowOf('TOTAL GÉNÉRAL (I + II)', whole, spaced, 't')}</table></div><p>Emprunts : néant.</p>`,
    `${top(2, 'Compte de gestion général de l’exercice clos réalisé (N) et budget prévisionnel de l’exercice (N+2)')}${table(['CHARGES POUR OPÉRATIONS COURANTES', ...HEADS], [rowsOf(COSTS, spaced), rowOf('Sous-total', costs, spaced, 't'), rowOf('701 Provisions copropriétaires', income, spaced)])}${table(['TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES', 'N-1 2024', 'N 2025'], [rowOf('671 Travaux votés', [0, 722600], spaced), rowOf('Sous-total', [0, 722600], spaced, 't')])}`,
    `${top(3, 'Compte de gestion pour opérations courantes de l’exercice clos réalisé (N) et budget prévisionnel (N+2)')}${table(['CLÉS DE RÉPARTITION', ...HEADS], [rowsOf(KEYS, spaced), rowOf('Total charges nettes', totalsOf(KEYS), spaced, 't')])}`,
    `${top(4, 'Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles hors budget prévisionnel de l’exercice clos réalisé (N)')}${table(['Travaux clôturés', 'Votés', 'Réalisés à approuver', 'Provisions appelées', 'Solde'], [rowOf('Remplacement du surpresseur', [760000, 722600, 760000, 37400], spaced), rowOf('Total', [760000, 722600, 760000, 37400], spaced, 't')])}`,
    `${top(5, 'État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice (N)')}${table(['Travaux', 'A Votés', 'B Payés', 'C Réalisés', 'D Appelés', 'E Solde en attente (D – C)', 'F Restant à appeler (A – D)'], [rowOf('Mise en sécurité électrique des caves', [428000, 96000, 117700, 214000, 96300, 214000], spaced), rowOf('TOTAL', [428000, 96000, 117700, 214000, 96300, 214000], spaced, 't')])}<p>Comptes arrêtés le 27/02/2026.</p>`,
  ],
  documents: [
    part(
      1,
      'ANNEXE_1',
      {
        closed_on: '2025-12-31',
        fonds_places: 1750000,
        banques: 1012744,
        avances_tresorerie: 600000,
        fonds_travaux: 1750000,
        solde_travaux: 96300,
        creances_exigibles: 538866,
        creances_douteuses: 0,
        impayes: 538866,
        excedents_verses: 301442,
        dette_fournisseurs: either(431118, 553868),
        total_bilan: whole[1] ?? 0,
      },
      ['provisions_travaux'],
    ),
    part(2, 'ANNEXE_2', { ...BUDGETS, charges_travaux: 722600 }),
    part(3, 'ANNEXE_3', BUDGETS),
    part(4, 'ANNEXE_4', { travaux_clos: ['Remplacement du surpresseur'] }, ['impayes']),
    part(5, 'ANNEXE_5', {
      travaux_en_cours: ['Mise en sécurité électrique des caves'],
      travaux_votes: 428000,
      travaux_payes: 96000,
      travaux_realises: 117700,
      travaux_appeles: 214000,
      travaux_a_recevoir: 214000,
    }),
  ],
};

export const ANNEXES_ENSEMBLE = [together];
