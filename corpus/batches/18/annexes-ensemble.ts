// Accounting annexes together: keys and works on three sheets, a balance face to face with its account.
import type { Paper, Truth } from '../../paper.ts';
import { dotted, plain, sum, table } from '../../writing.ts';
import { bold, column, columns, figures, type Line } from './communs.ts';

const BASES: readonly Line[] = [
  ['CHARGES GENERALES', 2128800, 2150000, 2188745, 2240000, 2300000],
  ['BATIMENT A', 310420, 320000, 298116, 320000, 325000],
  ['BATIMENT B', 287065, 300000, 331904, 330000, 335000],
  ['ASCENSEUR A', 164400, 168000, 168510, 172000, 176000],
  ['PARKING', 58215, 60000, 44870, 60000, 60000],
];
const WORKS_DONE: readonly Line[] = [
  ['Peinture cage d’escalier B', 1164000, 1158230, 1164000, 5770],
  ['Remplacement pompe de relevage', 342000, 361745, 342000, -19745],
];
const WORKS_OPEN: readonly Line[] = [
  ['Etanchéité terrasses bâtiment A', 5280000, 1056000, 1584000, 2640000, 1056000, 2640000],
  ['Audit énergétique', 468000, 234000, 234000, 468000, 234000, 0],
  ['Portail automatique', 918000, 0, 0, 459000, 459000, 459000],
];
const topOf = (number: number, title: string) =>
  `<table class="top"><tr><td>LES TROIS-ÎLETS GESTION<br>Bourg – 97229 LES TROIS-ILETS</td><td>LE GALION – Anse à l’Âne<br>97229 LES TROIS-ILETS</td><td style="text-align:right">Annexe ${number}<br>Arrêté au 31/12/2025</td></tr></table><h2>${title}</h2>`;
const heads = ['Clé', 'Approuvé 2024', 'Voté 2025', 'Réalisé 2025', 'Voté 2026', 'A voter 2027'];
const GALION = {
  syndic: 'LES TROIS-ÎLETS GESTION',
  building: 'LE GALION',
  closed_on: '2025-12-31',
} as const;
const one = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts: { ...GALION, ...facts },
});
const three: Paper = {
  name: 'annexes-345-trois-ilets',
  css: `font: 8.6pt 'Carlito', sans-serif; padding: 12mm; .top td { border-bottom: .5mm solid #0a7; width: 33% } h2 { font-size: 11pt; margin: 4mm 0; text-transform: uppercase } .n th { text-align: right; border-bottom: .3mm solid #0a7 } .n th:first-child { text-align: left } .n td:nth-child(n+2) { text-align: right } .t td { font-weight: bold; border-top: .3mm solid #0a7 }`,
  pages: [
    `${topOf(3, 'Compte de gestion pour opérations courantes de l’exercice clos réalisé 2025 et budget prévisionnel 2027')}${table(heads, [...BASES.map((line) => figures(line, dotted)), bold('TOTAL CHARGES NETTES', columns(BASES), dotted)], 'n')}<p style="margin-top:4mm">Les produits affectés viennent en déduction de chaque clé (néant en 2025).</p>`,
    `${topOf(4, 'Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles hors budget prévisionnel – exercice clos 2025')}${table(['Opérations', 'Voté', 'Dépenses réalisées', 'Provisions appelées', 'Solde'], [...WORKS_DONE.map((line) => figures(line, dotted)), bold('TOTAL', columns(WORKS_DONE), dotted)], 'n')}<p style="margin-top:4mm">Le solde est réparti entre les copropriétaires à la clôture de chaque opération.</p>`,
    `${topOf(5, 'Etat des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice')}${table(['Travaux', 'A. Votés', 'B. Payés', 'C. Réalisés', 'D. Appels reçus', 'E. Solde en attente (D – C)', 'F. Restant à recevoir (A – D)'], [...WORKS_OPEN.map((line) => figures(line, dotted)), bold('TOTAL', columns(WORKS_OPEN), dotted)], 'n')}`,
  ],
  documents: [
    one(1, 'ANNEXE_3', {
      annexes: ['3'],
      charges_courantes_precedentes: column(BASES, 0),
      budget_clos: column(BASES, 1),
      charges_courantes: column(BASES, 2),
      budget_en_cours: column(BASES, 3),
      budget_a_voter: column(BASES, 4),
    }),
    one(2, 'ANNEXE_4', { annexes: ['4'], travaux_clos: WORKS_DONE.map(([label]) => label) }),
    one(3, 'ANNEXE_5', {
      annexes: ['5'],
      travaux_en_cours: WORKS_OPEN.map(([label]) => label),
      travaux_votes: column(WORKS_OPEN, 0),
      travaux_payes: column(WORKS_OPEN, 1),
      travaux_realises: column(WORKS_OPEN, 2),
      travaux_appeles: column(WORKS_OPEN, 3),
      travaux_a_recevoir: column(WORKS_OPEN, 5),
    }),
  ],
};

