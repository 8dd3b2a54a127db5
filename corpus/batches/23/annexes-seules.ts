// Single annexes: a running account by nature, one by key, and works not yet closed.
import { either, type Paper } from '../../paper.ts';
import { dotted, plain, spaced, table } from '../../writing.ts';
import { columnOf, columnsOf, foot, type Line } from './outils.ts';

const GIRONDE: readonly Line[] = [
  ['601 - EAU', 388120, 400000, 372904, 410000, 420000],
  ['602 - ELECTRICITE', 96415, 105000, 101230, 105000, 105000],
  ['611 - NETTOYAGE DES LOCAUX', 512400, 520000, 498000, 530000, 545000],
  ['612 - LOCATION DE CONTENEURS', 0, 0, 36000, 0, 0],
  ['615 - ENTRETIEN ET PETITES REP.', 214870, 180000, 166215, 190000, 220000],
  ['616 - PRIMES D’ASSURANCES', 341800, 335000, 318440, 352000, 370000],
  ['621 - REMUNERATION DU SYNDIC', 462000, 462000, 450000, 470000, 478000],
  ['623 - REMUNERATION TIERS INTERV.', 38400, 30000, 41200, 30000, 35000],
];
const bordeaux: Paper = {
  name: 'annexe-2-compte-gestion-bordeaux',
  css: `font: 8pt/1.35 'Nimbus Sans Narrow', sans-serif; padding: 12mm; td, th { border: .2mm solid #000; padding: .8mm 1.2mm } th { text-align: center } td:nth-child(n+2) { text-align: right } .t td { font-weight: bold; background: #e8e8e8 }`,
  pages: [
    `<table><tr><td style="border:0"><b>Étude immobilière CHARTRONS-SAINT-LOUIS</b><br>52 cours Balguerie<br>33300 BORDEAUX</td><td style="border:0;text-align:right">Syndicat des copropriétaires<br><b>LE CLOS LAGRANGE</b><br>88 RUE LAGRANGE 33000 BORDEAUX</td></tr></table><p style="text-align:center;font-size:11pt"><b>COMPTE DE GESTION GENERAL</b><br>ANNEXE N° 2 – exercice clos du 01/01/2025 au 31/12/2025</p><table><thead><tr><th rowspan="2">CHARGES POUR OPERATIONS COURANTES</th><th colspan="3">POUR APPROBATION DES COMPTES</th><th colspan="2">POUR LE VOTE DU BUDGET</th></tr><tr><th>Clos réalisé<br>à approuver<br>2025</th><th>Clos<br>budget voté<br>2025</th><th>Précédent<br>approuvé<br>2024</th><th>En cours<br>voté<br>2026</th><th>A voter<br>2027</th></tr></thead><tbody>${GIRONDE.map(([label, ...values]) => `<tr><td>${label}</td>${values.map((value) => `<td>${value ? dotted(value) : ''}</td>`).join('')}</tr>`).join('')}<tr class="t"><td>SOUS-TOTAL</td>${columnsOf(
      GIRONDE,
    )
      .map((value) => `<td>${dotted(value)}</td>`)
      .join(
        '',
      )}</tr><tr><td>701 - PROV. COPROPRIETAIRES</td>${[2032000, 2032000, 1990000, 2087000, 2173000].map((value) => `<td>${dotted(value)}</td>`).join('')}</tr></tbody></table><p style="margin-top:5mm"><b>CHARGES POUR TRAVAUX ET AUTRES OPERATIONS EXCEPTIONNELLES</b></p>${table(['Nature', 'Réalisé 2025', 'Réalisé 2024'], [['671 - TRAVAUX DECIDES PAR L’AG', dotted(884000), ''], ['677 - PERTES SUR CREANCES', dotted(12240), ''], `<tr class="t"><td>SOUS-TOTAL</td><td>${dotted(896240)}</td><td>0,00</td></tr>`])}${foot('Groupe Garonne Patrimoine – édité par COPROSOFT v12.4 – 11/02/2026 – 1/1')}`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_2',
      facts: {
        annexes: ['2'],
        syndic: either('Étude immobilière CHARTRONS-SAINT-LOUIS', 'CHARTRONS-SAINT-LOUIS'),
        building: 'LE CLOS LAGRANGE',
        building_address: '88 RUE LAGRANGE, 33000 BORDEAUX',
        closed_on: '2025-12-31',
        charges_courantes: columnOf(GIRONDE, 0),
        budget_clos: columnOf(GIRONDE, 1),
        charges_courantes_precedentes: columnOf(GIRONDE, 2),
        budget_en_cours: columnOf(GIRONDE, 3),
        budget_a_voter: columnOf(GIRONDE, 4),
        charges_travaux: 896240,
      },
      absent: ['rnc', 'owner', 'impayes', 'total_bilan'],
    },
  ],
};

