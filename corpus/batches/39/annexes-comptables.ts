// The five accounting annexes together.
import { type Paper } from '../../paper.ts';
import { spaced, table } from '../../writing.ts';
import { type Line, type Write, column, columns, rowsOf, totalRow, part } from './annexe-lines.ts';

// The five of them, Saint-Brieuc.
const CASH: readonly Line[] = [
  ['50 Fonds placés', 1200000, 1560000],
  ['51 Banques, ou fonds disponibles en banque', 1884217, 1437065],
  ['53 Caisse', 0, 0],
];
const OWED: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 512340, 688215],
  ['459 Copropriétaires – créances douteuses', 0, 143300],
  ['42 à 44 Autres créances', 0, 0],
  ['46 Débiteurs divers', 22000, 0],
];
const RESERVES: readonly Line[] = [
  ['102 Provisions pour travaux', 480000, 0],
  ['1031 Avances de trésorerie', 600000, 600000],
  ['105 Fonds de travaux', 1200000, 1560000],
  ['12 Solde en attente sur travaux et op. exceptionnelles', 0, 254000],
];
const DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 402100, 377645],
  ['40 Fournisseurs', 786457, 861935],
  ['42 à 44 Autres dettes', 150000, 175000],
];
const both = (one: readonly number[], other: readonly number[]) =>
  one.map((value, at) => value + (other[at] ?? 0));
const assets = both(columns(CASH), columns(OWED));
const liabilities = both(columns(RESERVES), columns(DEBTS));
const SPENT: readonly Line[] = [
  ['601 Eau', 418260, 430000, 441975, 445000, 460000],
  ['602 Électricité', 156010, 165000, 159330, 168000, 170000],
  ['611 Nettoyage des locaux', 892000, 900000, 905200, 920000, 940000],
  ['614 Contrats de maintenance', 344100, 350000, 352880, 360000, 370000],
  ['615 Entretien et petites réparations', 211450, 220000, 298712, 230000, 240000],
  ['616 Primes d’assurances', 467000, 480000, 502340, 520000, 560000],
  ['621 Rémunérations du syndic sur gestion', 690000, 705000, 705000, 720000, 735000],
];
const KEYS: readonly Line[] = [
  ['Clé 1 – Charges générales', 2416460, 2470000, 2570582, 2558000, 2645000],
  ['Clé 2 – Ascenseurs', 344100, 350000, 352880, 360000, 370000],
  ['Clé 3 – Eau froide', 418260, 430000, 441975, 445000, 460000],
];
const spentTotals = columns(SPENT);
const YEARS = `<thead><tr><th rowspan="2">Libellé</th><th colspan="3">Pour l’approbation des comptes</th><th colspan="2">Pour le vote du budget prévisionnel</th></tr><tr><th>Exercice précédent approuvé 2024</th><th>Exercice clos, budget voté 2025</th><th>Exercice clos réalisé à approuver 2025</th><th>Budget prévisionnel en cours voté 2026</th><th>Budget prévisionnel à voter 2027</th></tr></thead>`;
const yearly = (lines: readonly Line[], end: string, write: Write) =>
  `<table class="y">${YEARS}<tbody>${rowsOf(lines, write)
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}${totalRow(end, columns(lines), write)}</tbody></table>`;
const legueTop = (number: number, title: string) =>
  `<div class="hd"><span><b>PENTHIÈVRE IMMOBILIER</b> – 5 rue Saint-Guillaume – 22000 SAINT-BRIEUC</span><span>Résidence LE LÉGUÉ – 18 rue de Gouédic – 22000 SAINT-BRIEUC – AD6617302</span></div><h1>ANNEXE N° ${number}</h1><h2>${title}</h2>`;
const LEGUE = {
  syndic: 'PENTHIÈVRE IMMOBILIER',
  building: 'Résidence LE LÉGUÉ',
  building_address: '18 rue de Gouédic, 22000 SAINT-BRIEUC',
  rnc: 'AD6617302',
} as const;
const side = (title: string, lines: readonly Line[], end: string) =>
  table(
    [title, 'Exercice précédent approuvé 31/12/2024', 'Exercice clos 31/12/2025'],
    [...rowsOf(lines, spaced), totalRow(end, columns(lines), spaced)],
  );
