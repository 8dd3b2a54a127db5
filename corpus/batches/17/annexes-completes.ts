// The five accounting annexes of a big residence, lying, in dense print with wrapped heads.
import { either, type Paper, type Truth } from '../../paper.ts';
import { plain, spaced, sum } from '../../writing.ts';

export type Line = readonly [code: string, label: string, ...values: number[]];
export const column = (lines: readonly Line[], index: number): number =>
  sum(lines.map((line) => Number(line[index + 2] ?? 0)));

const row = (cells: readonly (string | number)[], name: string): string =>
  `<tr class="${name}">${cells.map((cell) => `<td>${typeof cell === 'number' ? spaced(cell) : cell}</td>`).join('')}</tr>`;
const rows = (lines: readonly Line[]): string => lines.map((line) => row(line, '')).join('');
const totals = (label: string, lines: readonly Line[], width: number): string =>
  row(['', label, ...Array.from({ length: width }, (_, index) => column(lines, index))], 't');

const TREASURY: readonly Line[] = [
  ['50', 'Fonds placés – livret fonds de travaux', 31240000, 35917500],
  ['51', 'Banques – fonds disponibles', 18877412, 16204391],
  ['53', 'Caisse', 20000, 20000],
];
const FUNDS: readonly Line[] = [
  ['102', 'Provisions pour travaux décidés', 4180000, 6240000],
  ['1031', 'Avances de trésorerie', 12000000, 12000000],
  ['105', 'Fonds de travaux', 31240000, 35917500],
  ['12', 'Solde en attente sur travaux ou opérations exceptionnelles', -210000, 1248000],
];
const OWED: readonly Line[] = [
  ['45', 'Copropriétaires – sommes exigibles restant à recevoir', 9614088, 11240377],
  ['459', 'Copropriétaires – créances douteuses', 2118400, 2744012],
  ['46', 'Débiteurs divers', 310000, 128500],
];
const spare = (index: number) =>
  column(TREASURY, index) + column(OWED, index) - column(FUNDS, index);
const OVERPAID = [4417210, 3880456] as const;
const STAFF = [640000, 655000] as const;
const DUE: readonly Line[] = [
  ['45', 'Copropriétaires – excédents versés', ...OVERPAID],
  ['40', 'Fournisseurs', spare(0) - OVERPAID[0] - STAFF[0], spare(1) - OVERPAID[1] - STAFF[1]],
  ['43', 'Organismes sociaux', ...STAFF],
];
const suppliers = Number(DUE[1]?.[3]);

const SPENT: readonly Line[] = [
  ['601', 'Eau', 8412077, 8600000, 8719040, 8800000, 9000000],
  ['602', 'Electricité', 2911560, 3400000, 3188210, 3300000, 3300000],
  ['603', 'Chauffage, énergie et combustibles', 20977114, 23500000, 22140918, 23000000, 23400000],
  ['611', 'Nettoyage des locaux', 6200000, 6350000, 6339880, 6500000, 6620000],
  ['614', 'Contrats de maintenance', 3880240, 3950000, 4012775, 4050000, 4150000],
  ['615', 'Entretien et petites réparations', 2714066, 2500000, 3107492, 2700000, 2900000],
  ['616', 'Primes d’assurances', 3998140, 4300000, 4417755, 4600000, 4900000],
  ['621', 'Rémunération du syndic', 6020000, 6180000, 6180000, 6300000, 6420000],
  ['64', 'Frais de personnel', 14812033, 15200000, 15248012, 15600000, 16000000],
];
const CALLED: Line = [
  '701',
  'Provisions copropriétaires',
  ...[1, 1, 1, 3, 4].map((i) => column(SPENT, i)),
];
const EXTRA: readonly Line[] = [
  ['671', 'Travaux décidés par l’assemblée générale', 1880000, 0, 4126000, 0, 0],
  ['677', 'Pertes sur créances irrécouvrables', 0, 0, 88412, 0, 0],
];
const part = (whole: number, percent: number) => Math.round((whole * percent) / 100);
const general = [0, 1, 2, 3, 4].map((index) => part(column(SPENT, index), 58));
const heat: number[] = [2, 3, 4, 5, 6].map((index) => Number(SPENT[2]?.[index]));
const KEYS: readonly Line[] = [
  ['010', 'Charges générales', ...general],
  ['041', 'Chauffage collectif', ...heat],
  [
    '020',
    'Bâtiments A à D, ascenseurs et parking',
    ...general.map((value, index) => column(SPENT, index) - value - (heat[index] ?? 0)),
  ],
];

