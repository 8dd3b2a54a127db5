// The five accounting annexes together, as a syndic's software lays them on their side.
import type { Paper, Truth } from '../../paper.ts';
import { spaced, sum } from '../../writing.ts';

export type Row = readonly [code: string, label: string, ...values: number[]];
export const columns = (rows: readonly Row[]): number[] =>
  (rows[0]?.slice(2) ?? []).map((_, index) => sum(rows.map((row) => Number(row[index + 2] ?? 0))));
export const add = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, index) => value + (other[index] ?? 0));
export const minus = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, index) => value - (other[index] ?? 0));
export const lines = (rows: readonly Row[], write = spaced): string =>
  rows
    .map(
      ([code, label, ...values]) =>
        `<tr><td>${code}</td><td>${label}</td>${values.map((value) => `<td>${write(value)}</td>`).join('')}</tr>`,
    )
    .join('');
export const total = (label: string, values: readonly number[], write = spaced): string =>
  `<tr class="t"><td></td><td>${label}</td>${values.map((value) => `<td>${write(value)}</td>`).join('')}</tr>`;

const FUNDS: readonly Row[] = [
  ['102', 'Provisions pour travaux', 0, 1450000],
  ['1031', 'Avances de trésorerie', 960000, 960000],
  ['1033', 'Autres avances', 0, 0],
  ['105', 'Fonds de travaux', 2218400, 2694100],
  ['12', 'Solde en attente sur travaux et op. exceptionnelles', 312050, 187425],
];
const DEBTS: readonly Row[] = [
  ['45', 'Copropriétaires – excédents versés', 418733, 509260],
  ['40', 'Fournisseurs', 1033918, 1472655],
  ['42 à 44', 'Autres dettes', 84600, 91240],
  ['47', 'Compte d’attente', 0, 0],
];
const CLAIMS: readonly Row[] = [
  ['45', 'Copropriétaires – sommes exigibles restant à recevoir', 1127644, 1389072],
  ['459', 'Copropriétaires – créances douteuses', 214500, 361180],
  ['46', 'Débiteurs divers', 0, 12800],
  ['48', 'Compte de régularisation', 42000, 38500],
];
const right = add(columns(FUNDS), columns(DEBTS));
const bank = minus(minus(right, columns(CLAIMS)), [2200000, 2690000]);
const CASH: readonly Row[] = [
  ['50', 'Fonds placés', 2200000, 2690000],
  ['51', 'Banques ou fonds disponibles en banque', bank[0] ?? 0, bank[1] ?? 0],
  ['53', 'Caisse', 0, 0],
];
const RUNNING: readonly Row[] = [
  ['601', 'Eau', 612480, 640000, 655210, 660000, 680000],
  ['602', 'Électricité', 148200, 160000, 171934, 175000, 180000],
  ['603', 'Chauffage, énergie et combustibles', 2811045, 2950000, 2764388, 2900000, 2950000],
  ['611', 'Nettoyage des locaux', 1014000, 1040000, 1040250, 1070000, 1100000],
  ['614', 'Contrats de maintenance', 486300, 500000, 511870, 520000, 535000],
  ['615', 'Entretien et petites réparations', 233117, 250000, 318440, 280000, 280000],
  ['616', 'Primes d’assurances', 704410, 730000, 768925, 800000, 840000],
  ['621', 'Rémunération du syndic sur gestion', 920000, 940000, 940000, 955000, 970000],
  ['622', 'Autres honoraires du syndic', 41000, 30000, 52400, 40000, 40000],
  ['623', 'Rémunération de tiers intervenants', 36000, 40000, 18750, 40000, 40000],
];
const CALLED: readonly Row[] = [
  ['701', 'Provisions sur opérations courantes', 7150000, 7280000, 7280000, 7440000, 7615000],
  ['716', 'Produits financiers', 4815, 0, 6240, 0, 0],
];
const GENERAL: readonly Row[] = [
  ['001', 'Charges communes générales', 3096827, 3190000, 3321699, 3340000, 3450000],
  ['002', 'Ascenseurs', 486300, 500000, 511870, 520000, 535000],
  ['004', 'Chauffage', 2811045, 2950000, 2764388, 2900000, 2950000],
];
const WATER = minus(columns(RUNNING), columns(GENERAL));
const BY_KEY: readonly Row[] = [...GENERAL, ['006', 'Eau froide', ...WATER]];
const OPEN = [
  ['Réfection étanchéité terrasse bât. B (AG 04/06/2025)', 4850000, 1212500, 1940000, 2910000],
  ['Remplacement porte de garage (AG 04/06/2025)', 1180000, 1180000, 1180000, 1180000],
  ['Diagnostic technique global (AG 12/06/2024)', 690000, 345000, 345000, 690000],
] as const;
const openSums = [1, 2, 3, 4].map((at) => sum(OPEN.map((one) => Number(one[at]))));
const [voted = 0, paid = 0, done = 0, received = 0] = openSums;

