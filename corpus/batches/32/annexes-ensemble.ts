// The five accounting annexes of one building, lying, as accounting software prints them by the decree.
import { either, type Paper, type Truth } from '../../paper.ts';
import { spaced, sum } from '../../writing.ts';
import { across, row } from './parts.ts';

type Line = readonly [label: string, ...values: number[]];
const column = (lines: readonly Line[], at: number) =>
  sum(lines.map((line) => Number(line[at + 1] ?? 0)));
const totals = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, at) => column(lines, at)) ?? [];
const cells = (values: readonly number[]) => values.map(spaced);

const CASH: readonly Line[] = [
  ['50 Fonds placés', 2100000, 2680000],
  ['51 Banques ou fonds disponibles en banque', 1864215, 2240932],
  ['53 Caisse', 0, 0],
];
const FUNDS: readonly Line[] = [
  ['102 Provisions pour travaux', 0, 1250000],
  ['1031 Avances de trésorerie', 760000, 760000],
  ['1032 Avances travaux', 0, 0],
  ['131 Subventions en instance d’affectation', 0, 0],
  ['105 Fonds de travaux', 2100000, 2462000],
  ['12 Solde en attente sur travaux ou opérations exceptionnelles', 84000, -35600],
];
const OWED: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir (1)', 918740, 1047316],
  ['459 Copropriétaires – créances douteuses', 210000, 386450],
  ['42 à 44 Autres créances', 0, 0],
  ['46 Débiteurs divers', 41200, 18275],
  ['48 Compte de régularisation', 0, 22140],
];
const DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés (2)', 834120, 901487],
  ['40 Fournisseurs', 1236035, 988726],
  ['42 à 44 Autres dettes', 94000, 68500],
  ['46 Créditeurs divers', 26000, 0],
  ['47 Compte d’attente', 0, 0],
];
const CURRENT: readonly Line[] = [
  ['601 Eau', 734812, 760000, 748260, 770000, 790000],
  ['602 Electricité', 264105, 280000, 291344, 290000, 300000],
  ['603 Chauffage, énergie et combustibles', 2918440, 3000000, 2874915, 3050000, 3100000],
  ['611 Nettoyage des locaux', 1184000, 1200000, 1203600, 1230000, 1260000],
  ['614 Contrats de maintenance', 418020, 430000, 437281, 440000, 455000],
  ['615 Entretien et petites réparations', 286430, 300000, 351207, 320000, 330000],
  ['616 Primes d’assurances', 694210, 710000, 728914, 745000, 780000],
  [
    '621 Rémunérations du syndic sur gestion copropriété',
    1120000,
    1140000,
    1140000,
    1160000,
    1180000,
  ],
  ['624 Frais du conseil syndical', 12060, 20000, 8420, 20000, 20000],
  ['632 Taxe de balayage', 38400, 40000, 39100, 40000, 40000],
];
const KEYS: readonly Line[] = [
  ['01 CHARGES GENERALES', 3599100, 3690000, 3761241, 3805000, 3910000],
  ['02 CHAUFFAGE', 2918440, 3000000, 2874915, 3050000, 3100000],
  ['03 ASCENSEUR', 418125, 430000, 438625, 440000, 455000],
  ['04 EAU FROIDE', 734812, 760000, 748260, 770000, 790000],
];
const spent = totals(CURRENT);
const [before = 0, voted = 0, real = 0, running = 0, next = 0] = spent;
const shown = (lines: readonly Line[]) =>
  lines.map(([label, ...values]) => row('', [label, ...cells(values)])).join('');
/** Two sides of a balance, whatever their lengths. */
const sides = (left: readonly Line[], right: readonly Line[]) =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const [one, two] = [left[at], right[at]];
    const side = (line: Line | undefined) =>
      line ? [line[0], spaced(line[1] ?? 0), spaced(line[2] ?? 0)] : ['', '', ''];
    return row('', [...side(one), ...side(two)]);
  }).join('');
const both = (label: string, left: readonly number[], right: readonly number[]) =>
  row('t', [label, ...cells(left), label, ...cells(right)]);
const plus = (one: readonly number[], two: readonly number[]) =>
  one.map((value, at) => value + (two[at] ?? 0));

const head = (number: number, title: string) =>
  `<div class="hd"><div><b>LIMAGNE SYNDICS</b><br>4 rue Blatin<br>63000 CLERMONT-FERRAND</div><div class="ti"><b>ANNEXE N° ${number}</b><br>${title}</div><div style="text-align:right">SDC LE PARC MONTJUZET<br>56 avenue de la Libération<br>63000 CLERMONT-FERRAND<br>Immat. AF3081947</div></div>`;
