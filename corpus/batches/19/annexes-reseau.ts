// The five annexes of a national network, one sheet each, landscape, with relative years.
import type { Paper, Truth } from '../../paper.ts';
import { spaced, sum } from '../../writing.ts';

export type Line = readonly [label: string, ...values: number[]];
export const column = (lines: readonly Line[], at: number): number =>
  sum(lines.map((line) => Number(line[at + 1] ?? 0)));
export const part = (
  page: number,
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  absent: Truth['absent'] = [],
): Truth => ({ type: 'CV_AG', sub_kind, pages: [page], facts, absent });

const TREASURY: readonly Line[] = [
  ['50 Fonds placés', 3180000, 3716400],
  ['51 Banques ou fonds disponibles en banque (2)', 1204418, 1418852],
  ['53 Caisse', 0, 0],
];
const OWED: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir (3)', 942610, 1130744],
  ['459 Copropriétaires – créances douteuses (3)', 211500, 284015],
  ['42 à 44 Autres créances', 0, 0],
  ['46 Débiteurs divers', 6400, 12875],
  ['47 Compte d’attente', 0, 0],
  ['48 Compte de régularisation', 38200, 41060],
];
const KEPT: readonly Line[] = [
  ['102 Provisions pour travaux', 0, 0],
  ['1031 Avances de trésorerie', 1390000, 1390000],
  ['1032 Avances travaux au titre de l’art. 18 6e alinéa', 0, 0],
  ['1033 Autres avances', 0, 0],
  ['105 Fonds de travaux', 3180000, 3716400],
  ['131 Subventions en instance d’affectation', 0, 0],
  ['12 Solde en attente sur travaux et opérations exceptionnelles', 114000, 226500],
];
const general = [0, 1].map((at) => column(TREASURY, at) + column(OWED, at));
const OWING_SOME: readonly Line[] = [
  ['45 Copropriétaires – excédents versés (3)', 188370, 240512],
  ['42 à 44 Autres dettes', 41200, 40985],
  ['46 Créditeurs divers', 0, 3200],
  ['47 Compte d’attente', 0, 0],
  ['48 Compte de régularisation', 0, 0],
  ['49 Dépréciation des comptes de tiers', 0, 0],
];
const suppliers = [0, 1].map(
  (at) => (general[at] ?? 0) - column(KEPT, at) - column(OWING_SOME, at),
);
const OWING: readonly Line[] = [
  OWING_SOME[0] ?? [''],
  ['40 Fournisseurs', suppliers[0] ?? 0, suppliers[1] ?? 0],
  ...OWING_SOME.slice(1),
];

/** Previous approved, closed voted, closed real, current voted, to be voted. */
const RUNNING: readonly Line[] = [
  ['60 Achats de matières et fournitures', 0, 0, 0, 0, 0],
  ['601 Eau', 1118240, 1150000, 1164415, 1190000, 1210000],
  ['602 Électricité', 402815, 450000, 418890, 430000, 430000],
  ['61 Services extérieurs', 0, 0, 0, 0, 0],
  ['611 Nettoyage des locaux', 1844000, 1880000, 1879200, 1920000, 1960000],
  ['614 Contrats de maintenance', 1010760, 1030000, 1042310, 1060000, 1085000],
  ['615 Entretien et petites réparations', 688155, 700000, 811407, 720000, 740000],
  ['616 Primes d’assurances', 902440, 950000, 988260, 1020000, 1060000],
  ['62 Frais d’administration et honoraires', 0, 0, 0, 0, 0],
  [
    '6211 Rémunération du syndic sur gestion copropriété',
    1418400,
    1445000,
    1445000,
    1475000,
    1500000,
  ],
  ['6213 Frais postaux', 88410, 95000, 97733, 95000, 95000],
  ['63 Impôts, taxes et versements assimilés', 0, 0, 0, 0, 0],
  ['64 Frais de personnel', 0, 0, 0, 0, 0],
];
const totals = [0, 1, 2, 3, 4].map((at) => column(RUNNING, at));
const [previous = 0, voted = 0, real = 0, current = 0, next = 0] = totals;
const PROVISIONS: Line = ['701 Provisions copropriétaires', 7620000, voted, voted, current, next];

const cells = (values: readonly number[]) =>
  values.map((value) => `<td>${value === 0 ? '' : spaced(value)}</td>`).join('');
const row = ([label, ...values]: Line, name = '') =>
  `<tr class="${name}"><td>${label}</td>${cells(values)}</tr>`;
const full = (label: string, values: readonly number[]) =>
  `<tr class="t"><td>${label}</td>${values.map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`;
const both = (left: readonly Line[], right: readonly Line[]) =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, index) => {
    const [one, other] = [left[index], right[index]];
    const half = (line?: Line) =>
      line
        ? `<td>${line[0]}</td>${cells(line.slice(1).map(Number))}`
        : '<td></td><td></td><td></td>';
    return `<tr>${half(one)}${half(other)}</tr>`;
  }).join('');
