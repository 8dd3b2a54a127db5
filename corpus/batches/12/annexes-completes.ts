// The five accounting annexes of one building, lying, as the model of the decree has them.
import { either, type Paper, type Truth } from '../../paper.ts';
import { spaced, sum, tr } from '../../writing.ts';

type Line = readonly [label: string, ...values: number[]];
const column = (lines: readonly Line[], at: number) =>
  sum(lines.map((line) => Number(line[at + 1] ?? 0)));
const totals = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, at) => column(lines, at)) ?? [];
const cells = ([label, ...values]: Line): string[] => [
  label,
  ...values.map((value) => spaced(value)),
];

const CASH: readonly Line[] = [
  ['50 Fonds placés', 5800000, 6643600],
  ['51 Banques, ou fonds disponibles en banque', 3104466, 2871219],
  ['53 Caisse', 0, 0],
];
const RESERVES: readonly Line[] = [
  ['102 Provisions pour travaux', 0, 1250000],
  ['103 Avances', 1500000, 1500000],
  ['&nbsp;&nbsp;1031 Avances de trésorerie', 1500000, 1500000],
  ['105 Fonds de travaux', 5800000, 6643600],
  ['12 Solde en attente sur travaux ou opérations exceptionnelles', 320000, -84500],
];
const CLAIMS: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 1986042, 2214870],
  ['459 Copropriétaires – créances douteuses', 0, 391255],
  ['46 Débiteurs divers', 12000, 45810],
];
const DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 1492208, 1231429],
  ['40 Fournisseurs', 1790300, 1540225],
  ['42 à 44 Autres dettes', 0, 86000],
];
/** The sub-account is already in its account. */
const reserves = [7620000, 9309100] as const;
const sheet = [10902508, 12166754] as const;

const beside = (left: readonly Line[], right: readonly Line[]) =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const [one, other] = [left[at], right[at]];
    return tr([...(one ? cells(one) : ['', '', '']), ...(other ? cells(other) : ['', '', ''])]);
  }).join('');
const totalBeside = (label: string, left: readonly number[], right: readonly number[]) =>
  tr([label, ...left.map(spaced), label, ...right.map(spaced)], 't');

const BY_ACCOUNT: readonly Line[] = [
  ['601 Eau', 1251300, 1270000, 1284460, 1300000, 1340000],
  ['602 Électricité', 688415, 720000, 731020, 740000, 750000],
  ['611 Nettoyage des locaux', 3060000, 3150000, 3165000, 3220000, 3290000],
  ['614 Contrats de maintenance', 1951770, 2010000, 2024340, 2060000, 2110000],
  ['615 Entretien et petites réparations', 1322046, 1200000, 1190218, 1200000, 1200000],
  ['616 Primes d’assurances', 1670400, 1800000, 1844275, 1950000, 2080000],
  [
    '6211 Rémunération du syndic sur gestion copropriété',
    2110000,
    2160000,
    2160000,
    2200000,
    2240000,
  ],
  [
    '623 Rémunérations de tiers intervenants, affranchissements',
    198710,
    200000,
    210485,
    210000,
    210000,
  ],
];
const years = totals(BY_ACCOUNT);
const OTHER_KEYS: readonly Line[] = [
  ['0011 CHARGES BÂTIMENT A', 1651000, 1700000, 1705000, 1730000, 1765000],
  ['0012 CHARGES BÂTIMENT B', 1729000, 1780000, 1788000, 1815000, 1850000],
  ['0021 ASCENSEUR BÂTIMENT A', 577000, 594000, 598000, 608000, 622000],
  ['0022 ASCENSEUR BÂTIMENT B', 590770, 608000, 612340, 622000, 636000],
  ['0031 PARKING SOUS-SOL', 301500, 280000, 288000, 285000, 285000],
];
const BY_KEY: readonly Line[] = [
  ['0001 CHARGES COMMUNES GÉNÉRALES', ...years.map((year, at) => year - column(OTHER_KEYS, at))],
  ...OTHER_KEYS,
];

