// The five accounting annexes together, lying.
import type { Paper } from '../../paper.ts';
import { spaced, table } from '../../writing.ts';
import { type Line, body, budgets, part, plus, column, totals } from './lignes-comptables.ts';
import { cells } from './outils.ts';

const CASH: readonly Line[] = [
  ['50 Fonds placés', 3100000, 2650000],
  ['51 Banques ou fonds disponibles', 1876533, 2044871],
];
const CLAIMS: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 1540218, 986440],
  ['459 Copropriétaires – créances douteuses', 312000, 312000],
  ['46 Débiteurs divers', 24000, 0],
];
const FUNDS: readonly Line[] = [
  ['102 Provisions pour travaux décidés', 850000, 0],
  ['1031 Avances de trésorerie', 640000, 640000],
  ['105 Fonds de travaux', 3100000, 2650000],
  ['12 Solde en attente s/ travaux et op. exceptionnelles', 118400, 77000],
];
const fundsLeft = plus(
  plus(totals(CASH), totals(CLAIMS)),
  totals(FUNDS).map((value) => -value),
);
const OWED: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 733915, 690225],
  ['40 Fournisseurs', (fundsLeft[0] ?? 0) - 733915 - 88000, (fundsLeft[1] ?? 0) - 690225 - 81000],
  ['43 Organismes sociaux (gardien)', 88000, 81000],
];
const assets = plus(totals(CASH), totals(CLAIMS));
const RUN: readonly Line[] = [
  ['601 Eau', 1104310, 1150000, 1188204, 1200000, 1230000],
  ['602 Électricité', 388000, 400000, 377415, 400000, 410000],
  ['603 Chauffage, énergie', 3320440, 3400000, 3571090, 3600000, 3650000],
  ['614 Contrats de maintenance', 512000, 520000, 519330, 540000, 555000],
  ['616 Primes d’assurances', 704000, 730000, 748126, 770000, 800000],
  ['621 Rémunération du syndic', 1180000, 1200000, 1200000, 1220000, 1245000],
  ['641 Salaires (gardien)', 2610000, 2660000, 2655480, 2700000, 2740000],
];
const BY_KEY: readonly Line[] = [
  ['Clé 1 – Charges générales', 4882000, 4980000, 4976246, 5080000, 5175000],
  ['Clé 4 – Ascenseurs', 512000, 520000, 524085, 550000, 575000],
  ['Clé 6 – Chauffage', 3320440, 3400000, 3571090, 3600000, 3650000],
  ['Clé 7 – Eau', 1104310, 1160000, 1188224, 1200000, 1230000],
];
const top = (number: number, title: string) =>
  `<div class="hd"><span>SDC LA TOUR D’AUVERGNE – 61 rue de Tolbiac – 75013 PARIS</span><span>Syndic : GESTRIM PARIS SUD – Reg. AC3-007-914</span></div><p class="n">ANNEXE N° ${number}</p><h1>${title}</h1>`;