const top = (number: number, title: string) =>
  `<div class="hd"><span><b>DUROCAS SYNDIC</b> – 16 Grande Rue Maurice Viollette – 28100 DREUX</span><span>SDC LE BEFFROI – 2 à 8 rue Parisis – 28100 DREUX – RNC AF0418227</span><span>Édition du 23/04/2026</span></div><h1>ANNEXE N° ${number}</h1><h2>${title}</h2>`;
const YEARS = `<thead><tr><th rowspan="2">N°</th><th rowspan="2">Libellé</th><th colspan="3">POUR APPROBATION DES COMPTES</th><th colspan="2">POUR LE VOTE DU BUDGET PRÉVISIONNEL</th></tr><tr><th>Exercice précédent approuvé<br>N-1 (2024)</th><th>Exercice clos budget voté<br>N (2025)</th><th>Exercice clos réalisé à approuver<br>N (2025)</th><th>Budget prévisionnel en cours voté<br>N+1 (2026)</th><th>Budget prévisionnel à voter<br>N+2 (2027)</th></tr></thead>`;
const two = (title: string) =>
  `<thead><tr><th colspan="2">${title}</th><th>Exercice précédent approuvé</th><th>Exercice clos</th></tr></thead>`;
const half = (title: string, rows: readonly Row[], end: string) =>
  `<table>${two(title)}<tbody>${lines(rows)}${total(end, columns(rows))}</tbody></table>`;

const HEADED = {
  syndic: 'DUROCAS SYNDIC',
  building: 'LE BEFFROI',
  building_address: '2 à 8 rue Parisis, 28100 DREUX',
  rnc: 'AF0418227',
} as const;
const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts: { ...HEADED, ...facts },
  absent: ['owner', 'iban', 'lots'],
});
const running = columns(RUNNING);
const BUDGETS = {
  charges_courantes_precedentes: running[0] ?? 0,
  budget_clos: running[1] ?? 0,
  charges_courantes: running[2] ?? 0,
  budget_en_cours: running[3] ?? 0,
  budget_a_voter: running[4] ?? 0,
};

