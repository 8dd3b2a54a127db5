// Accounting annexes that come alone: a balance, a management account, one by key, the works closed and open.
import { either, type Paper, paperOf } from '../../paper.ts';
import { dotted, slashed, spaced, sum, table } from '../../writing.ts';
import { footer } from './outils.ts';

type Row = readonly [label: string, ...values: number[]];
const column = (rows: readonly Row[], index: number): number =>
  sum(rows.map((row) => Number(row[index + 1] ?? 0)));
const columns = (rows: readonly Row[]): number[] =>
  rows[0]?.slice(1).map((_, index) => column(rows, index)) ?? [];
const cells = (values: readonly (number | string)[], write: (cents: number) => string): string =>
  values.map((value) => `<td>${typeof value === 'number' ? write(value) : value}</td>`).join('');

/** Before, closed. */
const RESERVES: readonly Row[] = [
  ['102 – Provisions pour travaux décidés', 0, 2614000],
  ['1031 – Avances de trésorerie', 1280000, 1280000],
  ['1033 – Autres avances', 0, 0],
  ['105 – Fonds de travaux', 4186522, 4811022],
  ['120 – Solde en attente sur travaux et op. exceptionnelles', 318240, 0],
  ['131 – Subventions en instance d’affectation', 0, 450000],
];
const DEBTS: readonly Row[] = [
  ['401 – Fournisseurs', 1108236, 1426791],
  ['408 – Fournisseurs, factures non parvenues', 231500, 184000],
  ['43-44 – Organismes sociaux, État', 92314, 88705],
  ['45 – Copropriétaires, excédents versés', 1344807, 1519230],
  ['462 – Créditeurs divers', 18000, 0],
  ['487 – Produits encaissés d’avance', 0, 62400],
];
const CLAIMS: readonly Row[] = [
  ['45 – Copropriétaires, sommes exigibles restant à recevoir', 1642118, 2230916],
  ['459 – Copropriétaires, créances douteuses', 512460, 784335],
  ['461 – Débiteurs divers (sinistre dégât des eaux B12)', 0, 146020],
  ['486 – Charges payées d’avance', 118422, 121907],
];
const PLACED: Row = ['502 – Fonds placés (livret A synd. – fonds travaux)', 4186522, 4811022];
const bank = [0, 1].map(
  (index) =>
    column(RESERVES, index) +
    column(DEBTS, index) -
    column(CLAIMS, index) -
    Number(PLACED[index + 1] ?? 0),
);
const CASH: readonly Row[] = [
  PLACED,
  ['512 – Banques, ou fonds disponibles en banque', ...bank],
  ['53 – Caisse', 0, 0],
];
const general = [0, 1].map((index) => column(RESERVES, index) + column(DEBTS, index));
const sideRows = (rows: readonly Row[], end: string) =>
  `${rows.map(([label, ...values]) => `<tr><td>${label}</td>${cells(values, spaced)}</tr>`).join('')}<tr class="t"><td>${end}</td>${cells(columns(rows), spaced)}</tr>`;
const half = (title: string, rows: readonly Row[], end: string) =>
  `<table><thead><tr><th>${title}</th><th>Exercice précédent<br>approuvé<br>31/12/2024</th><th>Exercice clos<br>31/12/2025</th></tr></thead><tbody>${sideRows(rows, end)}</tbody></table>`;