const HEADS = `<tr><th></th><th></th><th>Exercice précédent approuvé<br>31/12/2023</th><th>Exercice clos<br>budget voté<br>2024</th><th>Exercice clos<br>réalisé à approuver<br>31/12/2024</th><th>Budget prévisionnel<br>en cours voté<br>2025</th><th>Budget prévisionnel<br>à voter<br>2026</th></tr>`;
const five = (inner: string) =>
  `<table class="x"><thead>${HEADS}</thead><tbody>${inner}</tbody></table>`;
const top = (number: number, title: string) =>
  `<div class="top"><span>ALTERIS OUEST PARISIEN – 44 avenue Joffre 92000 NANTERRE</span><span>SDC PARC DE BAGATELLE (4471) – 2 à 30 allée de Bagatelle 92000 NANTERRE</span><span>Edition du 14/03/2025</span></div><h1>ANNEXE N° ${number} – ${title}</h1>`;
const half = (title: string, lines: readonly Line[], label: string) =>
  `<table class="x"><thead><tr><th></th><th>${title}</th><th>Exercice précédent<br>approuvé</th><th>Exercice<br>clos</th></tr></thead><tbody>${rows(lines)}${totals(label, lines, 2)}</tbody></table>`;
const grand = (index: number) => column(TREASURY, index) + column(OWED, index);
const grandRow = `<table class="x"><tbody><tr class="t"><td></td><td>TOTAL GENERAL (I) + (II)</td><td>${spaced(grand(0))}</td><td>${spaced(grand(1))}</td></tr></tbody></table>`;

const WORK = [3620000, 1810000, 2172000, 2896000] as const;
const WORK_2 = [9480000, 2844000, 3318000, 3842000] as const;
const unfinished = ([voted, paid, done, got]: readonly [number, number, number, number]) =>
  [voted, paid, done, got, got - done, voted - got] as const;
const both = unfinished(WORK).map((value, index) => value + (unfinished(WORK_2)[index] ?? 0));
const cells = (values: readonly number[]) =>
  values.map((value) => `<td>${plain(value)}</td>`).join('');

const HEAD = {
  syndic: 'ALTERIS OUEST PARISIEN',
  building: 'PARC DE BAGATELLE',
  building_address: '2 à 30 allée de Bagatelle, 92000 NANTERRE',
  closed_on: '2024-12-31',
} as const;
const BUDGETS = {
  charges_courantes_precedentes: column(SPENT, 0),
  budget_clos: column(SPENT, 1),
  charges_courantes: column(SPENT, 2),
  budget_en_cours: column(SPENT, 3),
  budget_a_voter: column(SPENT, 4),
} as const;
const truth = (
  page: number,
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  absent: NonNullable<Truth['absent']> = [],
): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts: { ...HEAD, annexes: [String(page)], ...facts },
  absent: ['rnc', 'owner', 'lots', ...absent],
});