const header = (number: number, title: string) =>
  `<div class="hd"><span><b>HEXALIA</b> – Agence METZ SEILLE</span><span>57031 – LES TERRASSES DU SABLON – 24 rue des Tanneurs du Sablon, 57000 METZ</span><span>Annexe n° ${number}</span></div><h1>${title}</h1>`;
const FIVE = `<tr><th rowspan="2"></th><th colspan="3">POUR APPROBATION DES COMPTES</th><th colspan="2">POUR LE VOTE DU BUDGET PRÉVISIONNEL</th></tr><tr><th>Exercice précédent approuvé (N-1)<br>2024</th><th>Exercice clos budget voté (N)<br>2025</th><th>Exercice clos réalisé à approuver (N)<br>2025</th><th>Budget prévisionnel en cours voté (N+1)<br>2026</th><th>Budget prévisionnel à voter (N+2)<br>2027</th></tr>`;
const heading = (text: string, span = 6) => `<tr class="h"><td colspan="${span}">${text}</td></tr>`;
const PROVISIONS = [12300000, 12510000, 12510000, 12880000, 13220000] as const;

const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts: {
    annexes: [String(page)],
    syndic: either('HEXALIA', 'HEXALIA METZ SEILLE', 'HEXALIA – Agence METZ SEILLE'),
    building: 'LES TERRASSES DU SABLON',
    building_address: '24 rue des Tanneurs du Sablon, 57000 METZ',
    closed_on: '2025-12-31',
    ...facts,
  },
  absent: ['rnc', 'owner', 'lots', 'iban'],
});
const BUDGETS = {
  charges_courantes_precedentes: years[0] ?? 0,
  budget_clos: years[1] ?? 0,
  charges_courantes: years[2] ?? 0,
  budget_en_cours: years[3] ?? 0,
  budget_a_voter: years[4] ?? 0,
} as const;

