// Annexes one by one, from four other offices: stacked in portrait, in a listing, by key, two on a sheet.
import { either, type Paper, paperOf } from '../../paper.ts';
import { dotted, plain, spaced, table } from '../../writing.ts';
import { column, type Line, part } from './annexes-reseau.ts';

const CASH: readonly Line[] = [
  ['501 Livret A du syndicat', 612040, 571200],
  ['512 Banque compte courant', 287719, 341905],
];
const DUE: readonly Line[] = [
  ['450 Copropriétaires : sommes exigibles restant à recevoir', 164390, 98125],
  ['461 Débiteurs divers', 0, 4500],
];
const HELD: readonly Line[] = [
  ['103 Avances de trésorerie (1031)', 240000, 240000],
  ['105 Fonds de travaux (art. 14-2-1)', 612040, 571200],
];
const OVER: Line = ['450 Copropriétaires : excédents versés', 73285, 66140];
const owed = (at: number) =>
  column(CASH, at) + column(DUE, at) - column(HELD, at) - column([OVER], at);
const BILLS: Line = ['401 Fournisseurs et factures à recevoir', owed(0), owed(1)];
const stack = (title: string, lines: readonly Line[], end: string) =>
  `<tr class="c"><td colspan="3">${title}</td></tr>${lines.map(([label, ...values]) => `<tr><td>${label}</td>${values.map((value) => `<td>${dotted(value)}</td>`).join('')}</tr>`).join('')}<tr class="t"><td>${end}</td><td>${dotted(column(lines, 0))}</td><td>${dotted(column(lines, 1))}</td></tr>`;