const balance: Paper = {
  ...paperOf(
    'annexe-1-bilan-toulouse',
    `font: 8pt/1.3 'Nimbus Sans', sans-serif; padding: 9mm 11mm; td, th { border: .2mm solid #4a4a4a; padding: .9mm 1.3mm } th { background: #d9e2ec; text-align: center; font-size: 7.2pt } td:nth-child(n+2) { text-align: right; white-space: nowrap; width: 25mm } .t td { font-weight: bold; background: #f0f0f0 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm; align-items: start; margin-bottom: 3mm }`,
    [
      `<div style="display:flex;justify-content:space-between;font-size:7.4pt"><span><b>CITALIA OCCITANIE</b> – 38 allées Jean-Jaurès – 31000 TOULOUSE</span><span>2207 – LE PATIO DES CARMES – 5 rue de la Dalbade 31000 TOULOUSE – Immat. AE6113058</span><span>Édité le 02/04/2026 à 10:41 – p. 1</span></div><h1 style="font-size:12pt;text-align:center;margin:4mm 0 0">Annexe n° 1 – ÉTAT FINANCIER APRÈS RÉPARTITION AU ${slashed('2025-12-31')}</h1><p style="text-align:center">(décret n° 2005-240 du 14 mars 2005) – montants en euros</p><div class="two">${half('I – SITUATION FINANCIÈRE ET TRÉSORERIE<br>Trésorerie', CASH, 'Trésorerie disponible – Total I')}${half('<br>Provisions et avances', RESERVES, 'Total I')}</div><div class="two">${half('II – CRÉANCES', CLAIMS, 'Total II')}${half('DETTES', DEBTS, 'Total II')}</div><div class="two">${table([], [`<tr class="t"><td>TOTAL GÉNÉRAL (I) + (II)</td>${cells(general, spaced)}</tr>`])}${table([], [`<tr class="t"><td>TOTAL GÉNÉRAL (I) + (II)</td>${cells(general, spaced)}</tr>`])}</div><p>Emprunts : montant restant dû : 86 140,22 (prêt collectif isolation, échéance finale 05/2034 – adhésion individuelle, pour mémoire)</p><p style="font-size:7pt">La présentation est conforme au décret ; le solde des copropriétaires tient compte de la répartition des charges de l’exercice. État détaillé des débiteurs consultable à l’agence par le conseil syndical.</p>`,
    ],
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_1',
      facts: {
        annexes: ['1'],
        syndic: 'CITALIA OCCITANIE',
        building: either('LE PATIO DES CARMES', '2207 – LE PATIO DES CARMES'),
        building_address: '5 rue de la Dalbade, 31000 TOULOUSE',
        rnc: 'AE6113058',
        closed_on: '2025-12-31',
        fonds_places: 4811022,
        banques: bank[1] ?? 0,
        provisions_travaux: 2614000,
        avances_tresorerie: 1280000,
        fonds_travaux: 4811022,
        solde_travaux: 0,
        creances_exigibles: 2230916,
        creances_douteuses: 784335,
        impayes: 2230916 + 784335,
        excedents_verses: 1519230,
        dette_fournisseurs: either(1426791, 1426791 + 184000),
        total_bilan: general[1] ?? 0,
        emprunts: 8614022,
      },
      absent: ['charges_courantes', 'budget_a_voter', 'owner'],
    },
  ),
  landscape: true,
};

/** Approved 2023/24, voted 2024/25, real 2024/25, voted 2025/26, to be voted 2026/27. */
const SPENT: readonly Row[] = [
  ['601 Eau', 812430, 840000, 857716, 860000, 880000],
  ['602 Electricité', 318805, 340000, 302119, 330000, 330000],
  ['604 Produits d’entretien', 22160, 25000, 19842, 25000, 25000],
  ['611 Nettoyage des locaux', 1096200, 1120000, 1118124, 1140000, 1165000],
  ['613 Locations mobilières (défibrillateur)', 0, 12000, 11880, 12000, 12000],
  ['614 Contrats de maintenance', 584310, 600000, 611902, 620000, 640000],
  ['615 Entretien et petites réparations', 291477, 350000, 428316, 350000, 380000],
  ['616 Primes d’assurances', 661850, 700000, 738405, 780000, 820000],
  ['621 Rémunérations du syndic s/ gestion copro.', 964000, 980000, 980000, 1000000, 1020000],
  ['622 Autres honoraires du syndic', 34200, 40000, 51600, 40000, 40000],
  ['623 Rémunérations de tiers intervenants', 18000, 20000, 24300, 20000, 20000],
  ['624 Frais du conseil syndical', 4120, 10000, 3655, 10000, 10000],
  ['632 Taxe de balayage', 31022, 32000, 31880, 33000, 33000],
  ['661 Remboursement d’annuités d’emprunt', 0, 0, 0, 0, 0],
];
const spent = columns(SPENT);
const called = [4720000, spent[1] ?? 0, spent[1] ?? 0, spent[3] ?? 0, spent[4] ?? 0];
const other = [18240, 0, 21615, 0, 0];
const left = called.map((value, index) => value + (other[index] ?? 0) - (spent[index] ?? 0));
const WORKS = [0, 0, 3164080] as const;