const five: Paper = {
  name: 'annexes-modele-metz',
  css: `font: 7.8pt/1.3 'Nimbus Sans', sans-serif; padding: 9mm 11mm; .hd { display: flex; justify-content: space-between; border-bottom: .4mm solid #00457c; padding-bottom: 1mm } h1 { font-size: 10.5pt; text-align: center; margin: 3mm 0 } td, th { border: .2mm solid #777; padding: .8mm 1.4mm } th { background: #d9dde2; text-align: center } .n2 td:nth-child(2), .n2 td:nth-child(3), .n2 td:nth-child(5), .n2 td:nth-child(6) { text-align: right; white-space: nowrap } .n5 td:nth-child(n+2) { text-align: right; white-space: nowrap } .h td { background: #eef0f3; font-weight: bold; text-align: left !important } .t td { font-weight: bold }`,
  landscape: true,
  pages: [
    `${header(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025')}<table class="n2"><thead><tr><th colspan="6">I – SITUATION FINANCIÈRE ET TRÉSORERIE</th></tr><tr><th>Trésorerie</th><th>Exercice précédent approuvé 31/12/2024</th><th>Exercice clos 31/12/2025</th><th>Provisions et avances</th><th>Exercice précédent approuvé 31/12/2024</th><th>Exercice clos 31/12/2025</th></tr></thead><tbody>${beside(CASH, RESERVES)}${totalBeside('TOTAL I', totals(CASH), reserves)}<tr><th colspan="3">II – CRÉANCES</th><th colspan="3">II – DETTES</th></tr>${beside(CLAIMS, DEBTS)}${totalBeside('TOTAL II', totals(CLAIMS), totals(DEBTS))}${totalBeside('TOTAL GÉNÉRAL (I) + (II)', sheet, sheet)}</tbody></table><p style="margin-top:3mm">Emprunts : montant restant dû : 0,00</p><p>Le solde du compte 12 correspond aux travaux votés non encore clôturés, dont le détail figure à l’annexe n° 5. Le fonds de travaux est déposé sur un compte rémunéré au nom du syndicat.</p>`,
    `${header(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025<br>ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2) DU 01/01/2027 AU 31/12/2027')}<table class="n5"><thead>${FIVE}</thead><tbody>${heading('CHARGES POUR OPÉRATIONS COURANTES')}${BY_ACCOUNT.map((line) => tr(cells(line))).join('')}${tr(['SOUS-TOTAL', ...years.map(spaced)], 't')}${heading('PRODUITS POUR OPÉRATIONS COURANTES')}${tr(['701 Provisions copropriétaires', ...PROVISIONS.map(spaced)])}${tr(['Solde (excédent s/ opérations courantes)', spaced(PROVISIONS[0] - (years[0] ?? 0)), '', '', '', ''], 't')}${tr(['Solde (insuffisance s/ opérations courantes)', '', '', spaced((years[2] ?? 0) - PROVISIONS[2]), '', ''], 't')}${heading('CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES')}${tr(['671 Travaux décidés par l’assemblée générale', spaced(0), '', spaced(1486200), '', ''])}${tr(['SOUS-TOTAL', spaced(0), '', spaced(1486200), '', ''], 't')}</tbody></table>`,
    `${header(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025<br>ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2)')}<table class="n5"><thead>${FIVE}</thead><tbody>${heading('CHARGES PAR CLÉ DE RÉPARTITION')}${BY_KEY.map((line) => tr(cells(line))).join('')}${tr(['TOTAL CHARGES NETTES', ...years.map(spaced)], 't')}${tr(['Provisions copropriétaires', ...PROVISIONS.map(spaced)])}</tbody></table>`,
    `${header(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL<br>DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025')}<table class="n5"><thead><tr><th>Travaux de l’article 14-2 et opérations exceptionnelles</th><th>Dépenses votées</th><th>Dépenses réalisées</th><th>Provisions appelées, emprunts et subventions reçus</th><th>Solde</th></tr></thead><tbody>${tr(['Remplacement de la VMC bâtiment A', spaced(960000), spaced(954200), spaced(960000), spaced(5800)])}${tr(['Reprise du dallage de l’entrée principale', spaced(540000), spaced(532000), spaced(540000), spaced(8000)])}${tr(['TOTAL', spaced(1500000), spaced(1486200), spaced(1500000), spaced(13800)], 't')}</tbody></table>`,
    `${header(5, 'ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS<br>À LA FIN DE L’EXERCICE, AU 31/12/2025')}<table class="n5"><thead><tr><th>Travaux votés</th><th>Travaux votés (A)</th><th>Travaux payés (B)</th><th>Travaux réalisés (C)</th><th>Appels travaux, emprunts et subventions reçus (D)</th><th>Solde en attente sur travaux (E = D – C)</th><th>Subventions et emprunts à recevoir (F)</th></tr></thead><tbody>${tr(['Étanchéité de la toiture-terrasse bâtiment B', spaced(6240000), spaced(1870000), spaced(3204500), spaced(3120000), spaced(-84500), spaced(0)])}${tr(['TOTAL', spaced(6240000), spaced(1870000), spaced(3204500), spaced(3120000), spaced(-84500), spaced(0)], 't')}</tbody></table>`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      fonds_places: 6643600,
      banques: 2871219,
      provisions_travaux: 1250000,
      avances_tresorerie: 1500000,
      fonds_travaux: 6643600,
      solde_travaux: -84500,
      creances_exigibles: 2214870,
      creances_douteuses: 391255,
      impayes: 2606125,
      excedents_verses: 1231429,
      dette_fournisseurs: 1540225,
      total_bilan: sheet[1],
      emprunts: 0,
    }),
    part(2, 'ANNEXE_2', { ...BUDGETS, charges_travaux: 1486200 }),
    part(3, 'ANNEXE_3', BUDGETS),
    part(4, 'ANNEXE_4', {
      travaux_clos: [
        'Remplacement de la VMC bâtiment A',
        'Reprise du dallage de l’entrée principale',
      ],
    }),
    part(5, 'ANNEXE_5', {
      travaux_en_cours: ['Étanchéité de la toiture-terrasse bâtiment B'],
      travaux_votes: 6240000,
      travaux_payes: 1870000,
      travaux_realises: 3204500,
      travaux_appeles: 3120000,
    }),
  ],
};

export const ANNEXES_COMPLETES = [five];