const together: Paper = {
  name: 'annexes-cinq-feuilles-dreux',
  landscape: true,
  css: `font: 7.8pt/1.3 'Nimbus Sans', sans-serif; padding: 9mm 11mm; .hd { display: flex; justify-content: space-between; font-size: 7pt; border-bottom: .2mm solid #000; padding-bottom: 1mm } h1 { font-size: 11pt; text-align: center; margin: 2mm 0 0 } h2 { font-size: 9pt; text-align: center; margin: 0 0 3mm } td, th { border: .2mm solid #444; padding: .6mm 1.2mm } th { background: #ececec; text-align: center; font-weight: bold } td:nth-child(n+3) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #f6f6f6 } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin-bottom: 3mm; align-items: start } .sec td { font-weight: bold; text-align: left }`,
  pages: [
    `${top(1, 'État financier après répartition au 31/12/2025')}<p style="text-align:center"><b>I – SITUATION FINANCIÈRE ET TRÉSORERIE</b></p><div class="g">${half('TRÉSORERIE', CASH, 'Trésorerie disponible – Total I')}${half('PROVISIONS ET AVANCES', FUNDS, 'Total I')}</div><p style="text-align:center"><b>II – CRÉANCES ET DETTES</b></p><div class="g">${half('CRÉANCES', CLAIMS, 'Total II')}${half('DETTES', DEBTS, 'Total II')}</div><div class="g"><table>${total('TOTAL GÉNÉRAL (I) + (II)', right)}</table><table>${total('TOTAL GÉNÉRAL (I) + (II)', right)}</table></div><p>EMPRUNTS : montant restant dû : 0,00</p><p style="font-size:6.6pt">(1) Selon la liste individuelle des créances et des dettes jointe. (2) Les montants sont exprimés en euros, toutes taxes comprises. Annexe conforme au décret n° 2005-240 du 14 mars 2005.</p>`,
    `${top(2, 'Compte de gestion général de l’exercice clos réalisé (N) du 01/01/2025 au 31/12/2025 et budget prévisionnel de l’exercice (N+2)')}<table>${YEARS}<tbody><tr class="sec"><td colspan="7">CHARGES POUR OPÉRATIONS COURANTES</td></tr>${lines(RUNNING)}${total('Sous-total charges', running)}<tr class="sec"><td colspan="7">PRODUITS POUR OPÉRATIONS COURANTES</td></tr>${lines(CALLED)}${total('Sous-total produits', columns(CALLED))}${total('Solde (excédent + / insuffisance –)', minus(columns(CALLED), running))}</tbody></table><p></p><table><thead><tr><th>N°</th><th>CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES</th><th>Exercice précédent approuvé</th><th>Exercice clos réalisé à approuver</th></tr></thead><tbody>${lines(
      [
        ['671', 'Travaux décidés par l’assemblée générale', 1264000, 947300],
        ['677', 'Pertes sur créances irrécouvrables', 0, 0],
      ],
    )}${total('Total II', [1264000, 947300])}</tbody></table>`,
    `${top(3, 'Compte de gestion pour opérations courantes de l’exercice clos réalisé (N) du 01/01/2025 au 31/12/2025 et budget prévisionnel de l’exercice (N+2), par clé de répartition')}<table>${YEARS}<tbody>${lines(BY_KEY)}${total('TOTAL CHARGES NETTES', columns(BY_KEY))}${lines([CALLED[0] ?? ['', '']])}</tbody></table><p style="font-size:6.8pt;margin-top:3mm">Les produits sont portés en déduction des charges de la clé qui les a générés.</p>`,
    `${top(4, 'Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles hors budget prévisionnel de l’exercice clos réalisé (N) du 01/01/2025 au 31/12/2025')}<table><thead><tr><th>N°</th><th>Opération</th><th>Dépenses votées</th><th>Dépenses réalisées</th><th>Provisions appelées, emprunts et subventions reçus</th><th>Solde</th></tr></thead><tbody>${lines(
      [
        [
          'T31',
          'Réfection des boîtes aux lettres et du hall bât. A',
          620000,
          607300,
          620000,
          12700,
        ],
        ['T32', 'Curage des réseaux enterrés', 340000, 340000, 340000, 0],
      ],
    )}${total('TOTAL', [960000, 947300, 960000, 12700])}</tbody></table><p style="margin-top:3mm">Les travaux ci-dessus sont terminés ; le solde est réparti entre les copropriétaires après approbation des comptes.</p>`,
    `${top(5, 'État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice au 31/12/2025')}<table><thead><tr><th></th><th>Travaux votés et date de l’assemblée</th><th>A<br>Travaux votés</th><th>B<br>Travaux payés</th><th>C<br>Travaux réalisés</th><th>D<br>Appels travaux, emprunts et subventions reçus</th><th>E = D – C<br>Solde en attente sur travaux</th><th>F = A – D<br>Subventions et appels à recevoir</th></tr></thead><tbody>${OPEN.map(
      ([label, a, b, c, d], index) =>
        `<tr><td>${index + 1}</td><td>${label}</td>${[a, b, c, d, d - c, a - d].map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`,
    ).join('')}${total('TOTAL', [...openSums, received - done, voted - received])}</tbody></table>`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      annexes: ['1'],
      closed_on: '2025-12-31',
      fonds_places: 2690000,
      banques: bank[1] ?? 0,
      provisions_travaux: 1450000,
      avances_tresorerie: 960000,
      fonds_travaux: 2694100,
      solde_travaux: 187425,
      creances_exigibles: 1389072,
      creances_douteuses: 361180,
      impayes: 1389072 + 361180,
      excedents_verses: 509260,
      dette_fournisseurs: 1472655,
      total_bilan: right[1] ?? 0,
      emprunts: 0,
    }),
    part(2, 'ANNEXE_2', {
      annexes: ['2'],
      closed_on: '2025-12-31',
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      ...BUDGETS,
      charges_travaux: 947300,
    }),
    part(3, 'ANNEXE_3', { annexes: ['3'], closed_on: '2025-12-31', ...BUDGETS }),
    part(4, 'ANNEXE_4', {
      annexes: ['4'],
      closed_on: '2025-12-31',
      travaux_clos: [
        'Réfection des boîtes aux lettres et du hall bât. A',
        'Curage des réseaux enterrés',
      ],
    }),
    part(5, 'ANNEXE_5', {
      annexes: ['5'],
      closed_on: '2025-12-31',
      travaux_en_cours: OPEN.map(([label]) => label),
      travaux_votes: voted,
      travaux_payes: paid,
      travaux_realises: done,
      travaux_appeles: received,
      travaux_a_recevoir: voted - received,
    }),
  ],
};

export const ANNEXES_ENSEMBLE = [together];