const management = paperOf(
  'annexe-2-gestion-grenoble',
  `font: 7.8pt/1.28 'Nimbus Sans Narrow', sans-serif; padding: 11mm 12mm; td, th { border: .15mm solid #666; padding: .75mm 1.2mm } th { text-align: center; background: #efefef } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #f5f5f5 } .h td { font-weight: bold; text-align: left !important; background: #ddd }`,
  [
    `<p><b>A.G.D.A.</b> SARL – 6 cours Jean Jaurès 38000 GRENOBLE &nbsp; | &nbsp; Imm. 077 <b>LES ALLOBROGES</b> – 22 rue Nicolas Chorier 38000 GRENOBLE</p><h1 style="font-size:11.5pt;text-align:center;border:.3mm solid #000;padding:1.5mm">ANNEXE 2 – COMPTE DE GESTION GENERAL DE L’EXERCICE CLOS REALISE (N) DU 01/07/2024 AU 30/06/2025<br>ET BUDGET PREVISIONNEL DE L’EXERCICE (N+2) DU 01/07/2026 AU 30/06/2027</h1><table><thead><tr><th rowspan="3">CHARGES POUR OPERATIONS COURANTES</th><th colspan="3">Pour approbation des comptes</th><th colspan="2">Pour le vote du budget prévisionnel</th></tr><tr><th>Exercice précédent approuvé</th><th>Exercice clos budget voté</th><th>Exercice clos réalisé à approuver</th><th>Budget prévisionnel en cours voté</th><th>Budget prévisionnel à voter</th></tr><tr><th>N-1</th><th>N</th><th>N</th><th>N+1</th><th>N+2</th></tr></thead><tbody>${SPENT.map(([label, ...values]) => `<tr><td>${label}</td>${cells(values, spaced)}</tr>`).join('')}<tr class="t"><td>Sous-total</td>${cells(spent, spaced)}</tr><tr class="h"><td colspan="6">PRODUITS POUR OPERATIONS COURANTES</td></tr><tr><td>701 Provisions copropriétaires</td>${cells(called, spaced)}</tr><tr><td>714 Produits divers (loyer antenne)</td>${cells(other, spaced)}</tr><tr class="t"><td>Sous-total</td>${cells(
      called.map((value, index) => value + (other[index] ?? 0)),
      spaced,
    )}</tr><tr class="t"><td>Solde (excédent ou insuffisance s/ opérations courantes affecté aux copropriétaires)</td>${cells(left, spaced)}</tr></tbody></table>
    <table style="margin-top:4mm"><thead><tr><th>CHARGES POUR TRAVAUX ET AUTRES OPERATIONS EXCEPTIONNELLES</th><th>N-1 approuvé</th><th>N voté</th><th>N réalisé</th></tr></thead><tbody><tr><td>671 Travaux décidés par l’assemblée générale (mise aux normes ascenseur)</td>${cells([0, 3200000, 3164080], spaced)}</tr><tr><td>672 Travaux urgents</td>${cells([0, 0, 0], spaced)}</tr><tr><td>677 Pertes sur créances irrécouvrables</td>${cells([0, 0, 0], spaced)}</tr><tr class="t"><td>Sous-total</td>${cells([0, 3200000, WORKS[2]], spaced)}</tr><tr class="h"><td colspan="4">PRODUITS POUR TRAVAUX ET AUTRES OPERATIONS EXCEPTIONNELLES</td></tr><tr><td>702 Provisions sur travaux</td>${cells([0, 3200000, 3200000], spaced)}</tr><tr class="t"><td>Solde (excédent s/ travaux)</td>${cells([0, 0, 3200000 - WORKS[2]], spaced)}</tr></tbody></table>
    <p style="margin-top:3mm">Compte tenu de l’encaissement de l’indemnité de sinistre après clôture, le poste 615 sera minoré de 940,00 sur l’exercice suivant. Observations du conseil syndical : le contrat de nettoyage est à remettre en concurrence.</p>${footer('Edité le 14/10/2025 – AGDA – logiciel Copronova 12.4 – page 2')}`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_2',
    facts: {
      annexes: ['2'],
      syndic: either('A.G.D.A.', 'AGDA'),
      building: 'LES ALLOBROGES',
      building_address: '22 rue Nicolas Chorier, 38000 GRENOBLE',
      closed_on: '2025-06-30',
      charges_courantes_precedentes: spent[0] ?? 0,
      budget_clos: spent[1] ?? 0,
      charges_courantes: spent[2] ?? 0,
      budget_en_cours: spent[3] ?? 0,
      budget_a_voter: spent[4] ?? 0,
      charges_travaux: WORKS[2],
    },
    absent: ['impayes', 'dette_fournisseurs', 'banques', 'rnc', 'owner'],
  },
);

