// The accounting annexes, one alone: the first by two offices, the second, the third.
import { either, type Paper, paperOf } from '../../paper.ts';
import { bracketed, dotted, plain, spaced, sum } from '../../writing.ts';

type Write = (cents: number) => string;
export const grid = `td, th { border: .15mm solid #555; padding: .7mm 1.2mm } th { text-align: center; font-weight: bold } .n td:nth-child(n+2) { text-align: right } .b td { font-weight: bold }`;
export const line = (label: string, values: readonly number[], write: Write, name = ''): string =>
  `<tr class="${name}"><td>${label}</td>${values.map((value) => `<td style="text-align:right">${write(value)}</td>`).join('')}</tr>`;
/** The values of each column, added. */
export const columns = (rows: readonly (readonly number[])[]): number[] =>
  (rows[0] ?? []).map((_, at) => sum(rows.map((row) => row[at] ?? 0)));

const LEFT_I = [
  ['50 Fonds placés', 900000, 1020000],
  ['51 Banques – compte séparé', 1127744, 1294461],
  ['53 Caisse', 0, 0],
] as const;
const LEFT_II = [
  ['450 Copropriétaires, sommes exigibles', 241180, 305926],
  ['459 Créances douteuses', 88000, 88000],
  ['46 Débiteurs divers', 0, 21540],
  ['48 Charges constatées d’avance', 14000, 9800],
] as const;
const RIGHT_I = [
  ['102 Provisions pour travaux', 360000, 512000],
  ['1031 Avance de trésorerie', 400000, 400000],
  ['105 Fonds de travaux', 900000, 1020000],
  ['12 Travaux, solde en attente', 55000, -18300],
  ['131 Subventions', 0, 0],
] as const;
const RIGHT_II = [['450 Copropriétaires, excédents versés', 132914, 167427]] as const;
type Side = readonly (readonly [label: string, before: number, now: number])[];
const total = (side: Side, at: 1 | 2): number => sum(side.map((row) => row[at]));
const suppliers = ([1, 2] as const).map(
  (at) => total(LEFT_I, at) + total(LEFT_II, at) - total(RIGHT_I, at) - total(RIGHT_II, at),
);
const DEBTS: Side = [...RIGHT_II, ['401 Fournisseurs', suppliers[0] ?? 0, suppliers[1] ?? 0]];
const side = (title: string, one: Side, write: Write): string =>
  `<tr class="b"><td colspan="3">${title}</td></tr>${one.map(([label, before, now]) => line(label, [before, now], write)).join('')}${line('Total', [total(one, 1), total(one, 2)], write, 'b')}`;

