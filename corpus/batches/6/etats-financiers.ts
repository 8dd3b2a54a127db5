// The five accounting annexes as the decree's model prints them, for one building.
import type { Paper, Truth } from '../../paper.ts';
import { spaced, sum, table } from '../../writing.ts';
import { CHANTURGUE, RNC } from './lieux.ts';

type Line = readonly [code: string, label: string, ...values: number[]];
const column = (lines: readonly Line[], index: number): number =>
  sum(lines.map((line) => Number(line[index + 2] ?? 0)));
const columns = (lines: readonly Line[]): number[] =>
  (lines[0]?.slice(2) ?? []).map((_, index) => column(lines, index));
const cell = (value: number) => `<td>${spaced(value)}</td>`;
const rows = (lines: readonly Line[]) =>
  lines
    .map(
      ([code, label, ...values]) =>
        `<tr><td>${code}</td><td>${label}</td>${values.map(cell).join('')}</tr>`,
    )
    .join('');
const total = (label: string, values: readonly number[]) =>
  `<tr class="t"><td></td><td>${label}</td>${values.map(cell).join('')}</tr>`;
const title = (label: string, span: number) =>
  `<tr class="h"><td colspan="${span}">${label}</td></tr>`;

/** Former year approved, then the closed year. */
const CASH: readonly Line[] = [
  ['50', 'Fonds placés', 1500000, 1500000],
  ['51', 'Banques ou fonds disponibles en banque', 2287341, 2640518],
  ['53', 'Caisse', 0, 0],
];
const RESERVE: readonly Line[] = [
  ['102', 'Provisions pour travaux décidés', 0, 380000],
  ['1031', 'Avances de trésorerie', 950000, 950000],
  ['1033', 'Autres avances', 0, 0],
  ['105', 'Fonds de travaux', 1812600, 2039200],
  ['12', 'Solde en attente sur travaux ou opérations exceptionnelles', 64000, 217350],
];
const RECEIVABLE: readonly Line[] = [
  ['45', 'Copropriétaires – sommes exigibles restant à recevoir', 918455, 1044127],
  ['459', 'Copropriétaire – créances douteuses', 312008, 287500],
  ['46', 'Débiteurs divers', 21000, 0],
  ['48', 'Compte d’attente et de régularisation', 0, 15480],
];
const PAYABLE: readonly Line[] = [
  ['45', 'Copropriétaires – excédents versés', 604290, 711905],
  ['40', 'Fournisseurs', 1489914, 1101170],
  ['43', 'Sécurité sociale et organismes sociaux', 88000, 88000],
  ['47', 'Compte d’attente', 30000, 0],
];
const general = columns(CASH).map((value, index) => value + column(RECEIVABLE, index));

/** Former year, budget of the closed year, closed year, current budget, next budget. */
const COSTS: readonly Line[] = [
  ['601', 'Eau', 812300, 840000, 866415, 870000, 900000],
  ['602', 'Électricité', 301440, 320000, 288910, 310000, 305000],
  ['603', 'Chauffage, énergie et combustibles', 2519870, 2600000, 2731905, 2700000, 2800000],
  ['611', 'Nettoyage des locaux', 1040000, 1060000, 1052000, 1080000, 1100000],
  ['614', 'Contrats de maintenance', 402150, 410000, 409820, 420000, 430000],
  ['615', 'Entretien et petites réparations', 511905, 450000, 634755, 500000, 550000],
  ['616', 'Primes d’assurances', 588200, 600000, 611400, 640000, 670000],
  [
    '6211',
    'Rémunération du syndic sur gestion copropriété',
    1068000,
    1080000,
    1080000,
    1100000,
    1120000,
  ],
  ['6213', 'Frais postaux', 62400, 60000, 71800, 70000, 75000],
  ['623', 'Rémunérations de tiers intervenants', 0, 20000, 0, 20000, 20000],
  ['64', 'Frais de personnel', 300000, 300000, 300000, 300000, 310000],
];
const INCOME: readonly Line[] = [
  ['701', 'Provisions copropriétaires', 7700000, 7740000, 7740000, 8010000, 8280000],
  [
    '714',
    'Produits divers (dont intérêts légaux dus par les copropriétaires)',
    4100,
    0,
    6220,
    0,
    0,
  ],
];
const WORKS: readonly Line[] = [
  ['671', 'Travaux décidés par l’assemblée générale', 0, 1264000],
  ['678', 'Charges exceptionnelles', 18200, 0],
];

const KEYS: readonly Line[] = [
  ['100', 'Charges générales', 3582655, 3600000, 3711160, 3760000, 3870000],
  ['210', 'Cages d’escalier A, B, C', 1062280, 1090000, 1120130, 1100000, 1150000],
  ['310', 'Ascenseurs', 441460, 450000, 483810, 450000, 460000],
  ['400', 'Chauffage urbain', 2519870, 2600000, 2731905, 2700000, 2800000],
];