const NEVERS = {
  cash: 911240,
  placed: 620000,
  owed: 402118,
  doubtful: 0,
  advance: 310000,
  fund: 620000,
  over: 395577,
  bills: 607781,
};
const leftSide = NEVERS.cash + NEVERS.placed + NEVERS.owed;
const NEVERS_COSTS: readonly Line[] = [
  ['Eau', 214000, 220000, 226114, 230000, 235000],
  ['Électricité', 61240, 65000, 70018, 72000, 72000],
  ['Ménage', 418800, 420000, 427176, 430000, 440000],
  ['Assurance', 233100, 240000, 251748, 258000, 265000],
  ['Syndic', 372000, 372000, 379440, 380000, 388000],
];
const NIEVRE = {
  syndic: 'NIVERNAIS HABITAT SYNDIC',
  building: 'Résidence du Parc Ducal',
  building_address: '17 rue de la Préfecture, 58000 NEVERS',
  closed_on: '2025-09-30',
} as const;
const both: Paper = {
  name: 'annexes-1-2-face-nevers',
  css: `font: 9pt 'DejaVu Serif', serif; padding: 13mm; h1 { font-size: 11.5pt; text-align: center } .face { display: grid; grid-template-columns: 1fr 1fr; gap: 0; border: .3mm solid #000 } .face > div { padding: 2mm } .face > div:first-child { border-right: .3mm solid #000 } td { padding: .8mm .5mm } .face td:last-child { text-align: right; white-space: nowrap } .c td, .c th { border-bottom: .2mm solid #999; font-size: 8pt } .c td:nth-child(n+2), .c th:nth-child(n+2) { text-align: right } .t td { font-weight: bold }`,
  pages: [
    `<p>NIVERNAIS HABITAT SYNDIC – 8 place Carnot – 58000 NEVERS</p><p>Résidence du Parc Ducal, 17 rue de la Préfecture, 58000 NEVERS</p><h1>Annexe n° 1 – État financier après répartition au 30/09/2025</h1><div class="face"><div><b>Actif</b>${table(
      [],
      [
        ['50 – Fonds placés', plain(NEVERS.placed)],
        ['51 – Banques', plain(NEVERS.cash)],
        ['<b>Total I</b>', plain(NEVERS.placed + NEVERS.cash)],
        ['45 – Copropriétaires, sommes exigibles restant à recevoir', plain(NEVERS.owed)],
        ['459 – Créances douteuses', plain(NEVERS.doubtful)],
        ['<b>Total II</b>', plain(NEVERS.owed)],
        ['<b>Total général (I) + (II)</b>', `<b>${plain(leftSide)}</b>`],
      ],
    )}</div><div><b>Passif</b>${table(
      [],
      [
        ['1031 – Avances de trésorerie', plain(NEVERS.advance)],
        ['105 – Fonds de travaux', plain(NEVERS.fund)],
        ['<b>Total I</b>', plain(NEVERS.advance + NEVERS.fund)],
        ['45 – Copropriétaires, excédents versés', plain(NEVERS.over)],
        ['40 – Fournisseurs', plain(NEVERS.bills)],
        ['<b>Total II</b>', plain(NEVERS.over + NEVERS.bills)],
        [
          '<b>Total général (I) + (II)</b>',
          `<b>${plain(sum([NEVERS.advance, NEVERS.fund, NEVERS.over, NEVERS.bills]))}</b>`,
        ],
      ],
    )}</div></div><p style="margin-top:4mm;font-size:8pt">Sommes exprimées en euros. Exercice du 01/10/2024 au 30/09/2025. La colonne de l’exercice précédent est tenue à disposition.</p>`,
    `<p>NIVERNAIS HABITAT SYNDIC – 8 place Carnot – 58000 NEVERS</p><p>Résidence du Parc Ducal, 17 rue de la Préfecture, 58000 NEVERS</p><h1>Annexe n° 2 – Compte de gestion général de l’exercice clos au 30/09/2025 et budget prévisionnel</h1>${table(
      [
        'Charges courantes',
        'Approuvé au 30/09/2024',
        'Budget voté au 30/09/2025',
        'Réalisé au 30/09/2025',
        'Budget voté au 30/09/2026',
        'Budget à voter au 30/09/2027',
      ],
      [
        ...NEVERS_COSTS.map((line) => figures(line, plain)),
        bold('Total', columns(NEVERS_COSTS), plain),
      ],
      'c',
    )}`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_1',
      pages: [1],
      facts: {
        ...NIEVRE,
        annexes: ['1'],
        fonds_places: NEVERS.placed,
        banques: NEVERS.cash,
        avances_tresorerie: NEVERS.advance,
        fonds_travaux: NEVERS.fund,
        creances_exigibles: NEVERS.owed,
        creances_douteuses: 0,
        impayes: NEVERS.owed,
        excedents_verses: NEVERS.over,
        dette_fournisseurs: NEVERS.bills,
        total_bilan: leftSide,
      },
      absent: ['emprunts', 'provisions_travaux', 'solde_travaux', 'rnc'],
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_2',
      pages: [2],
      facts: {
        ...NIEVRE,
        annexes: ['2'],
        charges_courantes_precedentes: column(NEVERS_COSTS, 0),
        budget_clos: column(NEVERS_COSTS, 1),
        charges_courantes: column(NEVERS_COSTS, 2),
        budget_en_cours: column(NEVERS_COSTS, 3),
        budget_a_voter: column(NEVERS_COSTS, 4),
      },
      absent: ['charges_travaux', 'rnc'],
    },
  ],
};

export const ANNEXES_ENSEMBLE = [three, both];