const KEYS: readonly (readonly [title: string, rows: readonly Row[]])[] = [
  [
    'Clé 01 – CHARGES GENERALES',
    [
      ['Assurance multirisque immeuble', 701144, 720000, 742318, 760000, 790000],
      ['Honoraires syndic (forfait)', 968000, 988000, 988000, 1008000, 1030000],
      ['Nettoyage, espaces verts', 1604200, 1650000, 1660704, 1690000, 1720000],
      ['Electricité parties communes', 301960, 300000, 287115, 300000, 300000],
      ['Entretien, divers, frais d’AG', 388411, 400000, 413849, 410000, 420000],
    ],
  ],
  [
    'Clé 02 – ASCENSEUR BAT. A',
    [
      ['Maintenance et contrôle technique', 306000, 350000, 351600, 320000, 325000],
      ['Electricité ascenseur', 66013, 65000, 64882, 66000, 66000],
    ],
  ],
  [
    'Clé 04 – PARKING SOUS-SOL',
    [['Porte automatique, électricité', 88470, 92000, 91697, 94000, 95000]],
  ],
];
const allKeys = columns(KEYS.flatMap(([, rows]) => rows));

const byKey = paperOf(
  'annexe-3-cles-angers',
  `font: 8.4pt/1.35 'Carlito', sans-serif; td, th { padding: .9mm 1.3mm; border-bottom: .15mm solid #aaa } th { text-align: right; border-bottom: .5mm solid #00583f } th:first-child { text-align: left } td:nth-child(n+2) { text-align: right; white-space: nowrap } .h td { color: #00583f; font-weight: bold; padding-top: 3mm; text-align: left !important } .t td { font-weight: bold }`,
  [
    `<table><tr><td style="border:0"><b style="font-size:16pt;color:#00583f">ALS</b> ANJOU LOIRE SYNDIC<br>14 boulevard Foch – 49100 ANGERS</td><td style="border:0">LES JARDINS DES JUSTICES<br>76 rue des Justices – 49000 ANGERS<br>Immatriculation AC9220165</td></tr></table><h1 style="font-size:12.5pt;margin-top:5mm">ANNEXE N° 3<br><span style="font-size:10pt;font-weight:normal">Compte de gestion pour opérations courantes de l’exercice clos réalisé du ${slashed('2025-01-01')} au ${slashed('2025-12-31')} et budget prévisionnel de l’exercice du ${slashed('2027-01-01')} au ${slashed('2027-12-31')}</span></h1><table><thead><tr><th>Charges par clé de répartition (en euros)</th><th>2024<br>approuvé</th><th>2025<br>budget voté</th><th>2025 réalisé<br>à approuver</th><th>2026<br>budget voté</th><th>2027<br>à voter</th></tr></thead><tbody>${KEYS.map(([title, rows]) => `<tr class="h"><td colspan="6">${title}</td></tr>${rows.map(([label, ...values]) => `<tr><td>${label}</td>${cells(values, dotted)}</tr>`).join('')}<tr class="t"><td>Total ${title.split(' – ')[0]}</td>${cells(columns(rows), dotted)}</tr>`).join('')}<tr class="t" style="font-size:9.4pt"><td>TOTAL CHARGES NETTES</td>${cells(allKeys, dotted)}</tr><tr><td>Provisions copropriétaires</td>${cells([4450000, allKeys[1] ?? 0, allKeys[1] ?? 0, allKeys[3] ?? 0, allKeys[4] ?? 0], dotted)}</tr><tr class="t"><td>SOLDE (excédent ou insuffisance)</td>${cells(
      [4450000 - (allKeys[0] ?? 0), 0, (allKeys[1] ?? 0) - (allKeys[2] ?? 0), 0, 0],
      dotted,
    )}</tr></tbody></table><p style="margin-top:6mm">Les produits affectés sont nuls pour les exercices présentés. La clé 03 (bâtiment B) a été supprimée par décision de l’assemblée générale du 12/06/2019.</p>${footer('ALS – Les Jardins des Justices – annexes comptables à la convocation de l’assemblée générale du 03/06/2026 – 3/5', 7)}`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_3',
    facts: {
      annexes: ['3'],
      syndic: either('ANJOU LOIRE SYNDIC', 'ALS ANJOU LOIRE SYNDIC', 'ALS'),
      building: 'LES JARDINS DES JUSTICES',
      building_address: '76 rue des Justices, 49000 ANGERS',
      rnc: 'AC9220165',
      closed_on: '2025-12-31',
      charges_courantes_precedentes: allKeys[0] ?? 0,
      budget_clos: allKeys[1] ?? 0,
      charges_courantes: allKeys[2] ?? 0,
      budget_en_cours: allKeys[3] ?? 0,
      budget_a_voter: allKeys[4] ?? 0,
    },
    absent: ['impayes', 'dette_fournisseurs', 'charges_travaux', 'owner'],
  },
);

