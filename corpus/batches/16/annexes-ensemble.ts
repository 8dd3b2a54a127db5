// The five accounting annexes of one building, wide, both sides of the balance in one table, last year before the closed one.
import type { Paper, Truth } from '../../paper.ts';
import { spaced, sum } from '../../writing.ts';
import { row } from './outils.ts';

type Line = readonly [label: string, ...values: number[]];
const column = (lines: readonly Line[], index: number): number =>
  sum(lines.map((line) => Number(line[index + 1] ?? 0)));
const columns = (lines: readonly Line[], count: number): number[] =>
  Array.from({ length: count }, (_, index) => column(lines, index));

const ASSETS: readonly (readonly [title: string, lines: readonly Line[]])[] = [
  [
    'I – Situation financière et trésorerie',
    [
      ['50 Fonds placés', 1800000, 2160000],
      ['51 Banques, ou fonds disponibles en banque', 1144820, 977436],
      ['53 Caisse', 0, 0],
    ],
  ],
  [
    'II – Créances',
    [
      ['45 Coprop. – sommes exigibles restant à recevoir', 873215, 1128044],
      ['459 Coprop. – créances douteuses', 0, 214600],
      ['42 à 44 Autres créances', 0, 0],
      ['46 Débiteurs divers', 22000, 18750],
      ['47 Compte d’attente débiteur', 4120, 0],
    ],
  ],
];
const LIABILITIES: readonly (readonly [title: string, lines: readonly Line[]])[] = [
  [
    'I – Provisions et avances',
    [
      ['102 Provisions pour travaux décidés', 0, 420000],
      ['103 Avances : 1031 avances de trésorerie', 612000, 612000],
      ['1032 avances travaux (art. 18, 6e al.)', 0, 0],
      ['105 Fonds de travaux (art. 14-2-1)', 1800000, 2160000],
      ['12 Solde en attente s/ travaux et op. except.', 118400, 96300],
    ],
  ],
  [
    'II – Dettes',
    [
      ['45 Coprop. – excédents versés', 502118, 441907],
      ['40 Fournisseurs', 688437, 705423],
      ['42 à 44 Autres dettes', 61200, 63200],
      ['46 Créditeurs divers', 62000, 0],
    ],
  ],
];
const grand = (side: readonly (readonly [string, readonly Line[]])[]): number[] =>
  columns(
    side.flatMap(([, lines]) => lines),
    2,
  );
const sideRows = (side: readonly (readonly [string, readonly Line[]])[]): string[][] =>
  side.flatMap(([title, lines]) => [
    [`<b>${title}</b>`, '', ''],
    ...lines.map(([label, ...values]) => [label, ...values.map(spaced)]),
    [
      `<i>Total ${title.split(' ')[0]}</i>`,
      ...columns(lines, 2).map((one) => `<i>${spaced(one)}</i>`),
    ],
  ]);
const left = sideRows(ASSETS);
const right = sideRows(LIABILITIES);
const both = Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
  row([...(left[index] ?? ['', '', '']), ...(right[index] ?? ['', '', ''])]),
).join('');

const KEYS: readonly (readonly [key: string, lines: readonly Line[]])[] = [
  [
    '01 CHARGES GENERALES',
    [
      ['611 Nettoyage des locaux', 1088000, 1110000, 1121040, 1140000, 1165000],
      ['616 Primes d’assurances', 604400, 640000, 661218, 690000, 725000],
      ['621 Rémunérations du syndic', 912000, 930000, 930000, 948000, 966000],
      ['604 Produits d’entretien, petit équipement', 18330, 20000, 16944, 20000, 20000],
      ['612 Locations immobilières', 0, 0, 0, 0, 0],
      ['613 Locations mobilières (bacs)', 24000, 24000, 24000, 24000, 25000],
      ['623 Rémunérations de tiers intervenants', 36000, 30000, 43200, 40000, 40000],
      ['624 Frais du conseil syndical', 4200, 10000, 0, 10000, 10000],
      ['633 Taxe de balayage', 11210, 12000, 11480, 12000, 12000],
      ['602 Électricité', 166210, 180000, 171944, 180000, 182000],
    ],
  ],
  [
    '04 ASCENSEURS',
    [
      ['614 Contrats de maintenance', 418000, 430000, 431250, 440000, 452000],
      ['615 Entretien et petites réparations', 61100, 80000, 122870, 90000, 95000],
    ],
  ],
  ['07 EAU', [['601 Eau', 801022, 830000, 844117, 850000, 870000]]],
];
const RUN = KEYS.flatMap(([, lines]) => lines);
const runTotals = columns(RUN, 5);
const [runBefore = 0, runVoted = 0, runReal = 0, runNow = 0, runNext = 0] = runTotals;
const YEARS = `<thead><tr><th rowspan="2">N° de compte et nature</th><th colspan="3">POUR APPROBATION DES COMPTES</th><th colspan="2">POUR LE VOTE DU BUDGET PREVISIONNEL</th></tr><tr><th>Exercice précédent approuvé<br>01/01/24–31/12/24</th><th>Exercice clos, budget voté<br>01/01/25–31/12/25</th><th>Exercice clos réalisé à approuver<br>01/01/25–31/12/25</th><th>Budget prév. en cours voté<br>01/01/26–31/12/26</th><th>Budget prév. à voter<br>01/01/27–31/12/27</th></tr></thead>`;
const lineRows = (lines: readonly Line[]): string =>
  lines.map(([label, ...values]) => row([label, ...values.map(spaced)])).join('');