type Row = readonly [label: string, values: readonly number[]];
const KEYS: readonly (readonly [key: string, rows: readonly Row[]])[] = [
  [
    'Clé 1 – Charges générales',
    [
      ['Assurance', [612000, 640000, 655310, 670000, 690000]],
      ['Honoraires de gestion courante', [540000, 548000, 548000, 556000, 565000]],
      ['Ménage', [702000, 720000, 716400, 735000, 750000]],
    ],
  ],
  [
    'Clé 2 – Bâtiment principal',
    [
      ['Électricité hall et paliers', [88140, 90000, 94205, 95000, 98000]],
      ['Interphonie', [31200, 32000, 32600, 33000, 34000]],
    ],
  ],
  [
    'Clé 5 – Ascenseur',
    [
      ['Contrat', [184800, 190000, 190340, 196000, 202000]],
      ['Énergie', [41000, 42000, 43115, 44000, 45000]],
    ],
  ],
];
const keySum = (list: readonly Row[], column: number) =>
  list.reduce((all, [, values]) => all + (values[column] ?? 0), 0);
const whole = (column: number) => KEYS.reduce((all, [, list]) => all + keySum(list, column), 0);
const cells = (values: readonly number[]) =>
  values.map((value) => `<td>${spaced(value)}</td>`).join('');
const COLUMNS = [0, 1, 2, 3, 4];

const rennes: Paper = {
  name: 'annexe-3-par-cle-rennes',
  css: `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; td { padding: .6mm 1.2mm } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } th { border-bottom: .4mm solid #000; font-size: 7.4pt } .k td { font-weight: bold; padding-top: 2mm } .s td { border-top: .15mm solid #000; font-style: italic } .t td { font-weight: bold; border-top: .4mm solid #000; border-bottom: .4mm solid #000 }`,
  pages: [
    `<p>O.R.I. GESTION – 27 quai Lamennais – 35000 RENNES<span style="float:right">LES HAUTS DE BRÉQUIGNY – 10 square de la Mettrie – 35200 RENNES</span></p><h1 style="font-size:12pt;margin-top:6mm">Annexe 3 – Compte de gestion pour opérations courantes</h1><p>Exercice clos réalisé du 01/01/2025 au 31/12/2025 et budget prévisionnel 2027</p><table><thead><tr><th></th><th>N-1 approuvé<br>2024</th><th>N budget voté<br>2025</th><th>N réalisé à approuver<br>2025</th><th>N+1 budget voté en cours<br>2026</th><th>N+2 budget à voter<br>2027</th></tr></thead><tbody>${KEYS.map(([key, list]) => `<tr class="k"><td colspan="6">${key}</td></tr>${list.map(([label, values]) => `<tr><td>${label}</td>${cells(values)}</tr>`).join('')}<tr class="s"><td>Total ${key.slice(0, 5)}</td>${cells(COLUMNS.map((column) => keySum(list, column)))}</tr>`).join('')}<tr class="t"><td>TOTAL CHARGES NETTES</td>${cells(COLUMNS.map((column) => whole(column)))}</tr><tr><td>Provisions copropriétaires</td>${cells([2250000, 2262000, 2262000, 2329000, 2384000])}</tr></tbody></table>${foot('O.R.I. GESTION – page 3 / 5 – annexes au projet de résolutions n° 3 à 5')}`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_3',
      facts: {
        annexes: ['3'],
        syndic: 'O.R.I. GESTION',
        building: 'LES HAUTS DE BRÉQUIGNY',
        building_address: '10 square de la Mettrie, 35200 RENNES',
        closed_on: '2025-12-31',
        charges_courantes_precedentes: whole(0),
        budget_clos: whole(1),
        charges_courantes: whole(2),
        budget_en_cours: whole(3),
        budget_a_voter: whole(4),
      },
      absent: ['rnc', 'owner', 'charges_travaux', 'total_bilan'],
    },
  ],
};