const HEADS = [
  '',
  'Exercice précédent approuvé (N-1)',
  'Exercice clos budget voté (N)',
  'Exercice clos réalisé à approuver (N)',
  'Budget prévisionnel en cours voté (N+1)',
  'Budget prévisionnel à voter (N+2)',
];
const TOLBIAC = {
  syndic: 'GESTRIM PARIS SUD',
  building: 'LA TOUR D’AUVERGNE',
  building_address: '61 rue de Tolbiac, 75013 PARIS',
  rnc: 'AC3007914',
  closed_on: '2025-12-31',
} as const;
const five: Paper = {
  name: 'annexes-cinq-paris-13',
  landscape: true,
  css: `font: 7.6pt 'DejaVu Sans Condensed', sans-serif; padding: 9mm 11mm; .hd { display: flex; justify-content: space-between; font-size: 7pt; color: #444 } .n { text-align: right; font-weight: bold; margin: 1mm 0 } h1 { font-size: 10pt; text-align: center; background: #eee; padding: 1.5mm } td, th { border: .15mm solid #666; padding: .7mm 1.2mm } th { text-align: center; font-weight: bold } td:nth-child(n+2) { text-align: right } .t td { font-weight: bold } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm }`,
  pages: [
    `${top(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025')}<div class="two"><div>${table(['I – SITUATION FINANCIÈRE ET TRÉSORERIE', '31/12/2025', '31/12/2024'], [body(CASH, spaced), cells(['Total I', ...totals(CASH).map(spaced)], 't')])}<p></p>${table(['II – CRÉANCES', '31/12/2025', '31/12/2024'], [body(CLAIMS, spaced), cells(['Total II', ...totals(CLAIMS).map(spaced)], 't'), cells(['TOTAL GÉNÉRAL (I) + (II)', ...assets.map(spaced)], 't')])}</div><div>${table(['I – PROVISIONS ET AVANCES', '31/12/2025', '31/12/2024'], [body(FUNDS, spaced), cells(['Total I', ...totals(FUNDS).map(spaced)], 't')])}<p></p>${table(['II – DETTES', '31/12/2025', '31/12/2024'], [body(OWED, spaced), cells(['Total II', ...totals(OWED).map(spaced)], 't'), cells(['TOTAL GÉNÉRAL (I) + (II)', ...plus(totals(FUNDS), totals(OWED)).map(spaced)], 't')])}</div></div><p style="margin-top:3mm">Emprunts : montant restant dû : néant. Le fonds de travaux est placé sur un livret ouvert au nom du syndicat.</p>`,
    `${top(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025 ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2) DU 01/01/2027 AU 31/12/2027')}${table(HEADS, [cells(['<b>CHARGES POUR OPÉRATIONS COURANTES</b>', '', '', '', '', '']), body(RUN, spaced), cells(['Sous-total', ...totals(RUN).map(spaced)], 't'), cells(['<b>PRODUITS POUR OPÉRATIONS COURANTES</b>', '', '', '', '', '']), body([['701 Provisions copropriétaires', 9900000, column(RUN, 1), column(RUN, 1), column(RUN, 3), column(RUN, 4)]], spaced), cells(['<b>CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES</b>', '', '', '', '', '']), cells(['671 Travaux décidés par l’assemblée générale', spaced(0), '', spaced(2274050), '', '']), cells(['678 Charges exceptionnelles', spaced(15000), '', spaced(42010), '', '']), cells(['Sous-total', spaced(15000), '', spaced(2316060), '', ''], 't')])}`,
    `${top(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025')}${table(HEADS, [body(BY_KEY, spaced), cells(['TOTAL CHARGES NETTES', ...totals(RUN).map(spaced)], 't')])}`,
    `${top(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL DE L’EXERCICE CLOS RÉALISÉ (31/12/2025)')}${table(['Opérations', 'Dépenses votées', 'Dépenses réalisées', 'Provisions appelées, emprunts et subventions', 'Solde'], [cells(['Remplacement de la porte du parking', spaced(1180000), spaced(1162050), spaced(1180000), spaced(17950)]), cells(['Mise en conformité du local électrique', spaced(1112000), spaced(1112000), spaced(1112000), spaced(0)]), cells(['TOTAL', spaced(2292000), spaced(2274050), spaced(2292000), spaced(17950)], 't')])}`,
    `${top(5, 'ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE (31/12/2025)')}${table(['', 'Travaux votés (A)', 'Travaux payés (B)', 'Travaux réalisés (C)', 'Appels travaux, emprunts et subventions reçus (D)', 'Solde en attente sur travaux (E) = (D) – (C)', 'Subventions et emprunts à recevoir (F)'], [cells(['Étude de ravalement thermique', ...[960000, 411600, 411600, 530000, 118400, 0].map(spaced)])])}`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      ...TOLBIAC,
      annexes: ['1'],
      fonds_places: 3100000,
      banques: 1876533,
      provisions_travaux: 850000,
      avances_tresorerie: 640000,
      fonds_travaux: 3100000,
      solde_travaux: 118400,
      creances_exigibles: 1540218,
      creances_douteuses: 312000,
      impayes: 1852218,
      excedents_verses: 733915,
      dette_fournisseurs: (fundsLeft[0] ?? 0) - 733915 - 88000,
      total_bilan: assets[0] ?? 0,
    }),
    part(2, 'ANNEXE_2', { ...TOLBIAC, annexes: ['2'], ...budgets(RUN), charges_travaux: 2316060 }),
    part(3, 'ANNEXE_3', { ...TOLBIAC, annexes: ['3'], ...budgets(RUN) }),
    part(4, 'ANNEXE_4', {
      ...TOLBIAC,
      annexes: ['4'],
      travaux_clos: [
        'Remplacement de la porte du parking',
        'Mise en conformité du local électrique',
      ],
    }),
    part(5, 'ANNEXE_5', {
      ...TOLBIAC,
      annexes: ['5'],
      travaux_en_cours: ['Étude de ravalement thermique'],
      travaux_votes: 960000,
      travaux_payes: 411600,
      travaux_realises: 411600,
      travaux_appeles: 530000,
    }),
  ],
};

export const ANNEXES_SYNDICAT = [five];