const bothTotals = (label: string, left: readonly number[], right: readonly number[]) =>
  `<tr class="t"><td>${label}</td>${left.map((value) => `<td>${spaced(value)}</td>`).join('')}<td>${label}</td>${right.map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`;
const two = (lines: readonly Line[]) => [column(lines, 0), column(lines, 1)];

const top = (page: number) =>
  `<div class="hd"><span>novalys immobilier – Mérignac Centre</span><span>3340 – RESIDENCE LES JARDINS D’ARLAC – 14-16 AVENUE DE L’YSER 33700 MERIGNAC</span><span>${page}/5</span></div>`;
const FIVE = `<tr><th rowspan="3"></th><th colspan="3">POUR APPROBATION DES COMPTES</th><th colspan="2">POUR LE VOTE DU BUDGET PRÉVISIONNEL</th></tr><tr><th>Exercice précédent approuvé</th><th>Exercice clos budget voté</th><th>Exercice clos réalisé à approuver</th><th>Budget prévisionnel en cours voté</th><th>Budget prévisionnel à voter</th></tr><tr><th>N-1</th><th>N</th><th>N</th><th>N+1</th><th>N+2</th></tr>`;
const KEYS: readonly Line[] = [
  ['10 CHARGES COMMUNES GENERALES', 5210480, 5310000, 5398915, 5445000, 5555000],
  ['23 BATIMENT C', 712505, 730000, 741573, 745000, 760000],
  ['31 ASCENSEURS', 432000, 440000, 447012, 450000, 460000],
];
const WATER: Line = [
  '60 EAU FROIDE',
  previous - column(KEYS, 0),
  voted - column(KEYS, 1),
  real - column(KEYS, 2),
  current - column(KEYS, 3),
  next - column(KEYS, 4),
];
const CLOSED: readonly Line[] = [
  ['Remplacement portail véhicules (AG 12/04/2024 rés. 15)', 684000, 671220, 684000, 12780],
  [
    'Désamiantage local vide-ordures bât. A (AG 12/04/2024 rés. 17)',
    412500,
    430110,
    412500,
    -17610,
  ],
];
const OPEN: readonly Line[] = [
  [
    'Mise en sécurité SSI bât. B et C (AG 22/05/2025 rés. 14)',
    2460000,
    738000,
    891000,
    984000,
    93000,
    1476000,
  ],
  [
    'Réfection des évacuations EU/EV (AG 22/05/2025 rés. 16)',
    1335000,
    0,
    0,
    133500,
    133500,
    1201500,
  ],
];
const WORKS_REAL = column(CLOSED, 1);

const HEADED = {
  building: 'RESIDENCE LES JARDINS D’ARLAC',
  building_address: '14-16 AVENUE DE L’YSER, 33700 MERIGNAC',
} as const;
const COSTS = {
  charges_courantes_precedentes: previous,
  budget_clos: voted,
  charges_courantes: real,
  budget_en_cours: current,
  budget_a_voter: next,
} as const;

export const RESEAU_CSS = `font: 7.4pt/1.25 'Nimbus Sans', sans-serif; padding: 9mm 10mm; .hd { display: flex; justify-content: space-between; color: #00857c; border-bottom: .4mm solid #00857c; margin-bottom: 2mm } h1 { font-size: 10pt; text-align: center } td, th { border: .15mm solid #99a; padding: .6mm 1.2mm } th { text-align: center; background: #e9f5f4 } td:nth-child(2), td:nth-child(3), td:nth-child(n+5) { text-align: right; white-space: nowrap } .w td:nth-child(n+2) { text-align: right } .t td { font-weight: bold } .b td { text-align: center !important; font-weight: bold; background: #f3f3f3 }`;