/** Voted, paid, done, called and received. */
const OPEN: readonly Row[] = [
  ['Réfection de la cour et des réseaux (AG 19/05/2025)', 5840000, 2310000, 2955400, 4380000],
  ['Sécurisation des accès, vigik (AG 19/05/2025)', 918000, 275400, 275400, 918000],
];
const openCells = (values: readonly number[]) => {
  const [voted = 0, paid = 0, done = 0, received = 0] = values;
  return cells([voted, paid, done, received, received - done, voted - received], spaced);
};
const openTotals = columns(OPEN);
const lyonTop = (number: number, title: string) =>
  `<p style="font-size:7.4pt;border-bottom:.2mm solid #1f3350">Régie BOUVARD &amp; PEYSSON – 27 rue de Créqui – 69006 LYON &nbsp;&nbsp;&nbsp; Immeuble 1142 LE CLOS SAINT-IRENEE – 14 ET 16 RUE DES MACCHABEES 69005 LYON &nbsp;&nbsp;&nbsp; Exercice clos le 31/12/2025</p><h1 style="font-size:11pt;text-align:center">ANNEXE ${number}<br>${title}</h1>`;
const LYON = {
  syndic: 'Régie BOUVARD & PEYSSON',
  building: 'LE CLOS SAINT-IRENEE',
  building_address: '14 ET 16 RUE DES MACCHABEES, 69005 LYON',
  closed_on: '2025-12-31',
} as const;