const OPEN = [
  ['Remplacement de la porte de garage', '18/06/2025', 980000, 490000, 490000, 707350, 272650],
  ['Réfection des réseaux d’eaux usées – bât. A', '18/06/2025', 2400000, 0, 0, 0, 2400000],
] as const;

const top = (number: string, heading: string, page: number) =>
  `<div class="id"><span>ARVERNE IMMOBILIER<br>8 rue Blatin – 63000 CLERMONT-FERRAND</span><span style="text-align:right">Copropriété LE CLOS CHANTURGUE – ${RNC.chanturgue}<br>41 rue de Blanzat – 63100 CLERMONT-FERRAND</span></div><h1>ANNEXE N° ${number}</h1><h2>${heading}</h2><p class="pg">Exercice du 01/01/2025 au 31/12/2025 – Imprimé le 20/04/2026 – ${page}/5</p>`;
const FIVE = `<thead><tr><th rowspan="3" colspan="2"></th><th colspan="3">POUR APPROBATION DES COMPTES</th><th colspan="2">POUR LE VOTE DU BUDGET PRÉVISIONNEL</th></tr><tr><th>Exercice précédent approuvé</th><th>Exercice clos budget voté</th><th>Exercice clos réalisé à approuver</th><th>Budget prévisionnel en cours voté</th><th>Budget prévisionnel à voter</th></tr><tr><th>2024 (N-1)</th><th>2025 (N)</th><th>2025 (N)</th><th>2026 (N+1)</th><th>2027 (N+2)</th></tr></thead>`;
const TWO = (label: string) =>
  `<thead><tr><th colspan="2">${label}</th><th>Exercice précédent approuvé 31/12/2024</th><th>Exercice clos 31/12/2025</th></tr></thead>`;
const surplus = columns(INCOME).map((value, index) => value - column(COSTS, index));

const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts: { ...CHANTURGUE, rnc: RNC.chanturgue, annexes: [String(page)], ...facts },
});
const BUDGETS = (lines: readonly Line[]) => ({
  charges_courantes_precedentes: column(lines, 0),
  budget_clos: column(lines, 1),
  charges_courantes: column(lines, 2),
  budget_en_cours: column(lines, 3),
  budget_a_voter: column(lines, 4),
});
const CLOSED = { closed_on: '2025-12-31' } as const;
const votes = (index: 2 | 3 | 4 | 5 | 6) => sum(OPEN.map((one) => one[index]));

