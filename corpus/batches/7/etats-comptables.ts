// The five accounting annexes of one building, on lying sheets as the model of the decree has them.
import { either, type Paper, type Truth } from '../../paper.ts';
import { spaced, sum, tr } from '../../writing.ts';

export type Line = readonly [label: string, ...values: number[]];
export const column = (lines: readonly Line[], index: number): number =>
  sum(lines.map((line) => Number(line[index + 1] ?? 0)));
export const columns = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, index) => column(lines, index)) ?? [];

export const annexe = (
  page: number,
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  absent: Truth['absent'] = [],
): Truth => ({ type: 'CV_AG', sub_kind, pages: [page], facts, absent });

const cells = (values: readonly number[]) =>
  values.map((value) => (value === 0 ? '' : spaced(value)));
const rows = (lines: readonly Line[]) =>
  lines.map(([label, ...values]) => tr([label, ...cells(values)])).join('');
const title = (label: string, span: number) =>
  `<tr class="ti"><td colspan="${span}">${label}</td></tr>`;

const CASH: readonly Line[] = [
  ['50 Fonds placés', 3100000, 3850000],
  ['51 Banques ou fonds disponibles en banque (1)', 2214068, 1976543],
  ['53 Caisse', 0, 0],
];
const FUNDS: readonly Line[] = [
  ['102 Provisions pour travaux décidés', 0, 940000],
  ['1031 Avances de trésorerie', 1600000, 1600000],
  ['1032 Avances travaux', 0, 0],
  ['105 Fonds de travaux', 3100000, 3850000],
  ['131 Subventions en instance d’affectation', 0, 0],
  ['12 Solde en attente sur travaux et opérations exceptionnelles', 214500, 87320],
];
const CLAIMS: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir (2)', 1518840, 1731975],
  ['459 Copropriétaires – créances douteuses', 264018, 264018],
  ['42 à 44 Autres créances', 0, 0],
  ['46 Débiteurs divers', 48000, 22000],
];
const DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 988426, 731216],
  ['40 Fournisseurs', 1242000, 636000],
  ['42 à 44 Autres dettes', 0, 0],
  ['46 Créditeurs divers', 0, 0],
];
const assets = [column(CASH, 0) + column(CLAIMS, 0), column(CASH, 1) + column(CLAIMS, 1)];
const liabilities = [column(FUNDS, 0) + column(DEBTS, 0), column(FUNDS, 1) + column(DEBTS, 1)];
const facing = (
  left: readonly Line[],
  right: readonly Line[],
  names: readonly [string, string],
) => {
  const size = Math.max(left.length, right.length);
  const half = ([label, ...values]: Line) => [label, ...cells(values)];
  const body = Array.from({ length: size }, (_, index) =>
    tr([...half(left[index] ?? ['', 0, 0]), ...half(right[index] ?? ['', 0, 0])]),
  ).join('');
  return `${body}${tr([names[0], ...cells(columns(left)), names[1], ...cells(columns(right))], 'to')}`;
};

const SPENT: readonly Line[] = [
  ['601 Eau', 612480, 630000, 648215, 640000, 660000],
  ['602 Électricité', 388016, 400000, 421577, 420000, 430000],
  ['606 Fournitures', 41200, 50000, 36890, 50000, 50000],
  ['611 Nettoyage des locaux', 1824000, 1860000, 1860000, 1900000, 1940000],
  ['614 Contrats de maintenance', 986400, 1010000, 1004870, 1030000, 1050000],
  ['615 Entretien et petites réparations', 1216305, 1200000, 1388042, 1270000, 1250000],
  ['616 Primes d’assurances', 1044000, 1090000, 1112960, 1150000, 1220000],
  ['6211 Rémunération du syndic', 1680000, 1720000, 1720000, 1750000, 1780000],
  ['623 Frais d’affranchissement et tiers', 118940, 120000, 127446, 130000, 130000],
];
const EARNED: readonly Line[] = [
  ['701 Provisions sur opérations courantes', 7980000, 8080000, 8080000, 8340000, 8510000],
  ['716 Produits financiers', 0, 0, 0, 0, 0],
];
const BY_KEY: readonly Line[] = [
  ['Charges communes générales', 5934020, 6030000, 6192345, 6130000, 6270000],
  ['Charges bâtiment B', 1216305, 1200000, 1388042, 1270000, 1250000],
  ['Ascenseur bâtiment B', 386400, 400000, 394870, 410000, 420000],
  ['Parkings extérieurs', 374616, 450000, 344743, 530000, 570000],
];
const YEARS = `<tr><th rowspan="2">Libellé</th><th colspan="3">Pour approbation des comptes</th><th colspan="2">Pour le vote du budget prévisionnel</th></tr><tr><th>Exercice précédent approuvé<br>31/12/2024</th><th>Exercice clos budget voté<br>31/12/2025</th><th>Exercice clos réalisé à approuver<br>31/12/2025</th><th>Budget prévisionnel en cours voté<br>31/12/2026</th><th>Budget prévisionnel à voter<br>31/12/2027</th></tr>`;
const top = (number: number, name: string) =>
  `<div class="hd"><div><b>FONTENEAU GESTION</b><br>4 place des Bancs – 87000 LIMOGES</div><div style="text-align:center"><b>SYNDICAT DES COPROPRIÉTAIRES LE CLOS DES ÉMAILLEURS</b><br>18 rue du Quinconce 87000 LIMOGES – AC3071846</div><div style="text-align:right">Exercice du 01/01/2025 au 31/12/2025<br>Annexe ${number}</div></div><h1>ANNEXE N° ${number}</h1><h2>${name}</h2>`;