const grand = (at: number) => column(CASH, at) + column(DUE, at);
const balance = paperOf(
  'annexe-1-empilee-bourges',
  `font: 10pt/1.35 'P052', serif; padding: 16mm 20mm; td { padding: .8mm 2mm } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } .c td { font-style: italic; padding-top: 4mm } .t td { border-top: .3mm solid #000; font-weight: bold } h1 { font-size: 12pt }`,
  [
    `<p>BERRY COPRO – SARL Moreau-Delétang<br>17 rue Moyenne, 18000 BOURGES</p><p>Syndicat des copropriétaires « Le Prado », 29 avenue Jean Jaurès, 18000 BOURGES</p><h1>ANNEXE 1 — ÉTAT FINANCIER APRÈS RÉPARTITION<br>au 30 septembre 2025 (exercice du 01/10/2024 au 30/09/2025)</h1>
    <table><tr><th></th><th>Exercice clos<br>30/09/2025</th><th>Exercice précédent<br>30/09/2024</th></tr>${stack('Situation financière – Trésorerie', CASH, 'Trésorerie disponible')}${stack('Situation financière – Provisions et avances', HELD, 'Total provisions et avances')}${stack('Créances', DUE, 'Total créances')}${stack('Dettes', [OVER, BILLS], 'Total dettes')}<tr class="c"><td colspan="3">Récapitulation</td></tr><tr class="t"><td>TOTAL GÉNÉRAL (trésorerie + créances)</td><td>${dotted(grand(0))}</td><td>${dotted(grand(1))}</td></tr><tr class="t"><td>TOTAL GÉNÉRAL (provisions, avances + dettes)</td><td>${dotted(grand(0))}</td><td>${dotted(grand(1))}</td></tr></table>
    <p style="margin-top:8mm">Emprunts : montant restant dû 18.340,00 € (ravalement 2021, Crédit Berrichon Exemple, échéance 2029)</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      annexes: ['1'],
      syndic: either('BERRY COPRO', 'BERRY COPRO – SARL Moreau-Delétang'),
      building: 'Le Prado',
      building_address: '29 avenue Jean Jaurès, 18000 BOURGES',
      closed_on: '2025-09-30',
      fonds_places: 612040,
      banques: 287719,
      avances_tresorerie: 240000,
      fonds_travaux: 612040,
      creances_exigibles: 164390,
      impayes: 164390,
      excedents_verses: 73285,
      dette_fournisseurs: owed(0),
      total_bilan: grand(0),
      emprunts: 1834000,
    },
    absent: ['rnc', 'creances_douteuses', 'provisions_travaux', 'solde_travaux', 'iban'],
  },
);

/** Voted and real of the closed year first, as this software has it. */
const PAU: readonly Line[] = [
  ['601000 EAU', 420000, 438114, 411902, 430000, 445000],
  ['602000 ELECTRICITE', 155000, 149207, 151380, 155000, 155000],
  ['611000 NETTOYAGE', 624000, 624000, 606000, 640000, 655000],
  ['614000 CONTRAT ASCENSEUR', 188000, 190344, 181280, 195000, 200000],
  ['614100 CONTRAT VMC', 44000, 43560, 42240, 45000, 46000],
  ['615000 PETITS TRAVAUX', 150000, 203871, 98640, 150000, 160000],
  ['616000 ASSURANCE', 318000, 331205, 302719, 345000, 360000],
  ['621100 HONORAIRES SYNDIC', 540000, 540000, 528000, 552000, 564000],
  ['662000 FRAIS BANCAIRES', 9000, 8460, 8112, 9000, 9000],
];
const pauTotals = [0, 1, 2, 3, 4].map((at) => column(PAU, at));
const [votedPau = 0, realPau = 0, beforePau = 0, currentPau = 0, nextPau = 0] = pauTotals;
const account = paperOf(
  'annexe-2-listing-pau',
  `font: 8.2pt 'DejaVu Sans Condensed', sans-serif; padding: 12mm; td { padding: .5mm 1.2mm } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } th { border-bottom: .4mm solid #000; vertical-align: bottom; font-size: 7.4pt } .t td { border-top: .2mm solid #000; font-weight: bold }`,
  [
    `<table><tr><td style="text-align:left"><b>BÉARN IMMO CONSEIL</b><br>21 cours Bosquet 64000 PAU</td><td>LE DOMAINE DE TRESPOEY<br>73 avenue Trespoey 64000 PAU<br>N° RNC : AA3-905-518</td></tr></table>
    <p style="font-size:10.5pt;margin-top:6mm"><b>Annexe n° 2 : Compte de gestion général de l’exercice clos au 30/06/2026 et budget prévisionnel du 01/07/2027 au 30/06/2028</b></p>
    ${table(
      [
        'CHARGES POUR OPERATIONS COURANTES',
        'Budget voté<br>2025/2026',
        'Réalisé à approuver<br>2025/2026',
        'Réalisé approuvé<br>2024/2025',
        'Budget en cours voté<br>2026/2027',
        'Budget à voter<br>2027/2028',
      ],
      [
        ...PAU.map(([label, ...values]) => [label, ...values.map(plain)]),
        `<tr class="t"><td>Sous-total charges courantes</td>${pauTotals.map((value) => `<td>${plain(value)}</td>`).join('')}</tr>`,
        [
          '701000 PROVISIONS APPELEES',
          ...[votedPau, votedPau, 2360000, currentPau, nextPau].map(plain),
        ],
        ['714000 PRODUITS DIVERS (ANTENNE)', ...[0, 31200, 31200, 0, 0].map(plain)],
        `<tr class="t"><td>Sous-total produits courants</td>${[votedPau, votedPau + 31200, 2391200, currentPau, nextPau].map((value) => `<td>${plain(value)}</td>`).join('')}</tr>`,
        `<tr class="t"><td>Solde à répartir</td>${[0, votedPau + 31200 - realPau, 2391200 - beforePau, 0, 0].map((value) => `<td>${plain(value)}</td>`).join('')}</tr>`,
        '<tr><td colspan="6" style="padding-top:6mm;text-align:left">TRAVAUX ET OPERATIONS EXCEPTIONNELLES</td></tr>',
        [
          '671000 RAVALEMENT PIGNON SUD',
          plain(1420000),
          plain(1388540),
          plain(0),
          plain(0),
          plain(0),
        ],
        `<tr class="t"><td>Sous-total charges travaux</td><td>${plain(1420000)}</td><td>${plain(1388540)}</td><td>${plain(0)}</td><td>${plain(0)}</td><td>${plain(0)}</td></tr>`,
        ['702000 PROVISIONS TRAVAUX', plain(1420000), plain(1420000), plain(0), plain(0), plain(0)],
      ],
    )}<p style="margin-top:6mm">Imprimé le 14/09/2026 – page 2 du dossier comptable</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_2',
    facts: {
      annexes: ['2'],
      syndic: 'BÉARN IMMO CONSEIL',
      building: 'LE DOMAINE DE TRESPOEY',
      building_address: '73 avenue Trespoey, 64000 PAU',
      rnc: 'AA3905518',
      closed_on: '2026-06-30',
      charges_courantes: realPau,
      budget_clos: votedPau,
      charges_courantes_precedentes: beforePau,
      budget_en_cours: currentPau,
      budget_a_voter: nextPau,
      charges_travaux: 1388540,
    },
    absent: ['fonds_travaux', 'banques', 'impayes', 'iban', 'owner'],
  },
);

const THONON: readonly (readonly [string, readonly Line[]])[] = [
  [
    'CLÉ 001 – CHARGES GÉNÉRALES (10 000)',
    [
      ['Assurance', 402118, 410000, 421700, 430000, 440000],
      ['Déneigement et espaces verts', 388400, 400000, 364210, 400000, 405000],
      ['Honoraires syndic', 612000, 620000, 620000, 632000, 645000],
      ['Électricité communs', 98712, 110000, 104388, 110000, 110000],
    ],
  ],
  ['CLÉ 002 – CHALET A (4 120)', [['Nettoyage montée A', 211200, 215000, 214800, 220000, 225000]]],
  ['CLÉ 007 – GARAGES (600)', [['Porte automatique', 64020, 66000, 91540, 68000, 70000]]],
];
const every = THONON.flatMap(([, lines]) => lines);
const keyed = [0, 1, 2, 3, 4].map((at) => column(every, at));
const [beforeLeman = 0, votedLeman = 0, realLeman = 0, currentLeman = 0, nextLeman = 0] = keyed;
const five = (label: string, values: readonly number[]) =>
  `<tr class="t"><td>${label}</td>${values.map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`;
const byKey = paperOf(
  'annexe-3-cles-thonon',
  `font: 8.6pt 'Carlito', sans-serif; padding: 13mm; td, th { border: .2mm solid #567; padding: .8mm 1.4mm } th { background: #dfe7ef; text-align: center } td:nth-child(n+2) { text-align: right } .k td { background: #eef; text-align: left !important; font-weight: bold } .t td { font-weight: bold }`,
  [
    `<p style="font-size:11pt"><b>RÉGIE DU LÉMAN</b> – 12 rue Vallon – 74200 THONON-LES-BAINS</p><p>Copropriété : LES HAUTS DE RIPAILLE – 240 chemin de Corzent – 74200 THONON-LES-BAINS</p>
    <p style="font-size:10pt;text-align:center"><b>ANNEXE N°3 – COMPTE DE GESTION POUR OPÉRATIONS COURANTES<br>Exercice clos 2025 (01/05/2024 – 30/04/2025) et budget prévisionnel 01/05/2026 – 30/04/2027</b></p>
    <table><tr><th></th><th>Ex. précédent approuvé<br>2023/2024</th><th>Ex. clos budget voté<br>2024/2025</th><th>Ex. clos réalisé à approuver<br>2024/2025</th><th>Budget en cours voté<br>2025/2026</th><th>Budget à voter<br>2026/2027</th></tr>
    ${THONON.map(
      ([name, lines]) =>
        `<tr class="k"><td colspan="6">${name}</td></tr>${lines.map(([label, ...values]) => `<tr><td>${label}</td>${values.map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`).join('')}${five(
          'Total net de la clé',
          [0, 1, 2, 3, 4].map((at) => column(lines, at)),
        )}`,
    ).join('')}
    ${five('TOTAL CHARGES NETTES', keyed)}${five('Provisions copropriétaires', [1790000, votedLeman, votedLeman, currentLeman, nextLeman])}${five('Solde (excédent ou insuffisance)', [1790000 - beforeLeman, 0, votedLeman - realLeman, 0, 0])}</table>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_3',
    facts: {
      annexes: ['3'],
      syndic: 'RÉGIE DU LÉMAN',
      building: 'LES HAUTS DE RIPAILLE',
      building_address: '240 chemin de Corzent, 74200 THONON-LES-BAINS',
      closed_on: '2025-04-30',
      charges_courantes: realLeman,
      budget_clos: votedLeman,
      charges_courantes_precedentes: beforeLeman,
      budget_en_cours: currentLeman,
      budget_a_voter: nextLeman,
    },
    absent: ['rnc', 'iban', 'charges_travaux', 'impayes'],
  },
);

const worksSheet: Paper = {
  name: 'annexes-travaux-chateauroux',
  css: `font: 8.8pt 'Nimbus Roman', serif; padding: 12mm; td, th { border: .2mm solid #000; padding: .8mm 1.4mm } th { text-align: center } td:nth-child(n+2) { text-align: right } h2 { font-size: 10.5pt; margin-top: 6mm }`,
  landscape: true,
  pages: [
    `<p>Syndicat des copropriétaires de l’immeuble 44 rue Victor Hugo, 36000 CHÂTEAUROUX – Syndic : Agence Indre-et-Brenne, 2 place Gambetta, 36000 CHÂTEAUROUX</p>
    <h2>Annexe 4. Travaux de l’article 14-2 et opérations exceptionnelles, exercice clos au 31 mars 2026</h2>
    ${table(
      [
        'Opération',
        'Votée le',
        'Dépenses votées',
        'Dépenses réalisées',
        'Provisions appelées',
        'Fonds de travaux affecté',
        'Solde',
      ],
      [
        [
          'Mise en conformité du tableau électrique',
          '18/06/2024',
          '6 840,00',
          '6 512,40',
          '4 840,00',
          '2 000,00',
          '327,60',
        ],
        ['TOTAL', '', '6 840,00', '6 512,40', '4 840,00', '2 000,00', '327,60'],
      ],
    )}
    <h2>Annexe 5. État des travaux votés et non encore clôturés au 31 mars 2026</h2>
    ${table(
      [
        'Opération',
        'Date AG',
        'A. Voté',
        'B. Payé',
        'C. Réalisé',
        'D. Appelé et reçu',
        'E = D – C',
        'F = A – D',
      ],
      [
        [
          'Réfection de la couverture en ardoise',
          '17/06/2025',
          '52 300,00',
          '15 690,00',
          '21 000,00',
          '26 150,00',
          '5 150,00',
          '26 150,00',
        ],
        [
          'Peinture de la cage d’escalier',
          '17/06/2025',
          '9 480,00',
          '0,00',
          '0,00',
          '4 740,00',
          '4 740,00',
          '4 740,00',
        ],
        ['TOTAL', '', '61 780,00', '15 690,00', '21 000,00', '30 890,00', '9 890,00', '30 890,00'],
      ],
    )}`,
  ],
  documents: [
    part(1, 'ANNEXE_4', {
      annexes: either(['4'], ['4', '5']),
      building_address: '44 rue Victor Hugo, 36000 CHÂTEAUROUX',
      closed_on: '2026-03-31',
      travaux_clos: ['Mise en conformité du tableau électrique'],
    }),
    part(1, 'ANNEXE_5', {
      annexes: either(['5'], ['4', '5']),
      building_address: '44 rue Victor Hugo, 36000 CHÂTEAUROUX',
      closed_on: '2026-03-31',
      travaux_en_cours: ['Réfection de la couverture en ardoise', 'Peinture de la cage d’escalier'],
      travaux_votes: 6178000,
      travaux_payes: 1569000,
      travaux_realises: 2100000,
      travaux_appeles: 3089000,
      travaux_a_recevoir: 3089000,
    }),
  ],
};

export const ANNEXES_SEPAREES: readonly Paper[] = [balance, account, byKey, worksSheet];