const foot = (number: number) =>
  `<div class="ft"><span>Etats comptables établis conformément au décret n° 2005-240 du 14 mars 2005 – montants en euros</span><span>Edité le 18/03/2026 – annexe ${number}/5</span></div>`;
const YEARS = `<thead><tr><th rowspan="2">CHARGES</th><th colspan="3">POUR APPROBATION DES COMPTES</th><th colspan="2">POUR LE VOTE DU BUDGET PREVISIONNEL</th></tr><tr><th>Exercice précédent approuvé<br>01/01/24 – 31/12/24</th><th>Exercice clos, budget voté<br>01/01/25 – 31/12/25</th><th>Exercice clos réalisé à approuver<br>01/01/25 – 31/12/25</th><th>Budget prévisionnel en cours voté<br>01/01/26 – 31/12/26</th><th>Budget prévisionnel à voter<br>01/01/27 – 31/12/27</th></tr></thead>`;
const YEAR_TITLE =
  'de l’exercice clos réalisé du 01/01/2025 au 31/12/2025 et budget prévisionnel de l’exercice 2027';

type Works = readonly [label: string, voted: number, paid: number, done: number, called: number];
const OPEN: readonly Works[] = [
  ['Ravalement façade nord (AG 27/05/2025)', 6240000, 1248000, 1248000, 2496000],
  ['Remplacement des gardes-corps (AG 27/05/2025)', 1875000, 0, 0, 937500],
];
const open = (at: 1 | 2 | 3 | 4) => sum(OPEN.map((works) => works[at]));
const openCells = (values: readonly number[]) => {
  const [a = 0, b = 0, c = 0, d = 0] = values;
  return cells([a, b, c, d, d - c, a - d]);
};

const COMMON = {
  syndic: 'LIMAGNE SYNDICS',
  building: 'LE PARC MONTJUZET',
  building_address: '56 avenue de la Libération, 63000 CLERMONT-FERRAND',
  rnc: 'AF3081947',
} as const;
const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts: { ...COMMON, annexes: [String(page)], ...facts },
});
const yearFacts = {
  charges_courantes_precedentes: before,
  budget_clos: voted,
  charges_courantes: real,
  budget_en_cours: running,
  budget_a_voter: next,
} as const;