const model: Paper = {
  name: 'annexes-clermont-cinq',
  css: `font: 8.4pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm 12mm; .id { display: flex; justify-content: space-between; font-size: 8pt } h1 { font-size: 12pt; text-align: center; margin: 4mm 0 0 } h2 { font-size: 10pt; text-align: center; font-weight: bold; margin: 1mm 0 3mm } .pg { position: absolute; bottom: 5mm; font-size: 7pt } td, th { border: .2mm solid #444; padding: .8mm 1.2mm } th { text-align: center; font-weight: bold; font-size: 7.6pt } td:nth-child(n+3) { text-align: right; white-space: nowrap } .h td { font-weight: bold; background: #e9efe7; text-align: left } .t td { font-weight: bold } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm; margin-bottom: 3mm; align-items: start } .no { font-size: 7.4pt; margin-top: 3mm }`,
  landscape: true,
  pages: [
    `${top('1', 'État financier après répartition au 31/12/2025', 1)}<div class="two"><table>${TWO('I – SITUATION FINANCIÈRE ET TRÉSORERIE')}<tbody>${title('Trésorerie', 4)}${rows(CASH)}${total('Trésorerie disponible – Total I', columns(CASH))}</tbody></table><table>${TWO('')}<tbody>${title('Provisions et avances', 4)}${rows(RESERVE)}${total('Total I', columns(RESERVE))}</tbody></table></div><div class="two"><table>${TWO('II – CRÉANCES ET DETTES')}<tbody>${title('Créances', 4)}${rows(RECEIVABLE)}${total('Total II', columns(RECEIVABLE))}${total('Total général (I) + (II)', general)}</tbody></table><table>${TWO('')}<tbody>${title('Dettes', 4)}${rows(PAYABLE)}${total('Total II', columns(PAYABLE))}${total(
      'Total général (I) + (II)',
      columns(RESERVE).map((value, index) => value + column(PAYABLE, index)),
    )}</tbody></table></div><p>Emprunts : montant restant dû : 0,00</p><p class="no">(1) Solde en attente : voir annexe 5. (2) L’état individuel des copropriétaires débiteurs et créditeurs est joint à la convocation. Ces tableaux sont établis selon les modèles annexés au décret n° 2005-240 du 14 mars 2005.</p>`,
    `${top('2', 'Compte de gestion général de l’exercice clos réalisé (N) et budget prévisionnel de l’exercice (N+2)', 2)}<table>${FIVE}<tbody>${title('CHARGES POUR OPÉRATIONS COURANTES', 7)}${rows(COSTS)}${total('Sous-total', columns(COSTS))}${title('PRODUITS POUR OPÉRATIONS COURANTES', 7)}${rows(INCOME)}${total('Sous-total', columns(INCOME))}${total('Solde (excédent ou insuffisance affecté aux copropriétaires)', surplus)}</tbody></table><table style="margin-top:3mm;width:170mm"><thead><tr><th colspan="2">CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES</th><th>Exercice précédent approuvé (N-1)</th><th>Exercice clos à approuver (N)</th></tr></thead><tbody>${rows(WORKS)}${total('Total II', columns(WORKS))}</tbody></table>`,
    `${top('3', 'Compte de gestion pour opérations courantes de l’exercice clos réalisé (N) et budget prévisionnel de l’exercice (N+2)', 3)}<table>${FIVE}<tbody>${title('CHARGES PAR CLÉ DE RÉPARTITION', 7)}${rows(KEYS)}${total('TOTAL CHARGES NETTES', columns(KEYS))}${total('PROVISIONS COPROPRIÉTAIRES', [7700000, 7740000, 7740000, 8010000, 8280000])}</tbody></table><p class="no">Les charges nettes sont présentées produits déduits, selon les clés du règlement de copropriété. La clé 210 regroupe les trois cages d’escalier.</p>`,
    `${top('4', 'Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles hors budget prévisionnel de l’exercice clos réalisé (N)', 4)}${table(['', 'Travaux de l’article 14-2 et opérations exceptionnelles', 'Exercice clos : dépenses votées', 'Exercice clos : dépenses réalisées', 'Provisions appelées, emprunts et subventions reçus, affectation du fonds de travaux', 'Solde (excédent ou insuffisance)'], [['', 'Réfection de l’étanchéité des garages (AG du 13/06/2024)', '12 900,00', '12 640,00', '12 900,00', '260,00'], `<tr class="t"><td></td><td>TOTAL</td><td>12 900,00</td><td>12 640,00</td><td>12 900,00</td><td>260,00</td></tr>`])}`,
    `${top('5', 'État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice (N)', 5)}${table(
      [
        'Travaux',
        'Date du vote',
        'A – Travaux votés',
        'B – Travaux payés',
        'C – Travaux réalisés',
        'D – Appels travaux, emprunts et subventions reçus',
        'E = D – C Solde en attente sur travaux',
        'F = A – D Subventions et emprunts à recevoir, appels à venir',
      ],
      [
        ...OPEN.map(([name, day, voted, paid, done, received, waiting]) => [
          name,
          day,
          spaced(voted),
          spaced(paid),
          spaced(done),
          spaced(received),
          spaced(received - done),
          spaced(waiting),
        ]),
        `<tr class="t"><td>TOTAL</td><td></td>${([2, 3, 4, 5] as const).map((index) => cell(votes(index))).join('')}${cell(votes(5) - votes(4))}${cell(votes(6))}</tr>`,
      ],
    )}`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      ...CLOSED,
      fonds_places: 1500000,
      banques: 2640518,
      provisions_travaux: 380000,
      avances_tresorerie: 950000,
      fonds_travaux: 2039200,
      solde_travaux: 217350,
      creances_exigibles: 1044127,
      creances_douteuses: 287500,
      impayes: 1044127 + 287500,
      excedents_verses: 711905,
      dette_fournisseurs: 1101170,
      total_bilan: general[1] ?? 0,
      emprunts: 0,
    }),
    part(2, 'ANNEXE_2', { ...CLOSED, ...BUDGETS(COSTS), charges_travaux: column(WORKS, 1) }),
    part(3, 'ANNEXE_3', { ...CLOSED, ...BUDGETS(KEYS) }),
    part(4, 'ANNEXE_4', {
      ...CLOSED,
      travaux_clos: {
        either: [
          ['Réfection de l’étanchéité des garages'],
          ['Réfection de l’étanchéité des garages (AG du 13/06/2024)'],
        ],
      },
    }),
    part(5, 'ANNEXE_5', {
      ...CLOSED,
      travaux_en_cours: OPEN.map(([name]) => name),
      travaux_votes: votes(2),
      travaux_payes: votes(3),
      travaux_realises: votes(4),
      travaux_appeles: votes(5),
      travaux_a_recevoir: votes(6),
    }),
  ],
};

export const ETATS_FINANCIERS = [model];