const sheet1 = paperOf(
  'annexe-1-deux-colonnes-angouleme',
  `font: 8.4pt 'Nimbus Sans', sans-serif; padding: 12mm; ${grid} .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm }`,
  [
    `<p>RÉGIE CHARENTAISE – 40 rempart de l’Est-Clair, 16000 ANGOULÊME – tél. 05 45 00 61 20</p><p style="text-align:center;font-size:11pt"><b>ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025</b><br>(annexe n° 1 – décret n° 2005-240 du 14 mars 2005)</p><p>Syndicat des copropriétaires LE CASTILLON – 77 rue de la Papeterie, 16000 ANGOULÊME – AB6120843<br>Exercice du 01/01/2025 au 31/12/2025</p>
    <div class="two"><table><thead><tr><th>ACTIF</th><th>31/12/2024</th><th>31/12/2025</th></tr></thead><tbody>${side('I. Trésorerie', LEFT_I, bracketed)}${side('II. Créances', LEFT_II, bracketed)}${line('TOTAL GÉNÉRAL', [total(LEFT_I, 1) + total(LEFT_II, 1), total(LEFT_I, 2) + total(LEFT_II, 2)], bracketed, 'b')}</tbody></table>
    <table><thead><tr><th>PASSIF</th><th>31/12/2024</th><th>31/12/2025</th></tr></thead><tbody>${side('I. Provisions et avances', RIGHT_I, bracketed)}${side('II. Dettes', DEBTS, bracketed)}${line('TOTAL GÉNÉRAL', [total(RIGHT_I, 1) + total(DEBTS, 1), total(RIGHT_I, 2) + total(DEBTS, 2)], bracketed, 'b')}</tbody></table></div>
    <p style="margin-top:4mm">Emprunts collectifs, montant restant dû : néant. Les montants entre parenthèses sont négatifs.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      syndic: 'RÉGIE CHARENTAISE',
      building: 'LE CASTILLON',
      building_address: '77 rue de la Papeterie, 16000 ANGOULÊME',
      rnc: 'AB6120843',
      annexes: ['1'],
      closed_on: '2025-12-31',
      fonds_places: 1020000,
      banques: 1294461,
      creances_exigibles: 305926,
      creances_douteuses: 88000,
      provisions_travaux: 512000,
      avances_tresorerie: 400000,
      fonds_travaux: 1020000,
      solde_travaux: -18300,
      excedents_verses: 167427,
      dette_fournisseurs: suppliers[1] ?? 0,
      total_bilan: total(LEFT_I, 2) + total(LEFT_II, 2),
    },
    absent: ['charges_courantes', 'budget_a_voter', 'travaux_votes', 'owner'],
  },
);

const POSTS: readonly (readonly [string, readonly number[]])[] = [
  ['60 Achats : eau', [403120, 410000, 428455, 425000, 440000]],
  ['60 Achats : électricité', [198840, 220000, 203455, 215000, 215000]],
  ['61 Nettoyage', [900000, 910000, 918000, 930000, 948000]],
  ['61 Maintenance ascenseur', [304000, 310000, 311200, 318000, 326000]],
  ['61 Assurance', [611000, 630000, 642100, 670000, 705000]],
  ['62 Honoraires du syndic', [765000, 780000, 780000, 795000, 812000]],
  ['62 Frais d’AG et affranchissements', [51200, 55000, 58120, 57000, 60000]],
];
const posts = columns(POSTS.map(([, values]) => values));
const called = [3260000, 3315000, 3315000, 3410000, 3506000];
const sheet2: Paper = {
  ...paperOf(
    'annexe-2-gestion-niort',
    `font: 8pt 'DejaVu Sans Condensed', sans-serif; padding: 9mm; ${grid}`,
    [
      `<p>SÈVRE SYNDIC – 27 rue du Minage-Vieux, 79000 NIORT &nbsp;&nbsp;&nbsp; Résidence LES HALLES DE BRÈCHE</p><p style="font-size:10pt;text-align:center"><b>ANNEXE 2 – COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ DU 01/04/2025 AU 31/03/2026 ET BUDGET PRÉVISIONNEL</b></p>
      <table class="n"><thead><tr><th rowspan="2">CHARGES POUR OPÉRATIONS COURANTES</th><th colspan="3">Pour approbation des comptes</th><th colspan="2">Pour vote du budget</th></tr><tr><th>Exercice précédent approuvé<br>04/24-03/25</th><th>Exercice clos budget voté<br>04/25-03/26</th><th>Exercice clos réalisé<br>04/25-03/26</th><th>En cours voté<br>04/26-03/27</th><th>À voter<br>04/27-03/28</th></tr></thead><tbody>${POSTS.map(([label, values]) => line(label, values, spaced)).join('')}${line('SOUS-TOTAL', posts, spaced, 'b')}<tr class="b"><td colspan="6">PRODUITS</td></tr>${line('701 Provisions sur opérations courantes', called, spaced)}${line(
        'Solde (produits – charges)',
        called.map((one, at) => one - (posts[at] ?? 0)),
        spaced,
        'b',
      )}</tbody></table>
      <table class="n" style="margin-top:4mm"><thead><tr><th>TRAVAUX ET OPÉRATIONS EXCEPTIONNELLES</th><th>Exercice précédent</th><th>Exercice clos</th></tr></thead><tbody>${line('671 Remplacement interphonie', [0, 684200], spaced)}${line('SOUS-TOTAL', [0, 684200], spaced, 'b')}${line('702 Provisions pour travaux', [0, 690000], spaced)}${line('Solde', [0, 5800], spaced, 'b')}</tbody></table>`,
    ],
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_2',
      facts: {
        syndic: 'SÈVRE SYNDIC',
        building: 'LES HALLES DE BRÈCHE',
        annexes: ['2'],
        closed_on: '2026-03-31',
        charges_courantes: posts[2] ?? 0,
        charges_courantes_precedentes: posts[0] ?? 0,
        budget_clos: posts[1] ?? 0,
        budget_en_cours: posts[3] ?? 0,
        budget_a_voter: posts[4] ?? 0,
        charges_travaux: 684200,
      },
      absent: ['owner', 'meeting_on', 'banques', 'rnc'],
    },
  ),
  landscape: true,
};

const KEYS: readonly (readonly [string, readonly (readonly [string, readonly number[]])[]])[] = [
  [
    'Clé 100 – Charges communes générales',
    [
      ['Assurance', [712000, 735000, 748219, 770000, 790000]],
      ['Ménage', [1640000, 1680000, 1671540, 1720000, 1755000]],
      ['Syndic', [1122000, 1144000, 1144000, 1167000, 1190000]],
    ],
  ],
  [
    'Clé 210 – Bâtiment Gris-Nez',
    [
      ['Électricité hall', [88000, 90000, 84117, 90000, 90000]],
      ['Petites réparations', [31000, 60000, 102880, 60000, 75000]],
    ],
  ],
  ['Clé 220 – Ascenseur Gris-Nez', [['Contrat', [244000, 250000, 251300, 258000, 264000]]]],
];
const keyTotals = KEYS.map(
  ([key, rows]) => [key, columns(rows.map(([, values]) => values))] as const,
);
const keySum = columns(keyTotals.map(([, values]) => values));
const sheet3: Paper = {
  ...paperOf(
    'annexe-3-cles-calais',
    `font: 7.6pt 'Nimbus Sans Narrow', sans-serif; padding: 9mm; ${grid} .h td { background: #f4d5da; font-weight: bold }`,
    [
      `<table style="margin-bottom:3mm"><tr><td style="border:0"><b style="color:#e4002b;font-size:12pt">Immovance</b> Côte d’Opale</td><td style="border:0;text-align:right">4112 – RÉSIDENCE LES DEUX CAPS – 3-5-7 quai de la Batellerie 62100 CALAIS<br>édité le 11/03/2026 – page 3 sur 9</td></tr></table><p style="text-align:center;font-size:9.6pt"><b>ANNEXE N° 3<br>COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ N DU 01/01/2025 AU 31/12/2025 ET BUDGET PRÉVISIONNEL DE L’EXERCICE N+2 DU 01/01/2027 AU 31/12/2027</b></p>
      <table class="n"><thead><tr><th>Détail par clé de répartition</th><th>N-1 approuvé</th><th>N voté</th><th>N réalisé</th><th>N+1 voté</th><th>N+2 à voter</th></tr></thead><tbody>${KEYS.map(([key, rows], at) => `<tr class="h"><td colspan="6">${key}</td></tr>${rows.map(([label, values]) => line(label, values, dotted)).join('')}${line(`Total ${key.slice(0, 7)}`, keyTotals[at]?.[1] ?? [], dotted, 'b')}`).join('')}${line('TOTAL CHARGES NETTES', keySum, dotted, 'b')}${line('Provisions copropriétaires', [3870000, 3959000, 3959000, 4065000, 4164000], dotted)}</tbody></table>`,
    ],
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_3',
      facts: {
        syndic: either('Immovance Côte d’Opale', 'Immovance'),
        building: 'RÉSIDENCE LES DEUX CAPS',
        building_address: '3-5-7 quai de la Batellerie, 62100 CALAIS',
        annexes: ['3'],
        closed_on: '2025-12-31',
        charges_courantes: keySum[2] ?? 0,
        charges_courantes_precedentes: keySum[0] ?? 0,
        budget_clos: keySum[1] ?? 0,
        budget_en_cours: keySum[3] ?? 0,
        budget_a_voter: keySum[4] ?? 0,
      },
      absent: ['owner', 'banques', 'total_bilan', 'meeting_on'],
    },
  ),
  landscape: true,
};