const OPEN: readonly Line[] = [
  ['Ravalement cour intérieure', 8640000, 4120000, 5184000, 6048000, 2592000],
  ['Remplacement VMC', 1975000, 0, 0, 987500, 987500],
];
const dijon: Paper = {
  name: 'annexe-5-travaux-dijon',
  css: `font: 9.4pt/1.4 'P052', serif; td, th { border: .25mm solid #5b2a86; padding: 1.5mm } th { background: #efe7f6; font-size: 8pt; text-align: center } td:nth-child(n+2) { text-align: right }`,
  landscape: true,
  pages: [
    `<p><b>BURGONDIA syndic &amp; gestion</b>, 15 rue de la Liberté, 21000 Dijon</p><h1 style="font-size:13pt">ANNEXE N° 5</h1><p>État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice – Exercice clos le 30 septembre 2025<br>Copropriété : Le Parc des Ducs, 4 rue Devosge, 21000 Dijon</p>${table(
      [
        '',
        'Votés (A)',
        'Payés (B)',
        'Réalisés (C)',
        'Appels reçus (D)',
        'Solde en attente E = D − C',
        'À recevoir F = A − D',
      ],
      [
        ...OPEN.map(([label, a = 0, b = 0, c = 0, d = 0, f = 0]) => [
          label,
          plain(a),
          plain(b),
          plain(c),
          plain(d),
          plain(d - c),
          plain(f),
        ]),
        `<tr style="font-weight:bold"><td>TOTAL</td><td>${plain(columnOf(OPEN, 0))}</td><td>${plain(columnOf(OPEN, 1))}</td><td>${plain(columnOf(OPEN, 2))}</td><td>${plain(columnOf(OPEN, 3))}</td><td>${plain(columnOf(OPEN, 3) - columnOf(OPEN, 2))}</td><td>${plain(columnOf(OPEN, 4))}</td></tr>`,
      ],
    )}<p style="margin-top:6mm">Ravalement décidé le 19 décembre 2024 (résolution 11), VMC décidée le 19 décembre 2024 (résolution 13). Les montants sont TTC, honoraires compris.</p>`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_5',
      facts: {
        annexes: ['5'],
        syndic: either('BURGONDIA syndic & gestion', 'BURGONDIA'),
        building: 'Le Parc des Ducs',
        building_address: '4 rue Devosge, 21000 Dijon',
        closed_on: '2025-09-30',
        travaux_en_cours: ['Ravalement cour intérieure', 'Remplacement VMC'],
        travaux_votes: columnOf(OPEN, 0),
        travaux_payes: columnOf(OPEN, 1),
        travaux_realises: columnOf(OPEN, 2),
        travaux_appeles: columnOf(OPEN, 3),
        travaux_a_recevoir: columnOf(OPEN, 4),
      },
      absent: ['rnc', 'travaux_clos', 'meeting_on'],
    },
  ],
};

export const ANNEXES_SEULES = [bordeaux, rennes, dijon];