const worksPair: Paper = {
  name: 'annexes-travaux-lyon',
  css: `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm; td, th { border: .2mm solid #1f3350; padding: 1.2mm 1.6mm } th { background: #e9edf3; text-align: center; font-size: 7.6pt } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold }`,
  landscape: true,
  pages: [
    `${lyonTop(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPERATIONS EXCEPTIONNELLES HORS BUDGET PREVISIONNEL DE L’EXERCICE CLOS REALISE DU 01/01/2025 AU 31/12/2025')}${table(
      [
        'Travaux de l’art. 14-2 et opérations exceptionnelles clôturés',
        'Exercice clos<br>dépenses votées',
        'Exercice clos<br>réalisé à approuver',
        'Provisions appelées,<br>emprunts et subventions',
        'Solde<br>excédent (+) / insuffisance (–)',
      ],
      [
        [
          'Remplacement de la colonne EU bâtiment B (AG 22/05/2024)',
          ...[1684000, 1712360, 1684000, 1684000 - 1712360].map(spaced),
        ],
        ['Audit énergétique (AG 22/05/2024)', ...[528000, 528000, 528000, 0].map(spaced)],
        `<tr class="t"><td>TOTAL</td>${cells([2212000, 2240360, 2212000, -28360], spaced)}</tr>`,
      ],
    )}<p style="margin-top:4mm">L’insuffisance de 283,60 a été appelée sur l’exercice 2026 après approbation des comptes.</p>`,
    `${lyonTop(5, 'ETAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPERATIONS EXCEPTIONNELLES VOTES NON ENCORE CLOTURES A LA FIN DE L’EXERCICE')}<table><thead><tr><th rowspan="2">Désignation des travaux</th><th>Travaux<br>votés</th><th>Travaux<br>payés</th><th>Travaux<br>réalisés</th><th>Appels travaux, emprunts<br>et subventions reçus</th><th>Solde en attente<br>sur travaux</th><th>Subventions et emprunts<br>à recevoir – appels à émettre</th></tr><tr><th>A</th><th>B</th><th>C</th><th>D</th><th>E = D – C</th><th>F = A – D</th></tr></thead><tbody>${OPEN.map(([label, ...values]) => `<tr><td>${label}</td>${openCells(values)}</tr>`).join('')}<tr class="t"><td>TOTAL</td>${openCells(openTotals)}</tr></tbody></table><p style="margin-top:4mm">Réception des travaux de la cour prévue en mars 2026.</p>`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_4',
      pages: [1],
      facts: {
        annexes: ['4'],
        ...LYON,
        travaux_clos: either(
          [
            'Remplacement de la colonne EU bâtiment B (AG 22/05/2024)',
            'Audit énergétique (AG 22/05/2024)',
          ],
          ['Remplacement de la colonne EU bâtiment B', 'Audit énergétique'],
        ),
      },
      absent: ['impayes', 'travaux_votes', 'budget_a_voter'],
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_5',
      pages: [2],
      facts: {
        annexes: ['5'],
        ...LYON,
        travaux_en_cours: either(
          OPEN.map(([label]) => label),
          ['Réfection de la cour et des réseaux', 'Sécurisation des accès, vigik'],
        ),
        travaux_votes: openTotals[0] ?? 0,
        travaux_payes: openTotals[1] ?? 0,
        travaux_realises: openTotals[2] ?? 0,
        travaux_appeles: openTotals[3] ?? 0,
        travaux_a_recevoir: (openTotals[0] ?? 0) - (openTotals[3] ?? 0),
      },
      absent: ['impayes', 'budget_a_voter'],
    },
  ],
};

export const ANNEXES_SEULES = [balance, management, byKey, worksPair];