const PERPIGNAN_LEFT = [
  ['FONDS PLACES (50)', 430000],
  ['BANQUE (512)', 718833],
  ['COPROPRIETAIRES DEBITEURS (450)', 192077],
  ['COPROPRIETAIRES DOUTEUX (459)', 61240],
] as const;
const leftSum = sum(PERPIGNAN_LEFT.map(([, value]) => value));
const PERPIGNAN_RIGHT = [
  ['AVANCES DE TRESORERIE (1031)', 250000],
  ['FONDS DE TRAVAUX (105)', 430000],
  ['SOLDE EN ATTENTE SUR TRAVAUX (12)', 0],
  ['COPROPRIETAIRES CREDITEURS (450)', 113900],
] as const;
const perpignanSuppliers = leftSum - sum(PERPIGNAN_RIGHT.map(([, value]) => value));
const typed = (label: string, value: number): string =>
  `  ${label.padEnd(46, '.')}${plain(value).padStart(14)}`;
const old = paperOf(
  'annexe-1-listing-perpignan',
  `font: 9.6pt/1.35 'DejaVu Sans Mono', monospace; padding: 14mm 12mm; pre { font: inherit; margin: 0 }`,
  [
    `<pre>
AGENCE ROIG PERE ET FILLES      COP22   EDITION DU 02/02/26      PAGE 1

IMM. 0027  LES MICOCOULIERS    12 RUE DES GRENADIERS 66000 PERPIGNAN

        ANNEXE 1   ETAT FINANCIER APRES REPARTITION
                   AU 31/12/25

A C T I F                                               EXERCICE CLOS
${PERPIGNAN_LEFT.map(([label, value]) => typed(label, value)).join('\n')}
                                              ------------------
${typed('TOTAL GENERAL', leftSum)}

P A S S I F                                             EXERCICE CLOS
${PERPIGNAN_RIGHT.map(([label, value]) => typed(label, value)).join('\n')}
${typed('FOURNISSEURS (40)', perpignanSuppliers)}
                                              ------------------
${typed('TOTAL GENERAL', leftSum)}

EMPRUNT : NEANT
</pre>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      syndic: 'AGENCE ROIG PERE ET FILLES',
      building: 'LES MICOCOULIERS',
      building_address: '12 RUE DES GRENADIERS, 66000 PERPIGNAN',
      annexes: ['1'],
      closed_on: '2025-12-31',
      fonds_places: 430000,
      banques: 718833,
      creances_exigibles: 192077,
      creances_douteuses: 61240,
      avances_tresorerie: 250000,
      fonds_travaux: 430000,
      solde_travaux: 0,
      excedents_verses: 113900,
      dette_fournisseurs: perpignanSuppliers,
      total_bilan: leftSum,
    },
    absent: ['charges_courantes', 'rnc', 'owner', 'meeting_on'],
  },
);

export const ANNEXES = [sheet1, sheet2, sheet3, old];