const annexes: Paper = {
  name: 'annexes-cinq-clermont-ferrand',
  css: `font: 7.8pt/1.25 'Nimbus Sans', sans-serif; padding: 9mm 11mm; .hd { display: grid; grid-template-columns: 55mm 1fr 60mm; margin-bottom: 4mm } .ti { text-align: center; font-size: 9.6pt } td, th { border: .2mm solid #333; padding: .7mm 1.2mm } th { background: #e9e9e9; text-align: center; font-weight: bold } td:nth-child(n+2) { text-align: right; white-space: nowrap } .b td:nth-child(4) { text-align: left; white-space: normal } .t td { font-weight: bold; background: #f5f5f5 } .k td { font-weight: bold; text-align: left !important } .ft { position: absolute; bottom: 5mm; left: 11mm; right: 11mm; font-size: 6.2pt; display: flex; justify-content: space-between }`,
  landscape: true,
  pages: [
    `${head(1, 'ETAT FINANCIER APRES REPARTITION AU 31/12/2025')}<table class="b"><thead><tr><th>I – SITUATION FINANCIERE ET TRESORERIE</th><th>Exercice précédent<br>approuvé 31/12/2024</th><th>Exercice clos<br>31/12/2025</th><th>PROVISIONS ET AVANCES</th><th>Exercice précédent<br>approuvé 31/12/2024</th><th>Exercice clos<br>31/12/2025</th></tr></thead><tbody>${sides(CASH, FUNDS)}${both('TOTAL I', totals(CASH), totals(FUNDS))}${row('k', ['II – CREANCES', '', '', 'DETTES', '', ''])}${sides(OWED, DEBTS)}${both('TOTAL II', totals(OWED), totals(DEBTS))}${both('TOTAL GENERAL (I) + (II)', plus(totals(CASH), totals(OWED)), plus(totals(FUNDS), totals(DEBTS)))}</tbody></table><p style="margin-top:3mm">EMPRUNTS : MONTANT RESTANT DU : ${spaced(4218760)}</p><p style="font-size:6.6pt">(1) et (2) : l’état nominatif des copropriétaires débiteurs et créditeurs est tenu à la disposition des copropriétaires au bureau du syndic.</p>${foot(1)}`,
    `${head(2, `COMPTE DE GESTION GENERAL ${YEAR_TITLE}`)}<table>${YEARS}<tbody>${across('k', 6, 'CHARGES POUR OPERATIONS COURANTES')}${shown(CURRENT)}${row('t', ['SOUS-TOTAL CHARGES COURANTES', ...cells(spent)])}${across('k', 6, 'PRODUITS POUR OPERATIONS COURANTES')}${row('', ['701 Provisions copropriétaires', ...cells([7750000, voted, voted, running, next])])}${row('', ['Solde (excédent sur opérations courantes affecté aux copropriétaires)', ...cells([7750000 - before, 0, voted - real, 0, 0])])}${across('k', 6, 'CHARGES POUR TRAVAUX ET AUTRES OPERATIONS EXCEPTIONNELLES')}${row('', ['671 Travaux décidés par l’assemblée générale', spaced(0), '', spaced(1186400), '', ''])}${row('', ['672 Travaux urgents', spaced(214000), '', spaced(97350), '', ''])}${row('t', ['SOUS-TOTAL TRAVAUX', spaced(214000), '', spaced(1283750), '', ''])}</tbody></table>${foot(2)}`,
    `${head(3, `COMPTE DE GESTION POUR OPERATIONS COURANTES ${YEAR_TITLE}, PAR CLE DE REPARTITION`)}<table>${YEARS}<tbody>${shown(KEYS)}${row('t', ['TOTAL CHARGES NETTES', ...cells(totals(KEYS))])}${row('', ['Provisions copropriétaires', ...cells([7750000, voted, voted, running, next])])}</tbody></table>${foot(3)}`,
    `${head(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPERATIONS EXCEPTIONNELLES HORS BUDGET PREVISIONNEL DE L’EXERCICE CLOS REALISE DU 01/01/2025 AU 31/12/2025')}<table><thead><tr><th>Travaux clôturés</th><th>Dépenses votées</th><th>Dépenses réalisées</th><th>Provisions appelées, emprunts, subventions</th><th>Solde</th></tr></thead><tbody>${row('', ['Réfection du local poubelles (AG 14/05/2024)', ...cells([1200000, 1186400, 1200000, 13600])])}${row('', ['Recherche de fuite colonne 3 (urgence)', ...cells([100000, 97350, 100000, 2650])])}${row('t', ['TOTAL', ...cells([1300000, 1283750, 1300000, 16250])])}</tbody></table>${foot(4)}`,
    `${head(5, 'ETAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPERATIONS EXCEPTIONNELLES VOTES NON ENCORE CLOTURES A LA FIN DE L’EXERCICE CLOS LE 31/12/2025')}<table><thead><tr><th>Travaux</th><th>A – Travaux votés</th><th>B – Travaux payés</th><th>C – Travaux réalisés</th><th>D – Appels travaux, emprunts et subventions reçus</th><th>E = D – C<br>Solde en attente sur travaux</th><th>F = A – D<br>Subventions et appels à recevoir</th></tr></thead><tbody>${OPEN.map(([label, ...values]) => row('', [label, ...openCells(values)])).join('')}${row('t', ['TOTAL', ...openCells([open(1), open(2), open(3), open(4)])])}</tbody></table>${foot(5)}`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      closed_on: '2025-12-31',
      fonds_places: 2680000,
      banques: 2240932,
      provisions_travaux: 1250000,
      avances_tresorerie: 760000,
      fonds_travaux: 2462000,
      solde_travaux: -35600,
      creances_exigibles: 1047316,
      creances_douteuses: 386450,
      impayes: 1047316 + 386450,
      excedents_verses: 901487,
      dette_fournisseurs: 988726,
      total_bilan: column(CASH, 1) + column(OWED, 1),
      emprunts: 4218760,
    }),
    part(2, 'ANNEXE_2', { closed_on: '2025-12-31', ...yearFacts, charges_travaux: 1283750 }),
    part(3, 'ANNEXE_3', { closed_on: '2025-12-31', ...yearFacts }),
    part(4, 'ANNEXE_4', {
      closed_on: '2025-12-31',
      travaux_clos: either(
        ['Réfection du local poubelles (AG 14/05/2024)', 'Recherche de fuite colonne 3 (urgence)'],
        ['Réfection du local poubelles', 'Recherche de fuite colonne 3'],
        ['Réfection du local poubelles', 'Recherche de fuite colonne 3 (urgence)'],
      ),
    }),
    part(5, 'ANNEXE_5', {
      closed_on: '2025-12-31',
      travaux_en_cours: either(
        OPEN.map(([label]) => label),
        ['Ravalement façade nord', 'Remplacement des gardes-corps'],
      ),
      travaux_votes: open(1),
      travaux_payes: open(2),
      travaux_realises: open(3),
      travaux_appeles: open(4),
      travaux_a_recevoir: open(1) - open(4),
    }),
  ],
};

export const ANNEXES_ENSEMBLE = [annexes];