const complete: Paper = {
  name: 'annexes-completes-nanterre',
  landscape: true,
  css: `font: 7.6pt/1.3 'Nimbus Sans', sans-serif; padding: 9mm 11mm; .top { display: flex; justify-content: space-between; font-size: 6.8pt; border-bottom: .2mm solid #000 } h1 { font-size: 10pt; text-align: center; margin: 3mm 0 } td, th { padding: .7mm 1.2mm } .x { margin-bottom: 2mm } .x th { background: #dfe5ec; border: .2mm solid #7b8794; text-align: center; font-weight: bold; font-size: 6.8pt } .x td { border: .2mm solid #b4bcc5 } .x td:nth-child(n+3) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #f1f3f5 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm }`,
  pages: [
    `${top(1, 'ETAT FINANCIER APRES REPARTITION AU 31/12/2024')}<div class="two"><div>${half('I – TRESORERIE', TREASURY, 'Trésorerie disponible Total I')}${half('II – CREANCES', OWED, 'Total II')}${grandRow}</div><div>${half('PROVISIONS ET AVANCES', FUNDS, 'Total I')}${half('DETTES', DUE, 'Total II')}${grandRow}</div></div><p>Emprunts : montant restant dû : néant. Le compte 459 comprend deux dossiers transmis à l’avocat.</p>`,
    `${top(2, 'COMPTE DE GESTION GENERAL DE L’EXERCICE CLOS REALISE (N) ET BUDGET PREVISIONNEL (N+2) DU 01/01/2024 AU 31/12/2024')}${five(`${rows(SPENT)}${totals('SOUS-TOTAL CHARGES POUR OPERATIONS COURANTES', SPENT, 5)}${rows([CALLED])}`)}${five(`${rows(EXTRA)}${totals('TOTAL TRAVAUX ET OPERATIONS EXCEPTIONNELLES', EXTRA, 5)}`)}`,
    `${top(3, 'COMPTE DE GESTION POUR OPERATIONS COURANTES DE L’EXERCICE CLOS REALISE (N), PAR CLE, DU 01/01/2024 AU 31/12/2024')}${five(`${rows(KEYS)}${totals('TOTAL CHARGES NETTES', KEYS, 5)}`)}`,
    `${top(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPERATIONS EXCEPTIONNELLES HORS BUDGET, EXERCICE CLOS LE 31/12/2024')}<table class="x"><thead><tr><th></th><th>Travaux terminés</th><th>Dépenses votées</th><th>Dépenses réalisées</th><th>Provisions appelées</th><th>Solde</th></tr></thead><tbody>${row(['1', 'Réfection de l’étanchéité du parking SS1', 4200000, 4126000, 4200000, 74000], '')}</tbody></table>`,
    `${top(5, 'ETAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPERATIONS EXCEPTIONNELLES VOTES NON ENCORE CLOTURES AU 31/12/2024')}<table class="x"><thead><tr><th></th><th>Travaux</th><th>A<br>votés</th><th>B<br>payés</th><th>C<br>réalisés</th><th>D<br>appels, emprunts et subventions reçus</th><th>E = D - C<br>solde en attente</th><th>F = A - D<br>à recevoir</th></tr></thead><tbody><tr><td>1</td><td>Modernisation des ascenseurs C1 et C2</td>${cells(unfinished(WORK))}</tr><tr><td>2</td><td>Remplacement de la sous-station de chauffage</td>${cells(unfinished(WORK_2))}</tr><tr class="t"><td></td><td>TOTAL</td>${cells(both)}</tr></tbody></table>`,
  ],
  documents: [
    truth(
      1,
      'ANNEXE_1',
      {
        fonds_places: 35917500,
        banques: 16204391,
        provisions_travaux: 6240000,
        avances_tresorerie: 12000000,
        fonds_travaux: 35917500,
        solde_travaux: 1248000,
        creances_exigibles: 11240377,
        creances_douteuses: 2744012,
        impayes: 11240377 + 2744012,
        excedents_verses: OVERPAID[1],
        dette_fournisseurs: either(suppliers, suppliers + STAFF[1]),
        total_bilan: grand(1),
      },
      ['charges_courantes'],
    ),
    truth(2, 'ANNEXE_2', { ...BUDGETS, charges_travaux: column(EXTRA, 2) }, ['impayes']),
    truth(3, 'ANNEXE_3', BUDGETS, ['charges_travaux']),
    truth(4, 'ANNEXE_4', { travaux_clos: ['Réfection de l’étanchéité du parking SS1'] }, [
      'travaux_en_cours',
    ]),
    truth(
      5,
      'ANNEXE_5',
      {
        travaux_en_cours: [
          'Modernisation des ascenseurs C1 et C2',
          'Remplacement de la sous-station de chauffage',
        ],
        travaux_votes: both[0] ?? 0,
        travaux_payes: both[1] ?? 0,
        travaux_realises: both[2] ?? 0,
        travaux_appeles: both[3] ?? 0,
        travaux_a_recevoir: both[5] ?? 0,
      },
      ['travaux_clos'],
    ),
  ],
};

export const ANNEXES_COMPLETES = [complete];