const all: Paper = {
  name: 'annexes-reseau-merignac',
  css: RESEAU_CSS,
  landscape: true,
  pages: [
    `${top(1)}<h1>ANNEXE N° 1 – ÉTAT FINANCIER APRÈS RÉPARTITION À LA DATE DE CLÔTURE DE L’EXERCICE AU 31/12/2025</h1><table><tr class="b"><td colspan="6">I – SITUATION FINANCIÈRE ET TRÉSORERIE</td></tr><tr><th>Trésorerie</th><th>Exercice précédent approuvé</th><th>Exercice clos</th><th>Provisions et avances</th><th>Exercice précédent approuvé</th><th>Exercice clos</th></tr>${both(TREASURY, KEPT)}${bothTotals('TOTAL I', two(TREASURY), two(KEPT))}<tr class="b"><td colspan="6">II – CRÉANCES ET DETTES</td></tr><tr><th>Créances</th><th>Exercice précédent approuvé</th><th>Exercice clos</th><th>Dettes</th><th>Exercice précédent approuvé</th><th>Exercice clos</th></tr>${both(OWED, OWING)}${bothTotals('TOTAL II', two(OWED), two(OWING))}${bothTotals('TOTAL GÉNÉRAL (I) + (II)', general, general)}</table><p style="margin-top:2mm">(1) Emprunts : montant restant dû : néant. (2) Compte bancaire séparé. (3) État individuel joint à la demande.</p>`,
    `${top(2)}<h1>ANNEXE N° 2 – COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025 ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2) DU 01/01/2027 AU 31/12/2027</h1><table class="w">${FIVE}<tr class="b"><td colspan="6">CHARGES POUR OPÉRATIONS COURANTES</td></tr>${RUNNING.map((line) => row(line)).join('')}${full('SOUS-TOTAL', totals)}<tr class="b"><td colspan="6">PRODUITS POUR OPÉRATIONS COURANTES</td></tr>${row(PROVISIONS)}${full('SOLDE (excédent + / insuffisance -)', [7620000 - previous, 0, voted - real, 0, 0])}<tr class="b"><td colspan="6">CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES</td></tr>${row(['671 Travaux décidés par l’assemblée générale', 0, 1096500, WORKS_REAL, 0, 0])}${row(['702 Provisions sur travaux décidés par l’assemblée générale', 0, 1096500, 1096500, 0, 0])}${full('SOLDE', [0, 0, 1096500 - WORKS_REAL, 0, 0])}</table>`,
    `${top(3)}<h1>ANNEXE N° 3 – COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025 ET BUDGET PRÉVISIONNEL (N+2)</h1><table class="w">${FIVE}${[...KEYS, WATER].map((line) => row(line)).join('')}${full('TOTAL CHARGES NETTES', totals)}${row(['PROVISIONS COPROPRIÉTAIRES', 7620000, voted, voted, current, next])}${full('SOLDE (excédent + / insuffisance -)', [7620000 - previous, 0, voted - real, 0, 0])}</table>`,
    `${top(4)}<h1>ANNEXE N° 4 – COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025</h1><table class="w"><tr><th>Opérations</th><th>Dépenses votées</th><th>Dépenses réalisées</th><th>Provisions appelées, emprunts et subventions</th><th>Solde excédent (+) insuffisance (-)</th></tr>${CLOSED.map((line) => row(line)).join('')}${full(
      'TOTAL',
      [0, 1, 2, 3].map((at) => column(CLOSED, at)),
    )}</table>`,
    `${top(5)}<h1>ANNEXE N° 5 – ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE 31/12/2025</h1><table class="w"><tr><th>Travaux votés</th><th>A<br>Travaux votés montant</th><th>B<br>Travaux payés</th><th>C<br>Travaux réalisés</th><th>D<br>Appels travaux, emprunts et subventions reçus</th><th>E = D - C<br>Solde en attente sur travaux</th><th>F<br>Subventions et emprunts / appels à recevoir</th></tr>${OPEN.map((line) => row(line)).join('')}${full(
      'TOTAL',
      [0, 1, 2, 3, 4, 5].map((at) => column(OPEN, at)),
    )}</table>`,
  ],
  documents: [
    part(
      1,
      'ANNEXE_1',
      {
        annexes: ['1'],
        ...HEADED,
        closed_on: '2025-12-31',
        fonds_places: 3716400,
        banques: 1418852,
        avances_tresorerie: 1390000,
        fonds_travaux: 3716400,
        solde_travaux: 226500,
        creances_exigibles: 1130744,
        creances_douteuses: 284015,
        impayes: 1130744 + 284015,
        excedents_verses: 240512,
        dette_fournisseurs: suppliers[1] ?? 0,
        total_bilan: general[1] ?? 0,
      },
      ['rnc', 'iban', 'charges_courantes'],
    ),
    part(2, 'ANNEXE_2', {
      annexes: ['2'],
      ...HEADED,
      closed_on: '2025-12-31',
      ...COSTS,
      charges_travaux: WORKS_REAL,
    }),
    part(3, 'ANNEXE_3', { annexes: ['3'], ...HEADED, closed_on: '2025-12-31', ...COSTS }),
    part(4, 'ANNEXE_4', {
      annexes: ['4'],
      ...HEADED,
      closed_on: '2025-12-31',
      travaux_clos: {
        either: [
          CLOSED.map(([label]) => label),
          CLOSED.map(([label]) => label.replace(/ \(AG.*$/, '')),
        ],
      },
    }),
    part(5, 'ANNEXE_5', {
      annexes: ['5'],
      ...HEADED,
      closed_on: '2025-12-31',
      travaux_en_cours: {
        either: [
          OPEN.map(([label]) => label),
          OPEN.map(([label]) => label.replace(/ \(AG.*$/, '')),
        ],
      },
      travaux_votes: column(OPEN, 0),
      travaux_payes: column(OPEN, 1),
      travaux_realises: column(OPEN, 2),
      travaux_appeles: column(OPEN, 3),
      travaux_a_recevoir: column(OPEN, 5),
    }),
  ],
};

export const ANNEXES_RESEAU = [all];