const legue: Paper = {
  name: 'annexes-completes-saint-brieuc-b39',
  css: `font: 8pt/1.3 'Nimbus Sans', sans-serif; padding: 10mm 12mm; .hd { display: flex; justify-content: space-between; font-size: 7.4pt; border-bottom: .3mm solid #003a5d } h1 { font-size: 12pt; text-align: center; margin: 2mm 0 0 } h2 { font-size: 9pt; text-align: center; font-weight: normal } td, th { border: .15mm solid #777; padding: .7mm 1.2mm } th { background: #dfe9ef; text-align: center } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #eef3f6 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; align-items: start; margin-bottom: 3mm } .y { margin-bottom: 3mm }`,
  landscape: true,
  pages: [
    `${legueTop(1, 'État financier après répartition au 31/12/2025')}<p><b>I – Situation financière et trésorerie</b></p><div class="two">${side('Trésorerie', CASH, 'Trésorerie disponible – Total I')}${side('Provisions et avances', RESERVES, 'Total I')}</div><p><b>II – Créances et dettes</b></p><div class="two">${side('Créances', OWED, 'Total II')}${side('Dettes', DEBTS, 'Total II')}</div><div class="two">${table([], [totalRow('TOTAL GÉNÉRAL (I) + (II)', assets, spaced)])}${table([], [totalRow('TOTAL GÉNÉRAL (I) + (II)', liabilities, spaced)])}</div><p>Emprunts : montant restant dû : 0,00</p>`,
    `${legueTop(2, 'Compte de gestion général de l’exercice clos réalisé du 01/01/2025 au 31/12/2025 et budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027')}${yearly(SPENT, 'Sous-total charges pour opérations courantes', spaced)}${table(['Produits pour opérations courantes', '2024', '2025 voté', '2025 réalisé', '2026', '2027'], [['701 Provisions copropriétaires', ...[3200000, 3250000, 3250000, 3363000, 3475000].map(spaced)], totalRow('Solde (excédent + / insuffisance –)', [21180, 0, -115437, 0, 0], spaced)], 'y')}${table(
      [
        'Travaux de l’article 14-2 et opérations exceptionnelles',
        'Exercice précédent approuvé',
        'Exercice clos réalisé',
      ],
      [
        ['671 Travaux décidés par l’assemblée générale', spaced(0), spaced(734800)],
        totalRow('Sous-total', [0, 734800], spaced),
      ],
    )}`,
    `${legueTop(3, 'Compte de gestion pour opérations courantes de l’exercice clos réalisé du 01/01/2025 au 31/12/2025 et budget prévisionnel 2027, par clé de répartition')}${yearly(KEYS, 'TOTAL CHARGES NETTES', spaced)}`,
    `${legueTop(4, 'Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles hors budget prévisionnel de l’exercice clos réalisé du 01/01/2025 au 31/12/2025')}${table(
      [
        'Travaux et opérations',
        'Dépenses votées',
        'Dépenses réalisées',
        'Provisions appelées',
        'Solde',
      ],
      [
        [
          'Remplacement de la porte de garage',
          spaced(740000),
          spaced(734800),
          spaced(740000),
          spaced(5200),
        ],
        totalRow('TOTAL', [740000, 734800, 740000, 5200], spaced),
      ],
    )}`,
    `${legueTop(5, 'État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice – 31/12/2025')}${table(
      [
        'Travaux',
        'A – Travaux votés',
        'B – Travaux payés',
        'C – Travaux réalisés',
        'D – Appels travaux reçus',
        'E = D – C Solde en attente',
        'F = A – D Reste à recevoir',
      ],
      [
        [
          'Réfection de la cage d’escalier C',
          ...[1860000, 412000, 520000, 774000, 254000, 1086000].map(spaced),
        ],
        totalRow('TOTAL', [1860000, 412000, 520000, 774000, 254000, 1086000], spaced),
      ],
    )}`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      ...LEGUE,
      annexes: ['1'],
      closed_on: '2025-12-31',
      fonds_places: 1560000,
      banques: 1437065,
      provisions_travaux: 0,
      avances_tresorerie: 600000,
      fonds_travaux: 1560000,
      solde_travaux: 254000,
      creances_exigibles: 688215,
      creances_douteuses: 143300,
      impayes: 831515,
      excedents_verses: 377645,
      dette_fournisseurs: 861935,
      total_bilan: assets[1] ?? 0,
      emprunts: 0,
    }),
    part(2, 'ANNEXE_2', {
      ...LEGUE,
      annexes: ['2'],
      closed_on: '2025-12-31',
      charges_courantes_precedentes: spentTotals[0] ?? 0,
      budget_clos: spentTotals[1] ?? 0,
      charges_courantes: spentTotals[2] ?? 0,
      budget_en_cours: spentTotals[3] ?? 0,
      budget_a_voter: spentTotals[4] ?? 0,
      charges_travaux: 734800,
    }),
    part(3, 'ANNEXE_3', {
      ...LEGUE,
      annexes: ['3'],
      closed_on: '2025-12-31',
      charges_courantes_precedentes: column(KEYS, 0),
      budget_clos: column(KEYS, 1),
      charges_courantes: column(KEYS, 2),
      budget_en_cours: column(KEYS, 3),
      budget_a_voter: column(KEYS, 4),
    }),
    part(4, 'ANNEXE_4', {
      ...LEGUE,
      annexes: ['4'],
      closed_on: '2025-12-31',
      travaux_clos: ['Remplacement de la porte de garage'],
    }),
    part(5, 'ANNEXE_5', {
      ...LEGUE,
      annexes: ['5'],
      closed_on: '2025-12-31',
      travaux_en_cours: ['Réfection de la cage d’escalier C'],
      travaux_votes: 1860000,
      travaux_payes: 412000,
      travaux_realises: 520000,
      travaux_appeles: 774000,
      travaux_a_recevoir: 1086000,
    }),
  ],
};

export const ANNEXES_COMPTABLES = [legue];