const WHO = {
  syndic: 'FONTENEAU GESTION',
  building: 'LE CLOS DES ÉMAILLEURS',
  building_address: '18 rue du Quinconce, 87000 LIMOGES',
  rnc: 'AC3071846',
  closed_on: '2025-12-31',
} as const;
const BUDGETS = {
  charges_courantes_precedentes: column(SPENT, 0),
  budget_clos: column(SPENT, 1),
  charges_courantes: column(SPENT, 2),
  budget_en_cours: column(SPENT, 3),
  budget_a_voter: column(SPENT, 4),
} as const;

const CLOSED = ['Remplacement de la porte de garage', 'Réfection de la loge'] as const;
const OPEN = ['Étanchéité des terrasses bâtiment A', 'Réseau de chauffage – désembouage'] as const;

export const fiveAnnexes: Paper = {
  name: 'annexes-cinq-limoges',
  landscape: true,
  css: `font: 8.3pt 'Nimbus Sans', sans-serif; padding: 9mm 12mm; .hd { display: flex; justify-content: space-between; border-bottom: .3mm solid #000; padding-bottom: 1.5mm; margin-bottom: 2mm } h1 { font-size: 11pt; text-align: center; margin: 0 } h2 { font-size: 9.5pt; text-align: center; font-weight: normal } td, th { border: .2mm solid #555; padding: .8mm 1.4mm } th { text-align: center; background: #eee } .y td:nth-child(n+2) { text-align: right } .f td:nth-child(2), .f td:nth-child(3), .f td:nth-child(5), .f td:nth-child(6) { text-align: right; white-space: nowrap } .ti td { font-weight: bold; background: #f5f5f5; text-align: left !important } .to td { font-weight: bold } .n { font-size: 7.2pt; margin-top: 3mm }`,
  pages: [
    `${top(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025')}<table class="f"><tr class="ti"><td colspan="6">I – SITUATION FINANCIÈRE ET TRÉSORERIE</td></tr><tr><th>Trésorerie</th><th>Exercice précédent approuvé</th><th>Exercice clos</th><th>Provisions et avances</th><th>Exercice précédent approuvé</th><th>Exercice clos</th></tr>${facing(CASH, FUNDS, ['Trésorerie disponible – Total I', 'Total I'])}<tr class="ti"><td colspan="6">II – CRÉANCES ET DETTES</td></tr>${facing(CLAIMS, DEBTS, ['Total II', 'Total II'])}${tr(['TOTAL GÉNÉRAL (I) + (II)', ...cells(assets), 'TOTAL GÉNÉRAL (I) + (II)', ...cells(liabilities)], 'to')}</table><p style="margin-top:3mm">Emprunts : montant restant dû : Néant</p><p class="n">(1) Compte bancaire séparé ouvert au nom du syndicat. (2) Compte individuel de chaque copropriétaire à détailler sur une liste jointe. Les comptes sont présentés en euros, avec comparatif de l’exercice précédent, conformément à l’article 8 du décret n° 2005-240 du 14 mars 2005.</p>`,
    `${top(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2)')}<table class="y">${YEARS}${title('CHARGES POUR OPÉRATIONS COURANTES', 6)}${rows(SPENT)}${tr(['SOUS-TOTAL', ...cells(columns(SPENT))], 'to')}${title('PRODUITS POUR OPÉRATIONS COURANTES', 6)}${rows(EARNED)}${tr(['SOUS-TOTAL', ...cells(columns(EARNED))], 'to')}</table><table class="y" style="margin-top:3mm"><tr><th>CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES</th><th>Exercice précédent approuvé</th><th>Exercice clos réalisé à approuver</th></tr>${rows(
      [
        ['671 Travaux décidés par l’assemblée générale', 0, 1827180],
        ['672 Travaux urgents', 214000, 0],
      ],
    )}${tr(['SOUS-TOTAL', spaced(214000), spaced(1827180)], 'to')}</table>`,
    `${top(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ (N) ET BUDGET PRÉVISIONNEL (N+2), PAR CLÉ DE RÉPARTITION')}<table class="y">${YEARS}${title('CHARGES PAR CLÉ', 6)}${rows(BY_KEY)}${tr(['TOTAL CHARGES NETTES', ...cells(columns(BY_KEY))], 'to')}${tr(['Provisions copropriétaires', ...cells(columns(EARNED))])}</table><p class="n">Solde (excédent ou insuffisance sur opérations courantes affecté aux copropriétaires) : insuffisance de ${spaced(column(SPENT, 2) - 8080000)} € au titre de l’exercice 2025, répartie selon la clé de chaque dépense.</p>`,
    `${top(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL DE L’EXERCICE CLOS')}<table class="y"><tr><th>Travaux de l’article 14-2 et opérations exceptionnelles</th><th>Dépenses votées</th><th>Dépenses réalisées</th><th>Provisions appelées, emprunts et subventions reçus</th><th>Solde (excédent ou insuffisance)</th></tr>${tr(['Remplacement de la porte de garage (AG du 16/05/2024)', spaced(1150000), spaced(1098680), spaced(1150000), spaced(51320)])}${tr(['Réfection de la loge (AG du 16/05/2024)', spaced(760000), spaced(728500), spaced(764500), spaced(36000)])}${tr(['TOTAL', spaced(1910000), spaced(1827180), spaced(1914500), spaced(87320)], 'to')}</table><p class="n">Opérations terminées au cours de l’exercice. L’excédent, porté au compte 12 dans l’attente de la décision de l’assemblée, sera réparti entre les copropriétaires selon la clé de chaque opération.</p>`,
    `${top(5, 'ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE')}<table class="y"><tr><th>Travaux votés</th><th>Travaux votés<br>A</th><th>Travaux payés<br>B</th><th>Travaux réalisés<br>C</th><th>Appels travaux, emprunts et subventions reçus<br>D</th><th>Solde en attente sur travaux<br>E = D – C</th><th>Subventions et emprunts à recevoir<br>F = A – D</th></tr>${tr(['Étanchéité des terrasses bâtiment A (AG du 22/05/2025)', spaced(3480000), '', '', spaced(696000), spaced(696000), spaced(2784000)])}${tr(['Réseau de chauffage – désembouage (AG du 22/05/2025)', spaced(980000), spaced(245000), spaced(245000), spaced(489000), spaced(244000), spaced(491000)])}${tr(['TOTAL', spaced(4460000), spaced(245000), spaced(245000), spaced(1185000), spaced(940000), spaced(3275000)], 'to')}</table>`,
  ],
  documents: [
    annexe(1, 'ANNEXE_1', {
      annexes: ['1'],
      ...WHO,
      fonds_places: 3850000,
      banques: 1976543,
      provisions_travaux: 940000,
      avances_tresorerie: 1600000,
      fonds_travaux: 3850000,
      solde_travaux: 87320,
      creances_exigibles: 1731975,
      creances_douteuses: 264018,
      impayes: 1995993,
      excedents_verses: 731216,
      dette_fournisseurs: 636000,
      total_bilan: assets[1] ?? 0,
    }),
    annexe(2, 'ANNEXE_2', { annexes: ['2'], ...WHO, ...BUDGETS, charges_travaux: 1827180 }),
    annexe(3, 'ANNEXE_3', { annexes: ['3'], ...WHO, ...BUDGETS }, ['charges_travaux']),
    annexe(4, 'ANNEXE_4', {
      annexes: ['4'],
      ...WHO,
      travaux_clos: either(
        CLOSED,
        CLOSED.map((work) => `${work} (AG du 16/05/2024)`),
      ),
    }),
    annexe(5, 'ANNEXE_5', {
      annexes: ['5'],
      ...WHO,
      travaux_en_cours: either(
        OPEN,
        OPEN.map((work) => `${work} (AG du 22/05/2025)`),
      ),
      travaux_votes: 4460000,
      travaux_payes: 245000,
      travaux_realises: 245000,
      travaux_appeles: 1185000,
      travaux_a_recevoir: 3275000,
    }),
  ],
};