const totalRow = (label: string, values: readonly number[]): string =>
  row([label, ...values.map(spaced)], 'font-weight:bold;background:#fdeeee');

const RUNNING_WORKS: readonly Line[] = [
  ['Remplacement porte de parking (AG 12/06/2024)', 1260000, 1134000, 1228400, 1260000, 31600, 0],
  ['Désamiantage vide sanitaire (AG 05/06/2025)', 2480000, 310000, 775300, 840000, 64700, 1640000],
];
const workTotals = columns(RUNNING_WORKS, 6);

const page = (number: number, title: string, body: string): string =>
  `<div class="b"><span>DOMELYS PERPIGNAN CATALOGNE</span><span>LES TERRASSES DU CANIGOU</span><span>ANNEXE ${number}</span></div><p class="s">Syndicat des copropriétaires LES TERRASSES DU CANIGOU, 60 avenue Julien Panchot, 66000 PERPIGNAN – immat. AB1940377 – édition du 16/03/2026</p><h1>${title}</h1>${body}<p class="f">Domelys Catalogne SARL – 25 bd Clemenceau, 66000 PERPIGNAN – annexe n° ${number} – décret n° 2005-240 du 14 mars 2005</p>`;

const SAME = {
  syndic: { either: ['DOMELYS PERPIGNAN CATALOGNE', 'Domelys Catalogne'] },
  building: 'LES TERRASSES DU CANIGOU',
  building_address: '60 avenue Julien Panchot, 66000 PERPIGNAN',
  rnc: 'AB1940377',
} as const;
const part = (number: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [number],
  facts: { annexes: [String(number)], ...SAME, ...facts },
});
const BUDGETS = {
  charges_courantes_precedentes: runBefore,
  budget_clos: runVoted,
  charges_courantes: runReal,
  budget_en_cours: runNow,
  budget_a_voter: runNext,
} as const;

const whole: Paper = {
  name: 'annexes-paysage-perpignan',
  css: `font: 7.8pt 'Nimbus Sans', sans-serif; padding: 9mm 10mm; .b { background: #9b1c1c; color: #fff; display: flex; justify-content: space-between; padding: 1.5mm 3mm; font-weight: bold } .s { font-size: 7pt; margin: 1mm 0 } h1 { font-size: 10.5pt; text-align: center; margin: 2mm 0 3mm } td, th { border: .15mm solid #b99; padding: .8mm 1.2mm } th { background: #f3d9d9; font-weight: bold; text-align: center } td { text-align: right; white-space: nowrap } td:first-child { text-align: left } .bil td:nth-child(4) { text-align: left } .f { position: absolute; bottom: 4mm; font-size: 6pt; color: #666 }`,
  landscape: true,
  pages: [
    page(
      1,
      'ETAT FINANCIER APRES REPARTITION AU 31/12/2025',
      `<table class="bil"><thead><tr><th>ACTIF</th><th>Exercice précédent approuvé<br>31/12/2024</th><th>Exercice clos<br>31/12/2025</th><th>PASSIF</th><th>Exercice précédent approuvé<br>31/12/2024</th><th>Exercice clos<br>31/12/2025</th></tr></thead><tbody>${both}${row(['TOTAL GENERAL (I)+(II)', ...grand(ASSETS).map(spaced), 'TOTAL GENERAL (I)+(II)', ...grand(LIABILITIES).map(spaced)], 'font-weight:bold;background:#fdeeee')}</tbody></table><p style="margin-top:2mm">Emprunts : montant restant dû au 31/12/2025 : néant</p>`,
    ),
    page(
      2,
      'COMPTE DE GESTION GENERAL DE L’EXERCICE CLOS REALISE (N) ET BUDGET PREVISIONNEL (N+2)',
      `<table>${YEARS}<tbody>${row(['<b>CHARGES POUR OPERATIONS COURANTES</b>', '', '', '', '', ''])}${lineRows(RUN.toSorted((a, b) => a[0].localeCompare(b[0])))}${totalRow('SOUS-TOTAL', runTotals)}${row(['<b>PRODUITS POUR OPERATIONS COURANTES</b>', '', '', '', '', ''])}${lineRows([['701 Provisions copropriétaires', 4180000, runVoted, runVoted, runNow, runNext]])}${row(['Solde (excédent + / insuffisance –)', spaced(4180000 - runBefore), '', spaced(runVoted - runReal), '', ''])}${row(['<b>TRAVAUX ART. 14-2 ET OPERATIONS EXCEPTIONNELLES</b>', '', '', '', '', ''])}${row(['671 Travaux décidés par l’assemblée', spaced(0), '', spaced(931200), '', ''])}${row(['SOUS-TOTAL', spaced(0), '', spaced(931200), '', ''], 'font-weight:bold')}</tbody></table>`,
    ),
    page(
      3,
      'COMPTE DE GESTION POUR OPERATIONS COURANTES DE L’EXERCICE CLOS REALISE ET BUDGET PREVISIONNEL',
      `<table>${YEARS}<tbody>${KEYS.map(([key, lines]) => `${row([`<b>CLE ${key}</b>`, '', '', '', '', ''])}${lineRows(lines)}${row([`<i>Total clé ${key.slice(0, 2)}</i>`, ...columns(lines, 5).map(spaced)], 'font-style:italic')}`).join('')}${totalRow('TOTAL CHARGES NETTES', runTotals)}</tbody></table>`,
    ),
    page(
      4,
      'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPERATIONS EXCEPTIONNELLES HORS BUDGET PREVISIONNEL – EXERCICE CLOS 2025',
      `<table><thead><tr><th>Opération</th><th>Dépenses votées</th><th>Dépenses réalisées</th><th>Provisions appelées, emprunts et subventions reçus, affectations</th><th>Solde (excédent ou insuffisance)</th></tr></thead><tbody>${row(['Réfection descente EP cour Sud (AG 12/06/2024)', '9 500,00', '9 312,00', '9 500,00', '188,00'])}${row(['TOTAL', '9 500,00', '9 312,00', '9 500,00', '188,00'], 'font-weight:bold')}</tbody></table>`,
    ),
    page(
      5,
      'ETAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPERATIONS EXCEPTIONNELLES VOTES NON ENCORE CLOTURES AU 31/12/2025',
      `<table><thead><tr><th>Travaux</th><th>A – Travaux votés</th><th>B – Travaux payés</th><th>C – Travaux réalisés</th><th>D – Appels travaux, emprunts et subventions reçus</th><th>E = D-C Solde en attente sur travaux</th><th>F = A-D Subventions et emprunts à recevoir, appels restant à faire</th></tr></thead><tbody>${lineRows(RUNNING_WORKS)}${totalRow('TOTAL', workTotals)}</tbody></table>`,
    ),
  ],
  documents: [
    {
      ...part(1, 'ANNEXE_1', {
        closed_on: '2025-12-31',
        fonds_places: 2160000,
        banques: 977436,
        creances_exigibles: 1128044,
        creances_douteuses: 214600,
        impayes: 1128044 + 214600,
        provisions_travaux: 420000,
        avances_tresorerie: 612000,
        fonds_travaux: 2160000,
        solde_travaux: 96300,
        excedents_verses: 441907,
        dette_fournisseurs: 705423,
        total_bilan: grand(ASSETS)[1] ?? 0,
      }),
      absent: ['budget_a_voter', 'owner', 'iban'],
    },
    part(2, 'ANNEXE_2', { closed_on: '2025-12-31', ...BUDGETS, charges_travaux: 931200 }),
    part(3, 'ANNEXE_3', { closed_on: '2025-12-31', ...BUDGETS }),
    part(4, 'ANNEXE_4', {
      travaux_clos: {
        either: [
          ['Réfection descente EP cour Sud (AG 12/06/2024)'],
          ['Réfection descente EP cour Sud'],
        ],
      },
    }),
    part(5, 'ANNEXE_5', {
      closed_on: '2025-12-31',
      travaux_en_cours: {
        either: [
          RUNNING_WORKS.map(([label]) => label),
          RUNNING_WORKS.map(([label]) => label.replace(/ \(.*$/, '')),
        ],
      },
      travaux_votes: workTotals[0] ?? 0,
      travaux_payes: workTotals[1] ?? 0,
      travaux_realises: workTotals[2] ?? 0,
      travaux_appeles: workTotals[3] ?? 0,
      travaux_a_recevoir: workTotals[5] ?? 0,
    }),
  ],
};

export const ANNEXES_ENSEMBLE = [whole];
